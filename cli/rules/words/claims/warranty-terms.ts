import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { readNumber } from '../figures/number-words.ts';

const NOUN = '(?:warranty|guarantee|garantía|garantie|gewährleistung)';
const NUMBER =
  '(?<_>\\d{1,2}|an?|one|two|three|four|five|six|ten|twelve|eine?|zwei|drei|vier|fünf|sechs|zehn|zwölf|un|dos|tres|cuatro|cinco|seis|diez|doce)';
const YEARS = '(?:years?|jahre?n?|años?)';

/** One year. */
const ONE = /^(?:an?|one|eine?|un)$/i;

/** Years of a warranty, in the orders of the languages. */
const TERM = new RegExp(
  [
    `(?<!\\p{L})${NOUN} (?:of|von|de|is|beträgt|es de) ${NUMBER.replace('_', 'after')} ${YEARS}(?!\\p{L})`,
    `(?<![\\p{L}\\d.,-])${NUMBER.replace('_', 'before')}[\\s-]${YEARS}(?: of| de)? ${NOUN}(?!\\p{L})`,
  ].join('|'),
  'giu',
);

const SEEN = /warranty|guarantee|garant|gewähr/i;

/** Whose warranty it is, if not that of the business. */
const OF_OTHERS =
  /(?<!\p{L})(?:manufacturer|maker|factory|supplier|statutory|legal|law|others?|hersteller\p{L}*|gesetzlich\p{L}*|fabricante|fábrica|legal|ley)(?!\p{L})/iu;

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** Facts that are the years or months of a warranty, and say so in nothing but their key. */
function termsOf(facts: Facts): readonly KnownFigure[] {
  const terms =
    known.get(facts) ??
    knownFigures(facts).filter(({ nouns: [noun = '', unit, more], value }) => {
      const isTerm =
        more === undefined &&
        (unit === undefined || unit === 'month') &&
        /^(?:warranty|guarantee|garant[ií]a|garantie|gewaehrleistung)$/.test(noun);
      return isTerm && value !== undefined && value < 40;
    });
  known.set(facts, terms);
  return terms;
}

/** False if no text of a copy can say how long a warranty lasts. */
export function mayWarrant(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && termsOf(facts).length === 1;
}

/** Years of a warranty that differ from the only fact about it, be it in years or in months. */
export function* otherTerms(
  text: string,
  facts: Facts,
  language: string,
): Generator<{ span: Span; meant: KnownFigure }> {
  const [meant] = termsOf(facts);
  if (meant?.value === undefined || OF_OTHERS.test(text)) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, TERM)) {
    const number = groups.after ?? groups.before ?? '';
    const said = /\d/.test(number) ? Number(number) : readNumber(number, language);
    const years = ONE.test(number) ? 1 : said;
    const isOfMonths = meant.nouns.length > 1;
    if (years === undefined || years * 12 === meant.value) continue;
    if (years === meant.value && !isOfMonths) continue;
    const start = index + (groups.before === undefined ? found.lastIndexOf(` ${number}`) + 1 : 0);
    yield { span: [start, start + number.length], meant };
  }
}
