import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { factsWith, findingsIn, SCHEMA } from '../copy-findings.ts';

const FACTS: Readonly<Record<string, number>> = {
  'delivery.freshDays': 5,
  'shop.sampleDays': 10,
  'workshops.transferDays': 7,
  'school.groupSize': 6,
  'school.puppyLessons': 6,
  'plans.designArea': 400,
  'trial.minutes': 40,
  'terms.depositPercent': 30,
  'hog.guests': 80,
  'office.answerDays': 2,
  'pond.degrees': 26,
  'policies.prescriptionDays': 2,
};

function told(...pages: object[]): string[] {
  const table = new CountTable((fact) => FACTS[fact]);
  for (const page of pages) table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  return [...table.judged()].map(
    ({ line, fact, isSame }) => `${line.split(' ')[1]} ${isSame ? 'is' : 'should be'} ${fact}`,
  );
}

/** What the site says with its facts. */
const SITE: readonly object[] = [
  { text: 'If the bouquet does not last {delivery.freshDays} days, we replace it.' },
  { text: 'You may take a sample home for {shop.sampleDays} days.' },
  { text: 'Send a photograph within {delivery.freshDays} days, and we replace the bouquet.' },
  {
    answer:
      'Up to {workshops.transferDays} days before, we refund your payment or move you to another date.',
  },
  { text: 'Höchstens {school.groupSize} Hunde pro Gruppe, damit alle üben können.' },
  { text: 'Ein Entwurf für Gärten bis {plans.designArea} Quadratmeter zum festen Preis.' },
  { items: [{ stat: '{trial.minutes} minutos', description: 'dura la prueba' }] },
  { text: 'Anticipo del {terms.depositPercent} % y el resto cuando el agua salga caliente.' },
  { text: 'The pit feeds {hog.guests} guests at a wedding.' },
  { text: 'Auf Nachrichten antworten wir innerhalb von {office.answerDays} Werktagen.' },
  { body: 'Der Welpenkurs hat {school.puppyLessons} Lektionen im Wald.' },
  { text: 'Our bath is kept at {pond.degrees} degrees, so that nobody shivers.' },
  { text: 'The bath stays at {pond.degrees} degrees in winter.' },
];

describe('a number with the unit of a fact, of something else', () => {
  test.each([
    'Within ten days you have a drawing, a palette and a list of every bouquet.',
    'Take the sample home, and put it on the sofa for two days.',
    'In 2016 we tried it, and the bouquet lasted 8 days.',
    'With fewer guests, we call you two days before and offer another date.',
    'Within three days you hear whether the bouquet fits the church.',
    'It takes two days to drive the bouquet there.',
    'Peonies last nine days at most, in a cool room.',
    'Im Winter macht eine Gruppe mit fünf Hunden mehr Freude als eine mit zwei.',
    'Lieber mit einer Gruppe von fünf Hunden als mit drei Gruppen.',
    'Ab März pflegen wir Gärten bis 300 Quadratmeter im Monat.',
    'Für 350 Quadratmeter Rasen braucht der Mäher einen Vormittag.',
    'En una casa con estufa de gas, cerca del 60 % se va en agua caliente.',
    'Das Protokoll kommt als PDF innerhalb von drei Werktagen.',
    'Unas tres personas de cada casa gastan el 45 % del agua caliente en la ducha.',
    'Most public baths are kept at 22 to 24 degrees. Children shiver in there.',
    'The big gyms are loud, and in a bath at 23 degrees nobody stays for long.',
    'Elsewhere the bath is at 24 degrees.',
    'In den meisten Schulen üben zehn Hunde in einer Gruppe.',
    'En otros sitios la prueba dura 50 minutos.',
  ])('"%s" is right', (text) => {
    expect(told(...SITE, { text })).toEqual([]);
  });

  it('is that of an examination, as the tiles beside it say', () => {
    const tiles = [
      { stat: '25 preguntas', description: 'tiene la CCSE; se aprueba con 15 aciertos' },
      { stat: '45 minutos', description: 'dura la prueba' },
    ];
    expect(told(...SITE, { credentials: tiles })).toEqual([]);
    expect(told(...SITE, { answer: 'La prueba oficial dura 45 minutos.' })).toEqual([]);
  });

  it('is one of several in a price list, and anybody’s in an example', () => {
    const rows = [
      '| Kurs | Dauer |',
      '| --- | --- |',
      '| Welpen | {school.puppyLessons} Lektionen |',
    ];
    const others = [
      '| Alltag | 8 Lektionen |',
      '| Leine | 5 Lektionen |',
      '| Nase | 6 Lektionen |',
    ];
    expect(told({ body: [...rows, ...others].join('\n') })).toEqual([]);
    const example = 'What it costs.\n\n## An example\n\nA wedding for 90 guests in Wells.';
    expect(told(...SITE, { body: example })).toEqual([]);
  });
});

