/** Number words of one language. */
interface Numerals {
  /** Values of the words that are added. */
  words: Readonly<Record<string, number>>;
  /** Words that multiply the value before them. */
  factors: Readonly<Record<string, number>>;
  /** Connects words without a value of its own. */
  and: string;
}

function counted(list: string, from: number, step = 1): Record<string, number> {
  return Object.fromEntries(list.split(' ').map((word, index) => [word, from + index * step]));
}

const ENGLISH: Numerals = {
  words: {
    ...counted(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      1,
    ),
    ...counted('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  },
  factors: { hundred: 100, thousand: 1000 },
  and: 'and',
};

const SPANISH: Numerals = {
  words: {
    ...counted(
      'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      1,
    ),
    ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
    ...counted(
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
      100,
    ),
    un: 1,
    veintiún: 21,
  },
  factors: { mil: 1000 },
  and: 'y',
};

const GERMAN: Numerals = {
  words: {
    ...counted(
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      1,
    ),
    ...counted('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
    ein: 1,
    dreissig: 30,
    fuenfzig: 50,
  },
  factors: { hundert: 100, tausend: 1000 },
  and: 'und',
};

const LANGUAGES: Readonly<Record<string, Numerals>> = { en: ENGLISH, es: SPANISH, de: GERMAN };

/** Number words of all languages. */
export const NUMBER_WORDS: readonly string[] = Object.values(LANGUAGES).flatMap(
  ({ words, factors }) => [...Object.keys(words), ...Object.keys(factors)],
);

function sum(parts: readonly string[], { words, factors, and }: Numerals): number | undefined {
  let total = 0;
  let group = 0;
  for (const part of parts) {
    if (part === and || part === 'a') continue;
    const factor = factors[part];
    const value = words[part];
    if (factor !== undefined) {
      group = (group || 1) * factor;
      if (factor === 1000) {
        total += group;
        group = 0;
      }
    } else if (value !== undefined) group += value;
    else return undefined;
  }
  return total + group || undefined;
}

const GERMAN_PARTS = new RegExp(
  [...Object.keys(GERMAN.words), ...Object.keys(GERMAN.factors), GERMAN.and]
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** `fünfundvierzig` becomes `fünf und vierzig`; undefined if it has other parts. */
function germanParts(word: string): string[] | undefined {
  const parts = word.match(GERMAN_PARTS) ?? [];
  return parts.join('') === word ? parts : undefined;
}

/**
 * Parses a number in words: `forty-five`, `cuarenta y cinco`, `fünfundvierzig`.
 *
 * @returns undefined if they are not a number, or the language is not supported.
 */
export function readNumber(said: string, language: string): number | undefined {
  const known = LANGUAGES[language.slice(0, 2)];
  if (!known) return undefined;
  const words = said.toLowerCase().split(/[\s-]+/);
  const parts = known === GERMAN ? words.flatMap((word) => germanParts(word) ?? word) : words;
  return sum(parts, known);
}
