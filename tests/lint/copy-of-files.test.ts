import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { datesIn } from '../../cli/rules/words/dates/dates.ts';
import { FACTS, findingsIn, findingsOf } from './copy-findings.ts';

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

  it('is not judged by what another language allows', () => {
    const texts = TEXTS.map((text) => text.replace(/\.$/, ', y si no, venga a'));
    expect(findingsIn({ items: texts })).toHaveLength(1);
    const body = `We mend the roofs of the whole town.\n\n${texts.join('\n\n')}`;
    expect(findingsIn({ prose: { body } })).toEqual([`copy/language: ${texts[0]}`]);
  });

  it.each([
    ['en', 'Wenn Sie einen Termin brauchen, dann rufen Sie uns bitte sofort an'],
    ['en', 'Es gibt viele Dächer, die die Stadt nicht bezahlt, und das sind auch unsere.'],
    ['en', 'Er sagte „Wir kommen sofort“, und dann war er auch nach einer Stunde bei uns.'],
    ['es', 'What do we do if you need your roof in the morning and have no time for it?'],
  ])('is one finding where it is a sentence, on a page in %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([`copy/language: ${text}`]);
    const own = language === 'en' ? 'We mend the roofs of the town.' : 'Reparamos los techos.';
    expect(findingsOf(`${own} ${text}`, { language })).toHaveLength(1);
  });

  it('and a sentence that breaks off is told in the language of the page', () => {
    const text =
      'Rufen Sie uns bitte an, wenn Sie einen Termin für das Dach brauchen. We mend roofs and';
    expect(findingsOf(text)).toEqual([
      'copy/language: Rufen Sie uns bitte an, wenn Sie einen Termin für das Dach brauchen.',
      'copy/unfinished: and',
    ]);
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
    const copied = { question: 'Do you come on Sundays?', answer: SENTENCE };
    expect(findingsIn({ questions: { items: [copied, copied] } })).toEqual([
      'copy/repeated: Do you come on Sundays?',
    ]);
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
  const words = fc.shuffledSubarray(
    ['roof', 'tile', 'mends', 'storm', 'dry', 'gutter', 'beam', 'rain', 'slate', 'nail'],
    { minLength: 2 },
  );
  fc.assert(
    fc.property(words, fc.nat(), (single, at) => {
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
