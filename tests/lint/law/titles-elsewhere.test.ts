import { describe, expect, test } from 'vitest';
import { brokenLaws } from '../../support/broken-laws.ts';

/** What is said of the lawyer who waits for a paper, wherever he is. */
const OF_ANOTHER = [
  'Dígale al licenciado cuándo sale el sobre.',
  'Enséñele el papel a la licenciada antes de mandarlo.',
  'A su licenciado le urge el papel.',
  'La licenciada recibió el poder en tres semanas.',
];

/** What is said of one who is met here. */
const OF_OURS = [
  'Trato directo con el licenciado.',
  'El licenciado le atiende en español.',
  'Aquí lo espera el licenciado.',
  'Su notary es licenciado.',
  'Nuestro licenciado va a su casa.',
];

function toldOn(place: string, text: string): string[] {
  return brokenLaws({ text: { heading: `Un poder para ${place}`, paragraphs: [text] } });
}

describe('a title of lawyers', () => {
  test.each(OF_ANOTHER)('is that of somebody abroad where the page leads there: %s', (text) => {
    expect(toldOn('Durango', text)).toEqual([]);
    expect(toldOn('vender una camioneta', text)).toEqual(['law/licenciado']);
  });

  test.each(OF_OURS)('is ours wherever the page leads: %s', (text) => {
    expect(toldOn('Durango', text)).toEqual(['law/licenciado']);
    expect(toldOn('vender una camioneta', text)).toEqual(['law/licenciado']);
  });
});
