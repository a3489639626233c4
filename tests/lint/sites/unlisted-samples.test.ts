import { describe, expect, it } from 'vitest';
import { unlistedSamples } from '../../../cli/lint/site/reserved-values.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { DataSite } from '../../support/data-site.ts';

const SITE = { url: 'https://www.ridge-roofing.example' };
const BUSINESS = {
  phone: '(432) 555-0142',
  email: 'hello@ridge-roofing.example',
  whatsapp: '14325550142',
};
const CODES = { commissionNumber: '000000-0', commissionNumberTrust: '000000-1' };

function told(sampleData: readonly string[], changes: Record<string, object> = {}): string[] {
  const config = { site: SITE, business: BUSINESS, ...changes, sampleData } as unknown;
  return unlistedSamples(config as SiteConfig).map((path) => path.join('.'));
}

describe('invented values that sampleData does not list', () => {
  it.each([
    ['business.phone', ['site.url', 'business.email', 'business.whatsapp']],
    ['business.phone', ['business.name', 'business.whatsapp']],
    ['business.whatsapp', ['business.phone']],
    ['business.email', ['site.url', 'business.phone', 'business.whatsapp']],
    ['site.url', ['business.email', 'business.hours']],
  ])('%s beside %j', (name, listed) => {
    expect(told(listed)).toContain(name);
  });

  it('a number of zeros, if another one is listed', () => {
    const changes = { credentials: CODES };
    expect(told(['credentials.commissionNumberTrust'], changes)).toEqual([
      'credentials.commissionNumber',
    ]);
    expect(told(['credentials'], changes)).toEqual([]);
    expect(told(['business.name'], changes)).toEqual([]);
  });

  const real = {
    phone: '(432) 556-0142',
    email: 'hello@ridgeroofing.com',
    whatsapp: '14325560142',
  };

  it.each([
    // An example as a whole, and whatever else nobody marks.
    [[], {}],
    [['business.name', 'business.hours', 'samples.voices'], {}],
    [['site', 'business'], {}],
    // What `init` writes of a number, an address or both that were given.
    [['site.url', 'business.email', 'business.hours'], { business: { ...BUSINESS, whatsapp: '' } }],
    [['site.url', 'business.phone', 'business.hours'], { business: { ...BUSINESS, whatsapp: '' } }],
    [['site.url', 'business.name', 'samples.voices'], { business: { ...BUSINESS, whatsapp: '' } }],
    // Real values are replaced one by one, and their entries taken out.
    [
      ['site.url', 'business.email'],
      { business: { ...BUSINESS, phone: real.phone, whatsapp: '' } },
    ],
    [['site.url'], { business: real }],
    [
      ['business.phone'],
      { site: { url: 'https://ridgeroofing.com' }, business: { ...real, phone: BUSINESS.phone } },
    ],
    [
      ['credentials.commissionNumber'],
      { credentials: { ...CODES, commissionNumberTrust: '134207-7' } },
    ],
    [
      ['credentials.commissionNumber'],
      { credentials: { commissionNumber: '000000-0', population: '1000000' } },
    ],
    [['business', 'site'], { ledger: { reference: '0000', first: '00-100' } }],
  ])('none beside %j', (listed, changes) => {
    expect(told(listed, changes as Record<string, object>)).toEqual([]);
  });
});

it('is a warning at the value, and an error before a site goes live', async () => {
  const address = { locality: 'Midland', region: 'TX', postalCode: '79701', country: 'US' };
  const business = { name: 'Ridge Roofing', type: 'RoofingContractor', ...BUSINESS, address };
  const site = new DataSite({ business, sampleData: ['business.whatsapp'] });
  const of = async (...args: string[]) =>
    (await site.lint(...args)).filter(({ file, line, rule }) => {
      const text = site.text(file).split('\n')[line - 1];
      return text?.includes('phone:') && /sample|reserved/.test(rule);
    });
  const [found, ...others] = await of();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ rule: 'facts/unlisted-sample', severity: 'warning' });
  const [live, ...more] = await of('--production');
  expect(more).toEqual([]);
  expect(live).toMatchObject({ rule: 'facts/unlisted-sample', severity: 'error' });
});
