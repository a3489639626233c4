import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsContradiction } from '../../../cli/rules/copy/facts-contradiction.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const area = {
  freeMiles: 15,
  around: [
    { name: 'Big Spring', miles: 40, travel: 80 },
    { name: 'Post', miles: 42 },
  ],
  fromSlaton: [
    { name: 'Grady', miles: 15 },
    { name: 'Post', miles: 25 },
    { name: 'Lubbock', miles: 17 },
  ],
};
const ways = createFacts(SCHEMA.parse({ ...site, area }), SCHEMA);

function told(text: string, name?: string, language = 'en'): string[] {
  const raw = { items: [name === undefined ? { text } : { name, text }] };
  return findingsIn(raw, { facts: factsIn(language, ways), language }).filter((found) =>
    /^facts\/(?:contradiction|typed-figure)/.test(found),
  );
}

describe('the distance of a place that a list of the configuration has', () => {
  it.each([
    ['Grady is 12 miles from Slaton.', undefined, '12'],
    ['Everybody knows the school, 12 miles from Slaton, so we start from there.', 'Grady', '12'],
    ['Twelve miles out, behind the gin.', 'Grady', 'Twelve'],
    ['It is twelve miles out.', 'Grady', 'twelve'],
    ['Everybody knows the school, twelve miles out, so we meet there.', 'Grady', 'twelve'],
    ['Lies 10 miles outside Slaton.', 'Grady', '10'],
    ['Big Spring is 50 miles east of Lubbock, on the interstate.', undefined, '50'],
    ['Big Spring is 50 miles from {business.address.locality}.', undefined, '50'],
    ['Post lies thirty miles southeast of Slaton.', undefined, 'thirty'],
    ['Grady queda a 12 millas de Slaton.', undefined, '12', 'es'],
    ['Grady liegt 12 Meilen von Slaton.', undefined, '12', 'de'],
    ['It is fifty miles from the depot in Big Spring to a shop in Lubbock.', undefined, 'fifty'],
    ['From Slaton to Grady it is twelve miles on the old road.', undefined, 'twelve'],
    ['Between Slaton and the school in Grady lie 12 miles of cotton.', undefined, '12'],
    ['De la plaza de Slaton a Grady hay 12 millas.', undefined, '12', 'es'],
    ['Von Slaton nach Grady sind es 12 Meilen.', undefined, '12', 'de'],
    [
      'From Big Spring to {business.address.locality} it is 50 miles, which nobody drives for one page.',
      undefined,
      '50',
    ],
  ])('%s (%s)', (text, name, number, language = 'en') => {
    expect(told(text, name, language)).toEqual([`facts/contradiction: ${number}`]);
  });

  it('is named in the message', () => {
    const raw = { items: [{ name: 'Grady', text: 'The school is 12 miles from Slaton.' }] };
    const file = copyFile('page', 'en', raw);
    expect([...applyCopyRule(factsContradiction, file, ways)]).toMatchObject([
      {
        message: '12 is not what site.config.yaml says of Grady: 15 miles, in area.fromSlaton.',
        hint: 'Write 15, or correct it there.',
      },
    ]);
  });

  it.each([
    ['Grady is 15 miles from Slaton.'],
    ['The school, 15 miles from Slaton.', 'Grady'],
    ['Fifteen miles out, behind the gin.', 'Grady'],
    ['Lubbock is 17 miles from Slaton.'],
    ['Big Spring is 40 miles from Lubbock.'],
    ['Big Spring is about 42 miles from Lubbock.'],
    ['Post is 42 miles from Lubbock and 25 miles from Slaton.'],
    ['Grady is 13 miles from Slaton as the crow flies.'],
    ['The gin is three miles out.', 'Grady'],
    ['The gin, three miles out, ships bales.', 'Grady'],
    ['The gin, twelve miles out, ships bales.', 'Tarzan'],
    ['Our yard is 3 miles from Slaton.'],
    ['The elevator is two miles from Slaton.', 'Grady'],
    ['The school is 12 miles from Tahoka.', 'Grady'],
    ['The mailbox is eleven miles away from the house.', 'Grady'],
    ['Turn south 12 miles from Post Office Road.', 'Grady'],
    ['Grady has a gin. It ships bales to mills 900 miles away.'],
    ['We come from Grady. The next town is 12 miles from Tahoka.'],
    ['Post riders once rode 30 miles a day from Slaton.'],
    ['Grady: 12 minutes from Slaton on a good day'],
    ['The crew of Grady drove 200 miles out of Slaton.'],
    ['Slaton has 12 miles of brick streets.', 'Slaton'],
    ['It is forty miles from the depot in Big Spring to a shop in Lubbock.'],
    ['From Slaton to Grady it is fifteen miles on the old road.'],
    ['From Slaton to Grady and back it is thirty miles.'],
    ['The trail from Slaton to Grady is 19 miles long.'],
    ['From Slaton to Grady it is 15 miles, and 25 miles to Post.'],
    ['It is sixty miles from the depot in Big Spring to a shop in Tahoka.'],
    ['From Slaton to Grady Road it is 12 miles.'],
    ['Between Slaton and Grady we stop every 5 miles.'],
    ['De Slaton a Grady hay 15 millas.', undefined],
  ])('not told: %s (%s)', (text, name = undefined) => {
    expect(told(text, name)).toEqual([]);
  });
});
