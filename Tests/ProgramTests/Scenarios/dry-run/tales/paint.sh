# One of five pictures, by the seed.
cat "tales/picture-$(($1 % 5)).png" > "$2"
