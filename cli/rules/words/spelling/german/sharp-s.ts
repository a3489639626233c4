import type { MistakenRow } from '../mistaken-row.ts';

/**
 * Words with ß that have no other meaning with ss. Parts of compounds stand only where no other word ends or begins with the
 * letters: `Preissenkung`, `Gastrasse`. Füssen is a town, too.
 */
const WORDS = [
  'gross(?:e[mnrs]?|artig\\p{L}*|zügig\\p{L}*)?|grösser\\p{L}*|grösst\\p{L}*',
  'heiss(?:e[mnrst]?|en|t)?|weiss(?:e[mnrst]?|t)?|süss(?:e[mnrs]?|er\\p{L}*)?|bloss|dreissig\\p{L}*',
  '(?:ab|an|auf|aus|ein|um|ver|be|ent|er)?schliess\\p{L}*|(?:ab|ein|aus)?fliess\\p{L}*|(?:ab|an|auf|aus|ein|ver)?giess\\p{L}*',
  '(?:an|ab|auf|um|ver|zu)?stoss(?:en|t|e)|(?:ab|auf|aus|ein|zer)?reiss(?:en|t|e)|(?:ab|zu)?beiss(?:en|t)',
  'aussen|draussen|ausser(?:halb|dem)?|äusser(?:st|e[mnrs]?|lich\\p{L}*)|gemäss|fleissig\\p{L}*|\\p{Ll}{0,12}mässig\\p{L}*',
  'Strassen?|Grössen?|(?<!(?<!\\p{L})(?:[Ii]n|[Nn]ach|aus|bei|[Vv]on|um|ab|über|Raum|bis) )Füssen|Füsse|Fuss|Spass|Grüssen?|Gruss|Massnahmen?',
].join('|');

/** "ss" where everybody outside Switzerland and Liechtenstein writes ß. */
export const GERMAN_SHARP_S: readonly MistakenRow[] = [
  [
    /(?:[gG]r[oö]|[hw]ei|[sS]ü|blo|rei|[il]ie|sto|bei|[aä]u|mä|lei|[Ss]tra|Fu|Fü|Gru|Grü|Spa|Ma)ss/,
    new RegExp(`(?<![\\p{L}-])(?<slip>${WORDS})(?![\\p{L}-])`, 'u'),
    (word) => {
      const at = word.includes('iess') ? word.indexOf('iess') + 2 : word.indexOf('ss');
      return `${word.slice(0, at)}ß${word.slice(at + 2)}`;
    },
  ],
];
