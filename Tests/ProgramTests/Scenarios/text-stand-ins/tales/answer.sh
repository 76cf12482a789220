prompt=$(cat)
case $prompt in
    *"stand on page 2:"*) if test -e refuse; then echo "refused: nothing about running" >&2; exit 1; fi ;;
esac
case $prompt in
    *"stand on page"*)
        last=$(printf '%s' "$prompt" | tr -d '\n' | sed 's/.*"last":{[^}]*"maximum":\([0-9]*\).*/\1/')
        printf '{"last":%s,"direction":"Pim the fox under a tree.","alt":"A fox under a tree.","setting":"forest",' "$last"
        printf '"timeOfDay":"day","weather":"clear","mood":"calm","props":[],'
        printf '"cast":[{"character":"pim","pose":"sitting","holding":null,"target":null}]}\n' ;;
    *) printf '{"theme":"animals","characters":[{"name":"Pim","kind":"fox","appearance":"a small red fox"}]}\n' ;;
esac
