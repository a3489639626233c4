import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '../../schemas/config/site-config.ts';

/** The schema of a site that describes its place, time zone and currency in words of its own. */
const OWN = siteConfigSchema(
  z.strictObject({
    business: z.strictObject({
      address: z.strictObject({
        locality: z.string(),
        country: z.string().meta({ description: 'Two letters.' }),
      }),
      timeZone: z.string(),
      currency: z.string().optional(),
    }),
    fees: z.strictObject({ visit: z.number() }),
  }),
);

function faultsOf(business: object): string[] {
  const config = {
    site: { url: 'https://www.x.example', name: 'Alder', title: 'Alder', description: 'Alder.' },
    business: {
      ...{ name: 'Alder', type: 'LocalBusiness', email: 'a@x.example', timeZone: 'UTC' },
      address: { locality: 'Reno', country: 'US' },
      ...business,
    },
    languages: ['en'],
    fees: { visit: 12 },
  };
  const { error } = OWN.safeParse(config);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

it('a site that describes the codes of its business keeps the demands of the engine, which formats with them', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ currency: 'EUR' })).toEqual([]);
  expect(faultsOf({ address: { locality: 'Reno', country: 'Nevada' } })).toEqual([
    'business.address.country must be a country in two capital letters, such as US',
  ]);
  expect(faultsOf({ address: { locality: 'Reno', country: 'UK' } })).toHaveLength(1);
  expect(faultsOf({ timeZone: 'Nevada', currency: 'bucks' })).toEqual([
    'business.timeZone must be a time zone such as America/Chicago',
    'business.currency must be a currency such as USD or EUR',
  ]);
});

it('what a site says of its keys stays', () => {
  expect(faultsOf({ address: { locality: 'Reno', country: 'US', floor: 2 } })).toHaveLength(1);
  expect(faultsOf({ address: { country: 'US' } })).toHaveLength(1);
  const { business } = OWN.shape as { business: z.ZodObject<{ address: z.ZodObject }> };
  const { country } = business.shape.address.shape as Record<string, z.ZodType>;
  expect(country?.meta()).toMatchObject({ description: 'Two letters.' });
});
