// Where the provinces, villages and fjords lie on the map of Blood Rage (860 x 590).
import shapes from "./shapes.json";

export interface Land {
  id: string;
  region: "man" | "alf" | "jot";
  plank: [number, number];
  token: [number, number];
  villages: [number, number][];
}

export const SHAPES = shapes as Record<string, string>;

export const LANDS: Land[] = [
  {
    id: "elvagar",
    region: "man",
    plank: [388.6, 30],
    token: [476.5, 109],
    villages: [
      [396.7, 142],
      [447.8, 146],
      [362, 105],
      [430, 103],
    ],
  },
  {
    id: "angerboda",
    region: "man",
    plank: [719.9, 98],
    token: [627.9, 125],
    villages: [
      [602, 201],
      [561, 179],
      [670, 194],
      [631, 161.5],
      [584, 139],
    ],
  },
  {
    id: "muspelheim",
    region: "jot",
    plank: [778.9, 217],
    token: [756, 344],
    villages: [
      [640, 265],
      [698, 240],
      [634, 300],
      [704, 284],
      [696, 322],
    ],
  },
  {
    id: "horgr",
    region: "jot",
    plank: [679, 489],
    token: [692, 452],
    villages: [
      [555, 407],
      [586, 380],
      [574, 450],
      [624, 419],
    ],
  },
  {
    id: "utgard",
    region: "jot",
    plank: [470.8, 542],
    token: [388, 507],
    villages: [
      [468, 437],
      [419, 434],
      [478, 482],
    ],
  },
  {
    id: "andlang",
    region: "alf",
    plank: [219.8, 462],
    token: [150, 428],
    villages: [
      [266, 392],
      [216, 420],
      [298, 430],
    ],
  },
  {
    id: "gimle",
    region: "alf",
    plank: [73.8, 355],
    token: [104, 268],
    villages: [
      [220, 311],
      [226.6, 275.6],
      [162, 336],
      [155.5, 294.5],
      [165, 256],
    ],
  },
  {
    id: "myrkulor",
    region: "man",
    plank: [130, 105],
    token: [188, 184],
    villages: [
      [305, 164],
      [274, 190],
      [278.5, 125],
    ],
  },
];
export const TREE: Land = {
  id: "yggdrasil",
  region: "man",
  plank: [430, 198],
  token: [518, 264],
  villages: [],
};

export const FJORDS: Record<string, [number, number]> = {
  "f-north": [576, 56],
  "f-east": [757, 377],
  "f-south": [284, 520],
  "f-west": [77, 192],
};
export const PROVINCES = ["yggdrasil", ...LANDS.map((l) => l.id)];

const ICONS: Record<string, string> = {
  leader: "leader",
  warrior: "warrior",
  ship: "ship-figure",
  troll: "m-troll",
  "dwarf-chieftain": "m-dwarf",
  "sea-serpent": "m-serpent",
  "dark-elf": "m-darkelf",
  valkyrie: "m-valkyrie",
  "fire-giant": "m-firegiant",
  "frost-giant": "m-frostgiant",
  "soldier-of-hel": "m-hel",
  "volur-witch": "m-witch",
};
export const unitIcon = (unit: string) => ICONS[unit] ?? "warrior";
export const tokenIcon = (token: string) =>
  (
    ({
      "t-rage": "rage",
      "t-axes": "axes",
      "t-horns": "horns",
      "t-glory": "glory",
      "t-all": "crown",
    }) as Record<string, string>
  )[token] ?? "glory";
