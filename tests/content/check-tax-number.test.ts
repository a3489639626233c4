import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration with this imprint, as `line rule`. */
function told(imprint: string): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const business =
    'business: { name: A, type: Bakery, email: a@b.example, address: { country: DE } }';
  const site = 'site: { url: "https://b.example", name: A, title: A, description: A }';
  writeFileSync(path, `${site}\n${business}\nimprint: { ${imprint} }\n`);
  return readSiteConfig(path, folder, schemas).diagnostics.map(
    ({ line, rule }) => `${line} ${rule}`,
  );
}

it.each([
  'vatNumber: DE29841736',
  'vatId: ATU1234567',
  'ustId: DE 2984 173 650',
  'nif: ESB1234567',
])('%s has a digit too many or too few', (imprint) => {
  expect(told(imprint)).toEqual(['3 facts/whereabouts']);
});

it.each([
  'vatNumber: DE298417365',
  'vatNumber: "GB 412 7756 18"',
  'vatNumber: DE000000000',
  'nif: ESB12345678',
  'nif: 24358817L',
  'vatNumber: none yet',
  'vatNumber: "{imprint.owner}", owner: Eva Lind',
  'register: DE29841736',
])('%s is fine', (imprint) => {
  expect(told(imprint)).toEqual([]);
});
