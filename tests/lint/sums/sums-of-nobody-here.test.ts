import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  fees: { firstPage: 10, stampedPage: 15, transport: 90, rollOfWire: 25, visit: 60 },
});
const FACTS: Readonly<Record<string, typeof facts>> = {
  en: facts,
  de: factsWith({ fees: { ersteSeite: 10, seite: 15, ausweisseite: 28, drahtrolle: 4 } }),
  es: factsWith({ fees: { primeraPagina: 10, pagina: 15, rollo: 4 } }),
};
const only = 'facts/typed-amount';

function told(text: string, language: string, at = 'seo.description') {
  return findingsOf(text, { facts: FACTS[language] ?? facts, language, at, only });
}

describe('what offices take for papers is no price of the business', () => {
  it.each([
    ['en', 'We sign the page, and Albany adds the seal for $15. Here is how long that takes.'],
    [
      'en',
      'Stamped pages: a certificate costs $10 apiece in Albany instead of $15. You post, we drive.',
    ],
    ['en', 'Then post it: the form, the original page, $15 and an envelope with your address.'],
    ['en', 'For a stamped page, the $35 filing fee is paid only once.'],
    ['de', 'Wir heften die Seite, und Mainz setzt den Stempel für 15 €. So lange dauert es.'],
    ['de', 'Für eine Ausweisseite kostet die Passgebühr 28 €.'],
    ['es', 'Firmamos la página, y Toledo pone el sello por 15 €. Vea cuánto tarda.'],
    ['es', 'Se envía así: el formulario, la página original, 15 € y un sobre con su dirección.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'We add the seal to a page for $15.'],
    ['en', 'A stamped page costs $15 in Kassel. You post, we drive.'],
    ['en', 'Our transport of a page costs $90, with an envelope.'],
    ['de', 'Wir setzen den Stempel auf die Seite für 15 €.'],
    ['es', 'Ponemos el sello en la página por 15 €.'],
  ])('but its own are: %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });
});

describe('the most that a state allows is no price of the business', () => {
  it.each([
    ['en', 'Is there a charge? Ohio caps it at $10 for a first page.'],
    ['en', 'A store takes $7 a page, and in Ohio the maximum for the first page is $10.'],
    ['de', 'Was kostet das? Hessen deckelt es bei 10 € für die erste Seite.'],
    ['de', 'In Hessen ist der Höchstbetrag für die erste Seite 10 €.'],
    ['es', 'En Jalisco el máximo de la primera página son 10 €.'],
    ['es', '¿Cuesta algo? La ley lo limita a 10 € por la primera página.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language, 'problems.external')).toEqual([]);
  });

  it.each([
    ['en', 'The first page costs $10 in Ohio.'],
    ['en', 'In Ohio our maximum for the first page is $10.'],
  ])('but what it takes is: %s: %s', (language, text) => {
    expect(told(text, language)).not.toEqual([]);
  });
});

describe('what the business gives away is no price', () => {
  it.each([
    ['en', 'Of every order we give €3 to the bird reserve.'],
    ['en', 'With each roll, we put aside €3 for the lifeboats. You do not see it.'],
    ['de', 'Von jeder Drahtrolle geben wir 3 € an den Vogelschutz.'],
    ['de', 'Je Drahtrolle spenden wir 3 Euro für die Feuerwehr im Ort.'],
    ['es', 'De cada rollo damos 3 € a la protectora de animales.'],
    ['es', 'Por cada rollo donamos 3 € al comedor social.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language, 'cards.items.text')).toEqual([]);
  });

  it.each([
    ['en', 'We give €28 to each customer who brings back a roll of wire.'],
    ['de', 'Wir nehmen 3 € für die Drahtrolle.'],
  ])('but what customers get is: %s: %s', (language, text) => {
    expect(told(text, language, 'cards.items.text')).not.toEqual([]);
  });
});

describe('a figure', () => {
  const tile = (label: string, text: string, intro = 'Numbers of the year.') =>
    findingsIn(
      { numbers: { heading: 'A usual transport', intro, items: [{ value: '€94', label, text }] } },
      { facts, only },
    );

  it.each([
    ['takings of a transport', 'From one day.', undefined],
    ['Erlös je Transport', 'An einem Tag.', undefined],
    ['recaudado por transport', 'En un día.', undefined],
    ['gross', 'On a Saturday.', 'The median of the 30 markets that we held.'],
    ['transport', 'Half of our markets brought more.', undefined],
  ])('of past sales is no price: %s', (label, text, intro) => {
    expect(tile(label, text, intro)).toEqual([]);
  });

  it('of a price is one', () => {
    expect(tile('for the transport', 'We drive.')).toEqual(['facts/typed-amount: €94']);
  });

  const bill = (label: string, text: string) => ({
    numbers: {
      heading: 'One page, two bills',
      items: [
        { value: '{fees.visit}', label },
        { value: '{fees.transport}', label: 'each further page there', text },
      ],
    },
  });

  it('is of others where an entry says so', () => {
    const text = 'Signed and dated. A first page may cost another €10.';
    const at = (label: string) => findingsIn(bill(label, text), { facts, only });
    expect(at('at the store, first page')).toEqual([]);
    expect(at('at the office, first page')).not.toEqual([]);
  });
});
