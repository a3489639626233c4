import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const spelling = (text: string) =>
  findingsOf(text, { language: 'de', at: 'prose.body' }).filter((finding) =>
    finding.startsWith('copy/spelling: '),
  );

describe('a German compound that is written as two words in one place', () => {
  it.each([
    'Der Kurs erweitert Ihren Führerschein Klasse B.\n\nDie Führerscheinklasse steht im Vertrag.',
    'Sie brauchen einen Anhänger Typ 2.\n\nDer Anhängertyp steht am Rahmen.',
  ])('is none with the letter or number of a class: %s', (text) => {
    expect(spelling(text)).toEqual([]);
  });

  it('is one without', () => {
    const text =
      'Wählen Sie die Führerschein Klasse aus.\n\nDie Führerscheinklasse steht im Vertrag.';
    expect(spelling(text)).toHaveLength(1);
  });
});
