import { expect, it } from 'vitest';
import { missingComplaints } from '../../../cli/rules/pages/complaint-right.ts';
import type { ReadPrivacyPage } from '../../../cli/rules/pages/law-pages.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

const RIGHTS = {
  de: 'Sie können Auskunft verlangen, was über Sie gespeichert ist, es berichtigen oder löschen lassen, der Verarbeitung widersprechen und Ihre Daten in einem gängigen Format erhalten. Schreiben Sie uns oder rufen Sie an, wir antworten binnen einer Woche.',
  en: 'You may ask what we have on record about you, and have it corrected, restricted, handed over or deleted, and you may object to its use. Write to us or call us, and we answer within a week, in writing if you want it so, and free of charge.',
  es: 'Puedes pedir acceso a tus datos, su rectificación o supresión, la limitación del tratamiento o su portabilidad, y oponerte a él. Escríbenos o llámanos, y te contestamos en una semana, por escrito si lo prefieres, y sin coste para ti.',
};

/** The headings at which the rule tells that a page with these words lacks the right. */
function told(language: keyof typeof RIGHTS, country: string, words = ''): string[] {
  const headings = [
    'Privacy',
    { de: 'Ihre Rechte', en: 'Your rights', es: 'Tus derechos' }[language],
  ];
  const viewed = {
    page: { entry: { path: '/privacy', name: 'Privacy', language } },
    view: { headings: headings.map((text, index) => ({ level: index + 1, text })) },
  };
  const page = { viewed, html: '', content: `${RIGHTS[language]} ${words}` };
  const config = { business: { address: { country } } } as SiteConfig;
  return [...missingComplaints([page as unknown as ReadPrivacyPage], config)].map(({ finding }) =>
    finding.trace && 'words' in finding.trace ? finding.trace.words : '',
  );
}

it.each([
  ['de', 'DE', 'Ihre Rechte'],
  ['de', 'AT', 'Ihre Rechte'],
  ['en', 'GB', 'Your rights'],
  ['en', 'IE', 'Your rights'],
  ['es', 'ES', 'Tus derechos'],
  ['de', 'ES', 'Ihre Rechte'],
] as const)(
  'a privacy page in %s of a business in %s lacks the right to complain',
  (language, country, heading) => {
    expect(told(language, country)).toEqual([heading]);
  },
);

it.each([
  ['de', 'CH', ''],
  ['en', 'US', ''],
  ['es', 'US', ''],
  ['de', 'DE', 'Sie können sich auch bei einer Datenschutzaufsicht beschweren.'],
  ['de', 'DE', 'Zuständig ist die Landesbeauftragte für den Datenschutz Niedersachsen.'],
  ['de', 'AT', 'Wenden Sie sich an die Datenschutzbehörde in Wien.'],
  ['de', 'DE', 'Ihnen steht ein Beschwerderecht zu.'],
  ['en', 'GB', 'You may at any time complain to the Information Commissioner’s Office.'],
  ['en', 'GB', 'If you are unhappy, go to the ICO.'],
  ['en', 'IE', 'You can lodge a complaint with the Data Protection Commission.'],
  ['en', 'DE', 'The supervisory authority of Berlin listens to you.'],
  ['es', 'ES', 'También puedes reclamar ante la Agencia Española de Protección de Datos.'],
  ['es', 'ES', 'Puedes presentar una reclamación ante la AEPD.'],
  ['es', 'ES', 'La autoridad de control es la catalana.'],
] as const)('in %s, %s, nothing is lacking: %s', (language, country, words) => {
  expect(told(language, country, words)).toEqual([]);
});
