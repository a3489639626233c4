import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  business: {
    ...{ name: 'Halm Electric', type: 'Electrician', phone: '(402) 555-0142' },
    address: { locality: 'Wahoo', region: 'NE', country: 'US' },
    hours: {
      week: [{ days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '18:00' }],
    },
  },
});

const told = (title: string, values: unknown[], columns = ['Here', 'Elsewhere']) =>
  findingsIn(
    {
      sections: [{ comparison: { heading: 'Us and a chain', columns, rows: [{ title, values }] } }],
    },
    { facts: FACTS, kind: 'page' },
  );

describe('days in the title of a row', () => {
  it.each([
    ['Open on Sundays', [false, 'Sometimes'], undefined],
    ['Open on Sundays', ['No', 'Yes'], undefined],
    ['Open on Sundays', [true, false], ['A chain', '{business.name}']],
    ['Open on Sundays', [true, false], ['A chain', 'With us']],
    ['Closed on Mondays', [false, 'Often'], undefined],
  ])('say nothing of the business where its column says no: %s %j', (title, values, columns) => {
    expect(told(title, values, columns)).toEqual([]);
  });

  it.each([
    ['Open on Sundays', [true, 'Sometimes'], undefined],
    ['Open on Sundays', ['Yes', 'No'], undefined],
    ['Open on Sundays', [false, true], ['A chain', 'Halm']],
    ['Closed on Mondays', [true, 'Often'], undefined],
  ])('are told where it says yes: %s %j', (title, values, columns) => {
    expect(told(title, values, columns)).toEqual([`facts/typed-hours: ${title}`]);
  });
});
