import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { datesIn } from '../../cli/rules/words/dates.ts';
import { FACTS, findingsIn, findingsOf } from './copy-findings.ts';

const LONG = 'house barn shed garage porch attic office stable workshop kitchen'
  .split(' ')
  .map((place) => `A roof keeps the rain out of the ${place}, and that is all that it has to do. `)
  .join('');

const HARD =
  'Notwithstanding aforementioned stipulations regarding administrative documentation requirements, applicability determinations necessitate comprehensive interdepartmental consultation, particularly where jurisdictional responsibilities substantially overlap, insofar as administrative implementation considerations remain predominantly unarticulated throughout contemporaneous regulatory communications, irrespective of organizational classification.';

/** A text, what alone is found in it, and where it stands. */
const WRONG: readonly (readonly [
  text: string,
  rule: string,
  words: string,
  where?: { language?: string; at?: string },
])[] = [
  ['We mend the the roof', 'copy/doubled-word', 'the the'],
  ['The hours that that we keep', 'copy/doubled-word', 'that that'],
  ['We mend roofs and And gutters', 'copy/doubled-word', 'and And'],
  ['Reparamos el el techo', 'copy/doubled-word', 'el el', { language: 'es' }],
  ['Wir reparieren und und streichen', 'copy/doubled-word', 'und und', { language: 'de' }],
  ['We come on the same day…', 'copy/unfinished', '…'],
  ['We mend roofs, gutters and', 'copy/unfinished', 'and'],
  ['We mend roofs, gutters,', 'copy/unfinished', ','],
  ['Reparamos techos y', 'copy/unfinished', 'y', { language: 'es' }],
  ['Wir reparieren Dächer und', 'copy/unfinished', 'und', { language: 'de' }],
  ['For all prices click here today', 'copy/link-words', 'click here'],
  ['Para los precios, haga clic aquí', 'copy/link-words', 'haga clic aquí', { language: 'es' }],
  ['Für Preise klicken Sie hier', 'copy/link-words', 'klicken Sie hier', { language: 'de' }],
  ['All prices are [here](/prices).', 'copy/link-words', 'here', { at: 'prose.body' }],
  ['Submit', 'copy/button-words', 'Submit', { at: 'cta.directCTA' }],
  ['Learn more', 'copy/button-words', 'Learn more', { at: 'cta.transitionalCTA' }],
  ['Absenden', 'copy/button-words', 'Absenden', { at: 'form.submit', language: 'de' }],
  [
    'Más información',
    'copy/button-words',
    'Más información',
    { at: 'cta.directCTA', language: 'es' },
  ],
  [
    LONG.slice(0, 120).trim(),
    'copy/headline-length',
    LONG.slice(100, 120).trim(),
    { at: 'hero.headline' },
  ],
  [
    LONG.slice(0, 60).trim(),
    'copy/button-length',
    LONG.slice(45, 60).trim(),
    { at: 'cta.directCTA' },
  ],
  [LONG.trim(), 'copy/paragraph-length', LONG.slice(700).trim()],
  ['Anonymous', 'copy/nameless-testimonial', 'Anonymous', { at: 'testimonial.author' }],
  ['(sample)', 'copy/nameless-testimonial', '(sample)', { at: 'testimonial.author' }],
  [
    'A happy customer (Lubbock)',
    'copy/nameless-testimonial',
    'A happy customer (Lubbock)',
    { at: 'testimonial.author' },
  ],
  ['We mend roofs.We come at night', 'copy/spacing', '.', { at: 'prose.body' }],
  ['Insert lead here.', 'copy/placeholder', 'Insert lead here', { at: 'panel.lead' }],
  ['Your tagline here', 'copy/placeholder', 'Your tagline here', { at: 'title.intro' }],
  ['Book now', 'copy/language', 'Book now', { at: 'cta.directCTA', language: 'es' }],
  ['Gather the papers', 'copy/language', 'Gather the papers', { at: 'plan.title', language: 'es' }],
  [
    'Ask for the price',
    'copy/language',
    'Ask for the price',
    { at: 'cta.directCTA', language: 'de' },
  ],
  [
    'Zufriedene Kundin',
    'copy/nameless-testimonial',
    'Zufriedene Kundin',
    { at: 'testimonial.author', language: 'de' },
  ],
  [
    'Clienta satisfecha',
    'copy/nameless-testimonial',
    'Clienta satisfecha',
    { at: 'testimonial.author', language: 'es' },
  ],
  [
    'A grateful homeowner',
    'copy/nameless-testimonial',
    'A grateful homeowner',
    { at: 'testimonial.author' },
  ],
  ['Our 2021 roofing prices', 'copy/past-date', '2021 roofing prices'],
  ['Unsere Preise 2021', 'copy/past-date', 'Preise 2021', { language: 'de' }],
  ['Insert closing line here', 'copy/placeholder', 'Insert closing line here'],
  ['Coming soon', 'copy/placeholder', 'Coming soon'],
  ['A roof for XX houses', 'copy/placeholder', 'XX'],
  ['Heading 2', 'copy/placeholder', 'Heading 2', { at: 'headings.problemTitles' }],
  [
    'Hier Überschrift einfügen',
    'copy/placeholder',
    'Hier Überschrift einfügen',
    { language: 'de' },
  ],
  ['Button text', 'copy/placeholder', 'Button text', { at: 'cta.directCTA' }],
  ['A roof &#8212; and a dry one', 'copy/entity', '&#8212;', { at: 'prose.body' }],
  ['The offer ends on March 31, 2021', 'copy/past-date', 'March 31, 2021'],
  ['Valid until 31.03.2021 only', 'copy/past-date', '31.03.2021'],
  ['Gültig bis 31. März 2021', 'copy/past-date', '31. März 2021', { language: 'de' }],
  [
    'Válido hasta el 31 de marzo de 2021',
    'copy/past-date',
    '31 de marzo de 2021',
    { language: 'es' },
  ],
  ['Join us on Saturday, June 5, 2021', 'copy/past-date', 'June 5, 2021'],
  ['That is is all that we do', 'copy/doubled-word', 'is is'],
  ['We live in in the valley', 'copy/doubled-word', 'in in'],
  ['Mit der der Leiter', 'copy/doubled-word', 'der der', { language: 'de' }],
  ['Call us.\n\nThat roof roof is dry.', 'copy/doubled-word', 'roof roof', { at: 'prose.body' }],
  ['Click aquí', 'copy/button-words', 'Click aquí', { at: 'cta.directCTA', language: 'es' }],
  [
    'Klicken Sie hier',
    'copy/button-words',
    'Klicken Sie hier',
    { at: 'form.submit', language: 'de' },
  ],
  ['The list for summer 2021 is open', 'copy/past-date', 'summer 2021'],
  ['Die Liste für Herbst 2021 ist offen', 'copy/past-date', 'Herbst 2021', { language: 'de' }],
  ['Mention ??? when you call', 'copy/placeholder', '???'],
  ['We have mended roofs for XX years', 'copy/placeholder', 'XX years'],
  ['We are there in [HOURS]', 'copy/placeholder', '[HOURS]'],
  ['Unter [Faxnummer] sind wir da', 'copy/placeholder', '[Faxnummer]', { language: 'de' }],
  ['The description goes here', 'copy/placeholder', 'description goes here'],
  ['Add your headline here', 'copy/placeholder', 'Add your headline here'],
  ['Title 2', 'copy/placeholder', 'Title 2', { at: 'cards.heading' }],
  ['Überschrift', 'copy/placeholder', 'Überschrift', { at: 'cards.heading', language: 'de' }],
  ['Hier steht bald der Text.', 'copy/placeholder', 'Hier steht bald der Text', { language: 'de' }],
  ['Beschreibung folgt noch.', 'copy/placeholder', 'Beschreibung folgt noch', { language: 'de' }],
  ['Descripción pendiente.', 'copy/placeholder', 'Descripción pendiente', { language: 'es' }],
  ['Aquí va el texto.', 'copy/placeholder', 'Aquí va el texto', { language: 'es' }],
  ['Lorem ipsum for the roof', 'copy/placeholder', 'Lorem ipsum'],
  ['Hier steht ein Platzhalter', 'copy/placeholder', 'Platzhalter', { language: 'de' }],
  [
    'Llámenos y le decimos cuándo podemos ver el techo de su casa',
    'copy/language',
    'Llámenos y le decimos cuándo podemos ver el techo de su casa',
  ],
  [
    'Call us and we tell you when we can look at the roof of your house',
    'copy/language',
    'Call us and we tell you when we can look at the roof of your house',
    { language: 'de' },
  ],
  [
    'Rufen Sie uns an, und wir sagen Ihnen, wann wir das Dach ansehen',
    'copy/language',
    'Rufen Sie uns an, und wir sagen Ihnen, wann wir das Dach ansehen',
    { language: 'es' },
  ],
  [HARD, 'copy/reading-level', HARD],
];

