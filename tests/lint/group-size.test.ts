import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { findingsIn, SCHEMA } from './copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.halm.example, name: Halm, title: Halm, description: Halm. }
business: { name: Halm, type: Electrician, phone: "+49 561 1234567", address: { locality: Kassel, country: DE } }
taller: { groupSize: diez personas }
languages: [de, en, es]
`),
  ),
  SCHEMA,
);

const told = (answer: string, question: string, language: string) =>
  findingsIn({ questions: { items: [{ question, answer }] } }, { facts: FACTS, language }).filter(
    (found) => found.startsWith('facts/contradiction'),
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
