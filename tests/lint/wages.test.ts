import { expect, test } from 'vitest';
import { findingsIn } from './copy-findings.ts';

/** Findings about a text on a page of a name. */
const on = (name: string, text: string, language = 'en') =>
  findingsIn({ name, sections: [{ text: { paragraphs: [text] } }] }, { language });

const WAGES: readonly (readonly [name: string, text: string, language?: string])[] = [
  ['Careers', 'Every other weekend. $19 to $22 an hour, depending on experience.'],
  ['Work with us', 'Tuesday to Saturday, with a base of $21 per hour.'],
  ['Stellenangebote', 'Zum Einstieg sind es 3.100 Euro brutto.', 'de'],
  ['Ausbildung bei uns', 'Im ersten Jahr 1.050 € im Monat, danach mehr.', 'de'],
  ['Trabaja con nosotros', 'La mañana de prueba se paga con 600 euros.', 'es'],
  ['Jobs', 'The trial morning is paid with $40.'],
  ['Trabaja con nosotros', 'Se empieza con 1.450 euros al mes.', 'es'],
];

test.each(WAGES)('on the page "%s", "%s" is a wage', (name, text, language) => {
  expect(on(name ?? '', text ?? '', language)).toEqual([]);
});

test.each([
  ['Repairs', 'A roofer comes for $19 an hour.', 'facts/typed-amount: $19'],
  ['Careers', 'A look at your roof costs $19.', 'facts/typed-amount: $19'],
])('on the page "%s", "%s" is a price', (name, text, found) => {
  expect(on(name, text)).toEqual([found]);
});
