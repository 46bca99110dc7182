#!/bin/sh
# Print a Chromium for the browser tests: the one that is there, or Debian's, which root installs where it is missing.
# Beside it the one without windows is installed, with which most tests take two thirds of the time.
# Where none can be had nothing is printed and the tests skip; only CI insists.
set -eu

found() {
	for name in "${COVEN_CHROMIUM:-}" chromium chromium-browser google-chrome; do
		if [ -n "$name" ] && command -v "$name"; then return; fi
	done
	return 1
}

if ! found >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	apt-get update -qq >&2 && for package in chromium fonts-dejavu-core chromium-headless-shell; do
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $package >&2 || true
	done
fi
if ! found; then
	echo "Chromium is missing; on Debian: apt install chromium" >&2
	[ -z "${CI:-}" ]
fi
