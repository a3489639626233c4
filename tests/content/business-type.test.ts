import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { businessTypeHint } from '../../cli/content/config/nearest-business-type.ts';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { BUSINESS_TYPES, isLocalType, typeAndAbove } from '../../schemas/config/business-type.ts';
import { typesBelow } from '../support/schema-org.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ROOT } from './site-facts.ts';

const TEXT = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');

/** Findings at the type of a business, as `file:line rule hint`. */
function findingsWith(type: string): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  writeFileSync(path, TEXT.replace('type: Notary', `type: ${type}`));
  const { diagnostics } = readSiteConfig(path, folder, SITE.schemas);
  const line = TEXT.split('\n').findIndex((text) => text.includes('type: Notary')) + 1;
  return diagnostics.map((found) => {
    expect(found.line).toBe(line);
    return `${found.rule}: ${found.hint}`;
  });
}

describe('types of business', () => {
  it('are those that schema.org has below Organization', () => {
    expect([...BUSINESS_TYPES].sort()).toEqual([...typesBelow('Organization')].sort());
  });

  it('all stand below Organization, and those below LocalBusiness are known', () => {
    for (const type of BUSINESS_TYPES) expect(typeAndAbove(type).at(-1)).toBe('Organization');
    expect(BUSINESS_TYPES.filter(isLocalType).sort()).toEqual(
      [...typesBelow('LocalBusiness')].sort(),
    );
  });

  it.each([
    ['Electrican', 'shape/choice: Did you mean "Electrician"?'],
    ['bakery', 'shape/choice: Did you mean "Bakery"?'],
    ['Person', expect.stringMatching(/^shape\/choice: .*schema\.org\/LocalBusiness/)],
  ])('%s is a finding at the type', (type, finding) => {
    expect(findingsWith(type)).toEqual([finding]);
  });

  it.each(['Bakery', 'LocalBusiness', 'VeterinaryCare', 'School'])('%s is right', (type) => {
    expect(findingsWith(type)).toEqual([]);
  });
});

describe('a kind of business that schema.org does not know', () => {
  it.each([
    ['Electrican', /Electrician/],
    ['LandscapingBusiness', /HomeAndConstructionBusiness/],
    ['VetenaryCare', /VeterinaryCare/],
    ['LawnCareService', /HomeAndConstructionBusiness/],
    ['Tierarztpraxis', /VeterinaryCare/],
    ['CookingSchool', /EducationalOrganization/],
    ['Person', /^LocalBusiness/],
  ])('%s is told the nearest one', (type, hint) => {
    expect(businessTypeHint(type, BUSINESS_TYPES)).toMatch(hint);
  });

  it('only names types that can be written', () => {
    const trades =
      'LandscapeGardening CleaningService MidwiferyPractice Barbers CateringCompany KfzMeisterbetrieb TaxAdvisers LawFirm YogaClasses PhotographyCompany';
    const named = trades
      .split(' ')
      .flatMap((trade) => /type is (\w+)/.exec(businessTypeHint(trade, BUSINESS_TYPES))?.[1] ?? []);
    expect(named).toHaveLength(10);
    for (const type of named) expect(BUSINESS_TYPES).toContain(type);
  });
});
