#!/bin/sh
# Starts a PostgreSQL that follows whoever of SERVERS leads, from a copy of it where it has none yet. After a promotion the
# others follow the new one by themselves. An old primary joins again the same way, with an empty volume.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chown postgres "$(dirname "$PGDATA")" && rmdir "$PGDATA"
  export PGPASSWORD="$POSTGRES_PASSWORD"
  # Beside its place first, so that a copy that was interrupted is never taken for a whole one.
  until rm -rf "$PGDATA.new" && gosu postgres pg_basebackup -D "$PGDATA.new" -R -X stream -c fast -d "host=$SERVERS \
    user=stellwerk_standby application_name=$HOSTNAME target_session_attrs=read-write connect_timeout=2"; do
    sleep 2
  done
  mv "$PGDATA.new" "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
