import { expect, it } from 'vitest';
import { NameFinder } from '../../../cli/rules/words/names/business-name.ts';

it.each([
  ['o', 'Lunes o martes'],
  ['_', 'A line _ to write on'],
  ['apple', 'An apple a day'],
  ['IT', 'All of IT in one hand'],
])('a business called %s is not looked for in other words', (name, text) => {
  expect(new NameFinder(name).mayStandIn(text)).toBe(false);
  expect(new NameFinder(name).find(text)).toEqual([]);
});

it.each([
  ['Apple', 'Ask Apple first'],
  ['a roof', 'Ask a roof first'],
  ['山田屋', '電話 山田屋 まで'],
])('a business called %s is found', (name, text) => {
  expect(new NameFinder(name).find(text)).toMatchObject([{ isRight: true }]);
});

it.each([
  ['Brandau & Sohn', 'Fragen Sie Brandau & Söhne.', 'Brandau & Söhne'],
  ['Brandau & Sohn', 'Bäder von Brandau und Söhnen', 'Brandau und Söhnen'],
  ['Ortega & Daughters', 'Ask Ortega and Sons.', 'Ortega and Sons'],
  ['Ruiz e Hijos', 'Pregunte a Ruiz e Hijo.', 'Ruiz e Hijo'],
  ['Pedal del Turia', 'Pedal de Turia no es una cadena.', 'Pedal de Turia'],
  ['Taller de la Luz', 'En Taller de Luz lo arreglamos.', 'Taller de Luz'],
  ['Casa de Flores', 'Casa de las Flores abre hoy.', 'Casa de las Flores'],
  ['Physio am Turm', 'Bei Physio an der Turm sind Sie richtig.', 'Physio an der Turm'],
  ['Haus zur Linde', 'Das Haus zum Linde', 'Haus zum Linde'],
  ['House of the Tiles', 'Ask House of Tiles first.', 'House of Tiles'],
  ['Basin Mobile Notary', 'Basin Mobile Notaries does not discuss it.', 'Basin Mobile Notaries'],
  ['Basin Mobile Notary', 'Ask Basin Mobile Notarys.', 'Basin Mobile Notarys'],
  ['Hill Nursery', 'Hill Nurseries has them.', 'Hill Nurseries'],
  ['Plum Bakeries', 'Plum Bakery opens at six.', 'Plum Bakery'],
  ['Jardín Rosal', 'En Jardín Rosales lo plantamos.', 'Jardín Rosales'],
  ['Malerei Kern', 'Malereien Kern streicht.', 'Malereien Kern'],
  ['Cold Ridge Sugarworks', 'Prices of Cold Ridge Sugarhouse', 'Cold Ridge Sugarhouse'],
])('a business called %s is not “%s”', (name, text, found) => {
  const [misspelled] = new NameFinder(name).find(text);
  expect(misspelled).toMatchObject({ isRight: false });
  expect(text.slice(...(misspelled?.span ?? [0, 0]))).toBe(found);
});

it.each([
  ['Pedal del Turia', 'Todo el pedal de la Turia'],
  ['Pedal del Turia', 'Un paseo por el Jardín del Turia'],
  ['Physio am Turm', 'Physio im Turm'],
  ['Roofers of Austin', 'Roofers in Austin know hail.'],
  ['Basin Mobile Notary', 'Most mobile notaries in the Basin drive.'],
  ['Basin Mobile Notary', 'Basin Mobile Library parks next door.'],
  ['Hill Nursery', 'Hill Series has them.'],
  ['Jardín Rosal', 'En el jardín, rosales y jazmín.'],
])('a business called %s is not meant by “%s”', (name, text) => {
  expect(new NameFinder(name).find(text)).toEqual([]);
});

it.each(['Cold Ridge Road is closed.', 'Cold Ridge Sugar is sold out.', 'Cold Ridge Sundays'])(
  'a business called Cold Ridge Sugarworks is not meant by: %s',
  (text) => {
    expect(new NameFinder('Cold Ridge Sugarworks').find(text)).toEqual([]);
  },
);

it('a word that is taken apart at its capital is told with both of its parts', () => {
  const text = 'She joined the La Brea Garden Club in May.';
  const [found] = new NameFinder('LaBrea Garden Club').find(text);
  expect(text.slice(...(found?.span ?? []))).toBe('La Brea Garden Club');
});
