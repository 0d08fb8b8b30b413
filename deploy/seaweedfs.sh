#!/bin/sh
# One server of SeaweedFS with its S3 door, one key that may do all, and the bucket.
set -eu
umask 077
printf '{"identities":[{"name":"stellwerk","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin"]}]}' \
  "$S3_KEY" "$S3_SECRET" > /tmp/s3.json
(
  until echo s3.bucket.list | weed shell 2> /dev/null | grep -qw stellwerk; do
    echo 's3.bucket.create -name stellwerk' | weed shell > /dev/null 2>&1 || true
    sleep 2
  done
) &
exec weed server -dir=/data -s3 -s3.port=8333 -s3.config=/tmp/s3.json -ip.bind=0.0.0.0
