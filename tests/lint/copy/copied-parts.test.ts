import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const card = (title: string, text: string) => ({
  services: {
    items: [
      { title: 'Gutters', text: 'Cleared in autumn.' },
      { title, text },
    ],
  },
});

const told = (raw: object, language: string) =>
  findingsIn(raw, { language, only: 'copy/placeholder' });

it.each([
  ['en', 'Flat roofs (copy)', 'We lay felt and rubber.'],
  ['en', 'Flat roofs - Copy 2', 'We lay felt and rubber.'],
  ['en', 'Flat roofs (copy 2)', 'We lay felt and rubber.'],
  ['de', 'Flachdächer (Kopie)', 'Wir verlegen Folie und Kies.'],
  ['es', 'Cubiertas planas (copia)', 'Ponemos tela y grava.'],
])('the title of a duplicated card is told, %s: %s', (language, title, text) => {
  expect(told(card(title, text), language)).toEqual([`copy/placeholder: ${title}`]);
});

it('so is a heading whose original is on the page, even of a document', () => {
  const raw = {
    first: { heading: 'Birth certificate', text: 'It is translated here.' },
    second: { heading: 'Birth certificate (copy)', text: 'It is translated here.' },
  };
  expect(told(raw, 'en')).toEqual(['copy/placeholder: Birth certificate (copy)']);
});

it.each([
  ['en', 'Passport (copy)', 'Of everybody who travels.'],
  ['en', 'Plans of the house (copy)', 'The original stays with you.'],
  ['de', 'Personalausweis (Kopie)', 'Von allen, die mitfahren.'],
  ['de', 'Grundriss (Kopie)', 'Eine beglaubigte genügt.'],
  ['es', 'Pasaporte (copia)', 'De todos los que viajan.'],
  ['es', 'Plano de la casa (copia)', 'El original se queda con usted.'],
  ['en', 'A copy of the plans', 'We keep one for you.'],
])('the title of a document that is a copy is honest, %s: %s', (language, title, text) => {
  expect(told(card(title, text), language)).toEqual([]);
});

it('so are entries that are nothing but their titles', () => {
  const raw = { bring: { items: [{ title: 'Floor plan (copy)' }, { title: 'Keys' }] } };
  expect(told(raw, 'en')).toEqual([]);
});
