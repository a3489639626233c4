import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (language: string, text: string) =>
  findingsOf(text, { language, only: 'copy/spelling' });

describe('words that go with what follows them', () => {
  it.each([
    ['en', 'The shop was open between 1910 to 1940.', 'to'],
    ['en', 'The job takes between 3 to 5 days.', 'to'],
    ['en', 'Book an 6 week course for the spring.', 'an'],
    ['en', 'It is a 11-day walk along the coast.', 'a'],
    ['en', 'Come for two visits, 6-8 week apart.', 'week'],
    ['en', 'Each of the rooms listed above have a bath.', 'have'],
    ['de', 'Wir hoffen, bald anzufangen zu können.', 'anzufangen'],
    ['de', 'Das Geld kommt dem Chor zu Gute.', 'zu Gute'],
    ['de', 'Zu Gast ist eine us-amerikanische Band.', 'us-amerikanische'],
    ['de', 'Danke an die Nachbarn mit denen wir feiern.', 'Nachbarn mit'],
    ['de', 'Kinder, die drei Jahre alte sind, kommen mit.', 'alte'],
    ['de', 'Das führt dazu das wir früher öffnen.', 'das'],
    ['es', 'Servimos vino y infusiones.', 'y'],
    ['es', 'Tenemos tornillos de hierro y inoxidables.', 'y'],
    ['es', 'Quedan siete o ocho plazas.', 'o'],
    ['es', 'Este año vamos cambiar el tejado.', 'vamos cambiar'],
    ['es', 'El curso va ayudarte con el horno.', 'va ayudarte'],
    ['es', 'Las piezas son previamentes lavadas.', 'previamentes'],
    ['es', 'El café llega desde Mexico en barco.', 'Mexico'],
    ['es', 'La llave es la que esta debajo del banco.', 'esta'],
  ])('a slip is told: %s: %s', (language, text, word) => {
    expect(told(language, text)).toEqual([`copy/spelling: ${word}`]);
  });

  it.each([
    ['en', 'The shop is open between 9 and 5.'],
    ['en', 'Choose between 2 to 4 nights and a whole week.'],
    ['en', 'It was an 8 week course in an 1850s barn with an 11-foot door.'],
    ['en', 'A 1-hour walk leads to a 7 mile beach.'],
    ['en', 'Seats are sold a week apart, and 1 week later they are gone.'],
    ['en', 'Each of the rooms that we let have been painted by us.'],
    ['de', 'Wir hoffen, bald anfangen zu können und das Haus anzusehen.'],
    ['de', 'Alles Gute zum Fest.'],
    ['de', 'Danke an die Nachbarn, mit denen wir feiern.'],
    ['de', 'Es gibt Gäste, und mit denen reden wir.'],
    ['de', 'Das drei Jahre alte Rad ist wie neu.'],
    ['de', 'Wir backen Brot, dazu das Mehl aus dem Ort.'],
    ['es', 'Servimos agua y hielo, y iones no.'],
    ['es', 'Vamos a cambiar el tejado, y va mejor.'],
    ['es', 'Las mentes clementes perdonan.'],
    ['es', 'Cerramos antes de que esta fuera la única tienda.'],
    ['es', 'El vuelo sale hacia New Mexico por la mañana.'],
    ['es', 'La obra que esta empresa hizo sigue en pie.'],
  ])('an honest sentence is fine: %s: %s', (language, text) => {
    expect(told(language, text)).toEqual([]);
  });
});
