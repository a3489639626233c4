import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

/** A yard that opens earlier on Saturdays, and closes on Sundays. */
const YARD = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: {
        week: [
          {
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            ...{ opens: '09:00', closes: '17:00' },
          },
          { days: ['Saturday'], opens: '08:30', closes: '17:00' },
        ],
      },
    },
  }),
  SCHEMA,
);

/** What is told to be done about the times in a page. */
function told(raw: object, language = 'en') {
  const file = copyFile('page', language, raw);
  return [...applyCopyRule(factsTypedHours, file, factsIn(language, YARD))];
}

const note = (text: string) => ({ sections: [{ hours: { heading: 'The yard', note: text } }] });
const below = (heading: string, text: string) => ({
  sections: [{ text: { heading, paragraphs: [text] } }],
});

describe('the hours of one day', () => {
  it.each([
    ['en', 'On Saturdays from 9 to 5. Shut on Christmas Day, Boxing Day and New Year’s Day.'],
    ['en', 'Saturdays 9 to 5. Closed at Easter.'],
    ['en', '9 to 5 on Saturdays.'],
    ['en', 'Saturday: 9 to 5'],
    ['en', 'On Saturday from 9 to 5.'],
    ['en', 'Saturday, 8:30 to 4:30 pm'],
    ['en', 'We are open on Saturdays from 9 to 5. We close on Christmas Eve.'],
    ['de', 'Samstags von 9 bis 17 Uhr. An Weihnachten geschlossen.'],
    ['de', 'Samstag: 9 bis 17 Uhr'],
    ['es', 'Los sábados de 9 a 17 h. Cerrado en Navidad.'],
  ])('%s: %s', (language, text) => {
    expect(told(note(text), language)).toHaveLength(1);
  });

  it.each([
    'We are open on Saturdays from 9:00 to 17:00.',
    'We are open on Saturdays from 9:00 to 17:00. Shut on Christmas Day.',
    'Saturday 9am–5pm.',
  ])('are not those of Monday: %s', (text) => {
    const hints = told(below('Visits', text)).map(({ message, hint }) => message + hint);
    expect(hints).toHaveLength(1);
    expect(hints.join()).not.toMatch(/Monday|stay when/);
  });

  it('are told by the name of the day', () => {
    const [saturday] = told(below('Visits', 'Saturday 9am–5pm.'));
    expect(saturday?.hint).toMatch('{business.hours.week.Saturday}');
    const [sunday] = told(below('Visits', 'Sunday 9am–5pm.'));
    expect(sunday?.message).toMatch('closed on this day');
    const [friday] = told(below('Visits', 'Friday 9am–5pm.'));
    expect(friday?.message).toMatch('stay when those in site.config.yaml change');
  });

  it.each([
    ['en', 'On St Patrick’s Day we are open from 10am to 4pm, and on New Year’s Eve until 4pm.'],
    ['en', 'On Labor Day we are open from 10am to 2pm.'],
    ['de', 'Am Stephanstag haben wir von 10 bis 14 Uhr geöffnet.'],
    ['es', 'El Viernes Santo abrimos de 10 a 14 h.'],
  ])('of a holiday are others (%s): %s', (language, text) => {
    expect(told(note(text), language)).toEqual([]);
  });

  it.each([
    'Guided tours on Saturdays from 9 to 12.',
    'On Saturdays from 9 to 12 Dougie teaches knots.',
    'In winter: on Saturdays from 10 to 2.',
    'On Saturdays from 10 to 2 in December. Closed on Christmas Day.',
    'On Saturdays from 9 to 12, by appointment.',
    'By phone Saturday 9 to 4.',
    'Winter: Saturday 9 to 4.',
    'Shorter hours in winter. Saturday 9 to 4.',
    'The café next door is open on Saturdays from 9 to 4.',
    'Ropework class: on Saturdays from 9 to 12.',
  ])('may be those of something else: %s', (text) => {
    expect(told(note(text))).toEqual([]);
  });

  it.each([
    ['Sketching by the canal', 'On Saturdays from 9 to 4.'],
    ['Volunteers', '9 to 4 on Saturdays.'],
    ['Market on the wharf', 'Saturday: 9 to 4'],
    ['The tea hut', 'On Saturdays from 9 to 4. Closed in winter.'],
  ])('outside of the table are those of what a heading names: %s', (heading, text) => {
    expect(told(below(heading, text))).toEqual([]);
  });
});

describe('times of appointments', () => {
  it.each([
    ['de', 'Termine gibt es Dienstag bis Freitag zwischen 10 und 16 Uhr und samstags bis 14 Uhr.'],
    ['en', 'Appointments are Tuesday to Friday, and Saturdays until 2 pm.'],
  ])('within the opening hours are right: %s: %s', (language, text) => {
    expect(told(below('How it works', text), language)).toEqual([]);
  });

  it.each([
    ['de', 'Samstags haben wir bis 14 Uhr geöffnet.'],
    ['de', 'Termine gibt es werktags, und samstags bis 19 Uhr.'],
  ])('and others are told: %s: %s', (language, text) => {
    expect(told(below('So geht es', text), language)).toHaveLength(1);
  });
});
