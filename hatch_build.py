"""Compiles the rules with mypyc, in place beside their sources, and sees to the page.

hatchling calls `CompileHook` when it builds a wheel or an editable install; `scripts/compile` runs
this file itself. Which modules are compiled is written in pyproject.toml, under this hook.

`PHANTOMLINE_COMPILE=0` leaves the rules interpreted; `PHANTOMLINE_COMPILE=1` makes it an error when
they cannot be compiled. Otherwise they are compiled where there is a C compiler.

A wheel also has the page that `phantomline serve` shows. It is built where there is Node
(web/build.py), or taken as it lies there. `PHANTOMLINE_PAGE=0` builds none; `PHANTOMLINE_PAGE=1`
makes it an error when there is none.
"""

import contextlib
import hashlib
import importlib.util
import io
import itertools
import json
import os
import shlex
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

GROUP = "phantomline"
SUFFIX = EXTENSION_SUFFIXES[0]
CANNOT_COMPILE = 3  # exit status: nothing is wrong with the sources, but there is no compiler


class CannotCompile(Exception):
    """There is nothing to compile with, or compiling is switched off; says which."""


class CompileFailed(Exception):
    """The compiler was there and refused the sources."""


class CompileHook(BuildHookInterface[WheelBuilderConfig]):
    """Adds the compiled rules to a wheel, or leaves them in place for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling gathers the files."""
        if version != "editable":
            self._add_page()
        self._compile(version, build_data)

    def _add_page(self) -> None:
        """Build the page if it is not up to date; it lies in the package and goes with it."""
        root = Path(self.root)
        wanted = os.environ.get("PHANTOMLINE_PAGE", "")
        builder = root / "web" / "build.py"
        if not builder.is_file():
            return  # the sources of another package, or of this one without its page
        page = _load(builder)
        try:
            if wanted != "0" and not page.is_fresh(root):
                page.build(root)
        except page.NoPage as why:
            if wanted == "1":
                raise
            what = (
                "is an older one" if page.is_built(root) else "is missing, and the server says so"
            )
            self.app.display_warning(f"The page {what}: {why}.")

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        try:
            libraries = compile_rules(root, self.config)
        except CannotCompile as why:
            if os.environ.get("PHANTOMLINE_COMPILE") == "1":
                raise
            self.app.display_warning(f"The rules will run interpreted: {why}.")
            return
        if version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in libraries:
                build_data["force_include"][str(root / "src" / library)] = library


