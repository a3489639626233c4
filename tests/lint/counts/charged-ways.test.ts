import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsIn(
  'es',
  factsWith({ area: { faqMiles: 50, freeMiles: 15 }, fees: { mile: 2 } }),
);

function told(text: string): string[] {
  return findingsIn(
    { note: { text } },
    { facts: FACTS, language: 'es', only: 'facts/contradiction' },
  );
}

describe('a distance after which something is charged, in Spanish', () => {
  it.each([
    'Después de 20 millas se agregan {fees.mile} por milla.',
    'A partir de 20 millas cobramos {fees.mile} por milla.',
    'Más allá de 20 millas cobramos la milla aparte, {fees.mile}.',
    'Pasadas las 20 millas, cada milla adicional son {fees.mile}.',
  ])('%s', (text) => {
    expect(told(text)).toEqual(['facts/contradiction: 20']);
  });

  it.each([
    'Después de {area.freeMiles} millas se agregan {fees.mile} por milla.',
    'Después de 20 millas de tierra se llega a la casa.',
    'A partir de 20 millas de aquí no hay señal.',
    'Después de 20 millas, gire a la derecha.',
    'Más allá de 20 millas no vamos de noche.',
    'Cada 20 millas hay una gasolinera.',
    'El rancho está a más de 20 millas de la carretera.',
    'Unas 20 millas, según el camino.',
    'Después de 20 años en el oficio cobramos lo mismo.',
    'Después de 20 minutos se agregan {fees.mile}.',
    'Una ruta de 20 millas se paga aparte.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a way of which only the rest is charged', () => {
  const facts = factsWith({ area: { faqMiles: 50, freeMiles: 15 }, daten: { freiKm: 15 } });
  const toldIn = (language: string, text: string) =>
    findingsIn({ note: { text } }, { facts: factsIn(language, facts), language }).filter((found) =>
      found.startsWith('facts/contradiction'),
    );

  it.each([
    ['en', 'A ranch gate 35 miles from Midland lies 20 miles beyond the free ones.'],
    ['en', 'A gate lies 20 miles beyond the free ones if it is 35 miles away.'],
  ])('is as long as both: %s %s', (language, text) => {
    expect(toldIn(language, text)).toEqual([]);
  });

  it('and no longer', () => {
    const text = 'A ranch gate 35 miles from Midland lies 25 miles beyond the free ones.';
    expect(toldIn('en', text)).toEqual(['facts/contradiction: 35']);
  });
});
