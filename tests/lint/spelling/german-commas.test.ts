import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

describe('a clause without its comma', () => {
  it.each([
    ['Wir wissen dass Sie wenig Zeit haben.', 'wissen dass'],
    ['Ein altes Rad hat es verdient dass man es pflegt.', 'verdient dass'],
    ['Sagen Sie uns dass es eilt.', 'uns dass'],
    ['Es ist wichtig dass der Boden trocken ist.', 'wichtig dass'],
    ['Dafür haben wir gesorgt dass niemand wartet.', 'gesorgt dass'],
    ['Wir prüfen ob die Leitung dicht ist.', 'prüfen ob'],
    ['Mal sehen ob ein Platz frei wird.', 'sehen ob'],
    ['Rufen Sie uns an wenn Sie Fragen haben.', 'uns an wenn'],
    ['Wir melden uns bei Ihnen oder geben Bescheid sobald die Ware da ist.', 'Bescheid sobald'],
  ])('is told: %s', (text, words) => {
    expect(findingsOf(text, { language: 'de' })).toEqual([`copy/spelling: ${words}`]);
  });

  it.each([
    'Wir wissen, dass Sie wenig Zeit haben. So dass alle kommen.',
    'Wir gehen, ohne dass man es merkt. Anstatt dass Sie warten, rufen wir an.',
    'Nicht nur dass er kommt, er bringt auch Kuchen mit.',
    'Wir sagen, dass es geht und dass es hält.',
    'Das sagen wir auch, wenn Sie es eilig haben. Bringen Sie wenn möglich ein Foto mit.',
    'Auch wenn Sie nur fragen, freuen wir uns. Nur wenn es regnet, fällt es aus.',
    'Egal ob das Rad alt ist, wir sehen es an. Je nachdem ob Sie kommen.',
    'Kaum dass die Sonne scheint, ist der Hof voll.',
  ])('is not seen in: %s', (text) => {
    expect(findingsOf(text, { language: 'de' })).toEqual([]);
  });
});

describe('words in small letters or of another kind', () => {
  it.each([
    ['Seid {trade.register} in der Hauptstraße.', 'Seid'],
    ['Das Schloss klemmt jetz öfter.', 'jetz'],
    ['Rufen Sie uns einfach an, wenn sie Fragen haben.', 'sie'],
    ['Sagen Sie uns, wann sie kommen.', 'sie'],
    ['Ganz wie sie möchten.', 'sie'],
  ])('are told: %s', (text, word) => {
    expect(findingsOf(text, { language: 'de' })).toEqual([`copy/spelling: ${word}`]);
  });
});

it.each([
  'Die Hunde frieren. Bringen Sie ihre Decke mit.',
  'Nehmen Sie ihr Lieblingsbuch heimlich mit.',
  'Füttern Sie die Fische, wenn sie Hunger haben.',
  'Ernten Sie, wenn sie reif sind.',
  'Die Kinder malen, wie sie möchten.',
  'Haben Sie gefragt, was sie kosten?',
])('may be said of others: %s', (text) => {
  expect(findingsOf(text, { language: 'de' })).toEqual([]);
});
