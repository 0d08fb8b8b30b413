#!/bin/sh
# Run once, by the image, in a new database: a role that owns the tables and one for the application that owns nothing
# (docs/configuration.md), and leave for the standbys to follow.
set -eu
# No standby is there yet that could confirm.
export PGOPTIONS='-c synchronous_commit=local'
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -v owner="$POSTGRES_PASSWORD" -v application="$DATABASE_PASSWORD" <<'SQL'
create role stellwerk_owner login password :'owner';
create role stellwerk login password :'application';
create role stellwerk_standby login replication password :'owner';
create database stellwerk owner stellwerk_owner;
SQL
echo 'host replication stellwerk_standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
