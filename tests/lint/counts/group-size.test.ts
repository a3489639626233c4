import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({ taller: { groupSize: 'diez personas' } });

const told = (answer: string, question: string, language: string) =>
  findingsIn(
    { questions: { items: [{ question, answer }] } },
    { facts: FACTS, language, only: 'facts/contradiction' },
  );

it.each([
  ['es', '¿Cuántas personas van?', 'Como máximo doce personas, con una guía.', 'doce'],
  ['es', '¿Cuántos vamos en el grupo?', 'Hasta 8 personas.', '8'],
  ['en', 'How many people come along?', 'At most twelve people, with a guide.', 'twelve'],
  ['de', 'Wie viele Leute fahren mit?', 'Höchstens zwölf Personen.', 'zwölf'],
])('%s: %s %s contradicts ten', (language, question, answer, number) => {
  expect(told(answer, question, language)).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  ['es', '¿Cuántas personas van?', 'Como máximo diez personas, con una guía.'],
  ['es', '¿Cuántas personas caben en la sala?', 'Como máximo doce personas.'],
  ['en', 'How many people fit in the hut?', 'At most twelve people.'],
  ['de', 'Wie viele Personen passen ins Boot?', 'Höchstens zwölf Personen.'],
])('%s: %s %s is right', (language, question, answer) => {
  expect(told(answer, question, language)).toEqual([]);
});
