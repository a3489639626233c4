import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const WEEK = [
  { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '09:30', closes: '13:00' },
];
const facts = createFacts(
  SCHEMA.parse({ ...site, business: { ...site?.business, hours: { week: WEEK } } }),
  SCHEMA,
);

/** Short for the references: `{Tuesday}`, `{Tuesday.opens}`. */
function full(text: string): string {
  return text.replace(/\{(?=[A-Z])/g, '{business.hours.week.');
}

/** What is told of a text of a page closed on Sundays and Mondays, as the words concerned. */
function told(text: string, beside: object = {}, language = 'en'): string[] {
  const whole = full(text);
  const file = copyFile('landing', language, { note: { text: whole, ...beside } });
  return [...applyCopyRule(factsTypedHours, file, facts)].map(({ span }) =>
    whole.slice(...(span ?? [])),
  );
}

describe('days beside hours that references show, of which one has others or none', () => {
  it.each([
    [
      'Ring {business.phone} between {Tuesday.opens} and {Tuesday.closes}, Monday to Friday.',
      'Monday to Friday',
    ],
    ['Call {business.phone} from {Tuesday.opens} to {Tuesday.closes}, Mon–Fri.', 'Mon–Fri'],
    ['We are at the bench Monday to Friday, {Tuesday}.', 'Monday to Friday'],
    ['Monday to Saturday from {Tuesday.opens} to {Tuesday.closes}', 'Monday to Saturday'],
    ['The counter: {Tuesday.opens}–{Tuesday.closes}, Tuesday to Saturday.', 'Tuesday to Saturday'],
    ['Mondays and Tuesdays, {Tuesday}', 'Mondays and Tuesdays'],
    [
      'Montag bis Freitag von {Tuesday.opens} bis {Tuesday.closes} Uhr steht die Tür offen.',
      'Montag bis Freitag',
    ],
    ['Di–Sa {Tuesday} Uhr', 'Di–Sa'],
    [
      'Pase por el taller de {Tuesday.opens} a {Tuesday.closes}, de lunes a viernes.',
      'de lunes a viernes',
    ],
    ['Los lunes y martes de {Tuesday.opens} a {Tuesday.closes}.', 'Los lunes y martes'],
  ])('%s', (text, words) => {
    expect(told(text)).toEqual([words]);
  });

  it.each([
    'Ring {business.phone} between {Tuesday.opens} and {Tuesday.closes}, Tuesday to Friday.',
    'Tuesday to Friday, {Tuesday}; Saturday {Saturday}.',
    'Saturdays from {Saturday.opens} to {Saturday.closes}.',
    // Deliveries, courses, jobs and the telephone have days of their own.
    'Deliveries leave Monday to Friday, {Tuesday.opens} to {Tuesday.closes}.',
    'The phone is answered Monday to Friday, {Tuesday}.',
    'The course runs Monday to Wednesday, {Tuesday.opens} to {Tuesday.closes}.',
    'Working week: Monday to Friday, {Tuesday}.',
    'Wir liefern Montag bis Freitag, {Tuesday} Uhr.',
    'Recogidas de lunes a viernes, de {Tuesday.opens} a {Tuesday.closes}.',
    // Appointments, seasons and exceptions.
    'By appointment Monday to Friday, {Tuesday}.',
    'In December we are here Monday to Friday, {Tuesday}.',
    'Monday to Friday, {Tuesday}, but not on Mondays in winter.',
    'Sonntag bis Freitag {Tuesday} Uhr, außer montags.',
    // Days that are not beside the hours.
    'Monday to Friday we are in the trees. The counter opens at {Tuesday.opens} and closes at {Tuesday.closes}.',
    'On weekdays, {Tuesday.opens} to {Tuesday.closes}.',
    'Weekdays {Tuesday}.',
    'Every Monday to Friday question is answered by {Tuesday.opens}.',
    'Zwischen {Tuesday.opens} und {Tuesday.closes} Uhr, Dienstag bis Freitag.',
    'The museum next door is open Monday to Friday, {Tuesday}.',
    'From {Tuesday.opens} to {Tuesday.closes} Anna is at the wheel, and Monday to Friday she throws.',
  ])('%s may be right', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('says nothing of what stands beside the hours of something else', () => {
    const text = 'Monday to Friday, {Tuesday}.';
    expect(told(text)).toEqual(['Monday to Friday']);
    expect(told(text, { heading: 'Deliveries' })).toEqual([]);
    expect(told(text, { title: 'Working hours of the apprentice' })).toEqual([]);
  });
});
