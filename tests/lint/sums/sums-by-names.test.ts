import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { createFacts, type Facts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { SCHEMA } from '../copy-findings.ts';
import { slips } from '../digit-slips.ts';

/** Lets huts and workshops, gives courses and mends looms. */
const LOOMS: Facts = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.x.example, name: Alder Looms, title: Looms, description: Looms. }
business:
  name: Alder Looms
  type: LocalBusiness
  address: { locality: Kassel, country: US }
  currency: USD
languages: [en, de, es]
fees:
  loftWinter: 236
  cellarWinter: 318
  millWinter: 452
  barnSummer: 911
  dyeAdult: 17
  dyeChild: 9
  supper: 23
  callOut: 64
  firstLoom: 38
  additionalLoom: 12
  lateCall: 87
  sundayCall: 113
  eveningExtra: 26
  eveningCall: 117
  loomWeek: 145
  kilometer: 1.3
  hamper: 43
  reed: 31
  treadle: 58
offers: { springPercent: 20 }
prices: { noonWithLoom: 102 }
`),
  ),
  SCHEMA,
);

/** A file in which @ stands for a sum. */
interface Case {
  name: string;
  file: string;
  right: string;
  language?: string;
}

const LIST = (text: string, title = 'Both ends') =>
  `pricing: { heading: In winter, items: [{ title: One, price: "{fees.loftWinter}", text: The loft alone. }, { title: ${title}, price: "@", text: "${text}" }] }`;

const COURSE = (note: string, child = 'Children', adult = 'Adults') =>
  `pricing: { items: [{ title: ${child}, price: "{fees.dyeChild}" }, { title: ${adult}, price: "{fees.dyeAdult}" }], note: "${note}" }`;

const COLUMNS = (heading: string) =>
  `comparison: { columns: [The call, "${heading}"], rows: [{ title: By day, values: ["{fees.callOut}", "free"] }, { title: Late, values: ["{fees.lateCall}", "@"] }] }`;

const ROWS = (title: string, first = 'One reed', second = 'Treadle of beech') =>
  `comparison: { heading: What it comes to, columns: [In summer, All year], rows: [{ title: ${first}, values: ["{fees.supper}", "{fees.reed}"] }, { title: ${second}, values: ["{fees.supper}", "{fees.treadle}"] }, { title: ${title}, values: [on request, "@"] }] }`;

const CASES: readonly Case[] = [
  { name: 'rows that another names', file: ROWS('Three reeds and a treadle'), right: '$151' },
  {
    name: 'de: Zeilen beim Namen',
    file: ROWS('Drei Reed mit Treadle', 'Ein Reed', 'Treadle aus Buche'),
    right: '151 $',
    language: 'de',
  },
  {
    name: 'es: filas por su nombre',
    file: ROWS('Telar de tres reedes y treadle', 'Un reed', 'Treadle de haya'),
    right: '$151',
    language: 'es',
  },
  {
    name: 'two of a kind that the entry names',
    file: LIST('The loft with the cellar.'),
    right: '$554',
  },
  { name: 'all of a kind', file: LIST('All the rooms.'), right: '$1,006' },
  { name: 'de: alle einer Art', file: LIST('Alle Räume.'), right: '1.006 $', language: 'de' },
  { name: 'es: todas', file: LIST('Todas las salas.'), right: '$1,006', language: 'es' },
  {
    name: 'people who are counted',
    file: COURSE('Two adults and three children pay @. Tea is free.'),
    right: '$61',
  },
  {
    name: 'one and several',
    file: COURSE('An adult with two children costs @ here.'),
    right: '$35',
  },
  {
    name: 'de: gezählte Personen',
    file: COURSE('Zwei Erwachsene und drei Kinder zahlen bei uns @.', 'Kinder', 'Erwachsene'),
    right: '61 $',
    language: 'de',
  },
  {
    name: 'es: personas contadas',
    file: COURSE('Dos adultos y tres niños pagan @ con nosotros.', 'Niños', 'Adultos'),
    right: '$61',
    language: 'es',
  },
  { name: 'a column with one of a thing', file: COLUMNS('With one loom'), right: '$125' },
  { name: 'a column with several', file: COLUMNS('With three looms'), right: '$149' },
  { name: 'a column with another fee', file: COLUMNS('Including supper'), right: '$110' },
  {
    name: 'a column of a table',
    file: 'prose: { body: "## What we charge\\n\\n| Day | Call | Plus supper |\\n| --- | --- | --- |\\n| Sunday | {fees.sundayCall} | @ |" }',
    right: '$136',
  },
  {
    name: 'more than the result before',
    file: 'prose: { body: "## Our prices\\n\\nA call {fees.callOut}, one loom {fees.firstLoom}. Total **{prices.noonWithLoom}**.\\n\\n## Later\\n\\nThe same on a Sunday evening. {fees.eveningExtra} more than by day, **@**." }',
    right: '$128',
  },
  {
    name: 'de: mehr als zuvor',
    file: 'prose: { body: "## Unsere Preise\\n\\nEin Besuch {fees.callOut}, ein Webstuhl {fees.firstLoom}. Zusammen **{prices.noonWithLoom}**.\\n\\nAm Sonntagabend kostet der Besuch {fees.eveningExtra} mehr, also **@**." }',
    right: '128 $',
    language: 'de',
  },
  {
    name: 'es: más que antes',
    file: 'prose: { body: "## Nuestros precios\\n\\nLa visita {fees.callOut} y un telar {fees.firstLoom}. Total **{prices.noonWithLoom}**.\\n\\nEl domingo por la tarde son {fees.eveningExtra} más: **@**." }',
    right: '$128',
    language: 'es',
  },
  {
    name: 'the way that was said with what comes on top',
    file: 'text: { paragraphs: ["To Melle it is 40 kilometers or $52, to Vlotho 60 or $78. The call of {fees.callOut} and the looms come on top.", "One loom in Vlotho is therefore @."] }',
    right: '$180',
  },
  {
    name: 'a price that is less by the share of the page',
    file: 'hero: { subheadline: "{offers.springPercent} percent off every week." }\ncomparison: { columns: [In April, Later], rows: [{ title: Table loom, values: ["@", "{fees.loomWeek}"] }] }',
    right: '$116',
  },
  {
    name: 'de: statt des vollen Preises',
    file: 'hero: { subheadline: "{offers.springPercent} Prozent weniger im April." }\ncards: { items: [{ title: Ruhig, text: "Der Webstuhl kostet bei uns @ statt {fees.loomWeek}." }] }',
    right: '116 $',
    language: 'de',
  },
];

function isTold({ file, language = 'en' }: Case, written: string): boolean {
  const copy = copyFile('landing', language, parse(file.replace('@', written)) as object);
  return [...applyCopyRule(factsTypedAmount, copy, factsIn(language, LOOMS))].some(
    ({ message }) => message.includes(`${written} `) || message.endsWith(` ${written}.`),
  );
}

describe('a sum that follows from fees which are named without a reference', () => {
  it.each(CASES)('is right: $name', (one) => {
    expect(isTold(one, one.right)).toBe(false);
  });

  /** Of a hundred slips, how many may pass. */
  const BY_CHANCE = 2;

  test('hardly follows by chance with one digit changed or two swapped', () => {
    const all = CASES.flatMap((one) => slips(one.right).map((written) => ({ one, written })));
    const passed = all.filter(({ one, written }) => !isTold(one, written));
    expect((100 * passed.length) / all.length).toBeLessThan(BY_CHANCE);
  });
});

describe('is told as before', () => {
  it.each([
    ['a sum of another kind', LIST('The loft with the barn.').replace('@', '$1,147')],
    ['two of three', LIST('The loft with the mill.').replace('@', '$554')],
    ['other counts of rows', ROWS('Four reeds and a treadle').replace('@', '$184')],
    ['other people', COURSE('Two adults and two children pay $61.')],
    ['a heading that adds nothing', COLUMNS('Any loom until midnight').replace('@', '$125')],
    [
      'a price less another share',
      'comparison: { columns: [In April, Later], rows: [{ title: Table loom, values: ["$116", "{fees.loomWeek}"] }] }',
    ],
    [
      'a price of its own in a card',
      'hero: { subheadline: "{offers.springPercent} percent off." }\npricing: { items: [{ title: Table loom, price: "$116", text: "Instead of {fees.loomWeek}." }] }',
    ],
  ])('%s', (_, file) => {
    const copy = copyFile('landing', 'en', parse(file) as object);
    expect([...applyCopyRule(factsTypedAmount, copy, factsIn('en', LOOMS))]).not.toEqual([]);
  });
});
