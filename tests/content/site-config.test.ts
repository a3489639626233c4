import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteConfig, type SiteConfigFile } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { siteSchemas } from '../../cli/site/site-schemas.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ROOT } from './site-facts.ts';

const TEXT = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');

/** Reads the site's configuration with one thing changed in it. */
function readWith(from: string | RegExp, to: string): SiteConfigFile {
  const text = TEXT.replace(from, to);
  expect(text).not.toBe(TEXT);
  const folder = tempFolder();
  writeFileSync(join(folder, 'site.config.yaml'), text);
  return readSiteConfig(join(folder, 'site.config.yaml'), folder, SITE.schemas);
}

/** Line of the changed file on which a text stands. */
function lineOf({ source }: SiteConfigFile, text: string): number {
  return (source?.text.split('\n').findIndex((line) => line.includes(text)) ?? -1) + 1;
}

const rules = ({ diagnostics }: SiteConfigFile) => diagnostics.map(({ rule }) => rule);

describe('the configuration of the site', () => {
  it('is right, and gives the facts with it', () => {
    const file = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT, SITE.schemas);
    expect(file.diagnostics).toEqual([]);
    expect(file.config?.business.name).toBe(file.facts?.get('business.name'));
  });

  it('says how to write a number with a decimal comma', () => {
    const { diagnostics } = readWith('latitude: 31.9973', 'latitude: "31,9973"');
    expect(diagnostics.map(({ rule, hint }) => [rule, hint])).toEqual([
      ['shape/wrong-type', 'Write 31.9973, with a point in place of the comma.'],
    ]);
  });

  it('that does not exist is one finding at its start', () => {
    const { diagnostics, config, facts } = readSiteConfig(
      join(tempFolder(), 'none.yaml'),
      ROOT,
      SITE.schemas,
    );
    expect(diagnostics).toMatchObject([{ rule: 'file/missing', line: 1, column: 1 }]);
    expect([config, facts]).toEqual([undefined, undefined]);
  });

  it('without a schema of its own takes groups of any values, and tells what is none in plain words', () => {
    const folder = tempFolder();
    const path = join(folder, 'site.config.yaml');
    const { schemas } = completeCode({});
    const readOwn = (own: string) => {
      const business =
        'business: { name: A, type: Bakery, email: a@b.example, currency: EUR, address: { country: DE } }';
      const site = 'site: { url: "https://b.example", name: A, title: A, description: A }';
      writeFileSync(path, `${site}\n${business}\n${own}\n`);
      return readSiteConfig(path, folder, schemas);
    };
    expect(readOwn('fees: { visit: 40, night: { late: "60 €" } }')).toMatchObject({
      diagnostics: [],
    });
    const { diagnostics } = readOwn('team: [Ana, Bea]');
    expect(diagnostics).toMatchObject([{ rule: 'shape/wrong-type', line: 3, column: 7 }]);
    expect(diagnostics[0]?.message).not.toContain('record');
  });

  it.each(['XX', 'QQ', 'Usa'])('with %s, which is no country, is told at the value', (country) => {
    const folder = tempFolder();
    const path = join(folder, 'site.config.yaml');
    writeFileSync(path, `business:\n  address:\n    country: ${country}\n`);
    const { diagnostics } = readSiteConfig(path, folder, completeCode({}).schemas);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ rule: 'shape/format', line: 3, column: 14 }),
    );
  });

  it('that is no YAML is told at the place, and gives no facts', () => {
    const file = readWith('  travel: 40', '  travel: "40');
    expect(rules(file).some((rule) => rule.startsWith('syntax/'))).toBe(true);
    expect(file.diagnostics[0]?.line).toBeGreaterThanOrEqual(lineOf(file, 'travel: "40'));
    expect(file.facts).toBeUndefined();
  });

  it.each(['integrations', 'analytics', 'admin', 'sampleData', 'knownConflicts'])(
    'may leave out %s',
    (section) => {
      const part = new RegExp(`^${section}:.*\\n(?:[ -].*\\n|\\n)*`, 'm');
      const { diagnostics, config } = readWith(part, '');
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(Object.keys(config?.[section as 'admin'] ?? { is: 'missing' })).toEqual([]);
    },
  );

  it.each(['site', 'business', 'fees', 'area'])(
    'without its section %s is told which one is missing',
    (section) => {
      const part = new RegExp(`^${section}:.*\\n(?:[ -].*\\n|\\n)*`, 'm');
      const { diagnostics, facts } = readWith(part, '');
      expect(diagnostics).toMatchObject([{ rule: 'shape/missing-key', severity: 'error' }]);
      expect(diagnostics[0]?.message).toContain(section);
      expect(facts).toBeUndefined();
    },
  );

  it.each(['after dinner', '18:00 to 22:00', '6 PM - 10 PM', '13 PM to 14 PM'])(
    'with the hours %j is told at the place how they are written',
    (hours) => {
      const file = readWith('    evening: 6 PM to 10 PM', `    evening: "${hours}"`);
      expect(file.diagnostics).toMatchObject([
        { severity: 'error', line: lineOf(file, `evening: "${hours}"`) },
      ]);
      expect(file.diagnostics[0]?.message).toContain('6 PM to 10 PM');
    },
  );

  it('with a misspelt key is told at the key, with a guess', () => {
    const file = readWith('  mileage:', '  milage:');
    expect(file.diagnostics).toMatchObject([
      { rule: 'shape/unknown-key', column: 3, hint: 'Did you mean "mileage"?' },
    ]);
    expect(file.diagnostics[0]?.line).toBe(lineOf(file, 'milage:'));
  });

  it.each(['https:/www', 'https:www', 'https:///www', 'http://www'])(
    'with the address %s. is told at the value',
    (start) => {
      const { diagnostics } = readWith('https://www', start);
      const [told, ...others] = diagnostics.map(({ rule, line }) => `${rule} ${line}`);
      expect(told).toMatch(/^shape\/\S+ 7$/);
      expect(others).toEqual([]);
    },
  );

  it('with an endpoint that is not safe is told at the value', () => {
    const file = readWith('contactWebhook: ""', 'contactWebhook: http://example.com/in');
    expect(file.diagnostics).toMatchObject([
      { rule: 'shape/format', line: lineOf(file, 'contactWebhook:'), column: 19 },
    ]);
  });

  it.each(['http://[::1]:8080/in', 'https://a;b.example/in', 'https://a,b.example/in'])(
    'may not send to %s, which no security policy can name',
    (address) => {
      const { diagnostics } = readWith('contactWebhook: ""', `contactWebhook: "${address}"`);
      expect(diagnostics).toMatchObject([{ rule: 'shape/format', column: 19 }]);
    },
  );

  it.each([
    ['{ preload: true }', 'preload'],
    ['{ preload: true, includeSubDomains: true, maxAge: 86400 }', 'preload'],
    ['{ maxAge: -1 }', 'maxAge'],
    ['{ maxAge: 0.5 }', 'maxAge'],
    ['{ maxAge: 31536000000 }', 'maxAge'],
  ])('with site.hsts %s is told at %s', (hsts, key) => {
    const file = readWith('\nbusiness:', `\n  hsts: ${hsts}\nbusiness:`);
    const line = `  hsts: ${hsts}`;
    expect(file.diagnostics).toMatchObject([
      {
        severity: 'error',
        line: lineOf(file, line),
        column: line.indexOf(`${key}:`) + key.length + 3,
      },
    ]);
  });

  it('takes a whole site.hsts', () => {
    const hsts = '{ maxAge: 63072000, includeSubDomains: true, preload: true }';
    const { diagnostics, config } = readWith('\nbusiness:', `\n  hsts: ${hsts}\nbusiness:`);
    expect(diagnostics).toEqual([]);
    expect(config?.site.hsts).toEqual({
      maxAge: 63_072_000,
      includeSubDomains: true,
      preload: true,
    });
  });

  it.each(['http://127.0.0.1:8080/in', 'http://localhost/in', 'https://example.com/in'])(
    'may send to %s',
    (address) => {
      const { diagnostics } = readWith('contactWebhook: ""', `contactWebhook: ${address}`);
      expect(diagnostics).toEqual([]);
    },
  );
});

