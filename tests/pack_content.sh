# pack_content.sh - a content pack that changes a tile, a goal with its words and a text of the story. Sourced by
# the tests of packs.
# shellcheck shell=bash disable=SC2034

declare -A story=([en]='The lid of the box creaks.' [ru]='Скрипит крышка коробки.'
    [de]='Der Deckel der Schachtel knarrt.')
declare -A goal=([en]='A point for a dwarf.' [ru]='Очко за гнома.' [de]='Ein Punkt je Zwerg.')

make_pack() { # DIR
    local home=src/games/divinus/data
    mkdir -p "$1/divinus"
    awk -F'\t' 'BEGIN { OFS = FS } $1 == "F01" { $5 = "mountain"; $13 = "box" } { print }' $home/tiles.tsv \
        >"$1/divinus/tiles.tsv"
    awk -F'\t' 'BEGIN { OFS = FS } $1 == "G01" { $5 = "SYM(d)"; $6 = "A point for a dwarf." } { print }' \
        $home/god_cards.tsv >"$1/divinus/god_cards.tsv"
    printf '%s\t%s\t%s\t%s\t%s\n' group id en ru de \
        about G01 "${goal[en]}" "${goal[ru]}" "${goal[de]}" \
        about TXT-S1-IN "${story[en]}" "${story[ru]}" "${story[de]}" >"$1/divinus/words.tsv"
}
