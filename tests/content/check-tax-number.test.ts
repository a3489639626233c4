import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numbersWithWrongDigits } from '../../cli/content/config/check-tax-number.ts';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { pathName } from '../../cli/content/value-path.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** What is told of a configuration with this imprint, as `line rule`, and where digits do not follow from the others. */
function checked(imprint: string, country: string) {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const business = `business: { name: A, type: Bakery, email: a@b.example, address: { country: ${country} } }`;
  const site = 'site: { url: "https://b.example", name: A, title: A, description: A }';
  writeFileSync(path, `${site}\n${business}\nimprint: { ${imprint} }\n`);
  const { config, diagnostics } = readSiteConfig(path, folder, schemas);
  const told = diagnostics.map(({ line, rule }) => `${line} ${rule}`);
  return { told, wrong: config ? numbersWithWrongDigits(config).map(pathName) : [] };
}

const told = (imprint: string, country = 'DE') => checked(imprint, country).told;

it.each([
  'vatNumber: DE29841736',
  'vatId: ATU1234567',
  'ustId: DE 2984 173 650',
  'nif: ESB1234567',
])('%s has a digit too many or too few', (imprint) => {
  expect(told(imprint)).toEqual(['3 facts/whereabouts']);
});

it.each([
  'vatNumber: DE298417368',
  'vatNumber: "GB 412 7756 53"',
  'vatNumber: DE000000000',
  'nif: ESB12345674',
  'nif: 24358817T',
  'vatNumber: none yet',
  'vatNumber: "{imprint.owner}", owner: Eva Lind',
  'register: DE29841736',
])('%s is fine', (imprint) => {
  expect(told(imprint)).toEqual([]);
});

it.each([
  ['vatNumber: B10482971', 'ES'],
  ['vatNumber: B-10482971', 'ES'],
  ['nif: ESB10482971', 'ES'],
  ['nif: 24358817L', 'ES'],
  ['nif: X1234567M', 'ES'],
  ['vatNumber: DE136695967', 'DE'],
  ['vatNumber: "GB 980 7806 48"', 'GB'],
  ['vatNumber: IT00743110175', 'IT'],
  ['partitaIva: "00743110175", vatNumber: "00743110175"', 'IT'],
  ['ustId: ATU13585628', 'AT'],
  ['vatNumber: FR83404833084', 'FR'],
  ['vatNumber: BE0428759479', 'BE'],
  ['vatNumber: NL004495446B01', 'NL'],
  ['vatNumber: "501964842"', 'PT'],
])('%s in %s has a digit that does not follow from the others', (imprint, country) => {
  const { told, wrong } = checked(imprint, country);
  expect(told).toEqual([]);
  expect(wrong).toHaveLength(1);
});

it.each([
  ['vatNumber: B10482917', 'ES'],
  ['vatNumber: "B-10482917"', 'ES'],
  ['nif: 24358817T', 'ES'],
  ['nif: X1234567L', 'ES'],
  ['cif: P1234567D', 'ES'],
  ['vatNumber: DE136695976', 'DE'],
  ['vatNumber: DE999999997', 'DE'],
  ['vatNumber: "GB 980 7806 84"', 'GB'],
  ['vatNumber: "980 7806 84"', 'GB'],
  ['vatNumber: IT00743110157', 'IT'],
  ['ustId: ATU13585627', 'AT'],
  ['vatNumber: FR83404833048', 'FR'],
  ['vatNumber: FRK7399859412', 'FR'],
  ['vatNumber: BE0428759497', 'BE'],
  ['vatNumber: NL004495445B01', 'NL'],
  ['vatNumber: NL002455799B11', 'NL'],
  ['vatNumber: "501964843"', 'PT'],
  // Numbers of other taxes and registers.
  ['taxId: "12-3456789"', 'US'],
  ['taxId: "21/815/08150"', 'DE'],
  ['taxId: RSSMRA85T10A562S', 'IT'],
  ['uid: CHE-123.456.789', 'CH'],
  ['ust: 19 %', 'DE'],
])('%s in %s is fine', (imprint, country) => {
  expect(checked(imprint, country)).toEqual({ told: [], wrong: [] });
});

it('a Spanish number with a digit too few needs no letters of the country', () => {
  expect(told('vatNumber: B1048291', 'ES')).toEqual(['3 facts/whereabouts']);
});