def _load(path: Path) -> Any:
    """Return a module that lies beside the package."""
    spec = importlib.util.spec_from_file_location("page_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_rules(root: Path, config: Mapping[str, Any]) -> list[str]:
    """Compile what has changed; returns the compiled files, relative to `src`."""
    if os.environ.get("PHANTOMLINE_COMPILE") == "0":
        raise CannotCompile("PHANTOMLINE_COMPILE=0 asks for that")
    sources = find_sources(root, config)
    libraries = libraries_of(sources)
    folder = folder_in(root)
    folder.mkdir(parents=True, exist_ok=True)
    with _only_one_at_a_time(folder / "lock"):
        if is_compiled(root, config):
            return libraries
        stamp = folder / "stamp.json"
        made_from = _read(stamp)
        wanted = describe(root, sources)
        require_compiler()
        if made_from.get("tools") != wanted["tools"]:
            for leftover in ("c", "objects", "lib"):
                shutil.rmtree(folder / leftover, ignore_errors=True)
        began = time.monotonic()
        with contextlib.chdir(root):
            _translate_and_compile(sources, folder.relative_to(root))
        stamp.unlink(missing_ok=True)  # it is true again once all of them are in place
        _put_in_place(folder / "lib", root / "src", libraries)
        stamp.write_text(json.dumps(wanted, indent=1) + "\n")
        say(f"Compiled the rules in {time.monotonic() - began:.0f} s.")
    return libraries


def is_compiled(root: Path, config: Mapping[str, Any]) -> bool:
    """Say whether the rules are compiled as they are now."""
    sources = find_sources(root, config)
    there = all((root / "src" / it).is_file() for it in libraries_of(sources))
    return there and _read(folder_in(root) / "stamp.json") == describe(root, sources)


def folder_in(root: Path) -> Path:
    """Where everything is made, before it is put in place."""
    return root / "build" / SUFFIX.split(".")[1]


def require_compiler() -> None:
    """Raise `CannotCompile` unless there are a C compiler and Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if shutil.which(compiler) is None:
        raise CannotCompile(f"no C compiler was found (looked for {compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("Python's C headers are missing (Debian's package python3-dev)")


def find_sources(root: Path, config: Mapping[str, Any]) -> list[str]:
    """The files to compile, relative to the root."""

    def matching(globs: Sequence[str]) -> set[str]:
        return {path.relative_to(root).as_posix() for glob in globs for path in root.glob(glob)}

    found = matching(config["include"]) - matching(config.get("exclude", ()))
    if not found:
        raise CompileFailed(f"no module matches {config['include']} in pyproject.toml")
    return sorted(found)


def library_of(source: str) -> str:
    """Where a source's compiled module goes, relative to `src`."""
    return source.removeprefix("src/").removesuffix(".py") + SUFFIX


def libraries_of(sources: Sequence[str]) -> list[str]:
    """All the compiled files, relative to `src`."""
    return [library_of(source) for source in sources] + [f"{GROUP}__mypyc{SUFFIX}"]


def describe(root: Path, sources: Sequence[str]) -> dict[str, Any]:
    """What the compiled files are made from, and with."""
    return {"tools": describe_tools(root), "sources": describe_sources(root, sources)}


def describe_tools(root: Path) -> dict[str, str]:
    """What compiles the sources; when it changes, nothing compiled before is of use."""
    return {
        "python": sys.version,
        "mypy": installed_version("mypy"),
        "hook": _digest(root / "hatch_build.py"),
    }


def describe_sources(root: Path, sources: Sequence[str]) -> dict[str, str]:
    """What is compiled, down to the last byte."""
    return {source: _digest(root / source) for source in sources}


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _read(stamp: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(stamp.read_bytes()))
    except (OSError, ValueError):
        return {}


@contextlib.contextmanager
def _only_one_at_a_time(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        with contextlib.suppress(ImportError):  # no such module on Windows
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _translate_and_compile(sources: Sequence[str], folder: Path) -> None:
    """Leave the compiled modules in `folder/lib`, laid out as in `src`."""
    import setuptools  # before mypyc, which patches it
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    say(f"Compiling the rules, once until they change: {len(sources)} modules to C ...")
    os.environ["MYPYPATH"] = "src"
    messages = io.StringIO()
    try:
        with contextlib.redirect_stdout(messages):
            extensions = mypycify(
                # Without its configuration, and silent about the modules that are not compiled:
                # what else `scripts/check` finds is no reason not to compile.
                ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", *sources],
                group_name=GROUP,
                opt_level="3",
                debug_level="0",
                multi_file=True,  # so that every core has something to do
                target_dir=str(folder / "c"),
            )
    except SystemExit:
        say(messages.getvalue())
        raise CompileFailed("mypyc refuses the sources; its messages stand above") from None

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = _on_all_cores(self.compiler, self.extensions)
            super().build_extensions()

    command = Build(setuptools.Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:
        raise CompileFailed(f"the C compiler failed: {error}") from error


def _on_all_cores(compiler: Any, extensions: Sequence[Any]) -> Callable[..., list[str]]:
    """The compiler's `compile` for many files at once, leaving out those that have not changed."""
    compile_in_turn = compiler.compile
    total = sum(len(extension.sources) for extension in extensions)
    finished = itertools.count(1)

    def compile_one(source: str, depends: Sequence[str], options: dict[str, Any]) -> str:
        [made] = compiler.object_filenames([source], output_dir=options["output_dir"])
        if _is_older(made, [source, *depends]):
            compile_in_turn([source], depends=depends, **options)
        show_progress(f"  C files compiled: {next(finished)} of {total}")
        return str(made)

    def compile_all(
        sources: Sequence[str], depends: Sequence[str] = (), **options: Any
    ) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda it: compile_one(it, depends, options), sources))

    return compile_all


def _is_older(made: str, sources: Sequence[str]) -> bool:
    path = Path(made)
    return not path.is_file() or path.stat().st_mtime < max(
        Path(source).stat().st_mtime for source in sources
    )


def _put_in_place(built: Path, src: Path, libraries: Sequence[str]) -> None:
    """Swap in the new libraries whole, since a running process may still be using the old ones.

    One that begins meanwhile finds no stamp, and takes none of them: it would get a mixture.
    """
    for path in src.rglob(f"*{SUFFIX}"):
        if path.relative_to(src).as_posix() not in libraries:
            path.unlink()
    for library in libraries:
        new = src / f"{library}.new"
        shutil.copyfile(built / library, new)
        new.replace(src / library)


def say(line: str) -> None:
    """Tell whoever waits what is going on, over what `show_progress` has left."""
    print(f"\r\033[K{line}" if sys.stderr.isatty() else line, file=sys.stderr, flush=True)


def show_progress(line: str) -> None:
    """Rewrite one line on a terminal; a log is spared."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def compile_in_background(root: Path, config: Mapping[str, Any]) -> int:
    """Compile while somebody plays, and give way to them; return an exit status.

    That takes a line when it begins, if there is anything to do, and one when it is done. What the
    compilers say goes to a file. Whoever started this may have left by then, and is not disturbed;
    processes that run keep the rules that they began with, and those that come have the new ones.
    """
    if os.environ.get("PHANTOMLINE_COMPILE") == "0" or is_compiled(root, config):
        return 0
    started_by = os.getppid()
    log = folder_in(root) / "background.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    terminal = os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8")

    def tell(line: str) -> None:
        if os.getppid() == started_by:
            print(line, file=terminal, flush=True)

    with contextlib.suppress(OSError, AttributeError):  # not every system knows such a thing
        os.nice(19)
    try:
        require_compiler()
        tell("Compiling the rules in the background, once: then bots think several times faster.")
        with log.open("w") as file:
            for stream in (sys.stdout, sys.stderr):
                stream.flush()
                os.dup2(file.fileno(), stream.fileno())
        began = time.monotonic()
        compile_rules(root, config)
        tell(f"Compiled the rules in {time.monotonic() - began:.0f} s, for whoever thinks next.")
    except CannotCompile as why:
        tell(f"The rules run interpreted: {why}.")
        return CANNOT_COMPILE
    except CompileFailed:
        tell("The rules could not be compiled and run interpreted; scripts/compile says why.")
        return 1
    return 0


def main() -> int:
    """Compile in place, if need be, and say why where that cannot be done."""
    root = Path(__file__).resolve().parent
    pyproject = tomllib.loads((root / "pyproject.toml").read_text())
    config = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    if sys.argv[1:] == ["--in-background"]:
        return compile_in_background(root, config)
    try:
        compile_rules(root, config)
    except CannotCompile as why:
        say(f"The rules run interpreted: {why}.")
        return CANNOT_COMPILE
    except CompileFailed as why:
        say(f"Compiling the rules failed: {why}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
