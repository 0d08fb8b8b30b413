#!/bin/sh
# Starts a PostgreSQL that follows PRIMARY, from a copy of it where it has none yet. After a promotion an old primary joins again
# the same way: empty its volume, set PRIMARY to the new one.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chown postgres "$PGDATA" && chmod 700 "$PGDATA"
  export PGPASSWORD="$POSTGRES_PASSWORD"
  until gosu postgres pg_basebackup -h "$PRIMARY" -U stellwerk_standby -D "$PGDATA" -R -X stream -c fast \
    -d "application_name=$HOSTNAME"; do
    sleep 2
  done
fi
exec docker-entrypoint.sh postgres "$@"
