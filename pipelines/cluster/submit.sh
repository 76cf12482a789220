#!/bin/sh
# Submits the shards, the merge for when all of them have ended, and the export for when none is missing.
# Options are passed to the first, such as --array=3,7 for only some shards.
set -e
cd /srv/books
mkdir -p cluster/logs
shards=$(sbatch --parsable "$@" cluster/shards.sbatch)
echo "shards  ${shards%%;*}"
merge=$(sbatch --parsable "--dependency=afterany:${shards%%;*}" cluster/merge.sbatch)
echo "merge   ${merge%%;*}"
export=$(sbatch --parsable "--dependency=afterok:${merge%%;*}" --kill-on-invalid-dep=yes cluster/export.sbatch)
echo "export  ${export%%;*}"
