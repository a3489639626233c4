import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  travel: { stanageMinutes: 25, tramMinutes: 9 },
  course: { introHours: 2, bookingWeeks: 6 },
});

/** The contradictions in a large number with these words below it. */
function told(stat: string, description: string): string[] {
  return findingsIn(
    { guide: { credentials: [{ stat, description }] } },
    { facts, only: 'facts/contradiction' },
  );
}

it.each([
  ['40 min', 'to Stanage by car'],
  ['40 minutes', 'from our yard to Stanage'],
  ['15 minutes', 'from the tram'],
  ['3 hours', 'for the intro, with tea'],
])('%s %s is not what the fact says', (stat, description) => {
  expect(told(stat, description)).toEqual([`facts/contradiction: ${/\d+/.exec(stat)}`]);
});

it.each([
  ['{travel.stanageMinutes} min', 'to Stanage by car'],
  ['25 min', 'to Stanage by car'],
  ['40 min', 'to Burbage by car'],
  ['40 min', 'on the rope, each'],
  ['20 min', 'with a coach'],
  ['3 hours', 'on the mats, with tea'],
  ['2 weeks', 'of camp in summer'],
  ['About 40 min', 'to Stanage on a bicycle'],
  ['90 days', 'of warranty'],
])('%s %s may be right', (stat, description) => {
  expect(told(stat, description)).toEqual([]);
});

it('beside the fact, another time is that of another way', () => {
  const credentials = [
    { stat: '{travel.stanageMinutes} min', description: 'to Stanage by car' },
    { stat: '90 min', description: 'to Stanage by bus' },
  ];
  expect(findingsIn({ guide: { credentials } }, { facts })).toEqual([]);
});
