import { expect, it } from 'vitest';
import { FACTS, findingsIn } from '../copy-findings.ts';

/** What is told of an answer while the business is open from 8 to 18 o'clock. */
function told([question, answer, language = 'en']: readonly string[]): string[] {
  const raw = { items: [{ question, answer }] };
  return findingsIn(raw, { facts: { ...FACTS, hours: true }, language, kind: 'page' });
}

it.each([
  ['What are the hours in Odessa?', '8 AM to 4 PM every day. Emergencies are served at any hour.'],
  ['What are your hours?', '8 AM to 4 PM every day. Deliveries arrive at dawn.'],
  ['Are you open right now?', 'We are, from 8 AM to 4 PM daily. Ring the bell.'],
  ['Haben Sie geöffnet?', 'Ja, täglich von 8 bis 16 Uhr. Der Notdienst ist immer da.', 'de'],
])('other hours in an answer are told: %s %s', (...said) => {
  expect(told(said)).toEqual([expect.stringMatching(/^facts\/typed-hours: /)]);
});

it.each([
  ['Are you open for lunch?', 'Yes, from 11 AM to 2 PM daily.'],
  ['Are you open in winter?', 'Yes, from 8 AM to 4 PM daily.'],
  ['Are you open for tours?', 'Yes, from 8 AM to 4 PM daily.'],
  ['Is the pool open?', 'Yes, from 8 AM to 4 PM daily.'],
  ['What are your hours?', 'The kitchen has its own. 8 AM to 4 PM every day.'],
  ['Can I come by?', 'Yes, 8 AM to 4 PM daily.'],
  // Whoever answers the phone may keep shorter hours.
  ['Are you open right now?', 'The line is, from 8 AM to 4 PM daily. Call.'],
])('others may be meant: %s %s', (...said) => {
  expect(told(said)).toEqual([]);
});
