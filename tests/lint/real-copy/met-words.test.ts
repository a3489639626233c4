import { expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'copy/doubled-word' });

/** Two parts of a sentence meet in the same word. */
test.each([
  ['en', 'What it was was a squirrel.'],
  ['en', 'Whoever comes comes with a helmet.'],
  ['en', 'What matters matters on the roof.'],
  ['en', 'Those who can can climb; the rest hold the ladder.'],
  ['en', 'Whatever they will will be written down.'],
  ['de', 'Wer an der der Straße zugewandten Seite wohnt, hört es.'],
  ['de', 'Auf der der Sonne zugewandten Seite altert das Dach schneller.'],
  ['de', 'In dem dem Hof gegenüber liegenden Haus wohnen vier.'],
  ['de', 'Mit den den Mietern gegebenen Schlüsseln kommt man hinein.'],
  ['de', 'Wir arbeiten in in Hallen verlegten Rohren.'],
  ['de', 'Für für Ältere gebaute Bäder gibt es Geld.'],
  ['de', 'Die Dame hatte es in in Papier gewickelten Stücken.'],
  ['es', 'Lo que hay hay que mirarlo.'],
  ['es', 'Quien sabe sabe.'],
  ['es', 'Quien quiere quiere ya.'],
  ['es', 'Lo que vale vale.'],
  ['es', 'Lo que cuenta cuenta dos veces.'],
  ['es', 'El que paga paga una vez.'],
  ['es', 'Lo que era era una rata.'],
  ['es', 'Lo que sube sube despacio.'],
])('%s: not typed twice: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

test.each([
  ['en', 'We we call first.'],
  ['en', 'The roof roof is new.'],
  ['en', 'The shop that sells sells the tickets too.'],
  ['en', 'We can can do that.'],
  ['en', 'What can can we do?'],
  ['en', 'The course is on on Monday.'],
  ['en', 'They will will call.'],
  ['en', 'The roof was was new.'],
  ['de', 'Mit der der Frist ist es vorbei.'],
  ['de', 'Wir arbeiten in in Hallen.'],
  ['de', 'Die Rohre liegen in in der Wand.'],
  ['de', 'Auf der der Sonne ist es warm.'],
  ['de', 'Das Haus an der der Straße kostet mehr.'],
  ['de', 'Wir kommen mit mit dem Wagen.'],
  ['es', 'Para que tenga tenga acceso.'],
  ['es', 'La casa que tiene tiene goteras.'],
  ['es', 'Lo que con con ella hacemos.'],
  ['es', 'Llame llame hoy.'],
  ['es', 'Los los techos.'],
])('%s: typed twice: %s', (language, text) => {
  expect(told(text, language)).toHaveLength(1);
});