test.each(WRONG.map(([text, rule, words, where]) => ({ text, rule, words, where })))(
  '"$text" is told once, by $rule',
  ({ text, rule, words, where }) => {
    expect(findingsOf(text, where)).toEqual([`${rule}: ${words}`]);
  },
);

const RIGHT: readonly (readonly [text: string, where?: { language?: string; at?: string }])[] = [
  ['He said that that roof had had its day'],
  ['Jordan P. (sample)', { at: 'testimonial.author' }],
  ['Served by Node.Js at night'],
  ['Lo que me han dicho y he firmado', { at: 'plan.title', language: 'es' }],
  ['Happy hour en la terraza', { at: 'plan.title', language: 'es' }],
  ['House of the Dragon', { at: 'plan.title', language: 'es' }],
  ['We speak English', { at: 'cta.directCTA', language: 'es' }],
  ['Best of the Alps', { at: 'plan.title', language: 'de' }],
  ['They came from Bora Bora and from Walla Walla'],
  ['Nein, nein: sie sie nicht sehen zu lassen', { language: 'de' }],
  ['What you leave with'],
  ['What a good roof is is a matter of taste'],
  ['Come in in the morning'],
  ['Was was kostet', { language: 'de' }],
  ['Alle, die die Prüfung machen', { language: 'de' }],
  ['The text that goes with the photo is here'],
  ['If the title is missing, we look for it'],
  ['Der Text fehlt, wenn die Seite fehlt', { language: 'de' }],
  ['Tiene una cita pendiente', { language: 'es' }],
  ['It was summer 2021, and the roof was open'],
  ['Für einen Tag tragen Sie sich ein', { language: 'de' }],
  ['The roof we looked at'],
  ['All [prices](/prices) stand there.', { at: 'prose.body' }],
  ['Book a look', { at: 'cta.directCTA' }],
  ['Patricia L.', { at: 'testimonial.author' }],
  ['The roof was new on March 31, 2021'],
  ['The offer ends on March 31, 2199'],
  ['Valid for 30 days'],
  ['Pregunte por “The Roof Show”', { language: 'es' }],
  ['Combien coûte une visite sur le toit de la maison ?', { language: 'fr' }],
  ['Hello, I need a roof. The address is ___, and', { at: 'whatsappMessage' }],
];

