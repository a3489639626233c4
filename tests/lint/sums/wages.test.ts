import { expect, test } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

/** Findings about a text on a page of a name. */
const on = (name: string, text: string, language = 'en') =>
  findingsIn({ name, sections: [{ text: { paragraphs: [text] } }] }, { language });

const WAGES: readonly (readonly [name: string, text: string, language?: string])[] = [
  ['Careers', 'Every other weekend. $19 to $22 an hour, depending on experience.'],
  ['Work with us', 'Tuesday to Saturday, with a base of $21 per hour.'],
  ['Stellenangebote', 'Zum Einstieg sind es 3.100 Euro brutto.', 'de'],
  ['Ausbildung bei uns', 'Im ersten Jahr 1.050 € im Monat, danach mehr.', 'de'],
  ['Ausbildung bei uns', 'Du bekommst 980 € im ersten Lehrjahr.', 'de'],
  ['Careers', 'Apprentices start low: $2,100 in the first year.'],
  ['Trabaja con nosotros', 'La mañana de prueba se paga con 600 euros.', 'es'],
  ['Jobs', 'The trial morning is paid with $40.'],
  ['Trabaja con nosotros', 'Se empieza con 1.450 euros al mes.', 'es'],
  ['Careers', 'Four days a week, $61,000 to $68,000 full-time equivalent.'],
  ['Careers', '$64,500 plus super, and a van to take home.'],
  ['Careers', 'We offer $58,200 p.a. and ask for a clean record.'],
  [
    'Jobs',
    'The pay follows experience, from $52,000 for a beginner to $71,000 with ten years on roofs.',
  ],
  ['Stellenangebote', 'Geboten sind 46.500 € bei Vollzeit.', 'de'],
  ['Stellenangebote', 'Die Vergütung beginnt bei 3.150 Euro und steigt jedes Jahr.', 'de'],
  ['Trabaja con nosotros', 'Ofrecemos 23.400 € anuales.', 'es'],
  ['Jobs', 'We are hiring servers for the season from $18 plus tips.'],
  ['Stellenangebote', 'Im Service sind es 16 Euro plus Trinkgeld.', 'de'],
];

test.each(WAGES)('on the page "%s", "%s" is a wage', (name, text, language) => {
  expect(on(name ?? '', text ?? '', language)).toEqual([]);
});

test.each([
  ['Repairs', 'We send a roofer for $19 an hour.', 'facts/typed-amount: $19'],
  ['Repairs', 'Our plan costs $95 in the first year.', 'facts/typed-amount: $95'],
  ['Careers', 'A look at your roof costs $19.', 'facts/typed-amount: $19'],
  ['Careers', 'The pay is fair, and our customers are charged $45.', 'facts/typed-amount: $45'],
  ['Careers', 'Our customers pay $45 for a look.', 'facts/typed-amount: $45'],
  ['Careers', 'The pay desk is closed, and a look costs $45.', 'facts/typed-amount: $45'],
])('on the page "%s", "%s" is a price', (name, text, found) => {
  expect(on(name, text)).toEqual([found]);
});

test.each([
  ['$61–68k', []],
  ['$61k–$68k', []],
])('a sum in large type, %s, is a figure in thousands', (stat, found) => {
  const credentials = [{ stat, description: 'for a look at the roof' }];
  expect(findingsIn({ hero: { headline: 'Jobs' }, guide: { credentials } })).toEqual(found);
});
