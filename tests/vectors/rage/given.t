# Set-ups that several files share (docs/vectors.md).

# Actions of the first Age are being taken; seat 0 is next.
given two-clans
game  rage 2
set   phase turn
set   first 0
set   turn 1

given three-clans
game  rage 3
set   phase turn
set   first 0
set   turn 2

given four-clans
game  rage 4
set   phase turn
set   first 0
set   turn 3

given five-clans
game  rage 5 fifth-clan=on
set   phase turn
set   first 0
set   turn 4

# Behind Ragnarök: quests are about to be judged.
given quests-of-two
game  rage 2
set   phase quests
set   first 0
set   turn 0

# Warriors of seat 0 and seat 1 in Gimle, all others in reserve.
given three-against-two
set   warriors 0 gimle 3
set   warriors 0 reserve 5
set   warriors 1 gimle 2
set   warriors 1 reserve 6

given one-against-two
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 2
set   warriors 1 reserve 6

given one-against-one
set   warriors 0 gimle 1
set   warriors 0 reserve 7
set   warriors 1 gimle 1
set   warriors 1 reserve 7

given two-against-one
set   warriors 0 gimle 2
set   warriors 0 reserve 6
set   warriors 1 gimle 1
set   warriors 1 reserve 7
