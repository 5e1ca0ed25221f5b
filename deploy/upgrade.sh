#!/bin/sh
# A new version without a pause: as many new nodes are started beside the old ones; then the old ones go, one after the other, and
# their people come to the new ones. Run it in the new checkout, with the environment or .env of the old one.
set -eu
old=$(docker compose ps --quiet node)
count=$(echo "$old" | wc -l)
docker compose build node
docker compose up --detach --no-deps --no-recreate --wait --scale node=$((2 * count)) node
# nginx keeps the addresses for two seconds.
sleep 3
for container in $old; do
    docker stop "$container"
    docker rm "$container"
done
docker compose up --detach --no-deps --no-recreate --scale node="$count" node
# Proxies come anew only where their own settings have changed; that takes a second, and people come back by themselves.
docker compose up --detach --no-deps web
