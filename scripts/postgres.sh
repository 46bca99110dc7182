#!/bin/sh
# PostgreSQL for the tests: a server of its own in a folder of its own, gone afterwards. Root installs it where missing.
#
#   sh scripts/postgres.sh during COMMAND…   run a command with COVEN_TEST_POSTGRES; only CI insists on PostgreSQL
#   eval "$(sh scripts/postgres.sh start)"   start it, and export its address and its folder
#   sh scripts/postgres.sh crash             stop it at once, as a crash would
#   sh scripts/postgres.sh again             start it again after that
#   sh scripts/postgres.sh stop              stop it and remove its folder
set -eu

commands() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1; }

# PostgreSQL does not run as root, and its user may not enter every folder
as_postgres() (
	cd /
	if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
)

provide() {
	BIN=$(commands)
	if [ -z "$BIN" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
		apt-get update -qq >&2 &&
			DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2 || true
		BIN=$(commands)
	fi
	[ -n "$BIN" ] || { echo "PostgreSQL is missing; on Debian: apt install postgresql" >&2; return 1; }
}

# without fsync it survives its own crash, which the tests try, but not that of the machine
run() {
	as_postgres "$BIN/pg_ctl" -D "$COVEN_POSTGRES_FOLDER/data" -s -w -l "$COVEN_POSTGRES_FOLDER/log" -o "-p $1 \
		-c listen_addresses=127.0.0.1 -c unix_socket_directories=$COVEN_POSTGRES_FOLDER -c fsync=off \
		-c full_page_writes=off -c max_connections=200" start >&2
}

start() {
	COVEN_POSTGRES_FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/coven-postgres.XXXXXX")
	if [ "$(id -u)" = 0 ]; then chown postgres: "$COVEN_POSTGRES_FOLDER"; fi
	port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
	as_postgres "$BIN/initdb" -D "$COVEN_POSTGRES_FOLDER/data" -U coven -A trust -E UTF8 --locale=C.UTF-8 --no-sync \
		>"$COVEN_POSTGRES_FOLDER/made"
	echo "$port" >"$COVEN_POSTGRES_FOLDER/port"
	run "$port"
	as_postgres "$BIN/createdb" -h 127.0.0.1 -p "$port" -U coven coven
	COVEN_TEST_POSTGRES=postgresql://coven@127.0.0.1:$port/coven
}

crash() { as_postgres "$BIN/pg_ctl" -D "$COVEN_POSTGRES_FOLDER/data" -s -m immediate stop >&2; }

stop() {
	crash || true
	rm -rf "$COVEN_POSTGRES_FOLDER"
}

during() {
	if [ -z "${COVEN_TEST_POSTGRES:-}" ]; then
		if provide; then
			trap stop EXIT
			trap 'exit 130' INT TERM
			start
			export COVEN_TEST_POSTGRES COVEN_POSTGRES_FOLDER
		elif [ -n "${CI:-}" ]; then
			echo "CI must test with PostgreSQL." >&2
			exit 1
		else
			echo "SKIPPED: the tests with PostgreSQL." >&2
		fi
	fi
	"$@"
}

doing=$1
shift
if [ "$doing" = during ]; then
	during "$@"
	exit
fi
provide
case $doing in
start)
	start
	echo "export COVEN_POSTGRES_FOLDER=$COVEN_POSTGRES_FOLDER COVEN_TEST_POSTGRES=$COVEN_TEST_POSTGRES"
	;;
crash) crash ;;
again) run "$(cat "$COVEN_POSTGRES_FOLDER/port")" ;;
stop) stop ;;
*)
	sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
	exit 2
	;;
esac
