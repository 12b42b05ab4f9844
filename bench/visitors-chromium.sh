#!/bin/sh
# Run by root, Chromium sets its own threads above those of the page (nice -8). No visitor's can, so
# it gives the right to that up; where there is no setpriv, it starts as it is.
command -v setpriv >/dev/null || exec "$CHROMIUM" "$@"
exec setpriv --bounding-set -sys_nice "$CHROMIUM" "$@"
