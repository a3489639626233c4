import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { isWarrantyOfOne } from '../../../cli/rules/words/counts/warranty-of-one.ts';
import { SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.optica.example', name: 'Óptica', title: 'Óptica', description: 'O.' },
    business: {
      name: 'Óptica',
      type: 'Optician',
      phone: '+57 604 555 0142',
      address: { locality: 'Medellín', country: 'CO' },
    },
    precios: { soldadura: 38000, reparacion: 20000 },
    languages: ['es'],
  }),
  SCHEMA,
);

describe('a warranty of one thing that has a price', () => {
  it.each([
    ['Las soldaduras tienen tres meses de garantía.', true],
    ['Todas las soldaduras tienen tres meses de garantía.', false],
    ['Las reparaciones tienen garantía de tres meses.', false],
    ['Damos tres meses de garantía.', false],
  ])('%s', (sentence, isOfOne) => {
    expect(isWarrantyOfOne(sentence, facts)).toBe(isOfOne);
  });
});
