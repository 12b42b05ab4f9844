#!/bin/sh
# As root, Chromium raises the priority of its own threads above the page's (nice -8), which no
# visitor's browser can. Drops that right if setpriv exists.
command -v setpriv >/dev/null || exec "$CHROMIUM" "$@"
exec setpriv --bounding-set -sys_nice "$CHROMIUM" "$@"
