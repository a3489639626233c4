/** Numbers from two to twelve in words, each in several languages; larger ones are mostly written in digits. */
const WORDS: readonly (readonly string[])[] = [
  ['two', 'zwei', 'dos'],
  ['three', 'drei', 'tres'],
  ['four', 'vier', 'cuatro'],
  ['five', 'fünf', 'cinco'],
  ['six', 'sechs', 'seis'],
  ['seven', 'sieben', 'siete'],
  ['eight', 'acht', 'ocho'],
  ['nine', 'neun', 'nueve'],
  ['ten', 'zehn', 'diez'],
  ['eleven', 'elf', 'once'],
  ['twelve', 'zwölf', 'doce'],
];

/** The values of numbers in words, in lower case, from two to twelve. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, index) => words.map((word) => [word, index + 2])),
);
