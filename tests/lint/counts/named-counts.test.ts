import { describe, expect, it } from 'vitest';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { readCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  fleet: { total: 7, holidayBoats: 5, dayBoatPeople: 10, dayBoats: 2 },
  house: { guestRooms: 9, openDays: 6 },
  hof: { ferienHäuser: 5, reitPferde: 8 },
});

const told = (text: string, language = 'en') =>
  findingsOf(text, { facts, language, only: 'facts/contradiction' });

describe('a number in words before the words of a key', () => {
  it.each([
    ['en', 'Six holiday boats lie at the wharf.'],
    ['en', 'Six holiday boats for two to six people, for three nights or a week.'],
    ['en', 'The lock is ours. Six holiday boats and no hurry.'],
    ['en', 'Six holiday-boats lie at the wharf.'],
    ['en', 'You can hire any of our six holiday boats.'],
    ['en', 'We have eight holiday boats.'],
    ['en', 'Our four holiday boats lie at Tanpit Wharf.'],
    ['en', 'All four holiday boats are heated, so winter is fine.'],
    ['en', 'Ten guest rooms look on the canal.'],
    ['de', 'Unsere sechs Reitpferde stehen auf der Weide.'],
    ['de', 'Neun Reitpferde warten auf Sie.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });

  it.each([
    ['en', 'Five holiday boats lie at the wharf.'],
    ['en', 'Seven holiday boats and day boats lie at the wharf.'],
    ['en', 'Four holiday boats have a bath.'],
    ['en', 'Our three holiday boats with a bath go first.'],
    ['en', 'We have four holiday boats left at Easter.'],
    ['en', 'Three of the holiday boats have a bath.'],
    ['en', 'The yard next door hires out six holiday boats.'],
    ['en', 'In 1998 we had six holiday boats.'],
    ['en', 'Six holiday boats sank in the flood of 1968.'],
    ['en', 'Six holiday boats were built here.'],
    ['en', 'Six holiday boats will lie here from April.'],
    ['en', 'If all six holiday boats came at once, we would need you.'],
    ['en', 'Eight holiday boats from three yards take part in the rally.'],
    ['en', 'Ten holiday boats a day pass our window.'],
    ['en', 'Six holiday boats pass the lock every hour.'],
    ['en', 'Eight holiday boats took part in the rally.'],
    ['en', 'There is room for six holiday boats.'],
    ['en', 'Twelve guest rooms fit into most castles, and each of ours has a view.'],
    ['en', 'Six holiday makers stood at the lock.'],
    ['en', 'Twelve people find a seat.'],
    ['de', 'Neun Reitpferde wurden hier geboren.'],
    ['de', 'Früher waren unsere zwölf Reitpferde im Dorf.'],
    ['de', 'Sechs Reitpferde sind lieb zu Kindern.'],
  ])('may be of others, of some or of another time: %s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('boats of which a site has several numbers', () => {
  const table = new CountTable(() => undefined);
  table.add(['boat four  four boat', 'boat seven  seven boat', 'boat nine  nine boat']);
  const isOfSeveral = (line: string) =>
    table.isOfSeveral(readCount(line), (words) => (words.join() === 'holiday,boat' ? [5] : []));

  it('are others, unless the words of a key are said with nearly its number', () => {
    expect(isOfSeveral('boat six  six boat')).toBe(true);
    expect(isOfSeveral('holiday,boat six  six holida boat')).toBe(false);
    expect(isOfSeveral('holiday,boat 12  12 holida boat')).toBe(true);
  });
});
