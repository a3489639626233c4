import { expect, it } from 'vitest';
import { factsWith, findingsIn } from './copy-findings.ts';

const FACTS = factsWith({ betrieb: { angebotGueltigWochen: 6 } });

const told = (answer: string, question: string, language: string) =>
  findingsIn({ questions: { items: [{ question, answer }] } }, { facts: FACTS, language }).filter(
    (found) => found.startsWith('facts/contradiction'),
  );

it.each([
  ['de', 'Wie lange dauert ein Angebot?', 'Höchstens fünf Werktage. Es gilt vier Wochen.', 'vier'],
  [
    'de',
    'Wie lange dauert ein Angebot?',
    'Fünf Werktage. Es gilt 4 Wochen, danach nicht mehr.',
    '4',
  ],
  ['de', 'Was kostet das?', 'Das Angebot gilt vier Wochen.', 'vier'],
  ['de', 'Was kostet das?', 'Sie bekommen ein Angebot. Es gilt für 30 Tage.', '30'],
  ['en', 'How soon do I get a quote?', 'Within a week. It is valid for four weeks.', 'four'],
  ['en', 'What does it cost?', 'Our quotes are valid for 30 days.', '30'],
  [
    'es',
    '¿Cuánto tarda el presupuesto?',
    'Una semana. Es válido durante cuatro semanas.',
    'cuatro',
  ],
])('%s: %s %s contradicts six weeks', (language, question, answer, number) => {
  expect(told(answer, question, language)).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  ['de', 'Wie lange dauert ein Angebot?', 'Fünf Werktage. Es gilt sechs Wochen.'],
  ['de', 'Wie lange gilt ein Gutschein aus dem Angebot?', 'Er gilt vier Wochen.'],
  ['de', 'Was ist mit der Bescheinigung?', 'Sie gilt vier Wochen.'],
  ['de', 'Wie lange gilt die Garantie?', 'Zum Angebot gehört eine Garantie. Sie gilt zwei Wochen.'],
  ['en', 'How soon do I get a quote?', 'Within four weeks. It is valid for 42 days.'],
  ['en', 'Does the permit expire?', 'It is valid for four weeks.'],
  ['es', '¿Cuánto dura el permiso?', 'Es válido durante cuatro semanas.'],
])('%s: %s %s is right', (language, question, answer) => {
  expect(told(answer, question, language)).toEqual([]);
});
