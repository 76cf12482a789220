#!/bin/sh
# usage: fuzz.sh PROGRAM SECONDS FOLDER [READER…]
# Runs each reader, or those that are named, for SECONDS seconds. Prints a line for each, and keeps corpora and findings in FOLDER. An input that
# crashes a reader, takes 10 seconds or 2 GB is a finding; then the exit code is 1.
program=$1 seconds=$2 folder=$3
shift 3
[ $# -gt 0 ] || set -- yaml markdown json png jpeg csv gutenberg rtf pandoc archive
status=0

# Copies the files into the corpus; the names do not matter.
seed() {
    for file in "$@"; do
        [ -f "$file" ] && cp "$file" "$corpus/$(cksum <"$file" | tr ' ' -)"
    done
}

tests() { find pipelines Tests prompts -name "$1" -type f -size -64k; }

for reader in "$@"; do
    corpus=$folder/corpus/$reader findings=$folder/findings/$reader log=$folder/$reader.log
    mkdir -p "$corpus" "$findings"
    case $reader in
    yaml) seed $(tests '*.yaml') ;;
    markdown) seed $(tests '*.md') $(tests '*.txt') ;;
    json) seed $(tests '*.json') ;;
    png) seed $(tests '*.png') ;;
    jpeg) seed $(tests '*.jpg') ;;
    gutenberg) seed $(tests '*.txt') ;;
    rtf) seed $(tests '*.rtf') ;;
    pandoc) tests '*.md' | head -n 40 | while read -r file; do
        if command -v pandoc >/dev/null; then pandoc --to json "$file" -o "$corpus/$(cksum <"$file" | tr ' ' -)"; fi
    done ;;
    archive) seed $(tests '*.docx') $(tests '*.odt') $(tests '*.epub') ;;
    csv) seed $(tests '*.csv') ;;
    esac
    # Swift's own crash handler would keep libFuzzer from storing the input.
    SWIFT_BACKTRACE=enable=no "$program" $reader "$corpus" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=16384 \
        -print_final_stats=1 -artifact_prefix="$findings/" >"$log" 2>&1
    code=$?
    count=$(find "$findings" -type f | wc -l)
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
    echo "$reader: ${executions:-0} executions, ${coverage:-0} edges covered, $count findings"
    if [ $code -ne 0 ] || [ "$count" -ne 0 ]; then
        echo "  exit code $code; look at $findings and $log"
        status=1
    fi
done
exit $status
