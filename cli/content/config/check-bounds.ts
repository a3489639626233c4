import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { amountInDigits, isAmountText } from './amount-texts.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';

/** Words for the two ends of a range. */
const ENDS: Readonly<Record<string, string>> = {
  ...{ low: 'high', lowest: 'highest', min: 'max', minimum: 'maximum' },
  ...{ from: 'to', von: 'bis', desde: 'hasta', mín: 'máx' },
  ...{ mínimo: 'máximo', minimo: 'maximo' },
};

const LOW = Object.keys(ENDS).join('|');

/** A name that ends in such a word (`oilFieldLow`, `visit_min`), begins with it (`minGuests`), or is nothing else. */
const LAST = new RegExp(`^(.*[\\p{Ll}\\d_-])?(${LOW})$`, 'iu');
const FIRST = new RegExp(`^(${LOW})(\\p{Lu}.*|[_-].*)$`, 'u');

/** Months, days and hours run in circles: a season from 11 to 3, a night from 22 to 6. */
const CIRCULAR = /^(?:from|von|desde)$/i;
const LONGEST_CIRCLE = 31;

/** Prices that fall as what their name counts grows: a premium with a low deductible, a piece of a small order. */
const FALLING =
  /deductible|excess|franchise|risk|volume|quantity|order|selbstbe|risiko|menge|franquicia|riesgo|cantidad|volumen/i;

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** The other end of a range, in the letters of the lower one: `High` for `Low`. */
function otherEnd(low: string): string {
  const high = ENDS[low.toLowerCase()] ?? '';
  return /^\p{Lu}/u.test(low) ? capitalized(high) : high;
}

/** The name of the higher end of a range, if a name is that of its lower one. */
function higherOf(key: string): { low: string; name: string } | undefined {
  const [, stem = '', end = ''] = LAST.exec(key) ?? [];
  // “Below” ends in “low”: inside a word the end begins with a capital or after a dash.
  const isEnd = stem === '' || /[_-]$/.test(stem) || /^\p{Lu}/u.test(end);
  if (end !== '' && isEnd) return { low: end, name: stem + otherEnd(end) };
  const [, begin = '', rest = ''] = FIRST.exec(key) ?? [];
  return begin === '' ? undefined : { low: begin, name: otherEnd(begin) + rest };
}

/** A number and what it counts, which for money is its sign or name. */
interface Measure {
  value: number;
  unit: string;
}

/** A number, or a text that is a sum of money with its currency: `$36`, `36 €`, `2.500 EUR`. */
function measureOf(value: unknown): Measure | undefined {
  if (typeof value === 'number') return { value, unit: '' };
  if (typeof value !== 'string' || !isAmountText(value)) return undefined;
  const unit = value.replace(/[\d.,'’\s–—-]/gu, '').toLowerCase();
  return unit === '' ? undefined : { value: Number(amountInDigits(value)), unit };
}

function* faultsIn({ path, facts }: FactGroup) {
  for (const [key, lower] of Object.entries(facts)) {
    const from = measureOf(lower);
    if (!from) continue;
    const { low = '', name = '' } = higherOf(key) ?? {};
    const higher = facts[name];
    const to = measureOf(higher);
    if (!to || from.unit !== to.unit || from.value <= to.value) continue;
    if (FALLING.test([...path, key].join('.'))) continue;
    if (from.unit === '' && CIRCULAR.test(low) && from.value <= LONGEST_CIRCLE) continue;
    yield { path: [...path, key], lower, other: [...path, name], higher };
  }
}

/** Reports a range whose lower end is above the higher one: pages would say “$150 to $80”. */
export function checkBounds(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return factGroups(config)
    .flatMap((group) => [...faultsIn(group)])
    .map(({ path, lower, other, higher }) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/contradiction',
        severity: 'warning',
        message: `${pathName(path)} (${lower}) is more than ${pathName(other)} (${higher}).`,
        hint: 'Exchange the two, or correct the one that is wrong.',
      }),
    );
}
