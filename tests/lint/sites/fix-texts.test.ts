import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { DataSite } from '../../support/data-site.ts';
import { SmallSite } from '../../support/small-site.ts';

const CONFIG = {
  languages: ['en'],
  business: {
    name: 'Moss & Daughters',
    type: 'Plumber',
    phone: '+44 113 496 0271',
    email: 'office@moss.example',
    currency: 'GBP',
    address: { locality: 'Leeds', postalCode: 'LS1 1AA', country: 'GB' },
  },
  fees: { visit: 72, night: 140, sunday: 140 },
  rates: { card: 3, cart: 4, taxi: 5 },
};

/** A page with one text and one list, as they are written in its file. */
const page = (intro: string, benefits = '[Hot taps, Dry floors]') => `name: Prices
type: main
description: What a visit costs.
seo:
  title: What a plumber costs in Leeds, by day and by night
  description: What a visit costs by day, by night and on Sundays, and what is in the price. No call-out fee.
sections:
  - title: { heading: What a visit costs, intro: ${intro} }
  - success:
      subtitle: How it is afterwards
      benefits: ${benefits}
      testimonial: { quote: They came., author: Ann Lee, location: Leeds, rating: 5 }
`;

const REPAIRED: readonly [what: string, wrong: string, right: string][] = [
  ['a doubled word', 'We find find it.', 'We find it.'],
  ['double spaces, all of them', 'We  take  it off  now.', 'We take it off now.'],
  ['a space before a sign and inside brackets', 'Dry , or ( wet ).', 'Dry, or (wet).'],
  ['entities of HTML', 'Day &amp; night &ndash; caf&eacute; &#8222;', 'Day & night – café „'],
  ['a broken encoding', 'A cafÃ© nearby, itâ€™s open.', 'A café nearby, it’s open.'],
  ['emphasis', 'It is **not** *much* and __never__ `more`.', 'It is not much and never more.'],
  ['the mark of a heading', '# What a visit costs you', 'What a visit costs you'],
  ['an amount that one fact is', 'A visit is £72.', 'A visit is {fees.visit}.'],
  ['the number of the business', 'Call 0113 496 0271.', 'Call {business.phone}.'],
  ['it with an extension', 'Call 0113 496 0271 ext. 3.', 'Call {business.phone} ext. 3.'],
  ['its address', 'Write to Office@moss.example.', 'Write to {business.email}.'],
  ['its name', 'Ask Moss & Daughters.', 'Ask {business.name}.'],
  [
    'misspelled facts',
    'It is {fees.vist}, or {fees.nigth}.',
    'It is {fees.visit}, or {fees.night}.',
  ],
  ['a fact that lacks a letter', 'Ask {business.nme}.', 'Ask {business.name}.'],
  [
    'braces of other kinds around a fact or a calculation',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what somebody took along from code
    'It is {{fees.visit}}, { fees.night }, ${2*fees.visit} or {=fees.visit + fees.night}.',
    'It is {fees.visit}, {fees.night}, {2*fees.visit} or {fees.visit + fees.night}.',
  ],
  ['several in one text', 'We visit visit you , for £72.', 'We visit you, for {fees.visit}.'],
];

const LEFT: readonly [what: string, intro: string][] = [
  ['an amount that two facts are', '"We take £140 for it."'],
  ['a fact that is called quite otherwise', '"It is {fees.vi}, or {fees.visiting}."'],
  ['a fact with another number', '"It is {fees.visit2}."'],
  ['a misspelled fact that may be either of two', '"It is {rates.cars}."'],
  ['a fact with another short name', '"It is {rates.tax}."'],
  ['an amount whose fee nothing names', '"We find it, for £72."'],
  ['an amount that reads otherwise', '"It is 72 pounds."'],
  ['a number of somebody else', '"Call 0113 496 0272."'],
  ['what is crossed out', '"It is ~~more~~ less."'],
  ['a link', '"Read [the list](/list) first."'],
  [
    'braces around no fact, or with another bracket',
    '"It is {{fees.visiting}}, or {fees.visit) there."',
  ],
  ['a space that is missing', '"We come,then we look."'],
  ['an entity of no character', '"It is &#xffffff; here."'],
  ['letters that are lost', '"A caf\ufffd nearby."'],
  ['the name, nearly', '"Ask Moss & Daughter."'],
];

const fileOf = (what: string) => `pages/${what.replace(/\W+/g, '-')}/page.yaml`;

