import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUP } from '../../../schemas/config/units.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { factGroups } from './fact-groups.ts';

const MONEY = new RegExp(`^(?:${MONEY_GROUP})$`, 'i');

/** Names of sums in such a group that nobody pays for the work: wages, deposits, insured sums, limits. */
const OTHER_SUM =
  /percent|prozent|porcent|pay$|paid|wage|salar|insur|cover|liabil|deposit|bond|excess|budget|turnover|raised|fund|grant|loan|prize|min(?:imum|im[oa])?(?![a-z])|max(?:imum|im[oa])?(?![a-z])|up ?to|over$|above$|lohn|gehalt|verdienst|kaution|versicher|haftung|deckung|mindest|h[oö]chst|bis$|ab$|sueldo|salario|fianza|seguro|cobertura|capital|premio|hasta$|desde$|franquicia/i;

/** A number with its separators: `1,790`, `4.800.000`, `12,50`. */
const NUMBER = /\d+(?:[.,'’]\d+)*/g;
const THOUSANDS = /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/** A price with a digit too many or too few differs from the right one by this; a point that was left out makes it a hundred. */
const FACTORS = [10, 100];

/** Digits of an end that no other price is by chance: 520, and not 500. */
const TELLING = 2;

function numberOf(written: string): number | undefined {
  if (THOUSANDS.test(written)) return Number(written.replace(/\D/g, ''));
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : undefined;
}

/** The two ends of a range in digits; undefined for any other, such as `$$`. */
function endsOf(range: string): readonly [low: number, high: number] | undefined {
  const [low, high, ...others] = (range.match(NUMBER) ?? []).map(numberOf);
  if (low === undefined || high === undefined || others.length > 0 || low >= high) return undefined;
  return [low, high];
}

function isTelling(end: number): boolean {
  return (
    String(end)
      .replace('.', '')
      .replace(/^0+|0+$/g, '').length >= TELLING
  );
}

interface Price {
  path: Path;
  value: number;
}

function pricesOf(config: SiteConfig): Price[] {
  return factGroups(config).flatMap(({ path, facts }) =>
    MONEY.test(String(path[0]))
      ? Object.entries(facts).flatMap(([key, value]) =>
          typeof value === 'number' ? [{ path: [...path, key], value }] : [],
        )
      : [],
  );
}

/** True for a price that an end of the range is ten or a hundred times too small or too large for. */
function isSlipOf(value: number, end: number, isUpper: boolean): boolean {
  const same = (one: number, other: number) => Math.abs(one - other) < 1e-6;
  return FACTORS.some((factor) => same(isUpper ? value / factor : value * factor, end));
}

/** The price that was meant to be an end of the range: no price is that one, and a single one is it with other zeros. */
function slipAt(prices: readonly Price[], end: number, isUpper: boolean): Price | undefined {
  if (!isTelling(end) || prices.some(({ value }) => value === end)) return undefined;
  const [slip, ...others] = prices.filter(
    ({ path, value }) => isSlipOf(value, end, isUpper) && !OTHER_SUM.test(String(path.at(-1))),
  );
  return others.length === 0 ? slip : undefined;
}

/**
 * Reports a price with a digit too many or too few, by `business.priceRange`, one end of which is a price and the other is
 * none. What is merely outside of the range is not told: wages, small parts and large commissions often are.
 */
export function checkPriceRange(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { priceRange } = config.business;
  const ends = priceRange === undefined ? undefined : endsOf(priceRange);
  if (!ends) return [];
  const prices = pricesOf(config);
  return ends.flatMap((end, index) => {
    const [other = 0] = ends.filter((one) => one !== end);
    const slip = prices.some(({ value }) => value === other)
      ? slipAt(prices, end, index === 1)
      : undefined;
    if (!slip) return [];
    return report(source, {
      range: locate(slip.path, 'value'),
      rule: 'facts/contradiction',
      severity: 'warning',
      message: `${pathName(slip.path)} is ${slip.value}, and by business.priceRange ("${priceRange}") prices ${index === 1 ? 'go up to' : 'begin at'} ${end}, which none of them is.`,
      hint: `Write ${end} if that is meant, or correct business.priceRange.`,
    });
  });
}
