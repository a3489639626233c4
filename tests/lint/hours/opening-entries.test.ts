import { describe, expect, it } from 'vitest';
import { factsTypedYear } from '../../../cli/rules/copy/facts-typed-year.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { factsWith } from '../copy-findings.ts';

/** The years that are told in a timeline with an entry between two others. */
function told(date: string, text: string, story: object = { opened: '2013' }): string[] {
  const items = [
    { date: '1871', title: 'The works', text: 'Ninety people cut files here.' },
    { date, title: 'First holds', text },
    { date: '2021', title: 'The loft', text: 'Built by members.' },
  ];
  const file = copyFile('page', 'en', { sections: [{ timeline: { heading: 'Story', items } }] });
  return [...applyCopyRule(factsTypedYear, file, factsWith({ story }))].map(
    ({ message }) => message,
  );
}

describe('the entry of a timeline that is about the opening', () => {
  it.each([
    ['2014', 'We open with one room and a kettle.'],
    ['2012', 'We opened our doors on a wet Tuesday.'],
    ['2031', 'We opened with one room.'],
    ['2014', 'Abrimos con una sala.'],
    ['2014', 'Wir öffnen die Türen, mit einem Raum.'],
  ])('%s: %s', (date, text) => {
    expect(told(date, text)).toEqual([
      Number(date) > new Date().getFullYear()
        ? `${date} has not come yet, so nothing can have begun in it.`
        : `${date} is not what site.config.yaml says: {story.opened} is 2013.`,
    ]);
  });

  it.each([
    ['{story.opened}', 'We open with one room and a kettle.'],
    ['2014', 'We open a second room.'],
    ['2014', 'We open the loft with a party.'],
    ['2014', 'We open in Leeds.'],
    ['2014', 'The loft opens with one table.'],
    ['2014', 'Wir eröffnen die zweite Halle.'],
    ['2014', 'Abrimos otra sala.'],
    ['2019', 'We open with a new floor after the flood.'],
  ])('%s: %s may be right', (date, text) => {
    expect(told(date, text)).toEqual([]);
  });

  it('is not compared with a year of another kind', () => {
    expect(told('2014', 'We open with one room.', { founded: '2013' })).toEqual([]);
  });
});
