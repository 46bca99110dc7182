#!/bin/sh
# Print a Chromium for the browser tests: the one that is there, or Debian's, which root installs where it is missing.
# The one without windows comes first: it draws the same pages with two thirds of the work.
# Where none can be had nothing is printed and the tests skip; only CI insists.
set -eu

found() {
	for name in "${COVEN_CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
		if [ -n "$name" ] && command -v "$name"; then return; fi
	done
	return 1
}

if ! found >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	apt-get update -qq >&2 &&
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-dejavu-core >&2 ||
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >&2 || true
fi
if ! found; then
	echo "Chromium is missing; on Debian: apt install chromium" >&2
	[ -z "${CI:-}" ]
fi
