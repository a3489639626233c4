import { CORE_KEYS } from '../../schemas/config/site-config.ts';
import type { SiteConfigFile } from '../content/config/site-config-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import { faultyPrice, followsFrom } from './depending-on-price.ts';

/** Rules about pages and addresses that nothing leads to or from, or only a long way. */
const OF_WAYS = [
  ...['address/vanished', 'law/no-imprint', 'law/no-privacy-page', 'links/no-home'],
  ...['seo/click-depth', 'seo/orphan'],
];

/** Rules that compare a number in a text with what the business says of itself. */
const OF_FIGURES = [
  ...['facts/backwards', 'facts/contradiction', 'facts/not-money', 'facts/other-unit'],
  'facts/two-prices',
  ...['facts/typed-age', 'facts/typed-amount', 'facts/typed-figure', 'facts/typed-year'],
];

/** Rules about what the law wants of a site that collects data or sells something. */
const OF_DUTIES = ['law/consent', 'law/no-consent-switch', 'law/no-imprint', 'law/no-privacy-page'];

/** Rules about statutes, which differ by country and trade. */
const OF_STATUTES = [
  ...[...OF_DUTIES, 'law/consumer-rights', 'law/job-limits', 'law/repealed'],
  ...['law/rewarded-review', 'law/unproven-claim'],
];

/** Rules that read a date in the way of the country. */
const OF_DATES = ['copy/future-date', 'copy/past-date', 'copy/weekday', 'schedule/'];

/** Rules that know the words of facts: a name that stands nowhere else is no misspelling. */
const OF_NAMES = ['copy/language', 'copy/other-place', 'copy/spelling', 'facts/typed-name'];

/**
 * The rules whose findings depend on a part of the configuration, and on all parts of it. A name that ends in `/` is that
 * of all rules of a family.
 */
const DEPENDING: readonly (readonly [part: string, rules: readonly string[]])[] = [
  ['site', ['facts/typed-hours']],
  ['site.url', ['links/other-address', 'links/own-host', 'seo/structured-data', 'production/']],
  [
    'languages',
    [
      ...[...OF_STATUTES, 'address/translation', 'copy/', 'facts/', 'file/', 'form/label'],
      ...['links/language', 'schedule/other-day', 'schedule/over', 'seo/'],
    ],
  ],
  ['brand', ['brand/', 'picture/', 'style/']],
  [
    'features',
    [...OF_WAYS, ...OF_DUTIES, 'address/', 'features/', 'links/dead', 'links/missing-id'],
  ],
  ['navigation', [...OF_WAYS, 'address/translation', 'links/language', 'links/other-page']],
  ['integrations', [...OF_DUTIES, 'features/', 'form/', 'production/']],
  ['forms', [...OF_DUTIES, 'features/', 'form/']],
  ['redirects', [...OF_WAYS, 'links/redirected']],
  // Of the list as a whole: a single entry is known, see `withoutAddresses`.
  ['redirects.from', ['links/dead']],
  ['spelling', ['copy/spelling']],
  ['analytics', OF_DUTIES],
  ['admin', ['production/']],
  ['knownConflicts', [...OF_FIGURES, 'facts/unlisted-conflict', 'facts/unlisted-reading']],
  ['sampleData', ['production/', 'facts/unlisted-sample', 'facts/whereabouts']],
  ['business', ['facts/unlisted-conflict']],
  ['business.name', [...OF_NAMES, 'law/consent', 'seo/']],
  ['business.type', [...OF_NAMES, ...OF_STATUTES, 'features/', 'seo/structured-data']],
  ['business.tagline', OF_NAMES],
  ['business.serving', [...OF_NAMES, 'facts/whereabouts']],
  [
    'business.phone',
    ['facts/typed-phone', 'links/malformed', 'links/other-address', ...OF_DUTIES, 'production/'],
  ],
  ['business.whatsapp', ['facts/typed-phone', 'links/malformed', 'links/other-address']],
  [
    'business.email',
    ['facts/typed-email', 'links/malformed', 'links/other-address', ...OF_DUTIES, 'production/'],
  ],
  ['business.address.street', [...OF_NAMES, 'facts/contradiction', 'law/no-imprint']],
  ['business.address.locality', [...OF_NAMES, 'facts/typed-amount', 'facts/whereabouts']],
  ['business.address.region', [...OF_NAMES, 'facts/whereabouts']],
  ['business.address.postalCode', ['facts/contradiction', 'facts/whereabouts']],
  ['business.address.country', [...OF_STATUTES, ...OF_DATES, 'facts/']],
  ['business.geo', ['facts/whereabouts', 'facts/typed-figure', 'features/no-place']],
  ['business.priceRange', OF_FIGURES],
  ['business.payments', ['copy/spelling']],
  [
    'business.hours',
    [
      ...['copy/weekday', 'facts/backwards', 'facts/contradiction', 'facts/hours'],
      ...['facts/typed-hours', 'seo/structured-data'],
    ],
  ],
  ['business.timeZone', ['facts/whereabouts', 'schedule/']],
  ['business.currency', [...OF_FIGURES, 'seo/structured-data']],
];

