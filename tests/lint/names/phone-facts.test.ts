import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedPhone } from '../../../cli/rules/copy/facts-typed-phone.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, factsWith, findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  [
    ...applyCopyRule(
      factsTypedPhone,
      copyFile('landing', language, { note: { text } }),
      factsIn(language, FACTS),
    ),
  ].map(({ span, message, hint, repair }) => ({
    words: text.slice(...(span ?? [])),
    written: message.slice(0, message.indexOf(' is ')),
    hint,
    repair: repair && 'becomes' in repair ? repair.becomes : undefined,
  }));

describe('an extension', () => {
  it.each([
    ['en', 'Ask the clerk at (806) 555-0117 ext. 5 first.', ' ext. 5'],
    ['en', 'Ask the clerk at (806) 555-0117 (ext. 5) first.', ' (ext. 5)'],
    ['en', 'Ask the clerk ((806) 555-0117, extension 12) first.', ', extension 12'],
    ['en', 'Ask the clerk at (806) 555-0117 x12.', ' x12'],
    ['de', 'Das Lager erreichen Sie unter (806) 555-0117, Durchwahl 12.', ', Durchwahl 12'],
    ['de', 'Das Lager erreichen Sie unter (806) 555-0117-DW 12.', '-DW 12'],
    ['de', 'Das Lager erreichen Sie unter (806) 555-0117 / Nebenstelle 7.', ' / Nebenstelle 7'],
    ['es', 'El almacén contesta en el (806) 555-0117, extensión 12.', ', extensión 12'],
    ['es', 'El almacén contesta en el (806) 555-0117 ext. 12.', ' ext. 12'],
    ['es', 'El almacén contesta en el (806) 555-0117, int. 12.', ', int. 12'],
  ])('stays behind the number of the business (%s): %s', (language, text, extension) => {
    expect(told(text, language)).toEqual([
      {
        words: `(806) 555-0117${extension}`,
        written: '(806) 555-0117',
        hint: `Write {business.phone}${extension} in its place.`,
        repair: `{business.phone}${extension}`,
      },
    ]);
  });

  it('stays behind a number that is only nearly that of the business', () => {
    const [only] = told('Call us at (806) 555-0119 ext. 5.', 'en');
    expect(only?.hint).toMatch(/^Write \{business\.phone\} ext\. 5 if it is meant/);
  });

  it('is no word that goes on with the sentence', () => {
    expect(told('Call (806) 555-0117, 3 of us answer.', 'en')[0]?.words).toBe('(806) 555-0117');
    expect(told('Call (806) 555-0117, apparatus 5 is off.', 'en')[0]?.words).toBe('(806) 555-0117');
  });
});

describe('a number that a fact has', () => {
  const facts = factsWith({
    contacts: { gatehouse: '(806) 555-0142' },
    imprint: { taxpayer: '20738164425' },
  });

  it('of a phone is told once, in any notation', () => {
    for (const number of ['(806) 555-0142', '806-555-0142', '806.555.0142'])
      expect(findingsOf(`The gatehouse has ${number}.`, { facts, only: 'facts/' })).toEqual([
        `facts/typed-phone: ${number}`,
      ]);
  });

  it('of a register is told as a figure, and as no phone', () => {
    const text = 'We are at 3 Mill Road, and our taxpayer number is 20738164425';
    expect(findingsOf(text, { facts, only: 'facts/' })).toEqual([
      'facts/typed-figure: 20738164425',
    ]);
  });
});
