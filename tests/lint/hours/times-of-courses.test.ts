import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://hof.example, name: Hof, title: Hof, description: Gemüse. }
business:
  name: Hof Brandt
  type: Store
  phone: "+49 561 555 0142"
  address: { locality: Kassel, country: DE }
  hours:
    week:
      - { days: [Monday, Wednesday], opens: "09:00", closes: "12:00" }
      - { days: [Tuesday, Thursday, Friday], opens: "10:00", closes: "18:00" }
      - { days: [Saturday], opens: "09:00", closes: "13:00" }
courses: { holidays: 14 bis 17 Uhr }
languages: [de, en, es]
`),
  ),
  SCHEMA,
);

const HONEST: readonly (readonly [language: string, text: string])[] = [
  ['de', 'Ferienkurs für Kinder: Montag bis Freitag, 9 bis 12 Uhr'],
  ['de', 'Der Töpferkurs läuft montags von 9 bis 12 Uhr.'],
  ['de', 'Samstags von 9 bis 13 Uhr stehen wir auf dem Wochenmarkt in Kassel.'],
  ['de', 'Die Spielgruppe trifft sich mittwochs von 9 bis 12 Uhr.'],
  ['de', 'Im Hof malen die Kinder samstags von 9 bis 13 Uhr.'],
  ['de', 'Die Führung dauert bis 18 Uhr.'],
  ['de', 'Unser Ferienkurs ist für Kinder ab sechs. Montag und Mittwoch, 9 bis 12 Uhr.'],
  ['en', 'Find us at the farmers’ market every Saturday from 9 am to 1 pm.'],
  ['en', 'Guided tours of the garden: Saturdays, 9 am to 1 pm.'],
  ['en', 'Kids bake bread on Saturdays from 9 am to 1 pm.'],
  ['en', 'Parking is free on Saturdays from 9 am to 1 pm.'],
  ['es', 'El curso de cerámica es los lunes de 9:00 a 12:00.'],
  ['es', 'Los sábados de 9:00 a 13:00 estamos en el mercado de la plaza.'],
  ['es', 'El coro ensaya los lunes de 9:00 a 12:00.'],
];

const TYPED: readonly (readonly [language: string, text: string])[] = [
  ['de', 'Montag und Mittwoch, 9 bis 12 Uhr'],
  ['de', 'Hof Brandt in Kassel: Samstag, 9 bis 13 Uhr'],
  ['de', 'Sprechstunde: Montag und Mittwoch, 9 bis 12 Uhr'],
  ['de', 'Kommen Sie samstags zwischen 9 und 13 Uhr vorbei.'],
  ['de', 'Wir beraten Sie dienstags von 10 bis 18 Uhr.'],
  ['de', 'Unser Kursraum ist samstags von 9 bis 13 Uhr geöffnet.'],
  ['de', 'Für den Ferienkurs planen Sie 14 bis 17 Uhr ein.'],
  ['en', 'Saturday, 9 am to 1 pm'],
  ['en', 'Call us on Saturdays between 9 am and 1 pm.'],
  ['en', 'The showroom is staffed on Saturdays from 9 am to 1 pm.'],
  ['es', 'Sábados, de 9:00 a 13:00'],
  ['es', 'Visítenos los sábados de 9:00 a 13:00.'],
];

const hoursIn = (found: readonly string[]) =>
  found.filter((finding) => finding.startsWith('facts/typed-hours'));

describe('times that are the same as opening hours', () => {
  it.each(HONEST)('are those of what a sentence is about: (%s) %s', (language, text) => {
    expect(hoursIn(findingsOf(text, { facts: FACTS, language }))).toEqual([]);
  });

  it.each(TYPED)(
    'are told where it is about being there, or about nothing: (%s) %s',
    (language, text) => {
      expect(hoursIn(findingsOf(text, { facts: FACTS, language }))).toHaveLength(1);
    },
  );

  it('are those of the course that their entry or heading names', () => {
    const told = (raw: object) => hoursIn(findingsIn(raw, { facts: FACTS, language: 'de' }));
    const text = 'Montag und Mittwoch, 9 bis 12 Uhr';
    expect(told({ note: { title: 'Ferienkurs', text } })).toEqual([]);
    expect(told({ note: { title: 'Der Hof', text } })).toHaveLength(1);
    expect(told({ prose: { body: `## Ferienkurs\n\n${text}` } })).toEqual([]);
    expect(told({ prose: { body: `## Öffnungszeiten im Kurshaus\n\n${text}` } })).toHaveLength(1);
  });
});
