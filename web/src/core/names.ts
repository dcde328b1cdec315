// What a table is called: a place of the north, reckoned from its id, so that it is the same wherever it is
// read.
import { lang } from "./settings";

/** First and second halves, in Latin and in Cyrillic letters. */
const FIRST = (
  "Ask:Аск Bjarn:Бьярн Bjork:Бьёрк Brand:Бранд Brun:Брун Dag:Даг Eik:Эйк Eld:Эльд Falk:Фальк Frey:Фрей " +
  "Frost:Фрост Geir:Гейр Grim:Грим Gull:Гуль Haf:Хаф Hauk:Хаук Helg:Хельг Hjort:Хьорт Hrafn:Храфн Hvit:Хвит " +
  "Is:Ис Jarn:Ярн Kald:Кальд Ketil:Кетиль Lang:Ланг Ljos:Льос Mjod:Мьод Morg:Морг Nord:Норд Odd:Одд Orn:Орн " +
  "Raud:Рауд Rein:Рейн Salt:Сальт Sel:Сель Sild:Сильд Sjo:Шё Skar:Скар Snjo:Снё Sol:Соль Stein:Стейн " +
  "Storm:Сторм Sval:Сваль Svan:Сван Thor:Тор Ulf:Ульф Vind:Винд Vin:Вин"
)
  .split(" ")
  .map((pair) => pair.split(":"));
const SECOND = (
  "bakki:бакки berg:берг borg:борг by:бю dal:даль fell:фелль fjord:фьорд foss:фосс gard:гард havn:хавн " +
  "heim:хейм holm:хольм hus:хус lund:лунд mark:марк mo:мо nes:нес sund:сунд stad:стад strand:странд tun:тун " +
  "vang:ванг vatn:ватн vik:вик"
)
  .split(" ")
  .map((pair) => pair.split(":"));

/** FNV-1a, 32 bits: well mixed, and the same everywhere. */
export const mix = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
};

export const tableName = (id: string): string => {
  const h = mix(id),
    first = FIRST[h % FIRST.length]!,
    second = SECOND[Math.floor(h / FIRST.length) % SECOND.length]!,
    letters = lang.value === "ru" ? 1 : 0;
  return first[letters]! + second[letters]!;
};

const SIGNS = ["raven", "wolf", "bear", "ram", "serpent", "viking", "sapling", "longship", "mead", "kraken"];
/** The mark on a person's stone. */
export const signOf = (name: string): string => SIGNS[mix(name) % SIGNS.length]!;
