# Sourced after venv.sh: a Chromium for the tests in a browser.

chromium_names=(chromium chromium-browser google-chrome google-chrome-stable)
chromium_apps=(
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
  "/Applications/Chromium.app/Contents/MacOS/Chromium"
)

find_chromium() {
  local name
  for name in ${PHANTOMLINE_CHROMIUM:+"$PHANTOMLINE_CHROMIUM"} "${chromium_names[@]}" "${chromium_apps[@]}"; do
    command -v "$name" && return
  done
  return 1
}

# Takes the Chromium that is here, or has Debian's package installed where we may do that.
ensure_chromium() {
  local found
  if ! found=$(find_chromium); then
    install_chromium && found=$(find_chromium) \
      || fail "The tests in a browser need Chromium: install it, or say where it is in \$PHANTOMLINE_CHROMIUM."
  fi
  export PHANTOMLINE_CHROMIUM=$found
}

install_chromium() {
  command -v apt-get >/dev/null || return
  local as_root=()
  if ((EUID != 0)); then
    sudo -n true 2>/dev/null || return
    as_root=(sudo -n)
  fi
  say "Installing Chromium ..."
  apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet "$@" >&2; }
  # What the machine knows of packages may be missing, or older than the packages themselves.
  apt install --yes --no-install-recommends chromium 2>/dev/null \
    || { apt update && apt install --yes --no-install-recommends chromium; }
}
