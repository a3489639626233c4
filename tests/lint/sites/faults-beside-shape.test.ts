import { describe, expect, it, test } from 'vitest';
import { DataSite } from '../../support/data-site.ts';
import { foundWith } from '../../variants/landing-with-variants.ts';

/** The plain landing with some texts in place of others. */
const edited = (...edits: readonly (readonly [string, string])[]) =>
  foundWith('', (page) => edits.reduce((text, [from, to]) => text.replace(from, to), page));

/** Faults of the shape, and where they are told. */
const SHAPE: [string, readonly [string, string], [string, string]][] = [
  ['an unknown key', ['seo:', 'colour: red\nseo:'], ['shape/unknown-key', 'colour']],
  [
    'an unknown key of an entry',
    ['- icon: star', '- icon: star\n      colour: red'],
    ['shape/unknown-key', 'colour'],
  ],
  [
    'a missing title',
    ['  title: Notary for a lease on the Andrews highway\n', ''],
    ['shape/missing-key', 'seo'],
  ],
  [
    'a number for a text',
    ['subtitle: Done before dark', 'subtitle: 24'],
    ['shape/needs-quotes', '24'],
  ],
  [
    'a list for a text',
    ['  external: The office is forty miles away.', '  external: [The office]'],
    ['shape/wrong-type', '[The office]'],
  ],
  ['an icon that is none', ['icon: star', 'icon: stair'], ['shape/choice', 'stair']],
  ['too few entries', ['    - Originals stay with you\n', ''], ['shape/count', 'guarantees']],
  ['too many stars', ['rating: 5', 'rating: 9'], ['shape/range', '9']],
  ['a misspelled block', ['success:', 'sucess:'], ['shape/unknown-key', 'sucess']],
];

/** Mistakes of other kinds, and where they are told. */
const OTHERS: [string, readonly [string, string], [string, string]][] = [
  [
    'a doubled word',
    ['Everyone drives again', 'Everyone drives drives again'],
    ['copy/doubled-word', 'drives drives'],
  ],
  [
    'a misspelled word in the block of the fault',
    ['The crew keeps working', 'The crew keeps definately working'],
    ['copy/spelling', 'definately'],
  ],
  [
    'a typed fee',
    ['A visit starts at {fees.minimum}.', 'A visit starts at $75.'],
    ['facts/typed-amount', '$75'],
  ],
  [
    'an unknown fact',
    ['{response.emergencyMinutes} min', '{response.emergencyMinute} min'],
    ['facts/unknown', '{response.emergencyMinute}'],
  ],
];

describe('a landing of the wrong shape', () => {
  test.each(SHAPE)('with %s is told that alone', (_, edit, told) => {
    expect(edited(edit)).toEqual([told]);
  });

  test.each(SHAPE)('with %s is told its other mistakes as well', (_, edit, told) => {
    for (const [, mistake, expected] of OTHERS)
      expect(edited(edit, mistake)).toEqual([told, expected]);
  });

  it('in an unknown language is told nothing about its texts', () => {
    const edit = ['seo:', 'language: [de]\nseo:'] as const;
    expect(edited(edit, ['Everyone drives', 'Everyone drives drives'])).toEqual([
      ['shape/wrong-type', '[de]'],
    ]);
  });
});

const KEYS = `name: Team
type: main
description: Wer kommt.
seo:
  title: Das Team von {business.name}
  description: Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.
`;

const SECTIONS = `sections:
  - title: { heading: Wer kommt, intro: Alle im Bild. }
  - prose: { body: "Wir kommen heute noch." }
`;

/** What is told about a site with these files, as rules and lines. */
async function toldOf(files: Record<string, string>) {
  const site = new DataSite();
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  return (await site.lint()).map(({ file, line, rule }) => [
    rule,
    site.text(file).split('\n')[line - 1]?.trim(),
  ]);
}

describe('a page of the wrong shape', () => {
  const doubled = SECTIONS.replace('Wir kommen heute', 'Wir kommen kommen heute');
  const told = ['copy/doubled-word', '- prose: { body: "Wir kommen kommen heute noch." }'];

  it.each<[string, string, [string, string]]>([
    ['an unknown key', `colour: red\n${KEYS}`, ['shape/unknown-key', 'colour: red']],
    ['a missing key', KEYS.replace('name: Team\n', ''), ['shape/missing-key', 'type: main']],
    ['a wrong choice', KEYS.replace('main', 'mein'), ['shape/choice', 'type: mein']],
    [
      'a misspelled key',
      KEYS.replace('  description', '  desription'),
      [
        'shape/unknown-key',
        'desription: Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.',
      ],
    ],
  ])('with %s is told its other mistakes as well', async (_, keys, shape) => {
    const path = 'pages/team/page.yaml';
    expect(await toldOf({ [path]: keys + SECTIONS })).toEqual([shape]);
    expect(await toldOf({ [path]: keys + doubled })).toEqual([shape, told]);
  });

  it('is told once that a comma cut off the rest of a text', async () => {
    const cut = '- title: { heading: Wer kommt, intro: Wir kommen wegen der, die noch warten. }';
    const sections = SECTIONS.replace('- title: { heading: Wer kommt, intro: Alle im Bild. }', cut);
    expect(await toldOf({ 'pages/team/page.yaml': KEYS + sections })).toEqual([
      ['shape/split-text', cut],
    ]);
  });

  it('of Markdown is told its other mistakes as well', async () => {
    const text = (body: string) => `---\ncolour: red\n${KEYS}---\n\n# Wer kommt\n\n${body}\n`;
    const path = 'pages/team/page.md';
    const shape = ['shape/unknown-key', 'colour: red'];
    expect(await toldOf({ [path]: text('Wir kommen heute noch.') })).toEqual([shape]);
    expect(await toldOf({ [path]: text('Wir kommen kommen heute noch.') })).toEqual([
      shape,
      ['copy/doubled-word', 'Wir kommen kommen heute noch.'],
    ]);
  });
});

it('words of the wrong shape are told their other mistakes as well', async () => {
  const path = 'site/words/de.yaml';
  const words = (skip: string) => `frame:\n  skipp: Los\n  home: Start\n  menu: ${skip}\n`;
  expect(await toldOf({ [path]: words('Menü') })).toEqual([['shape/unknown-key', 'skipp: Los']]);
  expect(await toldOf({ [path]: words('Das das Menü') })).toEqual([
    ['shape/unknown-key', 'skipp: Los'],
    ['copy/doubled-word', 'menu: Das das Menü'],
  ]);
});
