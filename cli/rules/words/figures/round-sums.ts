import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isSetByLaw } from '../counts/limits-of-others.ts';
import { sentenceAt } from '../sentence-at.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';
import { smallerInsured } from './sums/smaller-insured.ts';

const MILLION = 'million(?:en|s)?|millón|millones|mio\\.?|m';

/** A sum of millions, with its currency before or after it: `$1M`, `one million dollars`, `$1,000,000`. */
const SUM = new RegExp(
  `(?<![\\p{L}\\d])(?<sign>(?:US)?[$€£]\\s?|(?:USD|EUR|GBP)\\s)?(?:(?<count>\\d{1,3}(?:[.,]\\d)?|half a|medio|(?:eine )?halbe|an?|one|two|five|ten|un|dos|cinco|diez|eine|zwei|fünf|zehn)\\s?(?:${MILLION})(?!\\p{L})|(?<units>\\d{1,3}(?:(?<point>[.,])\\d{3}\\k<point>\\d{3}))(?!\\d))(?<name>\\s(?:de\\s)?(?:US[- ])?(?:dollars?|dólares|euros?|pounds|USD|EUR))?`,
  'giu',
);

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, un: 1, eine: 1, two: 2, dos: 2, zwei: 2 },
  ...{ 'half a': 0.5, medio: 0.5, halbe: 0.5, 'eine halbe': 0.5 },
  ...{ five: 5, cinco: 5, fünf: 5, ten: 10, diez: 10, zehn: 10 },
};

function* sumsIn(text: string): Generator<{ span: Span; millions: number }> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, SUM)) {
    if (groups.sign === undefined && groups.name === undefined) continue;
    const count = (groups.count ?? '').toLowerCase();
    const millions =
      groups.units === undefined
        ? (COUNTS[count] ?? Number(count.replace(',', '.')))
        : Number(groups.units.replace(/[.,]/g, '')) / 1_000_000;
    yield { span: [index, index + found.length], millions };
  }
}

/** The sums in a text that a fact states, too, in whatever form. */
export function* sameSums(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  if (!/\d\s?M|mill|mio|\d[.,]\d{3}[.,]\d{3}/i.test(text)) return;
  for (const { span, millions } of sumsIn(text)) {
    const same = knownFigures(facts).find((figure) =>
      [...sumsIn(figure.text)].some((sum) => sum.millions === millions),
    );
    if (same) yield { span, name: same.name };
  }
}

/** Names of facts that are an insured sum. */
const INSURED = /insur|liab|coverage|seguro|cobertura|versicher|haftpflicht|deckung/i;

/** Says near a sum that it is insured. */
const INSURANCE =
  /(?<!\p{L})(?:insur\p{L}+|liability|coverage|cover|E&O|errors and omissions|asegur\p{L}+|seguros?|cobertura|versicher\p{L}+|\p{L}*versicherung|haftpflicht\p{L}*)(?!\p{L})/iu;

const known = new WeakMap<Facts, readonly { figure: KnownFigure; millions: number }[]>();

/** The facts that are an insured sum. */
function insuredSums(facts: Facts): readonly { figure: KnownFigure; millions: number }[] {
  const sums =
    known.get(facts) ??
    knownFigures(facts).flatMap((figure) => {
      const [sum] = INSURED.test(figure.name) ? [...sumsIn(figure.text)] : [];
      return sum ? [{ figure, millions: sum.millions }] : [];
    });
  known.set(facts, sums);
  return sums;
}

/** False if no sum in a copy may be another one than the insured sum of a fact. */
export function mayInsureOtherwise(copy: string, facts: Facts): boolean {
  if (insuredSums(facts).length === 0) return false;
  return (
    copy.includes('mill') ||
    copy.includes('Mill') ||
    copy.includes('Mio') ||
    /\d ?M|\d[.,]\d{3}[.,]\d{3}|\d{3}(?:[.,’']000| ?[Kk]\b| thousand| mil\b| tausend)/.test(copy)
  );
}

/** What says of which kind a sum is: its sentence, and for a text of one sentence what stands beside it. */
function aroundSum(text: string, at: number, beside: string): string {
  const { start, end } = sentenceAt(text, at);
  return end - start < text.trim().length ? text.slice(start, end) : beside;
}

/**
 * Insured sums in a text that are none of those that facts state.
 *
 * @param beside the text and those beside it, which may say that the sum is insured.
 */
export function* otherInsuredSums(
  text: string,
  facts: Facts,
  beside: string,
): Generator<{ span: Span; meant: KnownFigure }> {
  if (!mayInsureOtherwise(text, facts)) return;
  const insured = insuredSums(facts);
  const [first] = insured;
  if (!first) return;
  for (const { span, millions } of sumsIn(text))
    if (
      insured.every((sum) => sum.millions !== millions) &&
      !isSetByLaw(text, span[0]) &&
      INSURANCE.test(aroundSum(text, span[0], beside))
    )
      yield { span, meant: first.figure };
  // A business with several insurances may name another one of them.
  if (insured.some((sum) => sum.millions !== first.millions)) return;
  for (const { span, millions } of smallerInsured(text))
    if (!isSetByLaw(text, span[0]) && !isOfFact(millions, facts))
      yield { span, meant: first.figure };
}

/** True for a sum that some fact has, whatever that is called: a second insurance. */
function isOfFact(millions: number, facts: Facts): boolean {
  const digits = String(millions * 1_000_000);
  return facts.names.some((name) => facts.get(name)?.replace(/\D/g, '') === digits);
}
