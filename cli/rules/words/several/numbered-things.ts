/** Words for the numbers that things are called by, in the supported languages, with their ordinals. */
const FORMS: readonly string[] = [
  'eins|one|uno|una|ein(?:e[rsn]?)?|erste[rsn]?|first|primer[oa]?|a|i',
  'zwei|two|dos|zweite[rsn]?|second|segund[oa]|b|ii',
  'drei|three|tres|dritte[rsn]?|third|tercer[oa]?|c|iii',
  'vier|four|cuatro|vierte[rsn]?|fourth|cuart[oa]|d|iv',
  'fünf|fuenf|five|cinco|fünfte[rsn]?|fuenfte[rsn]?|fifth|quint[oa]|e|v',
  'sechs|six|seis|sechste[rsn]?|sixth|sext[oa]|f|vi',
  'sieben|seven|siete|siebte[rsn]?|seventh|séptim[oa]|septim[oa]|g|vii',
  'acht|eight|ocho|achte[rsn]?|eighth|octav[oa]|h|viii',
  'neun|nine|nueve|neunte[rsn]?|ninth|noven[oa]|ix',
  'zehn|ten|diez|zehnte[rsn]?|tenth|décim[oa]|decim[oa]|x',
];

const formOf = (number: number) => `${number}|${FORMS[number - 1] ?? number}`;
const ANY = `\\d{1,2}|${FORMS.join('|')}`;
const SIGN = '(?:(?:nr|no|nº|n\\.º|número|number|nummer)\\.?\\s|#)?';

/** A thing that is called by a number: the first flat of `flatOne.beds`. */
interface Numbered {
  kind: string;
  number: number;
}

function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = FORMS.findIndex((forms) => new RegExp(`^(?:${forms})$`, 'i').test(word));
  return at < 0 ? undefined : at + 1;
}

/** The thing that the groups of a fact are named after, if it is called by its number. */
function numberedIn(name: string): Numbered | undefined {
  const groups = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const words = groups.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+/gu) ?? [];
  const [kind, last] = words.slice(-2);
  const number = kind === undefined || last === undefined ? undefined : numberOf(last);
  if (kind === undefined || number === undefined || kind.length < 3) return undefined;
  return { kind: kind.replace(/(?:en|es|s|n)$/u, ''), number };
}

/** Umlauts as names of facts have them. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** True if some words call a thing of a kind by such numbers, or are a name that ends with one. */
function says(words: string, kind: string, forms: string): boolean {
  const plain = words.toLowerCase().replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter);
  const called = `\\p{L}*${kind}\\p{L}{0,2}`;
  return [
    `${called}\\s${SIGN}(?:${forms})(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])(?:${forms})\\.?\\s(?:\\p{L}+\\s)?${called}(?!\\p{L})`,
    `^\\p{L}[^\\n.!?]{1,40}\\s${SIGN}(?:${forms})(?=\\s*(?:$|[:,(|–—-]))`,
  ].some((source) => new RegExp(source, 'iu').test(plain));
}

/**
 * Whether a fact of a thing that is called by its number is of another one than a passage: the beds below “Flat 3” are not those of
 * `flatOne.beds`, nor are those of a house without a number. Undefined for other facts.
 *
 * @param around what may name the thing, the nearest first.
 */
export function isOfOtherNumber(name: string, around: readonly string[]): boolean | undefined {
  const thing = numberedIn(name);
  if (!thing) return undefined;
  const { kind, number } = thing;
  const naming = around.find((words) => says(words, kind, ANY));
  return naming === undefined || !says(naming, kind, formOf(number));
}
