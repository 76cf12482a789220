#!/bin/sh
# Packs a program that is built already: dist.sh PROGRAM FOLDER, called by "make dist".
#
# Writes into FOLDER an archive that runs where it is unpacked, on Debian and Ubuntu a package, in a git work tree the
# sources with a Homebrew formula, and SHA256SUMS. DIST_URL is where the formula finds the sources, by default FOLDER. The
# same program, commit and DIST_URL give the same bytes: all files have the time SOURCE_DATE_EPOCH, by default that of the
# commit.
set -eu
export LC_ALL=C TZ=UTC
umask 022

project=$(cd "$(dirname "$0")/.." && pwd)
program=$(realpath "$1")
version=$("$program" --version)
system=$(uname -s | tr '[:upper:]' '[:lower:]')
epoch=${SOURCE_DATE_EPOCH:-$(git -C "$project" log -1 --format=%ct 2>/dev/null || true)}
if [ -z "$epoch" ]; then
    echo 'dist: This is no git work tree, so the time of the files is not known. Set SOURCE_DATE_EPOCH to seconds since 1970.' >&2
    exit 1
fi
export SOURCE_DATE_EPOCH="$epoch"
rm -rf "$2"
mkdir -p "$2"
folder=$(cd "$2" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sha256() {
    if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# install_all DESTINATION PREFIX: the program with its documents.
install_all() {
    ${MAKE:-make} -s -C "$project" install-files BINARY="$program" DESTDIR="$1" PREFIX="$2"
    documents="$1$2/share/doc/nightpress"
    mkdir -p "$documents/handbook" "$documents/licences"
    cp "$project"/Sources/nightpress/Nightpress.docc/*.md "$documents/handbook/"
    cp -R "$project/pipelines" "$documents/examples"
    sed -e 's|(Sources/nightpress/Nightpress.docc/|(handbook/|g' -e 's|(pipelines/|(examples/|g' \
        "$project/README.md" >"$documents/README.md"
    cp "$project"/Sources/Typesetting/Fonts/Files/*.txt "$documents/licences/"
    for checkout in "$project"/.build/checkouts/*; do
        package=$(basename "$checkout")
        [ "$package" = swift-subprocess ] && continue # in tests only
        cp "$checkout"/LICENSE* "$documents/licences/$package.txt"
    done
    # On Linux, the libraries of Swift are in the program.
    if [ "$system" = linux ]; then
        swift=$(realpath "$(command -v "${SWIFT:-swift}")")
        cp "${swift%/bin/*}/share/swift/LICENSE.txt" "$documents/licences/swift.txt"
    fi
    chmod -R u+rwX,go+rX,go-w "$1"
}

stamp=$(date -d "@$epoch" +%Y%m%d%H%M.%S 2>/dev/null || date -r "$epoch" +%Y%m%d%H%M.%S)

# pack ARCHIVE FOLDER: files in the order of their names, without the names of users.
pack() {
    find "$work/$2" -exec touch -h -t "$stamp" {} +
    if tar --version | grep -q GNU; then owners='--owner=0 --group=0 --numeric-owner'; else owners='--uid 0 --gid 0'; fi
    # shellcheck disable=SC2086 # several options
    (cd "$work" && find "$2" | sort | tar --no-recursion $owners -cf - -T -) | gzip -9n >"$1"
}

name="nightpress-$version-$system-$(uname -m)"
install_all "$work/$name" ''
(cd "$work/$name" && find . -type f ! -name SHA256SUMS | sort | while read -r file; do sha256 "$file"; done) \
    >"$work/SHA256SUMS"
mv "$work/SHA256SUMS" "$work/$name/SHA256SUMS"
pack "$folder/$name.tar.gz" "$name"

# The package names the libraries that the program needs, in the versions that have what it uses.
if command -v dpkg-deb >/dev/null && command -v dpkg-shlibdeps >/dev/null; then
    install_all "$work/package" /usr
    gzip -9n "$work/package/usr/share/man/man1/nightpress.1"
    mkdir -p "$work/debian" "$work/package/DEBIAN"
    printf 'Source: nightpress\n\nPackage: nightpress\nArchitecture: any\n' >"$work/debian/control"
    depends=$(cd "$work" && dpkg-shlibdeps -O package/usr/bin/nightpress 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
    size=$(find "$work/package/usr" -type f -exec cat {} + | wc -c)
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$(dpkg --print-architecture)/" \
        -e "s/@SIZE@/$(((size + 1023) / 1024))/" -e "s/@DEPENDS@/$depends/" \
        "$project/.packaging/debian/control" >"$work/package/DEBIAN/control"
    (cd "$work/package" && find usr -type f | sort | while read -r file; do md5sum "$file"; done) \
        >"$work/package/DEBIAN/md5sums"
    chmod -R u+rwX,go+rX,go-w "$work/package"
    find "$work/package" -exec touch -h -t "$stamp" {} +
    dpkg-deb --root-owner-group --uniform-compression -Zxz --build "$work/package" "$folder" >/dev/null
else
    echo 'dist: No Debian package is made: it needs dpkg-deb and dpkg-shlibdeps (package dpkg-dev).'
fi

if git -C "$project" rev-parse HEAD >/dev/null 2>&1; then
    sources="nightpress-$version.tar.gz"
    git -C "$project" archive --format=tar --prefix="nightpress-$version/" HEAD | gzip -9n >"$folder/$sources"
    sed -e "s|@URL@|${DIST_URL:-file://$folder}/$sources|" \
        -e "s|@SHA256@|$(sha256 "$folder/$sources" | cut -d ' ' -f 1)|" \
        "$project/.packaging/nightpress.rb" >"$folder/nightpress.rb"
fi

(cd "$folder" && sha256 -- * >"$work/sums" && mv "$work/sums" SHA256SUMS && ls -l -- *)
