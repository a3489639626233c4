import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, factsWith, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = factsWith({ fees: { polish: 40, guard: 110, checkup: 60, session: 85 } });

describe('signs of what is missing', () => {
  it.each([
    ['en', 'Forty lines of the ledger are empty, and one says ‘???’.'],
    ['en', 'Every garage has a box labelled “TBC”.'],
    ['de', 'Im Kalender steht bei der Hälfte der Tage „???“.'],
    ['es', 'La última columna dice «???» desde hace meses.'],
  ])('are words of a sentence in quotation marks: %s: %s', (language, text) => {
    expect(findingsOf(text, { language, at: 'problems.external' })).toEqual([]);
  });

  it.each([
    ['en', 'Our motto is “TBC”.'],
    ['en', 'Opening hours: “???”'],
    ['en', 'Call us on ???.'],
    ['de', 'Unser Motto: „???“'],
  ])('but %s: %s', (language, text) => {
    expect(findingsOf(text, { language, at: 'note.text' }).join()).toContain('copy/placeholder');
  });
});

describe('cases that are put', () => {
  const dates = (text: string, language = 'en') =>
    findingsOf(text, {
      language,
      at: 'questions.items.answer',
      facts: { ...FACTS, now: Date.UTC(2026, 10, 29) },
    }).filter((told) => told.includes('past-date'));

  it.each([
    ['en', 'If your lease starts in March 2026, the first report is due on 30 June 2027.'],
    ['de', 'Wer ab dem 3. März 2026 beginnt, gibt die erste Erklärung bis zum 31. Juli 2027 ab.'],
    ['es', 'Si empiezas en marzo de 2026, la primera declaración es el 30 de junio de 2027.'],
  ])('%s: %s', (language, text) => {
    expect(dates(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'If you book until May 3, 2026, you pay the old price until May 3, 2027.'],
    ['en', 'The course starts in March 2026.'],
    ['de', 'Wer sich bis zum 3. Mai 2026 anmeldet, zahlt bis zum 3. Mai 2027 weniger.'],
  ])('but %s: %s', (language, text) => {
    expect(dates(text, language)).not.toEqual([]);
  });
});

describe('the year of the beginning in a timeline', () => {
  const told = (...dates: string[]) =>
    findingsIn(
      {
        sections: [
          { timeline: { heading: 'Story', items: dates.map((date) => ({ date, title: 'Then' })) } },
        ],
      },
      { facts: FACTS, kind: 'page' },
    ).filter((finding) => finding.includes('typed-year'));

  it('is typed as all of its years are', () => {
    expect(told('2009', '2014', '2021')).toEqual([]);
  });

  it('but not the only one', () => {
    expect(told('2009', 'Two years on', 'Today')).toEqual(['facts/typed-year: 2009']);
  });
});

describe('times of a day of the week', () => {
  const { site } = FACTS;
  const week = [
    { days: ['Friday'], opens: '10:00', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '14:00' },
  ];
  const shop = createFacts(
    SCHEMA.parse({ ...site, business: { ...site?.business, hours: { week } } }),
    SCHEMA,
  );
  const banner = (text: string, elsewhere: string) =>
    findingsIn(
      { hero: { urgencyBanner: { text } }, note: { text: elsewhere } },
      { facts: shop },
    ).filter((told) => told.includes('typed-hours'));

  it.each([
    ['Fridays from 10:00 to 12:00, after breakfast', 'Bring a cloth on Friday mornings.'],
    ['Saturdays from 09:00 to 12:00', 'Every Saturday the oven is warm.'],
  ])('are those of what takes place then every week: %s', (text, elsewhere) => {
    expect(banner(text, elsewhere)).toEqual([]);
  });

  it.each([
    ['Fridays from 10:00 to 18:30', 'Bring a cloth on Friday mornings.'],
    ['Saturdays from 09:00 to 12:00', 'Bring a cloth on Friday mornings.'],
  ])('but not beyond the hours, or of another day: %s', (text, elsewhere) => {
    expect(banner(text, elsewhere)).toHaveLength(1);
  });
});

describe('the lowest price in general', () => {
  it.each([
    ['en', 'The lowest price for a bridge is usually explained by what is not on the list.'],
    ['en', 'And the lowest quote often leaves out the skip.'],
    ['de', 'Der günstigste Preis für eine Brücke erklärt sich meist durch das, was fehlt.'],
    ['es', 'Y el precio más bajo de una caldera suele explicarse por lo que falta.'],
  ])('%s: %s', (language, text) => {
    expect(findingsOf(text, { language, at: 'body', only: 'law/' })).toEqual([]);
  });

  it.each([
    ['en', 'We usually have the lowest prices in town.'],
    ['es', 'Te damos el precio más bajo de la comarca.'],
    ['de', 'Bei uns gibt es die günstigsten Preise der Region.'],
  ])('but %s: %s', (language, text) => {
    expect(findingsOf(text, { language, at: 'body' }).join()).toContain('law/unproven-claim');
  });
});

describe('words that only look like a mistake', () => {
  const of = (texts: readonly string[]) =>
    findingsIn({ note: { paragraphs: texts } }, { language: 'de', facts });

  it.each([
    [
      [
        'Sechs Fahrten auf der Überland-Strecke und eine Überlandfahrt.',
        'Über Land geht es bis Treuen.',
      ],
    ],
    [['Wir bauen im Vorort.', 'Vor Ort sehen wir uns alles an.']],
    [['Der dritte Abend: Reifen, Ladung, umweltschonend fahren.']],
  ])('%s', (texts) => {
    expect(of(texts)).toEqual([]);
  });

  it.each([
    [['Unser Winterpreis gilt bis März.', 'Der Winter Preis ist niedriger.'], 'Winter Preis'],
    [['Wir reinigen umweltschonend.'], 'umweltschonend'],
  ])('but %s', (texts, words) => {
    expect(of(texts).join()).toContain(words);
  });
});

describe('figures of other times and of laws', () => {
  const inn = factsWith({ stay: { rooms: 9, cancelDays: 3 } });
  const told = (text: string, language = 'en') =>
    findingsOf(text, { facts: inn, language, at: 'prose.body' });

  it.each([
    [
      'en',
      'The mill closed in 1968. Ada bought it, to the dismay of those who had no use for eleven rooms.',
    ],
    [
      'de',
      'Die Mühle schloss 1968. Ada kaufte sie, und niemand wollte die elf Zimmer, die feucht waren.',
    ],
    ['en', 'Single nights are exempt from the 14-day right to cancel of the Consumer Rights Act.'],
  ])('are no facts of today: %s %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([['In 1968 the mill closed. Today we have eleven rooms.', 'eleven']])(
    'but are told of today: %s',
    (text, found) => {
      expect(told(text).join()).toContain(found);
    },
  );
});
