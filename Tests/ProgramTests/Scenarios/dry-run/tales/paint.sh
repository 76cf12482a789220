# The same picture for every seed, but not the same bytes.
cat tales/picture.png > "$2"
echo "$1" >> "$2"
