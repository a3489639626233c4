import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language }).filter((finding) => finding.startsWith('copy/spelling'));

it.each([
  ['en', 'A lifted shingle brakes its seal in the wind.', 'brakes'],
  ['en', 'You now which gap to close.', 'now'],
  ['en', 'He was contend with that.', 'contend'],
  ['en', 'Never touch one with bear hands.', 'bear'],
  ['en', 'Stretch without holding your breadth.', 'breadth'],
  ['en', 'Take a deep breadth and count to four.', 'breadth'],
  ['en', 'Frost brakes the tiles.', 'brakes'],
  ['en', 'You can here the mice at night.', 'here'],
  ['en', 'There is a whole in the roof.', 'whole'],
  ['en', 'The wound will heel within a week.', 'heel'],
  ['en', 'Every label is made buy hand.', 'buy'],
  ['en', 'The custom is older then freezers.', 'then'],
  ['en', 'No cake is heavier then bricks.', 'then'],
  ['en', 'It is older then he is.', 'then'],
  ['en', 'It took more time. More then we thought.', 'then'],
  ['en', 'We paint it and than we wait.', 'than'],
  ['en', 'Since than nothing has moved.', 'than'],
  ['de', 'Kaffee malen wir frisch.', 'malen'],
  ['de', 'Die Fassade ist aus Lerche gebaut.', 'Lerche'],
  ['de', 'Das neue Rad ist größer wie das alte.', 'wie'],
  ['de', 'Das ist fasst fertig.', 'fasst'],
  ['de', 'Wir geben im das Buch.', 'im'],
  ['de', 'Der Lohn kommt ende des Monats.', 'ende'],
  ['es', 'Un caso integral homologado es obligatorio.', 'caso'],
  ['es', 'No cesta nada preguntar.', 'cesta'],
  ['es', 'El curso dura tres mesas.', 'mesas'],
  ['es', 'La caldera se revisa cada seis mesas.', 'mesas'],
  ['es', 'Se paga una cuota cada 3 mesas.', 'mesas'],
  ['es', 'Hay que cocer el botón.', 'cocer'],
  ['es', 'Llega a tiempo sin a ver comido.', 'a ver'],
])('is told, %s: %s', (language, text, word) => {
  expect(told(text, language)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['en', 'The wind breaks a branch, and he brakes the car in time.'],
  ['en', 'You now have a choice. We tell you now which gap to close.'],
  ['en', 'They contend with rain, and are content with the roof.'],
  ['en', 'He lifts it with bare hands. Bears bear no grudge.'],
  ['en', 'The breadth of the valley, and no breadth of choice.'],
  ['en', 'The dog walks to heel. Of course sand gets in. A coarse sieve.'],
  ['en', 'First it gets darker, and then we wait. It is better than it was.'],
  ['en', 'It gets no colder then. It is thicker then, dries slowly, and is older than fashions.'],
  ['en', 'If the dough is colder then bubbles form, wait.'],
  ['en', 'The street as a whole in the rain, and a hole in the roof.'],
  ['de', 'Wir malen Wände, und der Müller mahlt das Mehl.'],
  ['de', 'Die Lerche singt, die Lärche wächst, und der Eimer fasst alles.'],
  ['de', 'Es wird mehr wie ein Fest. Das ist einfacher, wie wir finden.'],
  ['de', 'Im Garten geben wir ihm das Buch, am Ende des Monats.'],
  ['de', 'Die Stadt lehrt, statt zu leeren.'],
  ['es', 'En este caso homologado no está nada. Un casco y guantes.'],
  ['es', 'El taller hace tres mesas al mes. La mesa cuesta poco.'],
  ['es', 'Un centro cada dos mesas, y un mesero atiende cada cuatro mesas.'],
  ['es', 'Una jarra de agua por cada dos mesas redondas, o una por cada 8 sillas.'],
  ['es', 'Vamos a ver. A los niños les gusta. Tu perro puede venir, pero atado.'],
  ['es', 'La tasa de basuras, una taza de café y una cesta.'],
])('honest, %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
