#!/usr/bin/env bash
# The page that is built with a content pack shows its tile, its goal and its story in three languages, in a browser.
# It is built in a tree of its own from the same sources (links), so that the usual page stays as it is.
#
# usage: tests/pack_page.sh BUILD      after a build of the page; the other one goes to BUILD/pack_page
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "$(realpath "$0")")/.."
root=$PWD
tree=$build/pack_page
# shellcheck source=tests/pack_content.sh
. tests/pack_content.sh

mkdir -p "$tree/build"
make_pack "$tree/content"
echo "MEADHALL_CONTENT:PATH=$tree/content" >"$tree/build/CMakeCache.txt" # as ./hall build --content leaves it
for part in CMakeLists.txt CMakePresets.json bindings cmake conformance docs examples include src tests tools; do
    ln -sfn "$root/$part" "$tree/$part"
done
rm -rf "$tree/web"
tar --exclude=web/node_modules --exclude=web/src/words/made -cf - web | tar -C "$tree" -xf -
ln -s "$root/web/node_modules" "$tree/web/node_modules"
"$tree/web/build.sh"
ln -sfn "$build/meadhall" "$tree/build/meadhall" # serves the files; the games are those of the page
cd "$tree/web"
MEADHALL_PACK=1 MEADHALL_PAGE_PORT=${MEADHALL_PACK_PORT:-4391} npx playwright test pack.spec.ts
