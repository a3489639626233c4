import { expect, it } from 'vitest';
import { toldInConfig as told } from '../support/told-in-config.ts';

const HOOK = 'https://hooks.crm.example';

it.each([
  [{ analytics: { conversionId: 'AW-XXXXXXXXXX' } }, 'analytics.conversionId'],
  [{ analytics: { conversionId: 'G-XXXXXXXXXX' } }, 'analytics.conversionId'],
  [{ analytics: { conversionId: 'GTM-XXX' } }, 'analytics.conversionId'],
  [{ analytics: { conversionId: 'AW-0000000000' } }, 'analytics.conversionId'],
  [
    { analytics: { conversionId: 'AW-81723645', labels: { form: 'CONVERSION_LABEL' } } },
    'analytics.labels.form',
  ],
  [{ integrations: { contactWebhook: `${HOOK}/f/your-form-id` } }, 'integrations.contactWebhook'],
  [{ integrations: { contactWebhook: `${HOOK}/catch/XXXXXX` } }, 'integrations.contactWebhook'],
  [
    { integrations: { tiles: 'https://t.example/{z}/{x}/{y}.png?key=YOUR_API_KEY' } },
    'integrations.tiles',
  ],
])('%j is filled in by nobody', (groups, path) => {
  expect(told(groups)).toEqual([`${path} copy/placeholder`]);
});

it.each([
  { analytics: { conversionId: '' } },
  { analytics: { conversionId: 'AW-123456789' } },
  { analytics: { conversionId: 'G-XX8XXK2PXW' } },
  { analytics: { conversionId: 'GTM-XXXX7QP' } },
  { analytics: { conversionId: 'AW-81723000' } },
  { analytics: { conversionId: 'AW-81723645', labels: { form: 'xXQdCJ-Xk4YBEOqX_wM' } } },
  { analytics: { conversionId: 'AW-81723645', labels: { form: 'Lead' } } },
  { integrations: { contactWebhook: `${HOOK}/catch/18273/bxxk4f` } },
  { integrations: { contactWebhook: 'https://yourforms.example/f/8172' } },
  { integrations: { contactWebhook: 'https://forms.example/tu-taller' } },
  { integrations: { tiles: 'https://t.example/{z}/{x}/{y}.png?key=8a7f6e' } },
  { integrations: { contactWebhook: '' } },
])('%j may be right', (groups) => {
  expect(told(groups)).toEqual([]);
});
