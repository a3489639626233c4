import { z } from 'zod';
import { suggest } from '../content/suggest.ts';
import { pathName, valueAt } from '../content/value-path.ts';
import type { FaultyRule } from '../rules/faulty-rule.ts';
import { BuildFault, throwFaults } from '../system/build-fault.ts';
import type { SiteDefinition } from './define-site.ts';

const text = z.string({ error: 'has to be a text' });
const texts = z.array(text, { error: 'has to be a list of texts' });
const pattern = z.custom((value) => value instanceof RegExp, {
  error: 'has to be a regular expression',
});
const does = z.custom((value) => typeof value === 'function', { error: 'has to be a function' });

/** A schema by what it can do: the zod of a site's bundle has classes of its own. */
function schema(error: string, ...parts: readonly string[]) {
  const has = (value: unknown) => (part: string) =>
    typeof value === 'object' && value !== null && part in value;
  return z.custom((value) => ['safeParse', ...parts].every(has(value)), { error });
}

/** Objects of a kind may have keys that only their own code needs. */
function list(kind: string, shape: z.ZodRawShape) {
  const item = z.looseObject(shape, {
    error: `has to be an object with ${Object.keys(shape).join(', ')}`,
  });
  return z.array(item, { error: `has to be a list of ${kind}` });
}

const date = z.iso.date({ error: 'has to be a date such as 2026-03-31' });

/** Where a rule comes from; a date that is none could not be verified later. */
const source = z.looseObject(
  { clause: text, since: date.optional(), read: date.optional() },
  { error: 'has to be an object with clause and read' },
);

function byName<Value extends z.ZodType>(value: Value, of: string) {
  return z.record(z.string(), value, { error: `has to be an object with ${of} by name` });
}

/** Parts that are passed on as they are; a misspelled one would be missing in silence. */
function named(names: readonly string[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, z.unknown().optional()])), {
    error: `has to be an object that can have ${names.join(', ')}`,
  });
}

const PARTS = {
  sections: list('sections', {
    name: text,
    schema: schema('has to be a schema, such as z.strictObject({ … })'),
  }),
  themes: byName(
    z.looseObject(
      { order: texts.optional(), problemIcons: texts.optional() },
      { error: 'has to be an object: the look of a theme' },
    ),
    'themes',
  ),
  clientFacts: texts,
  structuredData: named(['business', 'service', 'reviews']),
  priceLists: z.looseObject(
    { names: texts.min(1, { error: 'has to name a price list' }) },
    { error: 'has to be an object with names and description' },
  ),
  components: named(['Mark', 'HeroAside']),
  features: named(['booking', 'calculator', 'upload', 'map', 'admin']),
  textRules: list('rules', {
    name: text,
    source: source.optional(),
    words: z.array(text, { error: 'has to be the list of words that what breaks the rule has' }),
    breaches: does,
  }),
  requiredWords: list('notices', {
    name: text,
    source: source.optional(),
    language: text,
    within: texts,
    parts: list('parts', {
      text: pattern,
      at: z.array(z.union([text, z.number()]), { error: 'has to be a list of keys' }),
    }),
    message: text,
    hint: text,
  }),
  rules: list('rules', {
    name: text,
    severity: z.enum(['error', 'warning'], { error: 'has to be "error" or "warning"' }),
    check: does,
  }),
  starters: text,
  starterWords: byName(pattern, 'regular expressions'),
  titleForms: byName(texts, 'lists of texts'),
  previewTitles: byName(byName(text, 'texts'), 'texts'),
  facts: schema('has to be a z.object({ … })', 'shape'),
  sameFacts: list('objects', { names: texts }),
} satisfies Record<keyof SiteDefinition, z.ZodType>;

const DEFINITION = z.strictObject(PARTS).partial();

/** What is written, if it is short enough to be recognized. */
function written(value: unknown): string {
  if (value === null) return 'null';
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const shown = isPlain ? JSON.stringify(value) : '';
  return shown.length <= 40 ? shown : '';
}

function described(issue: z.core.$ZodIssue, definition: unknown, owner: string): string {
  const at = pathName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known =
      issue.path.length === 0
        ? Object.keys(PARTS)
        : Object.keys((PARTS[issue.path[0] as 'features'] as ReturnType<typeof named>).shape);
    const meant = suggest(key, known);
    const better =
      meant === undefined ? `It can have ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    return `${at === '' ? 'defineSite' : at} in site/site.ts has a key "${key}" that is not known. ${better}`;
  }
  const value = valueAt(definition, issue.path);
  const place = `${at}${owner} in site/site.ts`;
  if (value === undefined) return `${place} is missing; it ${issue.message}.`;
  const instead = written(value);
  return `${place} ${issue.message}${instead === '' ? '' : `, not ${instead}`}.`;
}

/** An issue for each of several unknown keys. */
function eachIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key] }));
}

function faultOf(issue: z.core.$ZodIssue, definition: object): BuildFault {
  const name = valueAt(definition, [...issue.path.slice(0, 2), 'name']);
  const isNamed = typeof name === 'string' && issue.path.length > 2;
  const owner = isNamed ? ` of ${name}` : '';
  const value = issue.path[2] === 'source' ? valueAt(definition, issue.path) : undefined;
  const cause: FaultyRule | undefined = isNamed
    ? { rule: name, ...(typeof value === 'string' && { written: value }) }
    : undefined;
  return new BuildFault(described(issue, definition, owner), cause && { cause });
}

/**
 * Checks what a site's code passes to `defineSite`; its types are only checked in an editor.
 *
 * @throws BuildFault with every part that has the wrong shape; the cause of one is a `FaultyRule` if it is of a named rule.
 */
export function checkShape(definition: object): void {
  const issues = DEFINITION.safeParse(definition).error?.issues ?? [];
  throwFaults(issues.flatMap(eachIssue).map((issue) => faultOf(issue, definition)));
}