describe('a number with the unit of a fact, of the same', () => {
  test.each([
    ['Take the sample home for eight days.', 'eight should be shop.sampleDays'],
    ['If your bouquet lasts less than 3 days, we replace it.', '3 should be delivery.freshDays'],
    ['We replace the bouquet if it does not last 8 days.', '8 should be delivery.freshDays'],
    ['Fresh for 9 days, or we replace the bouquet.', '9 should be delivery.freshDays'],
    ['Transfer to another date up to 3 days before.', '3 should be workshops.transferDays'],
    ['Höchstens 5 Hunde pro Gruppe.', '5 should be school.groupSize'],
    ['Bei uns üben höchstens sieben Hunde.', 'sieben should be school.groupSize'],
    [
      'Ein Entwurf für Gärten bis 300 Quadratmeter zum festen Preis.',
      '300 should be plans.designArea',
    ],
    ['La prueba dura 45 minutos y es gratuita.', '45 should be trial.minutes'],
    ['El anticipo es del 40 % y el resto al final.', '40 should be terms.depositPercent'],
    ['The pit feeds 60 guests at any wedding.', '60 should be hog.guests'],
    ['The bath is kept at 24 degrees.', '24 should be pond.degrees'],
    [
      'Unlike most public pools, the bath stays at 24 degrees in winter.',
      '24 should be pond.degrees',
    ],
    ['Most pools are cold. The bath is kept at 24 degrees.', '24 should be pond.degrees'],
    ['Many guests like that the bath stays at 24 degrees in winter.', '24 should be pond.degrees'],
  ])('"%s" is told', (text, finding) => {
    expect(told(...SITE, { text })).toEqual([finding]);
  });
});

describe('a deadline in days of work', () => {
  const SAID = {
    text: 'You get it within {policies.prescriptionDays} working days, as a PDF with an electronic signature, or on paper at a visit.',
  };

  test.each([
    {
      question: 'How soon do you come?',
      answer: 'For routine visits, within three working days as a rule.',
    },
    { text: 'A routine visit is arranged within 3 business days after the call.' },
    { text: 'Within 3 working days the laboratory sends its paper to the other practice.' },
  ])('is not that of another thing with a word in common: %j', (raw) => {
    expect(told(SAID, raw)).toEqual([]);
  });

  test.each([
    { text: 'The paper has a signature, within 3 working days.' },
    { text: 'Prescriptions are ready within 3 working days.' },
    { text: 'At a visit on paper, or within three business days.' },
  ])('is told where half of the sentence is the same, or its key is said: %j', (raw) => {
    expect(told(SAID, raw)).toEqual([expect.stringContaining('policies.prescriptionDays')]);
  });
});

