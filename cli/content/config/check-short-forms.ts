import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';

/** The end of a name that says that its text is the short form of another one. */
const SHORT = /(?:Short|Abbr|Kurz|Cort[oa])$/;

/** The ends that the name of the long form may have. */
const LONG = ['', 'Long', 'Full', 'Lang', 'Larg[oa]', 'Complet[oa]'];

const CURRENCY = '(?:US)?\\$|€|£|USD|EUR|GBP|CHF|MXN';

/** Words for a thousand and a million, as they are written behind digits. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tsd\.?|tausend|mil)$/i, 1_000],
  [/^(?:m|mm|mn|mio\.?|mill\.?|millions?|million|millionen|mill[oó]n|millones)$/i, 1_000_000],
];

/** A sum and nothing else: `$1M`, `$1 million`, `1 Mio. €`, `500.000 Euro`. */
const SUM = new RegExp(
  `^(?:${CURRENCY})? ?(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?) ?(\\p{L}+\\.?)?(?: (?:de|in))? ?(?:${CURRENCY}|dollars?|euros?|pounds?|dólares|pesos)?$`,
  'iu',
);

/** The number that a text says; undefined if it says anything else. */
function sumIn(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  const [, digits, scale = ''] = SUM.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (digits === undefined) return undefined;
  const isGrouped = /[.,]\d{3}$/.test(digits);
  const number = Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  if (scale === '' || new RegExp(`^(?:${CURRENCY}|dollars?|euros?|pounds?)$`, 'i').test(scale))
    return number;
  const [, times] = SCALES.find(([word]) => word.test(scale)) ?? [];
  return times === undefined ? undefined : number * times;
}

function* faultsIn({ path, facts }: FactGroup) {
  for (const [key, text] of Object.entries(facts)) {
    if (!SHORT.test(key)) continue;
    const short = sumIn(text);
    if (short === undefined) continue;
    const long = new RegExp(`^${key.replace(SHORT, '')}(?:${LONG.join('|')})$`);
    const other = Object.keys(facts).find((name) => long.test(name));
    const sum = other === undefined ? undefined : sumIn(facts[other]);
    if (other !== undefined && sum !== undefined && sum !== short)
      yield { path: [...path, other], text: facts[other], other: [...path, key], short: text };
  }
}

/**
 * Reports a sum that its own short form contradicts: `insurance: $2 million` beside `insuranceShort: $1M`. Numbers are left
 * out: a short visit costs less than a long one.
 */
export function checkShortForms(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const isListed = (names: readonly string[]) =>
    config.knownConflicts.some(({ readings }) => names.every((name) => readings.includes(name)));
  return factGroups(config)
    .flatMap((group) => [...faultsIn(group)])
    .filter(({ path, other }) => !isListed([path, other].map((one) => one.join('.'))))
    .map(({ path, text, other, short }) =>
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/contradiction',
        severity: 'warning',
        message: `${pathName(path)} ("${text}") is another sum than its short form, ${pathName(other)} ("${short}").`,
        hint: 'Write the same sum in both.',
      }),
    );
}
