import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  policies: { cancelHours: 12, introDays: 30, voucherYears: 3, recordYears: 5 },
});

const contradictions = (raw: object, language: string) =>
  findingsIn(raw, { facts: FACTS, language }).filter((found) => /contradiction/.test(found));

/** A heading of a body with what stands below it, and the same as a question. */
const forms = (title: string, below: string) => [
  { prose: { body: `Some words.\n\n## ${title}\n\n${below}\n\n## Else\n\nNothing.` } },
  { questions: { items: [{ question: title, answer: below }] } },
];

it.each([
  [
    'en',
    'Why twenty-four hours',
    'With less than {policies.cancelHours} hours nobody comes.',
    'twenty-four',
  ],
  ['en', 'Why 24 hours?', 'With less than {policies.cancelHours} hours nobody comes.', '24'],
  ['en', 'The 14-day rule', 'Within {policies.introDays} days you may come to all.', '14'],
  ['en', 'Why only two years?', 'A voucher is good for {policies.voucherYears} years.', 'two'],
  [
    'de',
    'Warum 24 Stunden?',
    'Mit weniger als {policies.cancelHours} Stunden bleibt der Platz leer.',
    '24',
  ],
  ['de', 'Die 14-Tage-Regel', 'Wir geben Ihnen {policies.introDays} Tage.', '14'],
  ['de', 'Warum sechs Jahre?', 'Wir bewahren sie {policies.recordYears} Jahre auf.', 'sechs'],
  ['es', '¿Por qué 24 horas?', 'Con menos de {policies.cancelHours} horas nadie viene.', '24'],
  ['es', 'La regla de las 24 horas', 'Avisa {policies.cancelHours} horas antes.', '24'],
])('%s: %s is not what stands below', (language, title, below, said) => {
  for (const raw of forms(title, below))
    expect(contradictions(raw, language)).toEqual([`facts/contradiction: ${said}`]);
});

it.each([
  ['en', 'Why twelve hours', 'With less than {policies.cancelHours} hours nobody comes.'],
  ['en', 'Why 24 hours', 'It was 24 hours once, and is {policies.cancelHours} hours now.'],
  [
    'en',
    'Why 24 hours',
    '{policies.cancelHours} hours of notice, and {policies.introDays} hours of classes.',
  ],
  ['en', 'Why two years', 'Within {policies.introDays} days you may come to all.'],
  ['en', '24 hours later', 'You had {policies.cancelHours} hours to say so.'],
  ['en', 'Why not 24 hours', 'Our {policies.cancelHours} hours are enough.'],
  ['de', 'Nach 24 Stunden', 'Bis {policies.cancelHours} Stunden vorher ist es frei.'],
  ['de', 'Warum 24 Tage', 'Bis {policies.cancelHours} Stunden vorher ist es frei.'],
  ['es', 'Por qué 12 horas', 'Avisa {policies.cancelHours} horas antes.'],
])('%s: %s is right, or of something else', (language, title, below) => {
  for (const raw of forms(title, below)) expect(contradictions(raw, language)).toEqual([]);
});
