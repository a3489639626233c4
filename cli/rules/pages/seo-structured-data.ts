import type { Facts } from '../../content/facts/facts.ts';
import { suggest } from '../../content/suggest.ts';
import { isSchemaType, SCHEMA_TYPES, schemaProperties, schemaTypes } from './schema-org.ts';
import type { TracedData } from './structured-place.ts';
import { oddValues, otherCurrency } from './structured-values.ts';
import type { ViewFinding, ViewRule } from './view-rule.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Properties that Google requires for rich results (developers.google.com/search/docs/appearance). */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount ratingCount'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  LocalBusiness: ['name', 'address'],
  Question: ['name', 'acceptedAnswer suggestedAnswer'],
  Review: ['author', 'reviewRating'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every thing inside a value, including nested ones. */
function* thingsIn(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* thingsIn(item);
  else if (isThing(value)) {
    if ('@type' in value) yield value;
    for (const [key, part] of Object.entries(value)) if (key !== '@type') yield* thingsIn(part);
  }
}

/** Merges what a page states about one thing in several places. */
function joined(things: readonly Thing[]): Thing[] {
  const byId = new Map<unknown, Thing>();
  for (const thing of things) {
    const id = thing['@id'] ?? thing;
    const known = byId.get(id);
    byId.set(id, known ? { ...known, ...thing } : thing);
  }
  return [...byId.values()];
}

function unknownName(trace: TracedData, what: string, known: readonly string[]): ViewFinding {
  const name = trace.property ?? trace.data;
  const meant = suggest(name, known);
  const hint = meant === undefined ? 'See schema.org for what there is.' : `Did you mean ${meant}?`;
  return {
    trace,
    message: `The structured data has ${what}, which schema.org does not know.`,
    hint,
  };
}

/** Data about things with a given combination of types. */
interface Kind {
  unknown: readonly string[];
  properties: ReadonlySet<string>;
  /** Required properties; one of each space-separated group is enough. */
  needed: readonly string[];
}

/** Cache: every page has things of the same few types. */
const kinds = new Map<string, Kind>();

function kindOf(types: readonly string[]): Kind {
  const key = types.join(' ');
  const known = kinds.get(key);
  if (known) return known;
  const above = new Set(types.flatMap((type) => [...schemaTypes(type)]));
  const kind = {
    unknown: types.filter((type) => !isSchemaType(type)),
    properties: new Set(types.flatMap((type) => [...schemaProperties(type)])),
    needed: Object.entries(NEEDED).flatMap(([type, names]) => (above.has(type) ? names : [])),
  };
  kinds.set(key, kind);
  return kind;
}

function* faultsOf(thing: Thing, facts: Facts): Generator<ViewFinding> {
  const types = [thing['@type']].flat().map((type) => String(type).replace(/^schema:/, ''));
  const { unknown, properties, needed } = kindOf(types);
  for (const type of unknown) yield unknownName({ data: type }, `the type ${type}`, SCHEMA_TYPES);
  if (unknown.length > 0) return;
  const [data = ''] = types;
  for (const key of Object.keys(thing))
    if (!key.startsWith('@') && !properties.has(key))
      yield unknownName({ data, property: key }, `${key} of a ${types.join(' and ')}`, [
        ...properties,
      ]);
  for (const names of needed)
    if (!names.split(' ').some((name) => thing[name] !== undefined)) {
      const name = names.replace(' ', ' or ');
      const message = `The structured data has a ${types.join(' and ')} without ${name}, so search engines show nothing of it.`;
      yield { trace: { data }, message, hint: `Add ${name}, or leave it out.` };
    }
  for (const { property, fault, result = 'show nothing of it', hint } of oddValues(types, thing))
    yield {
      trace: { data, property },
      message: `In the structured data, ${types.join(' and ')} has ${fault}, so search engines ${result}.`,
      hint,
    };
  const other = otherCurrency(thing, facts);
  if (other)
    yield {
      trace: { data, property: other.property },
      message: `In the structured data, ${types.join(' and ')} has ${other.fault}.`,
      hint: other.hint,
    };
}

/**
 * `seo/structured-data`: types and properties unknown to schema.org, missing ones that search engines require, and
 * values that cannot be, or not those of the business.
 */
export const seoStructuredData: ViewRule = {
  name: 'seo/structured-data',
  severity: 'warning',
  *check({ data }, facts) {
    for (const thing of joined([...thingsIn(data)])) yield* faultsOf(thing, facts);
  },
};
