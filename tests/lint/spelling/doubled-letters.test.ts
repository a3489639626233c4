import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const spelt = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

it.for([
  ['de', 'Wir bauen Masssiv und mit Holz von hier.', 'Masssiv'],
  ['de', 'Ein Tisch aus Masssivholz steht hier.', 'Masssivholz'],
  ['de', 'Die Terrasse ist aus Lärrche gebaut.', 'Lärrche'],
  ['de', 'Die Terrasse ist aus Lärrchenholz gebaut.', 'Lärrchenholz'],
  ['de', 'Das Regal ist aus Eichhe und geölt.', 'Eichhe'],
  ['de', 'Das Regal ist aus Fichtte und geölt.', 'Fichtte'],
  ['de', 'Wir nehmen Tannne aus dem Wald.', 'Tannne'],
  ['de', 'Die Kellerlliste hängt an der Tür.', 'Kellerlliste'],
  ['de', 'Wir führen eine Bestellerlliste.', 'Bestellerlliste'],
  ['de', 'Die Wasserlleitung ist neu.', 'Wasserlleitung'],
  ['de', 'Sie führt eine Stricherlistte.', 'Stricherlistte'],
  ['en', 'We are licensed for commmercial kitchens.', 'commmercial'],
  ['en', 'Our bookkeeeper answers your questions.', 'bookkeeeper'],
  ['es', 'Hacemos una reparaccción muy rápida.', 'reparaccción'],
  ['es', 'El acceso es por un pasilllo largo.', 'pasilllo'],
  ['es', 'Dibuja las rotondas en la pizzara del aula.', 'pizzara'],
  ['de', 'Auf dem Platz steht ein altes Karrusell.', 'Karrusell'],
  ['de', 'In der Schattulle liegen alte Briefe.', 'Schattulle'],
  ['en', 'It is no place for a dilletante.', 'dilletante'],
] as const)('%s: %s', ([language, text, word]) => {
  expect(spelt(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.for([
  [
    'de',
    'Die Schifffahrt, das Betttuch, die Kaffeeernte, eine Flussstrecke und der Schlussstrich.',
  ],
  ['de', 'Kunststofffenster, Schutttonne, Rollladen, Bestellliste, Kennnummer und Metalllager.'],
  ['de', 'Die Aufbissschiene, ein Fitnessstudio, der Werkstatttisch und der Schnelllader.'],
  ['de', 'Der Holzzaun, die Dachhaken, der Werkkoffer, ein Putzzuschlag und der Arzttermin.'],
  ['de', 'Übungsstunden, Sicherheitsschuhe, ein Metallgitter, Rabattkarten und die Stillzeit.'],
  ['de', 'Frau Lehmann fährt nach Herrsching zu Pfeiffer, Wolff und Wiessner.'],
  ['en', 'The bookkeeper of the committee lives in Tennessee.'],
  ['es', 'La llave abre el pasillo, y el perro corre.'],
  ['es', 'Una pizza, un cappuccino y el carro del cerrajero.'],
  ['en', 'A cassock, a cossack and the mocassin of Mr Barrat.'],
  ['de', 'Im Kabarett singt Frau Karell, und Herr Tappert spielt.'],
] as const)('right, %s: %s', ([language, text]) => {
  expect(spelt(text, language)).toEqual([]);
});
