import { describe, expect, test } from 'vitest';
import { findingsOf } from './copy-findings.ts';

const at = 'prose.body';
const english = (text: string) => findingsOf(`Come by.\n\n${text}`, { at });
const german = (text: string) => findingsOf(`Bis bald.\n\n${text}`, { at, language: 'de' });
const spanish = (text: string) => findingsOf(`Hasta pronto.\n\n${text}`, { at, language: 'es' });

describe('sums that others take', () => {
  test('stand in a table whose caption is about a market', () => {
    const table = (caption: string) =>
      `:::table[${caption}]\n| Schuh | von | bis |\n| --- | --- | --- |\n| Sandale | 80 Euro | 160 Euro |\n:::`;
    expect(german(table('Übliche Preise im Fachhandel'))).toEqual([]);
    expect(german(table('Preise'))).not.toEqual([]);
  });

  test.each([
    'The fee in the county was $12.25 when we last checked.',
    'The dealer would have charged her more; the part would have cost $1,900.',
    'In those first years an hour of labor cost $28.',
    'A second coat has cost our customers $3,000 somewhere else.',
    'Either of us sends a notice to Lubbock council. It costs $21.',
  ])('%s', (text) => {
    expect(english(text)).toEqual([]);
  });

  test.each([
    'Estos son precios que no dependen de nosotros: una maquilladora, $80.',
    'Las que conocemos facturan entre 250 y 400 €.',
    'La tasa del DNI es de 12 €. Se paga a la Policía, no a nosotros.',
  ])('%s', (text) => {
    expect(spanish(text)).toEqual([]);
  });

  test('are ours again where we take them', () => {
    expect(english('We charge $21 for the notice.')).toEqual(['facts/typed-amount: $21']);
    expect(spanish('Cobramos 21 $ por el aviso.')).not.toEqual([]);
  });
});

describe('phone numbers', () => {
  test.each([
    'Complaints go to the Texas Department of Insurance, 12 Brazos Street, Austin, phone (512) 555-0188.',
    'Beschweren kannst du dich bei der Datenschutzbehörde, Barichgasse 40, Wien, Telefon +43 1 52 152-0.',
  ])('of offices are theirs: %s', (text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  test('of offices in Spanish, too', () => {
    const text = 'Puede acudir a la Profeco, en el 55 5568 8722 o en el 800 468 8722.';
    expect(findingsOf(text, { language: 'es' })).toEqual([]);
  });

  test('of nobody in the sentence are not', () => {
    expect(findingsOf('Call (806) 555-0199 before noon.')).toEqual([
      'facts/typed-phone: (806) 555-0199',
    ]);
  });
});
