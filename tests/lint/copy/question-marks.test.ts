import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (question: string, language: string) =>
  findingsIn({ questions: { items: [{ question, answer: 'No.' }] } }, { language }).length > 0;

describe('a question of a list of questions', () => {
  it.each([
    ['How long does a visit take', 'en'],
    ['Do you come on Sundays.', 'en'],
    ['Wann ist die Rechnung fällig', 'de'],
    ['Muss ich dabei sein', 'de'],
    ['Cuánto dura la visita', 'es'],
    ['Puedo pagar con tarjeta', 'es'],
  ])('needs its mark: %s', (question, language) => {
    expect(told(question, language)).toBe(true);
  });

  it.each([
    ['How it works', 'en'],
    ['What we bring', 'en'],
    ['Prices and payment', 'en'],
    ['My dog is old. Can he come?', 'en'],
    ['Was es kostet', 'de'],
    ['Wie wir arbeiten', 'de'],
    ['Kosten und Dauer', 'de'],
    ['Cómo trabajamos', 'es'],
    ['¿Puedo pagar con tarjeta?', 'es'],
  ])('or is none: %s', (question, language) => {
    expect(told(question, language)).toBe(false);
  });
});