/** One site with a page for each case, and what is found in it after `lint --fix`. */
const site = new DataSite(CONFIG);
let found: Diagnostic[];

beforeAll(async () => {
  for (const [what, wrong] of REPAIRED) site.write(fileOf(what), page(`"${wrong}"`));
  for (const [what, intro] of LEFT) site.write(fileOf(what), page(intro));
  site.write(fileOf('an entry'), page('By day.', '[Hot taps, Dry floors, Hot taps]'));
  site.write(fileOf('one of two'), page('By day.', '[Hot taps, Hot taps]'));
  found = await site.lint('--fix');
});

describe('lint --fix', () => {
  it.each(REPAIRED)('repairs %s', (what, _, right) => {
    expect(site.text(fileOf(what))).toBe(page(`"${right}"`));
  });

  it('repairs an entry that a list has twice, by taking the later one away', () => {
    expect(site.text(fileOf('an entry'))).toBe(page('By day.'));
  });

  it.each(LEFT)('leaves %s to people', (what, intro) => {
    const rules = found.flatMap(({ file, rule }) => (file === fileOf(what) ? rule : []));
    expect(rules.filter((rule) => /^(?:copy|facts)/.test(rule))).not.toEqual([]);
    expect(site.text(fileOf(what))).toBe(page(intro));
  });

  it('leaves a list that would have too few entries', () => {
    expect(site.text(fileOf('one of two'))).toBe(page('By day.', '[Hot taps, Hot taps]'));
  });

  it('puts facts in quotes that are digits and no number, and leaves numbers', async () => {
    const own = new DataSite(CONFIG);
    const config = own.text('site.config.yaml');
    const facts = (licence: string, phone: string, long: string) =>
      `${config}trade:\n  licence: ${licence}\n  night: ${phone}\n  ids: [ ${long}, 12, 0.5, 0 ]\n`;
    own.write('site.config.yaml', facts('02417', '+441134960272', '123456789012345678901'));
    const lines = (await own.lint()).flatMap(({ rule, line }) =>
      rule === 'shape/needs-quotes' ? line : [],
    );
    const first = config.split('\n').length + 1;
    expect(lines).toEqual([first, first + 1, first + 2]);
    await own.lint('--fix');
    const right = facts('"02417"', '"+441134960272"', '"123456789012345678901"');
    expect(own.text('site.config.yaml')).toBe(right);
  });

  it('puts quotes around texts that a comma has split, and leaves those that are not certain', async () => {
    const own = new DataSite(CONFIG);
    const items = (...written: string[]) =>
      `${page('By day.')}  - questions:\n      heading: What people ask\n      items:\n${written
        .map((item) => `        - { ${item} }\n`)
        .join('')}`;
    const left = ['question: Do you come, "too", answer: "Yes."', 'question: Who pays, who'];
    const file = 'pages/prices/page.yaml';
    const split =
      "question: Can't I do it, too?, answer: Yes, with with a tap, a wrench: and time.";
    own.write(file, items(split, 'question: Who pays, who, anwser: You.', ...left));
    await own.lint('--fix');
    const whole = `question: "Can't I do it, too?", answer: "Yes, with a tap, a wrench: and time."`;
    const right = items(whole, 'question: "Who pays, who", answer: You.', ...left);
    expect(own.text(file)).toBe(right);
  });

  it('repairs the text of a page of Markdown', async () => {
    const own = new DataSite(CONFIG);
    const [head = ''] = page('').split('sections:');
    const body = ['# Prices', '', 'First of all.', '', '- We visit visit you , for £72.', ''];
    own.write('pages/prices/page.md', `---\n${head}---\n\n${body.join('\n')}`);
    await own.lint('--fix');
    const right = body
      .join('\n')
      .replace('visit visit you , for £72', 'visit you, for {fees.visit}');
    expect(own.text('pages/prices/page.md')).toBe(`---\n${head}---\n\n${right}`);
  });

  it('repairs what a variant says where the variant says it', async () => {
    const landings = new SmallSite('gate');
    const variants = (headline: string) => `variants:
  - name: short
    weight: 50
    set:
      hero.headline: ${headline}
`;
    const path = join(landings.landings, 'gate.yaml');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before + variants('Signed at the the gate'));
    await landings.run('lint', '--fix', 'landings/gate.yaml');
    expect(readFileSync(path, 'utf8')).toBe(before + variants('Signed at the gate'));
  });
});
