import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

function told(word: string, language: string, frame: string): string[] {
  return findingsOf(frame.replace('@', word), { language, only: 'copy/spelling' });
}

const IN_SPANISH = 'Creemos que en la casa @ es lo que más piden las personas.';
const IN_ENGLISH = 'We think that the @ part is what most people ask for.';
const IN_GERMAN = 'Wir glauben, dass hier im Haus @ das ist, was die meisten wollen.';

describe('an accent that is elsewhere in the word, or in none', () => {
  it.each([
    'pagína',
    'oficína',
    'segúro',
    'maquína',
    'medíco',
    'visíta',
    'tecnológia',
    'mejorár',
    'profesionál',
  ])('is told: %s', (word) => {
    expect(told(word, 'es', IN_SPANISH)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    ...['dígame', 'enviárselo', 'mejoré', 'podés', 'hacé', 'carácter', 'caracteres', 'regímenes'],
    ...['jóvenes', 'exámenes', 'Suárez', 'Málaga', 'reír', 'ácimo', 'atmósfera', 'período'],
    ...['lléveselo', 'fácilmente', 'líder', 'sándwich', 'cárcel', 'mármol', 'azúcar', 'revólver'],
  ])('is right: %s', (word) => {
    expect(told(word, 'es', IN_SPANISH)).toEqual([]);
  });
});

describe('a noun in -ción without its accent', () => {
  it.each(['direcion', 'calefacion', 'contruccion', 'cotisacion', 'resepcion', 'satisfacion'])(
    'is told with another slip: %s',
    (word) => {
      expect(told(word, 'es', IN_SPANISH)).toEqual([`copy/spelling: ${word}`]);
    },
  );

  it.each(['Concepcion Ruiz', 'Asuncion', 'Pasion'])('is right in names: %s', (word) => {
    expect(told(word, 'es', 'Lo lleva {business.name} con @ Vidal.')).toEqual([]);
  });
});

describe('slips that many make', () => {
  it.each(['montly', 'elevater', 'occure', 'essencial', 'hospitle'])('en: %s', (word) => {
    expect(told(word, 'en', IN_ENGLISH)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each(['frich', 'algemein', 'komplet', 'notwendich', 'gelegenlich'])('de: %s', (word) => {
    expect(told(word, 'de', IN_GERMAN)).toEqual([`copy/spelling: ${word}`]);
  });
});