/** The keys of `business` that the engine knows; all others are facts of the business. */
const KNOWN = DEPENDING.map(([part]) => part);

/** Rules that depend on facts of one's own, which may be names, numbers and addresses. */
const OF_OWN_FACTS = [
  ...[...OF_FIGURES, ...OF_NAMES],
  ...['facts/typed-email', 'facts/typed-hours', 'facts/typed-phone', 'facts/unlisted-conflict'],
];

function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole}.`);
}

/** Rules that are named in the settings of rules, of which some cannot be read. */
function namedIn(value: unknown, path: Path): string[] {
  return [...matchesIn(`${JSON.stringify(value) ?? ''} ${path.join(' ')}`, /[a-z]+\/[a-z-]+/g)].map(
    ([name]) => name,
  );
}

/** True for a number in place of a text, and for a price that is a text, such as `89,-`. */
function hidesNoName(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && !/\p{L}{3}/u.test(value));
}

function rulesOf(path: Path, parsed: unknown): string[] {
  const name = path.map(String).join('.');
  const [group = ''] = path.map(String);
  if (group === 'lint') return namedIn(valueAt(parsed, path), path);
  const rules = DEPENDING.filter(([part]) => isWithin(name, part) || isWithin(part, name)).flatMap(
    ([, depending]) => depending,
  );
  const isOwn =
    !CORE_KEYS.has(group) ||
    (group === 'business' && !KNOWN.some((part) => part !== group && isWithin(name, part)));
  const depending = isOwn ? [...rules, ...OF_OWN_FACTS] : rules;
  const isNameless = group !== 'spelling' && hidesNoName(valueAt(parsed, path));
  return isNameless ? depending.filter((rule) => !OF_NAMES.includes(rule)) : depending;
}

/** Rules about references to facts: one that is wrong is no unknown one, so that they depend on nothing. */
const OF_REFERENCES = new Set([
  'facts/broken-reference',
  'facts/calculation',
  'facts/circle',
  'facts/too-long',
  'facts/unknown',
]);

function familyOf(rule: string): string {
  return rule.slice(0, rule.indexOf('/') + 1);
}

/**
 * Finds what depends on parts of the configuration that are wrong: it may follow from what is taken in their place.
 *
 * @param config with faults; its own errors depend on nothing.
 */
export function dependingOn({ faulty = [], parsed, diagnostics }: SiteConfigFile): TakenBack {
  const parts = faulty.map((path) => {
    const price = hidesNoName(valueAt(parsed, path)) ? faultyPrice(path, parsed) : undefined;
    return { rules: new Set(rulesOf(path, parsed)), price };
  });
  const placeOf = ({ file, line, column, rule }: Diagnostic) => `${rule} ${file}:${line}:${column}`;
  const own = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(placeOf));
  const depends = (finding: Diagnostic) =>
    !OF_REFERENCES.has(finding.rule) &&
    parts.some(
      ({ rules, price }) =>
        (rules.has(finding.rule) || rules.has(familyOf(finding.rule))) &&
        (!price || followsFrom(price, finding)),
    );
  return { isTold: (finding) => depends(finding) && !own.has(placeOf(finding)) };
}
