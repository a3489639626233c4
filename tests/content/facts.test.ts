import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkReferences } from '../../cli/content/facts/fact-references.ts';
import {
  ANY_FACT,
  createFacts,
  FACT_REFERENCE,
  type Facts,
  factsIn,
  rawSpan,
  resolveFacts,
} from '../../cli/content/facts/facts.ts';
import { unresolvedReferences } from '../../cli/content/facts/unresolved-references.ts';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { SITE } from '../support/site-code.ts';
import { ROOT, siteFacts } from './site-facts.ts';

const { config, facts } = siteFacts();
const RAW = parse(readFileSync(join(ROOT, 'site.config.yaml'), 'utf8'));

/** Parts of the configuration that say how the site works, not what is true of the business. */
const WORKINGS = [
  ...['integrations', 'analytics', 'admin', 'knownConflicts', 'sampleData'],
  ...['languages', 'spelling'],
];

/** Dotted names of all texts, numbers and lists of such below a value. */
function leaves(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? [] : [name];
  if (typeof value !== 'object' || value === null) return [name];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, name === '' ? key : `${name}.${key}`),
  );
}

/** The site's facts with two invented ones fixed, so that the owner may replace those. */
const some: Facts = createFacts(
  {
    ...config,
    business: { ...config.business, phone: '(432) 555-0142' },
    credentials: { ...config.credentials, commissionExpires: '2029-05' },
  },
  SITE.schemas.config,
);

describe('the facts of the business', () => {
  it('are all that site.config.yaml says of it, each under its place', () => {
    const own = leaves(RAW, '').filter((name) => !WORKINGS.includes(name.split('.')[0] ?? ''));
    const byLanguage = own.filter((name) => /\.(?:en|es)$/.test(name));
    const names = [...new Set([...own, ...byLanguage.map((name) => name.slice(0, -3))])];
    expect(byLanguage).toHaveLength(6);
    expect(names.length).toBeGreaterThan(80);
    expect([...facts.names].sort()).toEqual(names.sort());
  });

  it('that differ by language are those of the text that refers to them, else of the main language', () => {
    const text = 'We: {business.tagline}';
    expect(resolveFacts(text, facts)).toBe('We: Veteran-owned · bonded · bilingual');
    expect(resolveFacts(text, factsIn('es', facts))).toBe(
      'We: De un veterano · con fianza · bilingüe',
    );
    expect(resolveFacts('{business.phone}', factsIn('es', facts))).toBe(config.business.phone);
    expect(factsIn('es', ANY_FACT)).toBe(ANY_FACT);
    expect(factsIn('es', facts)).toBe(factsIn('es', facts));
  });

  it('never hold an outside address, a token or a group', () => {
    const sections = new Set(facts.names.map((name) => name.split('.')[0]));
    for (const name of WORKINGS) expect(sections).not.toContain(name);
    expect(facts.get('area.primary')).toBeUndefined();
    expect(facts.get('business')).toBeUndefined();
  });

  it.each([
    ['fees.travel', '$40'],
    ['fees.mileage', '$1.75'],
    ['fees.vehicleMileage', '$1.10'],
    ['fees.year', '2025'],
    ['fees.groupDiscountPercent', '10'],
    ['area.radiusMetres', '160,934'],
    ['business.hours.regular.opens', '9 AM'],
    ['business.phone', '(432) 555-0142'],
    ['credentials.commissionExpires', 'May 2029'],
  ])('write %s as copy shows it: %s', (name, written) => {
    expect(some.get(name)).toBe(written);
  });

  it('may refer to each other', () => {
    expect(facts.get('site.name')).toBe(facts.get('business.name'));
    const range = `${facts.get('fees.travel')}-${facts.get('fees.emergencyTravel')}`;
    expect(facts.get('business.priceRange')).toBe(range);
    for (const name of facts.names) expect(facts.get(name)).not.toMatch(FACT_REFERENCE);
    expect(JSON.stringify(config)).not.toMatch(FACT_REFERENCE);
  });
});

describe('a list', () => {
  const own: object = {
    prices: { visits: [85, 120.5] },
    team: {
      names: ['Ana', 'Ben', 'Ida'],
      one: ['Ana'],
      roles: [{ en: 'nurse', es: 'enfermera' }, 'Dr.'],
      days: ['08:30', '2029-05'],
      none: [],
      groups: [{ name: 'Ana', age: 40 }],
      mixed: ['Ana', true],
      nested: [['Ana'], ['Ben']],
    },
  };
  const listed = createFacts(
    { ...config, languages: ['en', 'es', 'ar'], ...own },
    SITE.schemas.config,
  );

  it.each([
    ['team.names', 'Ana, Ben, and Ida', 'Ana, Ben e Ida'],
    ['team.one', 'Ana', 'Ana'],
    ['team.roles', 'nurse and Dr.', 'enfermera y Dr.'],
    ['team.days', '8:30 AM and May 2029', '8:30 AM y mayo de 2029'],
    ['prices.visits', '$85 and $120.50', '$85 y $120.50'],
  ])('of single values is a fact, joined as the language of the text does: %s', (name, en, es) => {
    expect([listed.get(name), listed.get(name, 'es')]).toEqual([en, es]);
    expect(listed.names).toContain(name);
  });

  it('is joined in letters of the language', () => {
    expect(listed.get('team.names', 'ar')).toBe('Ana وBen وIda');
  });

  it.each(['none', 'groups', 'mixed', 'nested'])(
    'is no fact if no sentence can be made of it: %s',
    (name) => {
      expect(listed.get(`team.${name}`)).toBeUndefined();
      expect(unresolvedReferences(`{team.${name}}`, listed)).toHaveLength(1);
    },
  );
});

