import { describe, expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { pageStatements } from '../../../cli/rules/words/counts/page-statements.ts';
import { factsWith } from '../copy-findings.ts';

const facts = factsWith({ ages: { kidsFrom: 6, kidsTo: 16, alone: 14 } });

/** The ages that are told in a page whose description shows the facts. */
function told(names: readonly string[], head: object = {}): string[] {
  const raw = {
    seo: {
      title: 'Kids’ club',
      description: 'Climbing for ages {ages.kidsFrom} to {ages.kidsTo}.',
    },
    hero: { headline: 'They climb anyway', ...head },
    schedule: { heading: 'Whose day', slots: names.map((name) => ({ name, hours: 'Saturdays' })) },
  };
  const file = copyFile('landing', 'en', raw);
  return [...pageStatements(file, facts)].map(({ path, span }) => {
    const text = path.reduce<unknown>((value, key) => Object(value)[key], raw);
    return String(text).slice(...(span ?? []));
  });
}

const GROUPS = ['Limpets, ages 6 to 8', 'Geckos, ages 9 to 11', 'Ibexes, ages 12 to 16'];

describe('the ages of groups', () => {
  it.each([
    [['Limpets, ages 5 to 8', ...GROUPS.slice(1)], '5 to 8'],
    [[...GROUPS.slice(0, 2), 'Ibexes, ages 12 to 18'], '12 to 18'],
    [['Limpets (aged 5–8)', 'Geckos (aged 9–11)', 'Ibexes (aged 12–16)'], '5–8'],
    [['5- to 8-year-olds', '9 to 11-year-olds', '12-16-year-olds'], '5- to 8'],
    [['Im Alter von 5 bis 8', 'Im Alter von 9 bis 16'], '5 bis 8'],
  ])('%j', (names, ages) => {
    expect(told(names)).toEqual([ages]);
  });

  it.each([
    [GROUPS],
    [['Limpets, ages 5 to 8', 'Geckos, ages 9 to 11']],
    [['Limpets, ages 5 to 8', 'Ibexes']],
    [['Siblings, ages 3 to 8', ...GROUPS]],
    [['Toddlers, ages 1 to 3', ...GROUPS]],
    [['Holiday camp, ages 5 to 12', 'Ages 6 to 16']],
    [['From 5 to 8', 'From 9 to 16']],
    [['Rooms 5 to 8', 'Rooms 9 to 16']],
  ])('%j may be right', (names) => {
    expect(told(names)).toEqual([]);
  });
});

describe('the ages of a page', () => {
  it.each([
    'A club for ages 5 to 16',
    'A club for ages 6 to 18',
    'Ein Club, im Alter von 5 bis 16',
  ])('%s', (headline) => expect(told([], { headline })).toHaveLength(1));

  it.each([
    'A club for ages 6 to 16',
    'A club for ages 12 to 14',
    'Two groups, ages 6 to 9 and older',
    'From 5 to 16 at once',
    'Parties for ages 5 to 16',
    'Saturdays, 5 to 16 of them',
  ])('%s may be right', (headline) => expect(told([], { headline })).toEqual([]));
});
