import { describe, expect, it } from 'vitest';
import { nearTwins, spellingsIn } from '../../../cli/rules/words/names/near-twins.ts';

/** A person in the list of a team, and other texts of a site. */
function told(texts: readonly string[], people: readonly string[] = []): string[] {
  const located = [
    ...people.map((text, at) => ({ path: ['team', 'people', at, 'name'], text })),
    ...texts.map((text, at) => ({ path: ['prose', at, 'intro'], text })),
  ];
  return [...nearTwins([...spellingsIn(located)])].map(
    ([one, other]) => `${one.said} ${other.said}`,
  );
}

const LINE = 'The poison line answers day and night: 0800 764 766.';
const FORM = 'Bring form M310, signed.';

describe('what is a slip from elsewhere on the site', () => {
  it.each([
    ['Ring the poison line on 0800 764 76 at once.', LINE, '0800 764 76 0800 764 766'],
    ['Ring 0800 74 766.', LINE, '0800 74 766 0800 764 766'],
    ['The office, +49 551 39 20, or the ward', 'The ward: +49 551 39 208', ''],
    [
      'Call +49 551 55 0142 if it hurts.',
      'Call +49 551 555 0142.',
      '+49 551 55 0142 +49 551 555 0142',
    ],
    [FORM, 'The clinic fills in form M301. Form M301 is free.', 'M310 M301'],
    ['Bringen Sie Formular PT 4523 mit.', 'Das Formular PT 4532 liegt aus.', 'PT 4532 PT 4523'],
  ])('%s – %s', (one, other, found) => {
    expect(told([one, other])).toEqual(found === '' ? [] : [found]);
  });

  it.each([
    [
      'We thank Ottilie Brandtner for the cake.',
      'Ottilie Brandner',
      'Ottilie Brandtner Ottilie Brandner',
    ],
    ['Classes are held by Marek Kowalsky.', 'Marek Kowalski', 'Marek Kowalsky Marek Kowalski'],
    ['With Lucía Herera Soto', 'Lucía Herrera Soto', 'Lucía Herera Lucía Herrera Soto'],
  ])('%s (%s)', (text, name, found) => {
    expect(told([text], [name])).toEqual([found]);
  });

  it.each([
    [[LINE, 'Ring 0800 764 766.']],
    [[LINE, 'Ring 0800 764 767.']],
    [[LINE, 'We have 764 76 boxes.']],
    [['From 2025 to 2026', '1 200 300 and 1 200 30']],
    [[FORM, 'Form M310 is free.']],
    [[FORM, 'Form M320 and form M311']],
    [['The rooms M310 and M301', 'A model A 130, a model B 103']],
    [['Ottilie Brandtner', 'Ottilie Brandner']],
  ])('not %o', (texts) => {
    expect(told(texts)).toEqual([]);
  });

  it.each([
    ['Marek Kowalskis class', ['Marek Kowalski']],
    ['Marek Kowalski’s class', ['Marek Kowalski']],
    ['Maria Kowalska', ['Marek Kowalski']],
    ['Marek Nowak', ['Marek Kowalski', 'Marek Novak']],
    ['José Perez', ['José Pérez']],
    ['Ann Lee', ['Ann Leo']],
    ['Marek Kowalsky', ['Marek Kowalski', 'Marek Kowalsky']],
  ])('not %s (%s)', (text, people) => {
    const found = told([text], people);
    expect(found).toEqual(text === 'Marek Nowak' ? ['Marek Nowak Marek Novak'] : []);
  });
});
