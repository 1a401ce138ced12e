# Sourced by the scripts one folder up: moves to the checkout and keeps its .venv fit for them.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

python=.venv/bin/python
cannot_compile=3 # hatch_build.py's exit status where there is nothing to compile with

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

# Prints the first Python that is new enough and can make virtual environments.
find_python() {
  local candidate found=""
  for candidate in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11; do
    "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
      printf '%s\n' "$candidate"
      return
    fi
    found=$candidate
  done
  [[ -z $found ]] || fail "$found has no venv module; install it (package python3-venv on Debian)."
  fail "Phantomline needs Python 3.11 or newer, and none was found (python3, or \$PYTHON)."
}

ensure_venv() {
  .venv/bin/pip --version >/dev/null 2>&1 && return # fails too where .venv was moved or its Python went
  local base
  base=$(find_python)
  say "Making a virtual environment in .venv ..."
  "$base" -m venv --clear .venv
}

# ensure_installed [EXTRA]: this project, editable, with one of its extras.
ensure_installed() {
  local extra=${1:-} stamp wanted
  stamp=.venv/installed${extra:+-$extra}
  wanted="$PWD $(cat pyproject.toml hatch_build.py | cksum)"
  [[ -x $python && -f $stamp && $(<"$stamp") == "$wanted" ]] && return
  ensure_venv
  say "Installing Phantomline${extra:+ and its $extra tools} in .venv ..."
  "$python" -c '
import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")
' >.venv/build-requires.txt
  pip_install --requirement .venv/build-requires.txt
  # Compiling comes later, where its progress can be seen.
  PHANTOMLINE_COMPILE=0 pip_install --no-build-isolation --editable ".${extra:+[$extra]}"
  printf '%s' "$wanted" >"$stamp"
}

pip_install() {
  "$python" -m pip install --quiet --disable-pip-version-check "$@"
}

# Brings the compiled rules up to date; fails where they cannot be.
compile_rules() {
  "$python" hatch_build.py
}

# The same beside what comes next, to which it gives way; goes on if that is stopped. Nothing that runs is touched: new
# processes have the compiled rules.
compile_rules_in_background() {
  "$python" hatch_build.py --in-background &
}
