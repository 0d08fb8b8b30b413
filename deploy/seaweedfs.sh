#!/bin/sh
# One server of SeaweedFS with its S3 door, and one key that may do all.
set -eu
umask 077
printf '{"identities":[{"name":"stellwerk","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":["Admin"]}]}' \
  "$S3_KEY" "$S3_SECRET" > /tmp/s3.json
exec weed server -dir=/data -s3 -s3.port=8333 -s3.config=/tmp/s3.json -ip.bind=0.0.0.0
