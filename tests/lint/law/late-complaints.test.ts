import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { lawConsumerRights } from '../../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

function countIn(raw: object, language: string, country: string): number {
  const get = (name: string) => (name === 'business.address.country' ? country : undefined);
  const facts = { get, names: [] } as unknown as Facts;
  return [...applyCopyRule(lawConsumerRights, copyFile('landing', language, raw), facts)].length;
}

it.each([
  ['de', 'DE', 'Reklamationen nach mehr als sieben Tagen sind ausgeschlossen.'],
  ['de', 'DE', 'Spätere Reklamationen als sieben Tage nach der Arbeit sind ausgeschlossen.'],
  ['de', 'DE', 'Nach 14 Tagen werden Reklamationen nicht mehr anerkannt.'],
  [
    'de',
    'DE',
    'Mängel müssen innerhalb von sieben Tagen gemeldet werden, danach erlischt jeder Anspruch.',
  ],
  [
    'de',
    'DE',
    'Mängel müssen innerhalb von drei Tagen gemeldet werden, sonst verfällt die Gewährleistung.',
  ],
  ['de', 'AT', 'Mängel sind binnen 48 Stunden zu melden. Andernfalls erlöschen alle Ansprüche.'],
  ['en', 'GB', 'Complaints must be made within 48 hours, or no claim will be accepted.'],
  ['en', 'GB', 'Complaints made after 48 hours will not be considered.'],
  ['en', 'IE', 'Defects must be reported within seven days; after that all rights are lost.'],
  ['en', 'GB', 'We do not accept complaints more than 24 hours after the work.'],
  ['es', 'ES', 'No se admiten reclamaciones pasadas 48 horas.'],
  ['es', 'ES', 'Las reclamaciones se hacen en siete días; después no se admiten.'],
  ['en', 'US', 'We are not liable for any damage, whatever the cause.'],
  ['en', 'GB', 'We are not liable for any damage, whatever the cause.'],
  ['en', 'US', 'We accept no liability for damage, even if it is our fault.'],
])('takes a right away, in %s of %s: %s', (language, country, text) => {
  expect(countIn({ intro: text }, language, country)).toBe(1);
});

it.each([
  ['de', 'DE', 'Reklamationen beantworten wir innerhalb von sieben Tagen.'],
  ['de', 'DE', 'Mängel melden Sie am besten innerhalb von sieben Tagen, dann geht es schnell.'],
  ['de', 'DE', 'Von Unternehmern nehmen wir Reklamationen nach sieben Tagen nicht mehr an.'],
  ['de', 'DE', 'Auch nach sieben Tagen sind Reklamationen nicht ausgeschlossen.'],
  ['de', 'DE', 'Umzugsschäden müssen binnen sieben Tagen gemeldet werden (§ 451f HGB).'],
  ['en', 'GB', 'Complaints are answered within five working days.'],
  ['en', 'GB', 'Please report faults within 48 hours, or as soon as you can.'],
  ['en', 'GB', 'A complaint must reach the ombudsman within six months.'],
  ['en', 'GB', 'Wilted flowers: complaints made after 24 hours will not be considered.'],
  ['en', 'US', 'Complaints made after 48 hours will not be considered.'],
  ['en', 'US', 'We are liable for any damage, whatever the cause.'],
  ['en', 'US', 'Our insurance pays for damage, whatever the cause.'],
  ['es', 'ES', 'Respondemos a las reclamaciones en siete días.'],
  ['es', 'ES', 'Las reclamaciones se hacen en la tienda; después no hay que esperar.'],
])('takes none away, in %s of %s: %s', (language, country, text) => {
  expect(countIn({ intro: text }, language, country)).toBe(0);
});

const certificate = (text: string, headline = 'Gift certificates for a clean home') => ({
  seo: { title: headline },
  hero: { headline },
  terms: { items: [text] },
});

it.each([
  'Valid for one year from the day of purchase.',
  'The certificate expires after 12 months.',
  'It is good for two years.',
  'Use it within six months.',
])('is a term of a page about gift certificates: %s', (text) => {
  expect(countIn(certificate(text), 'en', 'US')).toBe(1);
});

it.each([
  'Valid for five years from the day of purchase.',
  'The certificate never expires.',
  'It is good for two hours of cleaning.',
  'Good for three hours with two cleaners.',
  'It arrives within two days.',
])('is no term that is too short: %s', (text) => {
  expect(countIn(certificate(text), 'en', 'US')).toBe(0);
});

it('needs a page that is about them', () => {
  const raw = certificate('Valid for one year from the day of purchase.', 'Warranty');
  expect(countIn({ ...raw, note: 'Ask for gift cards.' }, 'en', 'US')).toBe(0);
});
