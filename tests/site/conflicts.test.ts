import { describe, expect, it } from 'vitest';
import { siteFacts } from '../content/site-facts.ts';
import { pageLines } from './page-lines.ts';
import { readingsOf, structuredReadings } from './readings.ts';
import { registry } from './site-pages.ts';

const { knownConflicts } = siteFacts().config;
const readings = [...new Set(knownConflicts.flatMap((conflict) => conflict.readings))];
const aliases = new Set(registry().flatMap((entry) => entry.aliases ?? []));

/** Stands in the list of pages for header and footer, which every page has. */
const FRAME = '*';

const pages = pageLines()
  .filter(({ path }) => !aliases.has(path))
  .map((page) => {
    const { told, unexplained } = readingsOf(page.lines, readings);
    const facts = [...told, ...structuredReadings(page, readings)].map(({ fact }) => fact);
    const frame = readingsOf(page.frame, readings).told.map(({ fact }) => fact);
    return { path: page.path, facts: new Set(facts), frame: new Set(frame), unexplained };
  });

const telling = (fact: string) => pages.filter(({ facts }) => facts.has(fact));

describe.each(knownConflicts)('$topic', (conflict) => {
  it('is listed with all pages that tell one of its readings, and with no other', () => {
    const tell = pages
      .filter(({ facts }) => conflict.readings.some((fact) => facts.has(fact)))
      .map(({ path }) => path);
    const framed = pages.some(({ frame }) => conflict.readings.some((fact) => frame.has(fact)));
    expect([...conflict.pages].sort()).toEqual([...(framed ? [FRAME] : []), ...tell].sort());
  });

  it('has two readings or more, and each of them is told', () => {
    const untold = conflict.readings.filter(
      (fact) => telling(fact).length === 0 && !pages.some(({ frame }) => frame.has(fact)),
    );
    expect(untold).toEqual([]);
  });
});

describe('no page tells a reading in words that nobody knows', () => {
  it.each(pages)('$path', ({ unexplained }) => {
    expect(unexplained).toEqual([]);
  });
});

describe('a reading is found by what a visitor reads', () => {
  it.each([
    ['The drive is $50 and nothing else.', ['fees.flatTravel']],
    ['Travel within 15 minutes | $40', ['fees.travel']],
    ['Evening, 8 PM to 10 PM | $75', ['fees.eveningTravel', 'timeBands.home.evening']],
    ['One price from Garden City to Crane.', []],
  ])('%s', (line, facts) => {
    const { told, unexplained } = readingsOf([line], readings);
    expect(told.map(({ fact }) => fact).sort()).toEqual([...facts].sort());
    expect(unexplained).toEqual([]);
  });

  it.each(['Bring $50 in cash.', 'We come for $60.', 'Add $20 at any hour.', '$100, all told'])(
    '%s: an amount of which nothing says what it is does not pass',
    (line) => {
      expect(readingsOf([line], readings).unexplained).toHaveLength(1);
    },
  );
});
