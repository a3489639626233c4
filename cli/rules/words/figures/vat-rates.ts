import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Rates of value-added tax in percent, by country, the usual one first. */
const RATES: Readonly<Record<string, readonly number[]>> = {
  DE: [19, 7, 0],
  AT: [20, 13, 10, 0],
  CH: [8.1, 3.8, 2.6, 0],
  ES: [21, 10, 4, 0],
  GB: [20, 5, 0],
  IE: [23, 13.5, 9, 4.8, 0],
  MX: [16, 8, 0],
  AR: [21, 27, 10.5, 0],
  CL: [19],
  CO: [19, 5, 0],
};

const TAX =
  '(?:VAT|I\\.?V\\.?A\\.?|MwSt\\.?|MWST\\.?|Mehrwertsteuer|Umsatzsteuer|USt\\.?)(?![\\p{L}-])';
const RATE = '(?<rate_>\\d{1,2}(?:[.,]\\d)?)\\s?(?:%|percent|per cent|Prozent|por ciento)';

/** The tax with its rate, in either order. */
const TAXED = new RegExp(
  `(?<!\\p{L})${TAX}(?:\\s(?:at|of|von|in Höhe von|del?|al|zu))?[\\s(]{1,2}${RATE.replace('_', 'After')}|(?<![\\d.,])${RATE.replace('_', 'Before')}\\s(?:(?:de|of|gesetzliche[rn]?)\\s)?${TAX}`,
  'giu',
);

const SEEN = /VAT|IVA|I\.V\.A|MwSt|MWST|ehrwertsteuer|msatzsteuer|USt/;

/** Says that another time, or another country, is meant. */
const ELSEWHERE =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:was|were|used to|until|formerly|abroad|damals|früher|bis|war|ausland|antes|era|hasta|extranjero)(?!\p{L})/iu;

/** False if no text of a copy names the tax of the country of the business. */
export function mayTax(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && ratesOf(facts).length > 0;
}

/** The rates of the country of the business. */
export function ratesOf(facts: Facts): readonly number[] {
  return RATES[facts.get('business.address.country') ?? ''] ?? [];
}

/** The paragraph around a position, which may say of another sentence when a rate was in force. */
function paragraphAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** Percentages before a position, in its sentence. */
function sharesBefore(text: string, at: number): number[] {
  const sentence = /[^.!?;\n]*$/.exec(text.slice(0, at))?.[0] ?? '';
  return [...sentence.matchAll(/(\d{1,2}(?:[.,]\d)?)\s?%/g)].map(([, share = '']) =>
    Number(share.replace(',', '.')),
  );
}

/** Rates in a text that the country of the business does not have. */
export function* strangeRates(text: string, facts: Facts): Generator<Span> {
  if (!SEEN.test(text)) return;
  const rates = ratesOf(facts);
  for (const { 0: found, index, groups = {} } of matchesIn(text, TAXED)) {
    const rate = groups.rateAfter ?? groups.rateBefore ?? '';
    if (rates.includes(Number(rate.replace(',', '.')))) continue;
    if (ELSEWHERE.test(paragraphAt(text, index))) continue;
    // The tax on a share, as a part of the same whole: "a 50% fee plus 10% VAT".
    const isOnShare = sharesBefore(text, index).some((share) =>
      rates.some((full) => full > 0 && (share * full) / 100 === Number(rate.replace(',', '.'))),
    );
    if (isOnShare) continue;
    const start = index + found.lastIndexOf(rate);
    yield [start, start + rate.length];
  }
}
