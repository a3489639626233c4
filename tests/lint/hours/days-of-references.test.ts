import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const facts = createFacts(
  SCHEMA.parse({
    ...site,
    business: {
      ...site?.business,
      hours: {
        week: [
          { days: ['Monday', 'Wednesday', 'Friday'], opens: '10:00', closes: '22:00' },
          { days: ['Tuesday', 'Thursday'], opens: '06:30', closes: '22:00' },
          { days: ['Saturday'], opens: '09:00', closes: '20:00' },
        ],
      },
    },
    cafe: { weekday: { closes: '20:30' }, weekend: { closes: '19:00' }, kitchenCloses: '19:30' },
  }),
  SCHEMA,
);

/** What is told of a text, as the words concerned and the hint. */
function found(text: string) {
  const file = copyFile('landing', 'en', { note: { text } });
  return [...applyCopyRule(factsTypedHours, file, facts)].map(({ span, message, hint }) => ({
    words: text.slice(...(span ?? [])),
    message,
    hint,
  }));
}

describe('days beside the hours of another one', () => {
  it.each([
    [
      'Early slots on Mondays and Wednesdays from {business.hours.week.Tuesday.opens}',
      'Mondays and Wednesdays',
    ],
    ['On Tuesdays and Fridays from {business.hours.week.Tuesday.opens} on', 'Tuesdays and Fridays'],
    ['Saturdays until {business.hours.week.Monday.closes}', 'Saturdays'],
    ['Montags ab {business.hours.week.Tuesday.opens} klettern', 'Montags'],
    ['Los lunes y miércoles desde las {business.hours.week.Tuesday.opens}', 'lunes y miércoles'],
    ['Early mornings on Tuesdays and Fridays', 'Tuesdays and Fridays'],
    [
      'Until {business.hours.week.Monday.closes} on Mondays and on Saturdays until {business.hours.week.Tuesday.closes}',
      'Mondays and on Saturdays',
    ],
    [
      'From Monday to Friday and on Saturday until {business.hours.week.Saturday.closes}',
      'Friday and on Saturday',
    ],
    ['Early opening: Monday and Thursday', 'Monday and Thursday'],
    ['Frühe Termine dienstags und freitags', 'dienstags und freitags'],
  ])('%s', (text, words) => {
    expect(found(text)).toMatchObject([{ words, message: expect.stringContaining('the days') }]);
  });

  it.each([
    'Early slots on Tuesdays and Thursdays from {business.hours.week.Tuesday.opens}',
    'Mondays and Wednesdays from {business.hours.week.Friday.opens}',
    'Thursdays until {business.hours.week.Monday.closes}',
    'Sundays from {business.hours.week.Monday.opens} for members',
    'Monday to Friday until {business.hours.week.Monday.closes}',
    'On Saturday, unlike on other days, we open at {business.hours.week.Saturday.opens}',
    'Mondays are quiet, and from {business.hours.week.Tuesday.opens} on Tuesdays it is full',
    'Open until {business.hours.week.Saturday.closes} on Saturdays',
    'We are out until {business.hours.week.Friday.closes} from Monday to Friday and on Saturday until {business.hours.week.Saturday.closes}',
    'We open at {business.hours.week.Tuesday.opens} on Thursdays and on Saturdays at {business.hours.week.Saturday.opens}',
    'Bis {business.hours.week.Friday.closes} Uhr von Montag bis Freitag und samstags bis {business.hours.week.Saturday.closes} Uhr',
    'Hasta las {business.hours.week.Friday.closes} de lunes a viernes y los sábados hasta las {business.hours.week.Saturday.closes}',
    'Early mornings on Tuesdays and Thursdays',
    'Early mornings on Tuesdays',
    'Early mornings on Mondays and Wednesdays',
    'Early mornings on Tuesdays, Wednesdays and Fridays',
    'Late nights on Fridays and Saturdays',
    'Bring the kids early. Mornings on Tuesdays and Fridays are theirs',
    'Early birds get the worm on Tuesdays',
    'Tuesdays and Fridays are busy',
  ])('%s may be right', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('the hint for a typed time', () => {
  it('names the facts that its sentence speaks of, not only one that has the time', () => {
    const [told] = found('The café is on our balcony: hot food until 8 pm.');
    expect(told?.hint).toBe(
      'Write {cafe.kitchenCloses}, which is 7:30 PM, if that is meant; {business.hours.week.Saturday.closes} only has this time.',
    );
  });

  it('is as it was where the sentence speaks of none', () => {
    const [told] = found('We are open until 8 pm.');
    expect(told?.hint).toBe('Write {business.hours.week.Saturday.closes} in its place.');
  });
});
