import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageMeta } from '../../../cli/content/addresses/page-index.ts';
import { lawConsentSwitch } from '../../../cli/rules/pages/law-consent-switch.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const TAG = 'conversionId: AW-123456';

/** Finds what the rule says of a site: file and line of the finding. */
function found(
  analytics: SiteConfig['analytics'],
  { html = '<main></main>', isTested = false } = {},
): string[] {
  const folder = tempFolder();
  const configFile = join(folder, 'site.config.yaml');
  const landing = join(folder, 'boiler.yaml');
  writeFileSync(configFile, `analytics:\n  consent: required\n  ${TAG}\n`);
  writeFileSync(landing, 'hero: {}\nvariants:\n  - name: calm\n    weight: 40\n');
  const tested = {
    ...{ entry: { path: '/boiler' }, file: 'boiler.yaml' },
    origin: { path: landing, under: ['page'] },
  } as unknown as PageMeta;
  const site = {
    ...{ config: { analytics } as SiteConfig, configFile, cwd: folder, rendered: [{ html }] },
    pages: { tested: () => (isTested ? [tested, tested] : []) },
    staticMetas: [],
  };
  return [...lawConsentSwitch(site)].map(({ file, line, rule, severity }) => {
    expect([rule, severity]).toEqual(['law/no-consent-switch', 'warning']);
    return `${file}:${line}`;
  });
}

it('a site that measures needs a page with the switch', () => {
  expect(found({ conversionId: 'AW-123456' })).toEqual(['site.config.yaml:3']);
  expect(found({ conversionId: 'AW-123456', consent: 'required' })).toHaveLength(1);
  expect(found({ conversionId: '' })).toEqual([]);
  expect(found({ consent: 'required' })).toEqual([]);
});

it('variants need it where browsers keep them', () => {
  expect(found({}, { isTested: true })).toEqual(['boiler.yaml:3']);
  expect(found({ consent: 'required' }, { isTested: true })).toEqual([]);
  // One fault, one finding.
  expect(found({ conversionId: 'AW-1' }, { isTested: true })).toEqual(['site.config.yaml:3']);
});

it('the switch is recognized wherever it is', () => {
  const html = '<main><div class="consent-switch" data-consent-switch></div></main>';
  expect(found({ conversionId: 'AW-123456' }, { html })).toEqual([]);
  expect(found({}, { html, isTested: true })).toEqual([]);
});

it.each([
  ['pages/privacy/page.md', 'Add the section measurement to pages/privacy/page.md.'],
  [
    'pages/privacy/+Page.tsx',
    'Add MeasurementChoice of touchdown/components to pages/privacy/+Page.tsx.',
  ],
])('the hint names the file of the privacy page, %s', (file, expected) => {
  const folder = tempFolder();
  const configFile = join(folder, 'site.config.yaml');
  writeFileSync(configFile, `analytics:\n  ${TAG}\n`);
  const privacy = { entry: { path: '/privacy' }, file } as unknown as PageMeta;
  const config = { analytics: { conversionId: 'AW-123456' } } as SiteConfig;
  const site = { config, configFile, cwd: folder, rendered: [], staticMetas: [privacy] };
  const [told] = lawConsentSwitch({ ...site, pages: { tested: () => [] } });
  expect(told?.hint).toBe(expected);
});
