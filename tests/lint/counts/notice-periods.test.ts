import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { mayNotify, otherNotices } from '../../../cli/rules/words/figures/notice-periods.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const SHOWN: Readonly<Record<string, string>> = {
  'rules.cancellationHours': '48',
  'kurs.stornoTage': '14',
  'citas.cancelacionHoras': '48',
};
const FACTS = {
  names: Object.keys(SHOWN),
  get: (name: string) => SHOWN[name],
} as unknown as Facts;

function told(text: string): string[] {
  if (!mayNotify(text, FACTS)) return [];
  return [...otherNotices(text, FACTS)].map(({ span }) => text.slice(...span));
}

describe('until when something can be called off for nothing', () => {
  it.each([
    ['Cancel at least 24 hours before the lesson and you pay nothing.', '24'],
    ['Moving a lesson is free with 24 hours’ notice.', '24'],
    ['With 24 hours’ notice you pay nothing.', '24'],
    ['Sie können mindestens 7 Tage vorher kostenlos stornieren.', '7'],
    ['Puede anular sin coste hasta 24 horas antes.', '24'],
    ['## Cancelling\n\nTell us at least 24 hours before, and it costs nothing.', '24'],
  ])('is another time than the fact: %s', (text, number) => {
    expect(told(text)).toEqual([number]);
  });

  it.each([
    'Cancel at least 48 hours before the lesson and you pay nothing.',
    'Later than 24 hours before we charge half of it.',
    'Arrive at least 2 hours before the flight; the tea is free.',
    'Courses: cancel up to 14 days before, free of charge.',
    'You can move your practical test with 3 days’ notice, for a fee.',
  ])('is right: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

const OWN = factsWith({
  fakten: { kursStorno: '14 Tage', absage: 'zwei Werktage' },
  facts: { cancelDays: '3 days', cancelNotice: '48 hours' },
  citas: { anulacion: 'seis días' },
});

/** What is told of texts in a file that shows a fact. */
function toldIn(fact: string, entry: object, language = 'de'): string[] {
  const raw = { note: { text: `Mehr dazu: {${fact}}.` }, items: [entry] };
  return findingsIn(raw, { language, facts: OWN, only: 'facts/contradiction' });
}

describe('a time of calling off beside the fact on the same page', () => {
  it.each([
    ['fakten.kursStorno', { text: 'Absagen bis sieben Tage vorher' }, 'de'],
    ['fakten.kursStorno', { text: 'Sie können bis zu 10 Tage vorher stornieren.' }, 'de'],
    ['fakten.kursStorno', { text: 'Stornieren Sie bis zehn Tage vor dem Kurs.' }, 'de'],
    [
      'fakten.kursStorno',
      { question: 'Wie sage ich den Kurs ab?', answer: 'Absage: bis sieben Tage vorher.' },
      'de',
    ],
    [
      'fakten.kursStorno',
      { question: 'Kann ich stornieren?', answer: 'Ja, bis sieben Tage vorher kostenlos.' },
      'de',
    ],
    ['fakten.absage', { text: 'Absagen bis drei Werktage vorher kostet nichts.' }, 'de'],
    ['facts.cancelDays', { text: 'Cancel up to four days before the lesson.' }, 'en'],
    [
      'facts.cancelDays',
      { title: 'Cancelling', text: 'Until five days before, it costs nothing.' },
      'en',
    ],
    ['facts.cancelNotice', { text: 'You can reschedule with 24 hours’ notice.' }, 'en'],
    ['facts.cancelNotice', { text: 'Cancel up to one day before the visit.' }, 'en'],
    ['citas.anulacion', { text: 'Puede anular hasta cuatro días antes.' }, 'es'],
    ['citas.anulacion', { text: 'Para cambiar la cita, avise con 4 días de antelación.' }, 'es'],
  ])('is told of {%s}: %j', (fact, entry, language) => {
    expect(toldIn(fact, entry, language)).toHaveLength(1);
  });

  it.each([
    ['fakten.kursStorno', { text: 'Absagen bis 14 Tage vorher' }, 'de'],
    ['fakten.kursStorno', { text: 'Absagen bis sieben Tage vorher kosten die Hälfte.' }, 'de'],
    ['fakten.kursStorno', { text: 'Absagen bis sieben Tage vorher: 30 % des Preises.' }, 'de'],
    [
      'fakten.kursStorno',
      { text: 'Bis vier Wochen vorher verschieben wir Brauttermine kostenlos.' },
      'de',
    ],
    ['fakten.kursStorno', { text: 'Absagen bis drei Tage vorher' }, 'de'],
    ['fakten.kursStorno', { text: 'Rufen Sie bis sieben Tage vorher an.' }, 'de'],
    ['fakten.kursStorno', { text: 'Wir sagen bis sieben Tage vorher, was Sie mitbringen.' }, 'de'],
    ['fakten.absage', { text: 'Absagen bis drei Tage vorher kostet nichts.' }, 'de'],
    ['facts.cancelNotice', { text: 'Cancel up to two days before the visit.' }, 'en'],
    ['facts.cancelDays', { text: 'Cancel with two weeks’ notice.' }, 'en'],
    ['facts.cancelDays', { text: 'Half is due if you cancel up to two days before.' }, 'en'],
    ['facts.cancelDays', { text: 'You can move the day until two working days before it.' }, 'en'],
    ['citas.anulacion', { text: 'Llegue hasta tres horas antes.' }, 'es'],
  ])('is that of something else with {%s}: %j', (fact, entry, language) => {
    expect(toldIn(fact, entry, language)).toEqual([]);
  });

  it('is told on a landing about what the fact is of by its name, which does not show it', () => {
    const landing = (headline: string) => ({
      hero: { headline },
      included: ['Absagen bis sieben Tage vorher kostenlos'],
    });
    const found = (headline: string) =>
      findingsIn(landing(headline), { language: 'de', facts: OWN, only: 'facts/contradiction' });
    expect(found('Nistkasten bauen: der Kurs')).toHaveLength(1);
    expect(found('Möbel nach Maß')).toEqual([]);
  });

  it('is not compared with working days that a name does not say', () => {
    const facts = factsWith({ zusagen: { absageTage: 3 } });
    const raw = {
      note: { text: 'Termine sagen Sie bis {zusagen.absageTage} Werktage vorher ab.' },
      text: 'Den Schnittkurs können Sie bis sieben Tage vorher kostenlos absagen.',
    };
    expect(findingsIn(raw, { language: 'de', facts })).toEqual([]);
  });

  it('stands below a heading of a body that names what is called off', () => {
    const body = (heading: string) => ({
      body: `## ${heading}\n\nMehr: {fakten.kursStorno}.\n\nBis sieben Tage vorher kostenlos.`,
    });
    expect(toldIn('fakten.kursStorno', body('Stornierung eines Kurses'))).toHaveLength(1);
    expect(toldIn('fakten.kursStorno', body('Stornierung der Hobelbank'))).toEqual([]);
  });

  describe('of one of several things that a page names', () => {
    const facts = (key: string) => factsWith({ storno: { [key]: 7 } });
    const toldBelow = (body: string, language: string, key: string) =>
      findingsIn({ prose: { body } }, { language, facts: facts(key), only: 'facts/contradiction' });

    it.each([
      [
        'de',
        'pensionTage',
        '## 3. Absage von Kursen',
        '## 4. Absage der Pension',
        'Bis 14 Tage vor Beginn kostenlos.',
      ],
      [
        'de',
        'pensionTage',
        '## Einen Kurs absagen',
        '## Die Pension absagen',
        'Bis 14 Tage vorher kostenlos.',
      ],
      [
        'en',
        'boardingDays',
        '## Cancelling a course',
        '## Cancelling boarding',
        'Up to 14 days before, free.',
      ],
      [
        'es',
        'hotelDias',
        '## Cancelar un curso',
        '## Cancelar el hotel',
        'Hasta 14 días antes, gratis.',
      ],
    ])('is not that of another, %s %s: %s', (language, key, course, boarding, text) => {
      const other = 'Hunde sind willkommen.';
      expect(toldBelow(`${course}\n\n${text}\n\n${boarding}\n\n${other}`, language, key)).toEqual(
        [],
      );
    });

    it.each([
      ['de', '## 4. Absage der Pension', 'Bis 14 Tage vorher kostenlos.'],
      ['de', '## Absage von Terminen\n\nAuch in der Pension.', 'Bis 14 Tage vorher kostenlos.'],
      ['de', '## Absage\n\nAuch in der Pension.', 'Bis 14 Tage vorher kostenlos.'],
    ])('but told of its own, and of any, %s: %s', (language, heading, text) => {
      const raw = { prose: { body: `${heading}\n\n${text}\n\nMehr am Telefon.` } };
      expect(findingsIn(raw, { language, facts: facts('pensionTage') })).toEqual([
        'facts/contradiction: 14',
      ]);
    });
  });

  it('is not compared on a page without the fact', () => {
    expect(toldIn('business.name', { text: 'Absagen bis sieben Tage vorher' })).toEqual([]);
  });
});