describe('names of facts in the configuration', () => {
  it('that do not exist are told where readings disagree', () => {
    const file = readWith('[fees.travel, fees.flatTravel', '[fees.travel, fees.flatTravle');
    expect(file.diagnostics).toMatchObject([
      { rule: 'facts/unknown', severity: 'error', hint: 'Did you mean "fees.flatTravel"?' },
    ]);
    expect(file.diagnostics[0]?.line).toBe(lineOf(file, 'flatTravle'));
    expect([file.config, file.facts]).toEqual([undefined, undefined]);
  });

  it('that do not exist are told among the invented values', () => {
    const file = readWith('- business.founder', '- business.foundr');
    expect(file.diagnostics).toMatchObject([
      { rule: 'facts/unknown', line: lineOf(file, 'foundr'), column: 5 },
    ]);
  });

  it('that do not exist are told in its own texts', () => {
    const file = readWith('Call {business.phone}', 'Call {business.phnoe}');
    expect(rules(file)).toEqual(['facts/unknown']);
  });

  it('may stand in entries of a list, and lists in other texts', () => {
    const { facts, config } = readWith(
      'payments: [credit card, debit card, cash,',
      'payments: ["{fees.travel} in cash",',
    );
    expect(facts?.get('business.payments')).toMatch(/^\$40 in cash, check, .* and Zelle$/);
    expect(config?.business.payments?.[0]).toBe('$40 in cash');
    const { config: other } = readWith('Call {business.phone}', 'We take {business.payments}');
    expect(other?.site.description).toContain('We take credit card, debit card, cash');
  });

  it('that lead through a list back to it are told', () => {
    const file = readWith('payments: [credit card', 'payments: ["{business.payments}"');
    expect(rules(file)).toEqual(['facts/circle']);
  });

  it.each([
    ['holds groups', 'team.members', 'list of groups'],
    ['is empty', 'team.guests', 'empty'],
    ['is misspelt', 'team.gests', 'no fact'],
  ])('that are no facts are told with the reason: a list that %s', (_, name, reason) => {
    const team = 'team: { members: [{ name: Ana }], guests: [], trades: [roofs, gutters] }\n';
    const path = join(tempFolder(), 'site.config.yaml');
    writeFileSync(path, TEXT.replace('{business.phone}', `{${name}} {team.trades}`) + team);
    const file = readSiteConfig(path, ROOT, siteSchemas({}));
    expect(rules(file)).toEqual(['facts/unknown']);
    expect(file.diagnostics[0]?.message).toContain(reason);
  });

  it.each([
    ['through another text', '{site.title}', '{business.tagline}'],
    ['to itself', '{site.name}', 'Title'],
    ['in a circle', '{site.title}', '{site.name}'],
  ])('leave no reference in a page without being told: %s', (_, name, title) => {
    const { diagnostics, config } = readWith(
      /name: "\{business.name\}"\n {2}title: .*/,
      `name: "${name}"\n  title: "${title}"`,
    );
    if (diagnostics.length === 0) expect(config?.site.name).not.toContain('{');
    else expect(diagnostics[0]?.rule).toMatch(/^facts\//);
  });
});

describe('facts that repeat other facts', () => {
  it('are told when they swell beyond any text, instead of growing without end', () => {
    const many = (name: string) => Array.from({ length: 60 }, () => `{${name}}`).join('');
    const file = readWith(
      / {2}tagline:\n {4}en: .*\n {4}es: .*/,
      `  tagline: { en: "${many('business.founder')}", es: "${many('business.tagline.en')}" }`,
    );
    expect(rules(file)).toContain('facts/too-long');
  });
});

describe('a broken configuration', () => {
  it('with two facts that differ although they tell the same thing is told so, unless they are listed', () => {
    const listed = / {2}- topic: Price a mile\n(?: {4}.*\n)+/;
    const unlisted = readWith(listed, '');
    expect(rules(unlisted)).toEqual(['facts/unlisted-conflict']);
    expect(unlisted.diagnostics).toMatchObject([
      { severity: 'warning', line: lineOf(unlisted, '  mileage:') },
    ]);
    expect(unlisted.config).toBeDefined();
    expect(rules(readWith('  vehicleMileage: 1.1', '  vehicleMileage: 1.75'))).toEqual([]);
  });

  it.each([
    ['Evenings and nights', '  eveningTravel:'],
    ['Travel to other towns', '  mileage:'],
    ['Miles without mileage', '  freeMiles:'],
  ])('with a sum that another page counts otherwise is told so: %s', (topic, key) => {
    const unlisted = readWith(new RegExp(` {2}- topic: ${topic}\\n(?: {4}.*\\n)+`), '');
    expect(rules(unlisted)).toContain('facts/unlisted-conflict');
    expect(unlisted.diagnostics.map(({ line }) => line)).toContain(lineOf(unlisted, key));
  });

  it('with totals that say what the surcharges add up to is told nothing', () => {
    const topic = / {2}- topic: Evenings and nights\n(?: {4}.*\n)+/;
    const agreeing = TEXT.replace('  eveningTravel: 75', '  eveningTravel: 60')
      .replace('  lateNightTravel: 125', '  lateNightTravel: 140')
      .replace('  emergencyTravel: 150', '  emergencyTravel: 140');
    const { diagnostics } = readWith(TEXT, agreeing.replace(topic, ''));
    const told = diagnostics.map(({ message }) => message).join();
    expect(told).not.toMatch(/eveningTravel|lateNightTravel|emergencyTravel/);
  });
});
