import { describe, expect, it, test } from 'vitest';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { FACTS, factsWith, findingsIn, findingsOf, SCHEMA } from './copy-findings.ts';

const facts = factsWith({ fees: { polish: 40, guard: 110, checkup: 60, session: 85 } });

/** The sums that are told in an answer, and in the body of a page. */
function sums(text: string, language = 'en', at = 'questions.items.answer') {
  return findingsOf(text, { facts, language, at }).filter((told) => told.includes('amount'));
}

describe('wages in the advertisement of a job', () => {
  const page = (headline: string, period: string, ask: string) => ({
    hero: { headline, subheadline: ask },
    guide: { credentials: [{ stat: '€19–€23', description: period }] },
    pricing: {
      heading: 'Pay and holidays',
      items: [{ title: 'In your first year', price: '€40', period, includes: ['30 days off'] }],
    },
  });

  it.each([
    ['Job: carpenter, full time', 'an hour', 'Send us your CV by May.'],
    ['Stellenangebot: Tischlerin', 'pro Stunde', 'Bewirb dich mit Lebenslauf.'],
    ['Oferta de empleo: carpintera', 'por hora', 'Envíanos tu currículum.'],
  ])('are no prices: %s', (headline, period, ask) => {
    expect(
      findingsIn(page(headline, period, ask), { facts }).filter((told) => told.includes('amount')),
    ).toEqual([]);
  });

  it('but prices by the hour are, of whoever does small jobs', () => {
    const raw = page('Small jobs around the house', 'an hour', 'Two shelves, one lamp.');
    expect(findingsIn(raw, { facts })).toEqual([
      'facts/typed-amount: €19–€23',
      'facts/typed-amount: €40',
    ]);
  });
});

describe('what visitors earn, owe or have', () => {
  it.each([
    ['en', 'If you owe up to €12,000, you can pay in parts, and we fill in the form with you.'],
    ['en', 'Anyone who earns less than €500 a month pays nothing, and we apply for that.'],
    ['en', 'If your income is under €9,000, we look into it.'],
    ['en', 'We charge for the way whether the bill is for forty euros or four thousand.'],
    ['de', 'Der Weg kostet gleich viel, ob die Rechnung über 40 Euro oder 4000 geht.'],
    ['de', 'Wenn Sie mehr als 600 Euro im Jahr verdienen, melden wir das für Sie an.'],
    ['de', 'Ihr Einkommen liegt unter 9000 Euro, und wir rechnen den Rest aus.'],
    ['es', 'Si ingresas menos de 900 euros al año, te hacemos la declaración en un rato.'],
    ['es', 'Tus ingresos son de 900 euros y vendemos tu cosecha aparte.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'I only earned €700 with my stall. Do I have to tell anybody?'],
    ['de', 'Ich verdiene nur 700 Euro mit dem Stand. Muss ich das angeben?'],
    ['es', 'Solo gané 700 euros con mi puesto. ¿Tengo que declararlo?'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language, 'questions.items.question')).toEqual([]);
  });

  it.each([
    ['en', 'If you come on a Sunday, we charge €50.', '€50'],
    ['en', 'If you have two dogs, we charge €70 for both.', '€70'],
    ['de', 'Wenn Sie sonntags kommen, kostet es bei uns 50 Euro.', '50 Euro'],
    ['es', 'Si vienes en domingo, cobramos 50 euros.', '50 euros'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('limits and what others take', () => {
  it.each([
    ['en', 'A session is {fees.session}, and you can pay in three parts for any bill over €250.'],
    ['de', 'Einen Kostenvoranschlag schreiben wir ab 150 Euro von uns aus.'],
    ['de', 'Ab einem Betrag von 300 Euro schicken wir die Rechnung per Post.'],
    ['de', 'Der Kurs kostet 55 Euro, die Sie vor Ort an die Malteser zahlen.'],
    ['en', 'The session costs €55 per person, which you pay to the Samaritans on the day.'],
    ['es', 'Cuesta 55 euros, que pagas a la Cruz Roja.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Der Kurs kostet 55 Euro, die Sie vor Ort an der Theke zahlen.', '55 Euro'],
    ['de', 'Der Kurs kostet 55 Euro, die Sie an den Trainer zahlen.', '55 Euro'],
    ['en', 'The session costs €55 per person, which you pay to the driver.', '€55'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });

  test('as a rule, where something is offered', () => {
    const note = (text: string) => findingsIn({ pricing: { note: text } }, { facts });
    expect(
      note('If your plan has such a benefit, it’s usually for a lifetime, often €1,500.'),
    ).toEqual([]);
    expect(note('The guard for the night, made here: €150.')).toEqual(['facts/typed-amount: €150']);
  });
});

describe('what buyers say of themselves', () => {
  it.each([
    ['de', 'Ich suche einen Ofen, der unter 700 Euro kostet.'],
    ['de', 'Für unsere Werkstatt verwenden wir eine Säge für 300 Euro.'],
    ['de', 'Ich bin nicht bereit, 900 Euro dafür auszugeben.'],
    ['en', 'We think a good saw for €300 is enough for most people.'],
  ])('%s: %s', (language, text) => {
    expect(sums(text, language, 'body')).toEqual([]);
  });

  it.each([
    ['de', 'Für 35 Euro schleifen wir die Säge.', '35 Euro'],
    ['de', 'Ich komme für 35 Euro ins Haus.', '35 Euro'],
    ['en', 'We sharpen a saw for €35.', '€35'],
  ])('but %s: %s', (language, text, sum) => {
    expect(sums(text, language, 'body')).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

it.each([
  ['en', 'The third guest and everybody after that get €30 off.', '€30'],
  ['en', 'Members take €25 off.', '€25'],
  ['de', 'Ab der dritten Person gibt es 30 Euro Rabatt.', '30 Euro'],
  ['es', 'La tercera persona tiene 30 euros de descuento.', '30 euros'],
])('what is taken off a price is one of the business: %s: %s', (language, text, sum) => {
  expect(sums(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
});

it('but not what is taken off what others take', () => {
  expect(sums('The council takes €25 off your tax bill if you ask for it.')).toEqual([]);
});

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
    expect(
      findingsOf(text, { language, at: 'body' }).filter((finding) => finding.startsWith('law/')),
    ).toEqual([]);
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

  it.each([
    ['de', 'Oben stehen Anzeigen mit einem Preis ab neun Euro.', []],
    [
      'de',
      'In unseren Anzeigen mit einem Preis ab neun Euro steht alles.',
      ['facts/typed-amount: neun Euro'],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(sums(text, language)).toEqual(expected);
  });
});
