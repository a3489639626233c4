import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

/** What is told of a list of entries with days. */
const told = (entries: readonly object[], language = 'en') =>
  findingsIn({ visit: { slots: entries } }, { language, only: 'facts/typed-hours' }).filter(
    (finding) => !/\d/.test(finding),
  );

const HOURS = '{business.hours.regular.opens} – {business.hours.regular.closes}';

it.each([
  ['en', 'Monday to Friday', 'Our hours, weekends included.'],
  ['en', 'Weekdays', 'The same crew answers seven days a week.'],
  ['de', 'Montag bis Freitag', 'Unsere Zeiten, auch am Wochenende.'],
  ['de', 'Werktags', 'Wochenende inklusive.'],
  ['es', 'De lunes a viernes', 'El horario normal, fines de semana incluidos.'],
  ['es', 'Entre semana', 'Incluso los fines de semana.'],
])(
  '%s: days without the weekend that their entry includes are told: %s',
  (language, term, text) => {
    const entries = [
      { term, short: HOURS, text },
      { term: 'Paying', text: 'At the visit.' },
    ];
    expect(told(entries, language)).toEqual([`facts/typed-hours: ${term}`]);
  },
);

it.each([
  ['Every day', HOURS, 'Our hours, weekends included.'],
  ['Monday to Sunday', HOURS, 'Our hours, weekends included.'],
  ['Monday to Friday', HOURS, 'Our hours, but not on weekends.'],
  ['Monday to Friday', HOURS, 'By appointment on weekends as well.'],
  ['Monday to Friday', HOURS, 'Weekends included in summer.'],
  ['Monday to Friday', 'With a roof rack', 'Weekends included.'],
  ['Monday to Friday rental', HOURS, 'Weekends included.'],
])('%s, %s, %s: stays', (term, short, text) => {
  expect(told([{ term, short, text }])).toEqual([]);
});

it('a list with other days has those of weekends in another entry', () => {
  const entries = [
    { term: 'Monday to Friday', short: HOURS, text: 'The phone answers seven days a week.' },
    { term: 'Weekends', short: '10 AM to 2 PM', text: 'One crew.' },
  ];
  expect(told(entries).filter((finding) => /day/.test(finding))).toEqual([]);
});