test.each(RIGHT.map(([text, where]) => ({ text, where })))(
  '"$text" is right',
  ({ text, where }) => {
    expect(findingsOf(text, where)).toEqual([]);
  },
);

describe('a file that is in another language', () => {
  const TEXTS = [
    'Reparamos los techos de toda la ciudad y no cobramos la primera visita.',
    'Usted nos llama por la mañana y por la tarde ya estamos en su casa.',
    'El precio que le decimos por teléfono es el que está en la factura.',
    'Si llueve antes de que lleguemos, ponga una cubeta y no suba al techo.',
  ];

  it('is one finding, at its first text', () => {
    expect(findingsIn({ items: TEXTS })).toEqual([`copy/language: ${TEXTS[0]}`]);
    expect(findingsIn({ items: TEXTS }, { language: 'es' })).toEqual([]);
  });

  it('is told text by text as long as some are in its own', () => {
    const own = 'We mend the roofs of the whole town, and the first visit is free for you.';
    const raw = { items: [own, TEXTS[0], 'The price that we name on the phone is on the bill.'] };
    expect(findingsIn(raw)).toEqual([`copy/language: ${TEXTS[0]}`]);
  });
});

it('a day of the last change that has not come is told, unless the page is to come as well', () => {
  const now = Date.UTC(2026, 10, 24);
  const told = (page: object) => findingsIn({ page }, { facts: { ...FACTS, now } });
  expect(told({ updated: '2027-01-01' })).toEqual(['copy/future-date: 2027-01-01']);
  expect(told({ updated: '2026-11-24' })).toEqual([]);
  expect(told({ updated: '2027-01-01', publishAt: '2027-01-01T09:00' })).toEqual([]);
});

