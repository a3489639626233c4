import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const COST = (heading: string) =>
  `## ${heading}\n\n- Inspection: $40\n- Two emergency visits: $370\n- Gutters: $75\n`;

/** A page whose title has a day, and what was paid on it below a heading. */
function page(title: string, heading: string) {
  return {
    seo: { title, description: 'A roof in Lubbock.' },
    prose: { heading: 'The roof', body: COST(heading) },
  };
}

/** The amounts that are told in a page. */
function amountsIn(raw: object): string[] {
  return findingsIn(raw, { only: 'facts/typed-amount' });
}

describe('what was paid on a day that has been', () => {
  it.each([
    ['Saturday, October 17, 2020: notes by Ann', 'What it cost'],
    ['The story of a roof, May 4, 2019', 'What the day cost'],
    ['Report from October 17, 2020', 'What they paid'],
  ])('does not follow the fees of today: %s, %s', (title, heading) => {
    expect(amountsIn(page(title, heading))).toEqual([]);
  });

  it.each([
    ['Notes by Ann', 'What it cost'],
    ['Saturday, October 17, 2020: notes by Ann', 'What it costs'],
    ['Book until October 17, 2020: notes by Ann', 'What it cost'],
    ['Saturday, October 17, 2099: notes by Ann', 'What it cost'],
  ])('is told where no such day is, or the prices are of today: %s, %s', (title, heading) => {
    expect(amountsIn(page(title, heading))).not.toEqual([]);
  });
});

/** A comparison with one row, below the columns us and others. */
function comparison(title: string, values: readonly string[]) {
  return {
    comparison: {
      heading: 'Us, or a handyman',
      columns: ['Kestrel Roofing', 'A handyman'],
      rows: [{ title, values }],
    },
  };
}

describe('a row about what is usual', () => {
  it.each(['Usual cost in town', 'What others charge', 'Market price'])(
    'has no prices of the business: %s',
    (title) => {
      expect(amountsIn(comparison(title, ['$55', '$95']))).toEqual([]);
    },
  );

  it.each(['What an inspection costs', 'Our usual cost of an inspection in town'])(
    'unlike %s',
    (title) => {
      expect(amountsIn(comparison(title, ['$45', '$95']))).toContain('facts/typed-amount: $45');
    },
  );
});

/** What is told of distances. */
function distancesIn(text: string): string[] {
  return findingsIn({ note: { text } }).filter((found) =>
    /^facts\/(?:contradiction|typed-figure)/.test(found),
  );
}

describe('a distance that was driven', () => {
  it.each(['The new van has 30 miles on it.', 'With 30 miles on the clock it is as good as new.'])(
    'is no reach: %s',
    (text) => {
      expect(distancesIn(text)).toEqual([]);
    },
  );

  it.each(['Free within 30 miles on any day.', 'The first 30 miles are free.'])(
    'unlike one within which something holds: %s',
    (text) => {
      expect(distancesIn(text)).toHaveLength(1);
    },
  );
});

describe('a doubled word', () => {
  const doubled = (first: string) =>
    findingsIn(
      {
        note: { text: first },
        intro: { text: 'What plus plus comes to is on the quote.' },
      },
      { only: 'copy/doubled-word' },
    );

  it('may be a term that the page puts in quotation marks', () => {
    expect(doubled('Others quote “plus plus”: before tax and service.')).toEqual([]);
  });

  it('is told where nothing calls it a term', () => {
    expect(doubled('Others quote before tax and service.')).not.toEqual([]);
  });
});