const ROOFERS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: "{business.name}", title: Roofs, description: Roofs. }
business: { name: Kestrel Roofing, type: RoofingContractor, email: a@kestrelroofing.example, address: { locality: Lubbock, country: US } }
team: { solares: "640", roofs: "1,200", daecher: "900" }
warranty: { months: "24" }
languages: [en, de, es]
`),
  ),
  SCHEMA,
);

const contradictions = (raw: object, language: string) =>
  findingsIn(raw, { language, facts: ROOFERS, only: 'facts/contradiction' });

describe('some of what a fact counts as a whole', () => {
  test.each([
    ['es', { stat: '178', description: 'solares instalados en el municipio hasta octubre' }],
    ['es', { stat: '178', description: 'solares en Guadalupe' }],
    ['es', { text: 'De esos, 178 solares están aquí.' }],
    ['en', { stat: '310', description: 'roofs in this town' }],
    ['en', { text: 'We have laid 310 slate roofs in Slaton.' }],
    ['en', { stat: '310', description: 'roofs around the county' }],
    ['de', { stat: '210', description: 'Dächer in der Gemeinde' }],
    ['de', { text: 'Davon sind 210 Dächer in Fulda.' }],
    ['de', { text: 'Rund 210 Dächer haben wir hier gedeckt.' }],
    ['en', { text: 'That of its maker; most that we sell have a warranty of 36 months.' }],
    ['en', { text: 'The warranty of the manufacturer is 36 months.' }],
    ['de', { text: 'Der Hersteller gibt 36 Monate Garantie.' }],
  ])('%s: %j is right', (language, raw) => {
    expect(contradictions(raw, language)).toEqual([]);
  });

  test.each([
    ['es', { stat: '610', description: 'solares instalados' }],
    ['es', { text: 'Llevamos 610 solares instalados.' }],
    ['en', { stat: '1,100', description: 'roofs since then' }],
    ['en', { text: 'We have laid 1,100 roofs.' }],
    ['en', { text: 'We have laid 1,300 roofs in this town.' }],
    ['de', { stat: '860', description: 'Dächer gedeckt' }],
    ['en', { text: 'The warranty is 36 months.' }],
    ['en', { text: 'Our warranty lasts 36 months on every roof.' }],
  ])('%s: %j is told', (language, raw) => {
    expect(contradictions(raw, language)).toHaveLength(1);
  });
});

describe('a number of persons', () => {
  const FEW = createFacts(
    SCHEMA.parse(
      parse(`
site: { url: https://www.oak.example, name: Oak, title: Oak, description: Oak. }
business: { name: Oak, type: LocalBusiness, phone: "(919) 555-0117", address: { locality: Raleigh, country: US } }
company: { people: 20 }
`),
    ),
    SCHEMA,
  );
  const inTile = (description: string) =>
    findingsIn({ guide: { credentials: [{ stat: '2 people', description }] } }, { facts: FEW });

  it('is that of whoever it is said of', () => {
    expect(inTile('at a house visit')).toEqual([]);
    expect(findingsIn({ note: { text: 'It fits 8 people.' } }, { facts: FEW })).toEqual([]);
  });

  it('is of some of all whom the business serves', () => {
    const facts = factsWith({ practice: { clients: 340 } });
    const of = (text: string) => findingsIn({ note: { text } }, { facts });
    expect(of('40 clients went through the first quarters with us.')).toEqual([]);
    expect(of('We look after 310 clients.')).toEqual(['facts/contradiction: 310']);
  });

  it('of places in one course is none of all places', () => {
    const facts = factsWith({ facts: { plaetze: 42 } });
    const tile = { guide: { credentials: [{ stat: '10 Plätze', description: 'je Kurs' }] } };
    expect(findingsIn(tile, { language: 'de', facts })).toEqual([]);
    const near = {
      guide: { credentials: [{ stat: '40 Plätze', description: 'bei jeder Lesung' }] },
    };
    expect(findingsIn(near, { language: 'de', facts })).toHaveLength(1);
  });

  it('is that of the business where it says so', () => {
    expect(findingsIn({ note: { text: 'We are 8 people.' } }, { facts: FEW })).toEqual([
      'facts/contradiction: 8',
    ]);
  });
});

it('what two offers include may be the same', () => {
  const includes = ['The way to you within the town and back', 'The first half an hour'];
  const raw = {
    pricing: {
      items: [
        { title: 'Day', includes },
        { title: 'Night', includes },
      ],
    },
  };
  expect(findingsIn(raw)).toEqual([]);
});
