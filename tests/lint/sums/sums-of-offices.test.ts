import { describe, expect, it } from 'vitest';
import { FACTS, factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const EURO = factsWith({ preise: { ringEnger: 39, gravur: 42 } });

const told = (text: string, language: string) =>
  findingsOf(text, {
    facts: language === 'de' ? EURO : FACTS,
    language,
    only: 'facts/typed-amount',
  });

describe('what offices and others take is no price of the business', () => {
  it.each([
    [
      'Then apply to the state for a certified copy with Form VTR-34. It costs $2 by mail or $5.45 in person, and our fee is saved.',
      'en',
    ],
    [
      'Usted envía el original con la solicitud y el pago, que en la mayoría de los documentos es de $15 y va directo al estado.',
      'es',
    ],
    [
      'Außerdem verpflichtet das Geldwäschegesetz bei Edelmetallen schon ab 2.000 Euro in bar dazu, die Beteiligten festzustellen.',
      'de',
    ],
    [
      'You pay $5.50 at the counter of the tax office, and a photo ID is all they ask for there.',
      'en',
    ],
    [
      'The HOA keeps a deposit of $250 for the elevator, and returns it once the pads are down.',
      'en',
    ],
    [
      'The certificate comes from the RYA, whose registration fee of $43 you pay to them directly.',
      'en',
    ],
    ['Drivers here start at $21 an hour and get health insurance after ninety days.', 'en'],
    ['The storage chain by the freeway advertises $90 for the first month of the year.', 'en'],
    ['New strings from a small maker cost $6 each, and a bass string is nearer fifty.', 'en'],
    ['Manche Kassen erstatten auch den Begleitpersonen bis zu 90 Euro, wenn man sie fragt.', 'de'],
    ['Ein Sack Roggenmehl kostet die Mühle heute 22 Euro mehr als vor drei Jahren.', 'de'],
    ['Das Nutzungsrecht vergibt die Gemeinde. Für zwanzig Jahre zahlen Sie dort 900 Euro.', 'de'],
    ['Das Gutachten beim Arzt ist nur für den Lkw nötig. Es kostet 120 Euro.', 'de'],
    ['El formulario cuesta $710 en línea, y ese pago no pasa por nosotros en ningún caso.', 'es'],
    ['El viaje a Dublín lo organiza una agencia. Pide 95 dólares de señal, que no devuelve.', 'es'],
    [
      'Mail the form to the registrar with the request slip and the fee, $40 a copy this year.',
      'en',
    ],
    ['Se manda al consulado, con la forma y el pago, que este año son $40 por hoja.', 'es'],
    ['Some advertise an inspection for $40, and add the trip at the door.', 'en'],
    ['Hay quien anuncia la visita en $40, y al llegar suma el estacionamiento.', 'es'],
    ['Andere werben mit einer Gravur für 42 Euro und berechnen den Weg dazu.', 'de'],
    ['La tarifa del consulado para un poder es de $175, y la cita se pide por internet.', 'es'],
  ])('%s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a price of the business is told beside them', () => {
  it.each([
    ['Others charge for the trip, but an inspection is $40.', 'en'],
    ['Some advertise the trip alone; with us a visit is $65.', 'en'],
    ['Hay quien cobra el viaje, y la visita cuesta $65.', 'es'],
    ['Drive to the county, and we charge $65 for the visit.', 'en'],
    ['Send it to the state with our fee, $65.', 'en'],
    ['A visit in the evening costs $65, and nobody has to leave the house.', 'en'],
    ['Yes. We charge $12 per roof, and the certificate is free.', 'en'],
    ['First we file the form with the state. Our visit costs $65.', 'en'],
    ['Nosotros cobramos $65 por la visita, y el estado nada.', 'es'],
    ['Eine Gravur kostet bei uns 45 €, auch am Samstag.', 'de'],
    ['A visit is $45 on any day of the week, and the state fee is paid to the clerk.', 'en'],
    ['An inspection costs $110 before noon, and the report goes to your insurer.', 'en'],
    ['You pay $65 for the visit, at your kitchen table or at the county clerk’s.', 'en'],
    ['The county wants a permit for it. We get it for you, and ask $65 for the visit.', 'en'],
    ['Die Beratung kostet 35 Euro, die Gebühr zahlen Sie beim Amt, wenn es so weit ist.', 'de'],
    ['Das Gesetz verlangt einen Ausweis. Wir verlangen 35 Euro für die Gravur im Ring.', 'de'],
    ['La visita cuesta $75 después del horario. El condado no cobra nada por ella.', 'es'],
    ['Cobramos $45 por la copia en el día. La tasa del estado va siempre aparte.', 'es'],
  ])('%s', (text, language) => {
    expect(told(text, language)).toHaveLength(1);
  });
});

describe('a figure says below it whose it is', () => {
  const figure = (value: string, label: string, text: string) =>
    findingsIn(
      { numbers: { items: [{ value, label, text }] } },
      { facts: FACTS, only: 'facts/typed-amount' },
    );

  it.each([
    ['$40', 'gift tax', 'paid to the county, in place of sales tax'],
    ['$40', 'county fee', 'for each copy'],
    ['$40', 'a copy', 'payable to the clerk'],
  ])('%s: %s, %s', (...words) => {
    expect(figure(...words)).toEqual([]);
  });

  it.each([
    ['$40', 'inspection', 'the county fee not included'],
    ['$45', 'an inspection', 'in the county'],
    ['$45', 'our fee for an inspection', 'and the tax is paid to the county'],
  ])('%s is told: %s, %s', (...words) => {
    expect(figure(...words)).toHaveLength(1);
  });
});
