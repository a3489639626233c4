import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';

/** What is told of tiles of a site, of which the first shows the fact. */
function told(promised: string, stat: string, description: string): number {
  const table = new CountTable(() => 75);
  for (const tile of [
    { stat: '{calls.minutes} min', description: promised },
    { stat, description },
  ]) {
    const page = { items: [tile] };
    table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  }
  return [...table.judged()].length;
}

describe('what a time was on the whole', () => {
  it.each([
    ['dentro del Periférico, o la salida es gratis', 'La mediana dentro del Periférico'],
    ['dentro del Periférico, o la salida es gratis', 'En promedio, dentro del Periférico'],
    ['to your door inside the ring road, or free', 'The median inside the ring road'],
    ['bis zur Haustür im Stadtgebiet', 'Durchschnitt bis zur Haustür im Stadtgebiet'],
  ])('is not what is promised: %s; %s', (promised, said) => {
    expect(told(promised, '48 min', said)).toBe(0);
  });

  it.each([
    ['dentro del Periférico, o la salida es gratis', 'Siempre dentro del Periférico'],
    ['to your door inside the ring road, or free', 'To your door inside the ring road'],
    ['bis zur Haustür im Stadtgebiet', 'Immer bis zur Haustür im Stadtgebiet'],
    ['en promedio, dentro del Periférico', 'En promedio, dentro del Periférico'],
  ])('but another promise is told, and another average: %s; %s', (promised, said) => {
    expect(told(promised, '48 min', said)).toBe(1);
  });
});
