import { describe, expect, it } from 'vitest';
import { FACTS, factsWith, findingsOf } from './copy-findings.ts';

const EURO = factsWith({ preise: { ringEnger: 39, gravur: 42 } });

const told = (text: string, language: string) =>
  findingsOf(text, { facts: language === 'de' ? EURO : FACTS, language }).filter((one) =>
    one.startsWith('facts/typed-amount'),
  );

describe('what offices and others take is no price of the business', () => {
  it.each([
    [
      'Then apply to the state for a certified copy with Form VTR-34. It costs $2 by mail or $5.45 in person, and our fee is saved.',
      'en',
    ],
    [
      'Usted envía el original con la solicitud y el pago, que en la mayoría de los documentos es de $15 y va directo al estado.',
      'es',
    ],
    [
      'Außerdem verpflichtet das Geldwäschegesetz bei Edelmetallen schon ab 2.000 Euro in bar dazu, die Beteiligten festzustellen.',
      'de',
    ],
  ])('%s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a price of the business is told beside them', () => {
  it.each([
    ['A visit in the evening costs $65, and nobody has to leave the house.', 'en'],
    ['Yes. We charge $12 per roof, and the certificate is free.', 'en'],
    ['First we file the form with the state. Our visit costs $65.', 'en'],
    ['Nosotros cobramos $65 por la visita, y el estado nada.', 'es'],
    ['Eine Gravur kostet bei uns 45 €, auch am Samstag.', 'de'],
  ])('%s', (text, language) => {
    expect(told(text, language)).toHaveLength(1);
  });
});
