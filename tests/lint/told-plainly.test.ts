import { describe, expect, it } from 'vitest';
import { WHOLE_FILE } from '../../cli/content/diagnostic.ts';
import { ANY_FACT, createFacts } from '../../cli/content/facts/facts.ts';
import { checkProse } from '../../cli/content/prose/check-prose.ts';
import type { SourceFile } from '../../cli/content/source-file.ts';
import { lawConsent } from '../../cli/rules/copy/law-consent.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { typedAmounts } from '../../cli/rules/typed-amounts.ts';
import { FACTS, SCHEMA } from './copy-findings.ts';

const SOURCE = { file: 'page.yaml', text: '' } as SourceFile;

function inProse(raw: object) {
  return checkProse(raw, ANY_FACT, SOURCE, () => WHOLE_FILE).diagnostics;
}

describe('what a text does not show', () => {
  it('is told with what the text of a page takes', () => {
    const [found] = inProse({ sections: [{ prose: { body: '#### Hours\n\nWe open at nine.' } }] });
    expect(found?.message).toBe(
      'A heading of this kind is not shown: this text takes headings with ## and ###, paragraphs, emphasis, `code`, links and lists, and tables and other directives with :::.',
    );
    expect(found?.hint).toBe('Begin the line with ## or ###, outside of lists and directives.');
  });

  it('is told with what any other body takes', () => {
    const [found] = inProse({ note: { body: '## Hours\n\nWe open at nine.' } });
    expect(found?.message).toBe(
      'A heading of this kind is not shown: this text takes paragraphs, emphasis, `code`, links and lists.',
    );
  });
});

it.each([
  ['notice', 'Did you mean ":::note"?'],
  ['warning', 'Did you mean ":::note"?'],
  ['tick', 'Did you mean ":::ticks"?'],
  ['Quote', 'Did you mean ":::quote"?'],
  ['steeps', 'Did you mean ":::steps"?'],
  ['gallery', 'There are note, ticks, crosses, steps, table, quote, small.'],
])('a directive "%s" that there is not is told with the nearest', (name, hint) => {
  const body = `:::${name}[At night]\n\nRing twice.\n\n:::`;
  expect(inProse({ sections: [{ prose: { body } }] })).toMatchObject([{ hint }]);
});

it.each([
  ['tel:+49(0)5515550142', 'tel:+495515550142'],
  ['tel:+44 (0)1632 960142', 'tel:+441632960142'],
  ['tel:(208) 555-0142', 'tel:2085550142'],
  ['sms:+1(208)5550142', 'sms:+12085550142'],
])('brackets in %s are its fault, and no spaces', (written, meant) => {
  expect(inProse({ note: { body: `[Call us](${written}) today.` } })).toMatchObject([
    {
      rule: 'links/malformed',
      message: expect.stringContaining('has brackets in it'),
      hint: `Write "${meant}": only a plus and digits.`,
    },
  ]);
});

it('a space in the address of a link is told as one', () => {
  expect(inProse({ note: { body: '[Call us](tel:+44 1632 960142) today.' } })).toMatchObject([
    { message: expect.stringContaining('has a space in it') },
  ]);
});

it.each([
  ['By sending this form you subscribe to our newsletter.', 'orders a newsletter'],
  [
    'By submitting this form you agree to marketing calls and texts.',
    'marketing calls or messages',
  ],
  [
    'By submitting you agree that our partners call you with offers.',
    'marketing calls or messages',
  ],
  ['Mit dem Absenden erhalten Sie unsere Werbung.', 'agrees to advertising', 'de'],
  ['Mit dem Absenden dürfen wir Sie zu Angeboten anrufen.', 'marketing calls or messages', 'de'],
  ['Al enviar el formulario recibes nuestra publicidad.', 'agrees to advertising', 'es'],
  ['Al enviar el formulario recibes nuestro boletín.', 'orders a newsletter', 'es'],
])('what a form takes along is named: "%s"', (intro, what, language = 'en') => {
  const raw = { contact: { heading: 'Write to us', intro } };
  const file = copyFile('landing', language, raw);
  expect([...applyCopyRule(lawConsent, file, ANY_FACT)]).toMatchObject([
    { message: expect.stringContaining(what) },
  ]);
});

describe('a typed sum that equals a fee', () => {
  const fees = { sweep: 65, siteVisit: 60, linerMetre: 60, nest: 140 };
  const site = { ...structuredClone({ ...FACTS.site }), fees };
  const facts = createFacts(SCHEMA.parse(site), SCHEMA);
  const told = (text: string) => typedAmounts(text, facts, 'en').map(({ hint }) => hint);

  it('may be an old price of the fee that its sentence names', () => {
    expect(told('A sweep is $60 here.')).toEqual([
      '{fees.sweep} is $65. Write {fees.sweep} if that is meant, or {fees.siteVisit} or {fees.linerMetre}, which are $60.',
    ]);
  });

  it('may be that of a fee which nothing names, and must not become another one', () => {
    expect(told('We take $60 for a first flue.')).toEqual([
      expect.stringMatching(
        /^\{fees\.siteVisit\} and \{fees\.linerMetre\} have this amount, and nothing/,
      ),
    ]);
    expect(told('After dark we charge $140.')).toEqual([
      expect.stringMatching(/^\{fees\.nest\} has this amount, and nothing here speaks of it/),
    ]);
  });

  it('is that fee if its sentence names it', () => {
    expect(told('We take a nest out for $140.')).toEqual(['Write {fees.nest} in its place.']);
    expect(told('A visit to your site costs $60.')).toEqual([
      'Write {fees.siteVisit} or {fees.linerMetre} in its place.',
    ]);
  });

  it('is named in the language of the text', () => {
    const surcharges = { extended: 25, eveningSurcharge: 20, lateNightSurcharge: 100 };
    const known = createFacts(SCHEMA.parse({ ...site, fees: surcharges }), SCHEMA);
    const hintIn = (text: string, language: string) =>
      typedAmounts(text, known, language).map(({ hint }) => hint);
    const hint = (written: string) => [
      `{fees.eveningSurcharge} is $20. Write {fees.eveningSurcharge} if that is meant, or {fees.extended}, which is ${written}.`,
    ];
    expect(hintIn('En la tarde-noche añadimos 25 dólares.', 'es')).toEqual(hint('25 dólares'));
    expect(hintIn('Abends berechnen wir einen Zuschlag von $25.', 'de')).toEqual(hint('$25'));
  });
});

describe('a typed sum that no fee has', () => {
  const fees = { mileage: 1.75, vehicleMileage: 1.1, visit: 60 };
  const facts = createFacts(SCHEMA.parse({ ...structuredClone({ ...FACTS.site }), fees }), SCHEMA);

  it.each([
    ['Mileage is $1.01 a mile.', 'vehicleMileage'],
    ['Mileage is $1.57 a mile.', 'mileage'],
    ['The visit is $64.', 'visit'],
  ])('is rather that of the fee of its kind that it is nearly: %s', (text, fee) => {
    const [typed] = typedAmounts(text, facts, 'en');
    expect(typed?.hint).toContain(`Write {fees.${fee}} in its place`);
  });
});