describe('references to facts', () => {
  const copy = {
    a: '{fees.travel} and {fees.mileage}, {fees.travel}',
    b: ['none', { c: 'x{business.phone}x' }],
    d: 4,
    e: true,
    f: null,
  };

  it('are all replaced, wherever they stand, and nothing else is changed', () => {
    const before = structuredClone(copy);
    expect(resolveFacts(copy, some)).toEqual({
      a: '$40 and $1.75, $40',
      b: ['none', { c: 'x(432) 555-0142x' }],
      d: 4,
      e: true,
      f: null,
    });
    expect(copy).toEqual(before);
  });

  it.each([
    '{name}',
    '{ fees.travel }',
    '{{}}',
    '{Fees.travel}',
    '{fees.}',
    '{.travel}',
    '{}',
    '$&',
  ])('are not %s, which stays as it is and is no fault', (text) => {
    expect(resolveFacts(text, some)).toBe(text);
    expect(unresolvedReferences(text, some)).toEqual([]);
  });

  it('to facts that do not exist stay, and are told with the path of their text and their place in it', () => {
    const wrong = { a: 'x {fees.travle}', b: ['ok', { c: '{no.such.fact} {fees.travel} {x.y}' }] };
    expect(resolveFacts(wrong, some)).toEqual({
      a: 'x {fees.travle}',
      b: ['ok', { c: '{no.such.fact} $40 {x.y}' }],
    });
    expect(unresolvedReferences(wrong, some)).toEqual([
      { path: ['a'], name: 'fees.travle', span: [2, 15] },
      { path: ['b', 1, 'c'], name: 'no.such.fact', span: [0, 14] },
      { path: ['b', 1, 'c'], name: 'x.y', span: [29, 34] },
    ]);
  });

  it('share their last full stop with the sentence that they end', () => {
    const late = {
      get: (name: string) => (name === 'a.b' ? '2 p. m.' : undefined),
      names: ['a.b'],
    };
    const shown = (text: string) => resolveFacts(text, late);
    expect(shown('Hasta las {a.b}. Luego {a.b}, y {a.b}')).toBe(
      'Hasta las 2 p. m. Luego 2 p. m., y 2 p. m.',
    );
    expect(shown('{a.b}... {a.b}!')).toBe('2 p. m.... 2 p. m.!');
    const raw = 'A las {a.b}. Luego más.';
    expect(rawSpan(raw, late, [14, 19])).toEqual([13, 18]);
  });

  it('are never names that every object has', () => {
    for (const name of ['fees.constructor', 'site.toString', 'constructor.name']) {
      expect(unresolvedReferences(`{${name}}`, some)).toMatchObject([{ name }]);
    }
  });

  it('are all taken for facts while the configuration cannot be read', () => {
    expect(unresolvedReferences('{no.such.fact}', ANY_FACT)).toEqual([]);
    expect(resolveFacts('{no.such.fact}', ANY_FACT)).toBe('{no.such.fact}');
  });
});

describe('the pages of the site', () => {
  const landingsDir = join(ROOT, 'landings');
  const names = readdirSync(landingsDir).filter((name) => name.endsWith('.yaml'));

  it.each(names)('landings/%s has no reference left to replace', (name) => {
    const { landing } = readLanding(join(landingsDir, name), {
      cwd: ROOT,
      landingsDir,
      facts,
      schemas: SITE.schemas,
    });
    expect(unresolvedReferences(landing?.raw, facts)).toEqual([]);
    expect(JSON.stringify(landing?.page)).not.toMatch(FACT_REFERENCE);
  });

  it('written by hand have none left, either', () => {
    const { pages, metas } = readPageFiles(SITE, ROOT, facts);
    expect(JSON.stringify([pages, metas])).not.toMatch(FACT_REFERENCE);
  });
});

describe('a stretch of a text with its facts filled in', () => {
  it('is found in the text as it was written, references taken whole', () => {
    const reference = fc.constantFrom(
      '{fees.travel}',
      '{business.phone}',
      '{no.such}',
      'x',
      ' ',
      '',
    );
    const text = fc.array(reference, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (pieces, a, b) => {
        const shown = pieces.map((piece) => resolveFacts(piece, facts));
        const chosen = [a % pieces.length, b % pieces.length].sort((one, two) => one - two);
        const [first = 0, last = 0] = chosen;
        const length = (all: string[], end: number) => all.slice(0, end).join('').length;
        expect(
          rawSpan(pieces.join(''), facts, [length(shown, first), length(shown, last + 1)]),
        ).toEqual([length(pieces, first), length(pieces, last + 1)]);
      }),
    );
  });
});

it('a fact of the business by its name in another language is the one that is meant', () => {
  const names = ['business.phone', 'business.timeZone', 'business.email'];
  const own = { get: (name: string) => (names.includes(name) ? 'x' : undefined), names };
  const source = { file: 'a.yaml', path: '/a.yaml', text: 'a' } as never;
  const whole = () => ({ line: 1, column: 1, endLine: 1, endColumn: 2 });
  const hints = ['telefon', 'telefono', 'correo'].map(
    (key) => checkReferences({ a: `{business.${key}}` }, own, source, whole)[0]?.hint,
  );
  expect(hints.map((hint) => /\{[^}]+\}/.exec(hint ?? '')?.[0])).toEqual([
    '{business.phone}',
    '{business.phone}',
    '{business.email}',
  ]);
});