describe('what stands on a page twice', () => {
  it('is told of titles in a section of rows, and not of the cells of a table', () => {
    const items = [{ title: 'Hail damage' }, { title: 'Gutters' }, { title: 'Hail damage' }];
    expect(findingsIn({ rows: { items } })).toEqual(['copy/repeated: Hail damage']);
    expect(findingsIn({ table: { rows: [['Lubbock', 'Lubbock']] } })).toEqual([]);
  });

  it('is told of a sentence of one text, and of an entry of a list in a body', () => {
    const twice = 'We come at night. We come at night, too. We come at night.';
    expect(findingsOf(twice)).toEqual([]);
    const longer = 'We come with a long ladder. Wait for us. We come with a long ladder.';
    expect(findingsOf(longer)).toEqual(['copy/repeated: We come with a long ladder.']);
    const list = '- A ladder\n- A rope\n- A ladder\n\nThen:\n\n1. A rope';
    expect(findingsOf(list, { at: 'prose.body' })).toEqual(['copy/repeated: A ladder']);
  });

  const SENTENCE = 'We come on the day that we have said, and call before.';

  it('is told at the second place, once', () => {
    expect(findingsIn({ a: { text: SENTENCE }, b: { text: SENTENCE }, c: [SENTENCE] })).toEqual([
      `copy/repeated: ${SENTENCE}`,
    ]);
    expect(findingsIn({ benefits: ['A dry attic', 'A dry wall', 'A dry attic'] })).toEqual([
      'copy/repeated: A dry attic',
    ]);
    const item = (title: string, text: string) => ({ title, text });
    const items = [item('Tiles', 'Of clay.'), item('Slate', 'Of stone.'), item('Tiles', 'Red.')];
    expect(findingsIn({ services: { items } })).toEqual(['copy/repeated: Tiles']);
  });

  it('may be a label, a row of a table, or what a search shows', () => {
    const rows = [
      ['Monday', 'closed'],
      ['Tuesday', 'closed'],
    ];
    expect(findingsIn({ table: { rows }, seo: { description: SENTENCE }, a: SENTENCE })).toEqual(
      [],
    );
    expect(
      findingsIn({ cta: { directCTA: 'Book a look' }, hero: { label: 'Book a look' } }),
    ).toEqual([]);
  });
});

test('parts of a file that name their language are held to it', () => {
  const text = 'Fees that we may charge for the first look at your roof.';
  expect(findingsIn({ notice: { language: 'en', text } }, { language: 'es' })).toEqual([]);
  expect(findingsIn({ notice: { text } }, { language: 'es' })).toEqual([`copy/language: ${text}`]);
});

test('a word that is doubled is found wherever it stands, and the text before was right', () => {
  const words = fc.array(
    fc.constantFrom<string>('roof', 'tile', 'mends', 'storm', 'dry', 'gutter'),
    {
      minLength: 2,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(words, fc.nat(), (list, at) => {
      const single = list.filter((word, index) => word !== list[index - 1]);
      const place = at % single.length;
      const doubled = single.toSpliced(place, 0, single[place] ?? '');
      const told = (text: string) => findingsOf(text).filter((rule) => rule.includes('doubled'));
      expect(told(single.join(' '))).toEqual([]);
      expect(told(doubled.join(' '))).toEqual([
        `copy/doubled-word: ${single[place]} ${single[place]}`,
      ]);
    }),
  );
});

test('a day is read in every way to write it', () => {
  const day = fc.date({
    min: new Date('2001-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.constantFrom('en-US', 'en-GB', 'es', 'de', 'sv'), (date, locale) => {
      const style = locale === 'sv' ? 'short' : 'long';
      const written = date.toLocaleDateString(locale, { dateStyle: style, timeZone: 'UTC' });
      const [found, ...others] = datesIn(`On ${written} it ends`);
      expect(others).toEqual([]);
      const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1) - 1;
      expect(found?.ends).toBe(end);
    }),
  );
});
