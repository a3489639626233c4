import { expect, it } from 'vitest';
import { misplacedIds } from '../../../cli/lint/site/tag-ids.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

function told(analytics: object): string[] {
  return [...misplacedIds({ analytics } as SiteConfig)].map(({ at }) => at.join('.'));
}

const ID = 'analytics.conversionId';

it.each<[object, string]>([
  [{ conversionId: 'G-7KQ2M8XH4D', labels: { booking: '' }, bookingValue: 40 }, ID],
  [{ conversionId: 'G-7KQ2M8XH4D', bookingValue: 40 }, ID],
  [{ conversionId: 'G-7KQ2M8XH4D', labels: { form: 'AbC-D_efG' } }, ID],
  [{ conversionId: 'GTM-5KQ2M8X', labels: { form: 'AbC-D_efG' } }, ID],
  [{ conversionId: 'GT-5KQ2M8X', labels: { form: 'AbC-D_efG' } }, ID],
  [{ conversionId: 'AW-7KQ2M8XH4D' }, ID],
  [{ conversionId: 'AW-81723645', labels: { booking: '', phoneClick: '' } }, ID],
  [{ conversionId: 'AW-81723645', bookingValue: 40 }, ID],
  [
    { conversionId: 'AW-81723645', labels: { form: 'AW-81723645/AbC-D_efG' } },
    'analytics.labels.form',
  ],
  [{ conversionId: 'AW-81723645', labels: { form: 'AW-81723645' } }, 'analytics.labels.form'],
  [
    { conversionId: 'AW-81723645', labels: { booking: 'G-7KQ2M8XH4D' } },
    'analytics.labels.booking',
  ],
])('%j has another id', (analytics, at) => {
  expect(told(analytics)).toEqual([at]);
});

it.each([
  {},
  { conversionId: '', labels: { booking: '', phoneClick: '' }, bookingValue: 40 },
  { conversionId: 'G-7KQ2M8XH4D' },
  { conversionId: 'G-7KQ2M8XH4D', consent: 'required' },
  { conversionId: 'GTM-5KQ2M8X', bookingValue: 40 },
  { conversionId: 'GTM-5KQ2M8X' },
  { conversionId: 'AW-81723645', labels: { form: 'xXQdCJ-Xk4YBEOqX_wM' }, bookingValue: 40 },
  { conversionId: 'AW-81723645', labels: { form: 'G-rated_lead' } },
  { conversionId: 'AW-XXXXXXXXXX' },
  { conversionId: 'AW-81723645' },
  { conversionId: 'G-XXXXXXXXXX', bookingValue: 40 },
])('%j may be right', (analytics) => {
  expect(told(analytics)).toEqual([]);
});
