import { expect, it } from 'vitest';
import { renderedTexts } from '../../../cli/lint/rendered/rendered-texts.ts';

function priced(rows: string): (string | undefined)[] {
  const html = `<html lang="en"><body><main><table>${rows}</table></main></body></html>`;
  return renderedTexts(html).map(({ text, price }) => (price ? `${text}: ${price}` : text));
}

it('the name of a row has the first sum of its other cells', () => {
  expect(priced('<tr><th>Seal</th><td>$4</td><td>$9</td></tr>')).toEqual(['Seal: $4']);
  expect(priced('<tr><td>Seal</td><td>at once</td><td>4,50 €</td></tr>')).toContain('Seal: 4,50 €');
});

it('a row without a sum, and the row below it, keep to themselves', () => {
  expect(
    priced('<tr><td>Seal</td><td>free</td></tr><tr><td>Drive</td><td>$40 each</td></tr>'),
  ).toEqual(['Seal', 'free', 'Drive: $40 each', '$40 each']);
  expect(priced('<tr><td>Seal</td><td>from $4 on Sundays</td></tr>')).toContain('Seal');
});
