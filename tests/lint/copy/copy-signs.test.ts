import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

/** A text, and what alone is found in it. */
const WRONG: readonly (readonly [text: string, rule: string, words: string])[] = [
  ['A <b>dry</b> roof', 'copy/markup', '<b>'],
  ['First line<br/>second line', 'copy/markup', '<br/>'],
  ['See <a href="/contact">this page</a> first', 'copy/markup', '<a href="/contact">'],
  ['Repairs&nbsp;and gutters', 'copy/entity', '&nbsp;'],
  ['Repairs &amp; gutters', 'copy/entity', '&amp;'],
  ['It&#39;s dry now', 'copy/entity', '&#39;'],
  ['A **dry** roof', 'copy/markdown', '**dry**'],
  ['A *dry* roof', 'copy/markdown', '*dry*'],
  ['Look at [our work](/work) first', 'copy/markdown', '[our work](/work)'],
  ['# Dry roofs', 'copy/markdown', '# Dry'],
  ['- Dry roofs', 'copy/markdown', '- Dry'],
  ['A __dry__ roof', 'copy/markdown', '__dry__'],
  ['Call the `office` today', 'copy/markdown', '`office`'],
  ['CafÃ© repairs', 'copy/mojibake', 'Ã©'],
  ['Slate for the oﬃce', 'copy/mojibake', 'ﬃ'],
  ['The ownerâ€™s roof', 'copy/mojibake', 'â€™'],
  ['A dry\u200b roof', 'copy/invisible', '\u200b'],
  ['A dry  roof', 'copy/spacing', '  '],
  ['A dry roof , soon', 'copy/spacing', ' '],
  ['A dry roof,soon', 'copy/spacing', ','],
  ['A dry roof.Call today', 'copy/spacing', '.'],
  ['A dry roof ( at last )', 'copy/spacing', ' '],
  ['A dry roof.. Soon', 'copy/spacing', '..'],
  [' A dry roof', 'copy/spacing', ' '],
  ['A dry roof (at last', 'copy/unpaired', '('],
  ['A dry roof at last)', 'copy/unpaired', ')'],
  ['They said "never again and left', 'copy/unpaired', '"'],
  ['They said “never again and left', 'copy/unpaired', '“'],
  ['It costs {{fees.inspection}} today', 'facts/broken-reference', '{{fees.inspection}}'],
  ['It costs {inspection} today', 'facts/broken-reference', '{inspection}'],
  ['It costs {fees.inspection today', 'facts/broken-reference', '{fees.inspection'],
  ['It costs fees.inspection} today', 'facts/broken-reference', 'fees.inspection}'],
  ['It costs {fees.inspection) today', 'facts/broken-reference', '{fees.inspection)'],
  ['It costs {fees .inspection} today', 'facts/broken-reference', '{fees .inspection}'],
  ['It costs {Fees.Inspection} today', 'facts/broken-reference', '{Fees.Inspection}'],
  ['It costs {fees.inspection}} today', 'facts/broken-reference', '{fees.inspection}}'],
  ['It costs fees.inspection today', 'facts/broken-reference', 'fees.inspection'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody took along from code
  ['It costs ${fees.inspection} today', 'facts/broken-reference', '${fees.inspection}'],
  ['Hello %FIRST_NAME%', 'facts/broken-reference', '%FIRST_NAME%'],
  ['Hello [[name]]', 'facts/broken-reference', '[[name]]'],
  ['Call *|PHONE|* today', 'facts/broken-reference', '*|PHONE|*'],
  ['It costs #{{fees.inspection}} today', 'facts/broken-reference', '#{{fees.inspection}}'],
  ['A dry roof )', 'copy/unpaired', ')'],
  ['A dry roof,. Soon', 'copy/spacing', ',.'],
  ['Hello <<name>>', 'facts/broken-reference', '<<name>>'],
  ['It costs __PRICE__ today', 'facts/broken-reference', '__PRICE__'],
  ['It costs #PRICE# today', 'facts/broken-reference', '#PRICE#'],
  ['It costs $PRICE$ today', 'facts/broken-reference', '$PRICE$'],
  ['A dry roof in ((town))', 'facts/broken-reference', '((town))'],
  ['A dry roof in [TOWN_NAME]', 'facts/broken-reference', '[TOWN_NAME]'],
  ['Dear %s, your roof is dry', 'facts/broken-reference', '%s'],
  ['It costs @fees.inspection today', 'facts/broken-reference', '@fees.inspection'],
  ['Hello <%= name %>', 'facts/broken-reference', '<%= name %>'],
  ['Hello {% name %}', 'facts/broken-reference', '{% name %}'],
  ...[
    '{ fees.inspection + fees.gutterFoot }',
    '{fees.inspection + 10%}',
    '{fees.inspection + travel}',
    '{=2*fees.inspection}',
    '{fees.inspection – fees.gutterFoot}',
    '{fees.inspection plus fees.gutterFoot}',
    '{fees.inspection + }',
    '{{fees.inspection + fees.gutterFoot}}',
    '{fees.inspection+fees.gutterFoot',
  ].map((written) => [`It is ${written} today`, 'facts/broken-reference', written] as const),
];

test.each(WRONG)('"%s" is told once, by %s', (text, rule, words) => {
  expect(findingsOf(text)).toEqual([`${rule}: ${words}`]);
});

const RIGHT: readonly (readonly [text: string, language: string])[] = [
  ['It costs {fees.inspection}, and {fees.gutterFoot} a foot.', 'en'],
  [
    'It costs {fees.inspection + fees.gutterFoot}, or {2*(fees.inspection + fees.gutterFoot)} for two.',
    'en',
  ],
  ['A 6" gutter (or 5"), 2 × 4" boards', 'en'],
  ['A roofer for 4 roofs at once, 1 : 4, and no more.', 'en'],
  ['a) the ridge b) the valley :)', 'en'],
  ['1) Call 2) Wait', 'en'],
  ['Free* for owners of a house. *Until the end of the month.', 'en'],
  ['The roof is at ___, and my name is ___.', 'en'],
  ['R&D; then more', 'en'],
  ['Wait ... and see', 'en'],
  ['Ducks in snake_case_names and 3 < 4 > 2', 'en'],
  ['The city of “Lubbock” (Texas) [sic]', 'en'],
  ['Write to www.kestrelroofing.example/en?x=1', 'en'],
  ['Kund*innen und Patient*innen, z.B. „Dach“ und „Rinne“', 'de'],
  ['Straßen – Größe – “Ähre”', 'de'],
  ['¿Cuánto cuesta? ¡Pregunte! Si llueve, ¿qué pasa?', 'es'],
  ['Los dueños (y vecinos) dicen «sí»', 'es'],
];

test.each([
  ['It is {fees.inspection + fees.gutterFoot} dollars', 'facts/other-unit'],
  ['It is {2 * fees.inspection}$ then', 'facts/other-unit'],
  ['It takes {2 * fees.inspection}together', 'copy/spacing'],
])('"%s" is told beside a calculation as beside a fact', (text, rule) => {
  expect(findingsOf(text).map((found) => found.split(':')[0])).toEqual([rule]);
});

test.each(RIGHT)('"%s" is right', (text, language) => {
  expect(findingsOf(text, { language })).toEqual([]);
});

describe('what only one language has', () => {
  it('is the sign that opens a Spanish question', () => {
    expect(findingsOf('Cuánto cuesta?', { language: 'es' })).toEqual(['copy/unpaired: ?']);
    expect(findingsOf('¿Cuánto cuesta?', { language: 'es' })).toEqual([]);
    expect(findingsOf('Wie viel kostet es?', { language: 'de' })).toEqual([]);
  });

  it('is the space before a French sign', () => {
    expect(findingsOf('Combien ? Voilà !', { language: 'fr' })).toEqual([]);
  });
});

const IN_BODIES: readonly (readonly [body: string, rule: string, words: string])[] = [
  ['A dry roof.\n\nWe come,and look', 'copy/spacing', ','],
  ['- A dry roof\n- Wait.. Now', 'copy/spacing', '..'],
  ['We come (or call.\n\nThen we look.', 'copy/unpaired', '('],
  ['It is the word *all.', 'copy/unpaired', '*'],
  ['Tiles &mdash; or slate', 'copy/entity', '&mdash;'],
  ['We look at it. ###', 'copy/markdown', '###'],
  ['##Prices\n\nThey stand here.', 'copy/markdown', '##'],
  ['- A ladder\n- \n- A rope', 'copy/unfinished', '- '],
  ['- 1. Wash the roof\n- 2. Dry the roof', 'copy/markdown', '- 1.'],
  ['The days:\n\n- 24. December is free\n- We work on all other days', 'copy/markdown', '- 24.'],
  ['- A ladder\n  - 1) the long one\n- A rope', 'copy/markdown', '- 1)'],
  ['- - A ladder\n- A rope', 'copy/markdown', '- -'],
];

test.each(IN_BODIES)('"%s" in a body is told once, by %s', (body, rule, words) => {
  expect(findingsOf(body, { at: 'prose.body' })).toEqual([`${rule}: ${words}`]);
});

const FINE_BODIES: readonly string[] = [
  'A **dry** roof, *all* of it, and `a  (code`.\n\n| a  | b |\n| -- | -- |\n| 1  | 2 |',
  'Free* for owners.\n\n*Until the end of the month.',
  'If you have\n\n- a ladder,\n- a rope and\n- time,\n\nwe wait.',
  'One&nbsp;roof, a &lt; b',
  '“A long day.\n\n“And a longer night.”',
  '## Tiles ##\n\nOf clay.',
  '- On the roof\n  1. Wash it.\n  2. Dry it.\n- In the house\n  1. Sweep it.',
  '- 1. Wash the roof.\n  2. Dry the roof.\n- Then we go.',
  '- - A ladder\n  - A rope\n- A van',
  '- 24\\. December is free\n- 1.5 meters of rope\n- 2 ladders',
  '1. Wash the roof.\n2. Dry the roof.',
];

test.each(FINE_BODIES)('"%s" in a body is right', (body) => {
  expect(findingsOf(body, { at: 'prose.body' })).toEqual([]);
});

test('a text named body takes Markdown, and words of the engine take values', () => {
  expect(findingsOf('A **dry** [roof](/work)\n\n- one  \n- two', { at: 'prose.body' })).toEqual([]);
  expect(findingsOf('Step {step} of {steps}', { kind: 'words' })).toEqual([]);
  expect(findingsOf('Step {step}')).toEqual(['facts/broken-reference: {step}']);
});

test('pairs of brackets and quotes are right however they are nested', () => {
  const word = fc.constantFrom('roof', 'tile', 'dry', 'storm');
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 4 },
      word,
      fc
        .tuple(fc.constantFrom('()', '“”', '«»', '""'), tie('text'))
        .map(([[open, close], inner]) => `${open}${inner}${close}`),
      fc.tuple(tie('text'), tie('text')).map((both) => both.join(' ')),
    ),
  }));
  fc.assert(
    fc.property(text, fc.nat(), (whole, at) => {
      const told = (written: string) => findingsOf(written, { only: 'copy/unpaired' });
      expect(told(whole)).toEqual([]);
      const signs = [...whole.matchAll(/[^\w\s]/g)];
      const lost = signs[at % signs.length]?.index;
      if (lost === undefined) return;
      expect(told(whole.slice(0, lost) + whole.slice(lost + 1))).toHaveLength(1);
    }),
  );
});
