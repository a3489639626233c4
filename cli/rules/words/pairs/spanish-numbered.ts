import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Adjectives that stand before their noun, behind its number; none is a form of a verb. */
const WHICH =
  'primer|segund|tercer|últim|próxim|mism|únic|nuev|propi|antigu|distint|viej|pequeñ|buen';

const ARTICLE = '[Ll]|[Uu]n|[Ee]st|[Ee]s|[Nn]uestr|[Vv]uestr|[Tt]od|[Aa]quell';
const NUMBER = '(?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+) )?';

function other(word: string): string {
  return word.replace(/[oa]s$/, (end) => (end === 'as' ? 'os' : 'as'));
}

/** The article, and the adjective, of two genders: the noun behind them says which is wrong. */
function rowsOf(article: string, adjective: string): readonly MistakenRow[] {
  const before = `(?<![\\p{L}-])`;
  const sign = new RegExp(`${article} (?:[a-z\\d]+ )?(?:${WHICH})${adjective} `);
  return [
    [
      sign,
      new RegExp(
        `${before}(?<slip>(?:${ARTICLE})${article}) ${NUMBER}(?:${WHICH})${adjective} (?!\\p{Ll}+${article}(?!\\p{L}))\\p{Ll}`,
        'u',
      ),
      other,
    ],
    [
      sign,
      new RegExp(
        `${before}(?:${ARTICLE})${article} ${NUMBER}(?<slip>(?:${WHICH})${adjective}) \\p{Ll}+${article}(?!\\p{L})`,
        'u',
      ),
      other,
    ],
  ];
}

/** Spanish articles and adjectives of two genders before one noun: «los dos primeras clases». */
export const SPANISH_NUMBERED: readonly MistakenRow[] = [
  ...rowsOf('os', 'as'),
  ...rowsOf('as', 'os'),
];
