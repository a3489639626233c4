import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const BANDS = { day: '6 AM to 6 PM', evening: '6 PM to 10 PM', night: '10 PM to 6 AM' };
const FACTS = factsWith({ bands: BANDS });

/** The rows of a schedule whose times are told to break the others. */
function told(hours: readonly string[], names: readonly string[] = [], rest: object = {}) {
  const slots = hours.map((each, at) => ({ name: names[at] ?? `Part ${at + 1}`, hours: each }));
  const raw = { schedule: { heading: 'When, and what the hour adds', slots }, ...rest };
  return findingsIn(raw, { facts: FACTS }).flatMap((finding) =>
    finding.startsWith('facts/contradiction: ') ? [finding.slice(21)] : [],
  );
}

const [DAY, EVENING, NIGHT] = ['{bands.day}', '{bands.evening}', '{bands.night}'] as const;

describe('the rows of a day', () => {
  it.each([
    ['6 AM to 8 PM', [EVENING, NIGHT]],
    ['6 AM to 9 PM', ['6 PM to 10 PM', '10 PM to 6 AM']],
    ['5 AM to 6 PM', ['6 PM to 10 PM', '10 PM to 5 AM', '4 AM to 5 AM']],
  ])('%s overlaps its neighbors', (first, others) => {
    expect(told([first, ...others])).toHaveLength(1);
  });

  it('of which one is typed are told there', () => {
    expect(told(['6 AM to 8 PM', EVENING, NIGHT])).toEqual(['6 AM to 8 PM']);
    expect(told([DAY, '5 PM to 10 PM', NIGHT])).toEqual(['5 PM to 10 PM']);
    expect(told([DAY, EVENING, '9 PM to 6 AM'])).toEqual(['9 PM to 6 AM']);
    expect(told([DAY, '7 PM to 10 PM', NIGHT])).toEqual(['7 PM to 10 PM']);
    expect(told([DAY, EVENING, '10 PM to 6 PM'])).toEqual(['10 PM to 6 PM']);
    expect(told(['8 PM to 10 AM', '10 PM to 12 AM', '12 AM to 7 AM'])).toEqual(['8 PM to 10 AM']);
    expect(told(['6–18 Uhr', '17–22 Uhr', '22–6 Uhr'])).toEqual(['17–22 Uhr']);
    expect(told(['de 6 a 19 h', EVENING, NIGHT])).toEqual(['de 6 a 19 h']);
  });

  it.each([
    ['that follow each other', [DAY, EVENING, NIGHT]],
    ['typed', ['6 AM to 6 PM', '6 PM to 10 PM', '10 PM to 6 AM']],
    ['of a programme', ['9 AM to 10 AM', '10 AM to 12 PM', '11 AM to 12 PM', '1 PM to 3 PM']],
    ['of courses at the same time', ['9 to 12', '10 to 12', '12 to 14', '13 to 16']],
    ['with a break', ['9 AM to 12 PM', '1 PM to 6 PM', '6 PM to 8 PM']],
    ['of a kitchen, a bar and a terrace', ['12 to 21', '21 to 2', '10 to 22']],
    ['of a house and what is in it', ['10 AM to 12 AM', '12 PM to 9 PM', '9 PM to 12 AM']],
    ['of the restaurant by meals', ['7 to 11', '12 to 15', '18 to 22']],
    ['of two shops', ['9 to 17', '9 to 18', '10 to 17']],
    ['that end at night', ['5 PM to 8 PM', '8 PM to 11 PM', '11 PM to 3 AM']],
    ['of two', ['6 AM to 8 PM', '6 PM to 6 AM']],
    ['with a day', ['Weekdays, 6 AM to 8 PM', EVENING, NIGHT]],
    ['with words', ['6 AM to 8 PM', EVENING, 'any other time']],
    ['that leave the morning', ['10 AM to 6 PM', '6 PM to 10 PM', '10 PM to 2 AM']],
    ['a break at noon', ['7 to 12', '13 to 19', '19 to 7']],
  ])('may be those %s', (_, hours) => {
    expect(told(hours)).toEqual([]);
  });

  it('overlap while one shift takes over from another, and while guests leave', () => {
    const hours = ['6 to 14', '13 to 21', '21 to 6'];
    expect(told(hours, ['Early shift', 'Late shift', 'Night shift'])).toEqual([]);
    expect(told(hours, ['Frühdienst', 'Spätdienst', 'Nachtdienst'])).toEqual([]);
    expect(told(hours, [], { seo: { title: 'Jobs on the ward' } })).toEqual([]);
    expect(told(hours)).toHaveLength(1);
  });
});
