import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  [
    'es',
    'ES',
    'Para cualquier litigio, el cliente renuncia a su fuero y se somete a los juzgados de Lugo.',
  ],
  ['es', 'ES', 'Las partes renuncian expresamente a cualquier otro fuero.'],
  ['es', 'ES', 'Renunciando a su propio fuero, el alumno acepta los tribunales de Lugo.'],
  ['de', 'DE', 'Ausschließlicher Gerichtsstand für alle Streitigkeiten ist Jena.'],
  ['de', 'DE', 'Gerichtsstand für sämtliche Ansprüche aus dem Vertrag ist Jena.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['es', 'El consumidor no renuncia a su fuero.'],
  ['es', 'Si el cliente es empresa, las partes renuncian a su fuero.'],
  ['es', 'Las partes renuncian a otro fuero, salvo que el cliente sea consumidor.'],
  ['es', 'Son competentes los juzgados del domicilio del consumidor.'],
  ['es', 'Se someten a los juzgados de Lugo con renuncia a otro fuero, cuando la ley lo permita.'],
  ['es', 'Mi abuelo renunció a un ascenso por este taller.'],
  ['es', 'Las cláusulas en que se renuncia al fuero son nulas.'],
  ['de', 'Gerichtsstand für alle Streitigkeiten ist Jena, sofern Sie Kaufmann sind.'],
  ['de', 'Gerichtsstand für alle Streitigkeiten ist, soweit zulässig, Jena.'],
  ['de', 'Gerichtsstand für alle Streitigkeiten ist der Wohnsitz des Kunden.'],
  ['de', 'Unser Gerichtsstand ist Jena.'],
  ['de', 'Gerichtsstand: Jena'],
])('%s, right: %s', (language, text) => {
  const country = { de: 'DE', es: 'ES' }[language] ?? '';
  expect(clausesIn(text, language, country)).toEqual([]);
});
