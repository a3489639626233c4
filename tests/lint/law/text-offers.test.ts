import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const PHONE = { name: 'mobile', type: 'phone', label: 'Mobile number', required: true };
const CONSENT = {
  name: 'agreed',
  type: 'consent',
  required: true,
  label: 'Send me offers by text once a week. Each says how to stop them.',
};

const told = (language: string, form: object) => findingsIn({ form }, { language, only: 'law/' });

it.each([
  ['en', { heading: 'Weekly offers by text message' }],
  ['en', { heading: 'Roof deals', intro: 'Get our deals by text.' }],
  ['en', { heading: 'Text alerts for discounts' }],
  ['en', { heading: 'Save', submit: 'Send me coupons via SMS' }],
  ['es', { heading: 'Ofertas por WhatsApp' }],
  ['es', { heading: 'Reciba nuestras promociones por mensaje de texto' }],
  ['de', { heading: 'Sonderangebote per SMS' }],
  ['de', { heading: 'Aktuelle Angebote per WhatsApp' }],
])('needs a consent (%s): %j', (language, words) => {
  expect(told(language, { ...words, fields: [PHONE] })).toEqual(['law/consent: form.fields']);
  expect(told(language, { ...words, fields: [PHONE, CONSENT] })).toEqual([]);
});

it.each([
  ['en', { heading: 'Ask for an offer by text message' }],
  ['en', { heading: 'Your quote by text' }],
  ['en', { heading: 'Get two offers by text' }],
  ['en', { heading: 'Text us for our deals' }],
  ['en', { heading: 'Book a visit', intro: 'We confirm by text message. No deals, no calls.' }],
  ['en', { heading: 'Book a visit', intro: 'We never send discounts by text.' }],
  ['en', { heading: 'Reminders by text message' }],
  ['en', { heading: 'Updates on your roof by text' }],
  ['en', { heading: 'Our deals', intro: 'Call us. We answer by text.' }],
  ['en', { heading: 'Redeem discounts sent by text' }],
  ['en', { heading: 'Great deals on roofs', submit: 'Call me' }],
  ['en', { heading: 'Ask about deals by text' }],
  ['es', { heading: 'Pida una oferta por WhatsApp' }],
  ['es', { heading: 'Confirmamos la cita por mensaje' }],
  ['es', { heading: 'Sin promociones por SMS' }],
  ['es', { heading: 'Consulte las ofertas por WhatsApp' }],
  ['de', { heading: 'Angebote per WhatsApp' }],
  ['de', { heading: 'Ihr Angebot per SMS' }],
  ['de', { heading: 'Terminerinnerung per SMS' }],
  ['de', { heading: 'Gutscheine per SMS einlösen' }],
  ['de', { heading: 'Keine Aktionen per SMS' }],
])('needs none (%s): %j', (language, words) => {
  expect(told(language, { ...words, fields: [PHONE] })).toEqual([]);
});
