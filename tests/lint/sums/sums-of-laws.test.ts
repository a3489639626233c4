import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

/** A business with towns in its menu. */
const IN_SOMERSET = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: "{business.name}", title: Roofs, description: Roofs. }
business:
  name: Kestrel Roofing
  type: RoofingContractor
  email: office@kestrelroofing.example
  address: { locality: Wells, country: GB }
  currency: GBP
fees: { look: 40 }
navigation:
  header: []
  footer: [{ heading: Towns, items: [{ label: Bristol, href: /bristol }, { label: Bath, href: /bath }] }]
languages: [en, de, es]
`),
  ),
  SCHEMA,
);

const amounts = (text: string, language = 'en', at = 'questions.items.answer') =>
  findingsOf(text, { language, at, facts: IN_SOMERSET });

describe('sums that a law sets', () => {
  test.each([
    ['de', 'Darüber hinaus verrechnen wir das amtliche Kilometergeld von derzeit 0,50 Euro.'],
    ['de', 'Über 20 Kilometer zahlen Sie das amtliche Kilometergeld, derzeit 0,50 Euro.'],
    ['de', 'Die Kappungsgrenze liegt bei 3 Euro je Quadratmeter in sechs Jahren.'],
    ['de', 'Bis zu 1.200 Euro im Jahr können Sie bei der Einkommensteuer geltend machen.'],
    ['de', 'Liegt die Kaltmiete unter 7 Euro, gilt eine andere Grenze.'],
    ['en', 'The official rate is 45p a mile, so a trip to Leeds comes to £90.'],
    ['en', 'The legal limit is £5,000 for each claim.'],
    ['en', 'You can claim up to £300 back from the council; it is set by law.'],
    ['en', 'Mileage is at the official rate of £0.45.'],
    ['es', 'Una empresa pequeña dispone de 420 euros al año de crédito de formación.'],
    ['es', 'La tarifa oficial es de 30 euros y se paga en la notaría.'],
    ['es', 'El límite legal está en 1.000 euros en efectivo.'],
    ['es', 'En efectivo solo cobramos obras de menos de 1.000 euros, que es el límite de la ley.'],
    ['es', 'No podemos aceptar en efectivo más de 1.000 euros, que es el tope legal.'],
    ['en', 'We take no more than £9,000 in cash, which is the limit set by law.'],
    ['de', 'Bar nehmen wir höchstens 10.000 Euro, das ist die gesetzliche Obergrenze.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(amounts(text, language)).toEqual([]);
  });

  test.each([
    ['de', 'Wir verrechnen 0,70 Euro für jeden Kilometer.', '0,70 Euro'],
    ['de', 'Bei uns zahlen Sie 3 Euro je Quadratmeter.', '3 Euro'],
    ['de', 'Das Gesetz erlaubt zehn, wir nehmen 6 Euro.', '6 Euro'],
    ['de', 'Die Anfahrt kostet 45 Euro.', '45 Euro'],
    ['en', 'We charge £0.70 a mile.', '£0.70'],
    ['en', 'A look costs £45, and the report is yours.', '£45'],
    ['en', 'You can book it for £45.', '£45'],
    ['en', 'We are below the legal limit: our price is £45.', '£45'],
    ['es', 'Cobramos 45 euros por la visita.', '45 euros'],
    ['es', 'La visita cuesta 45 euros.', '45 euros'],
    ['es', 'La ley permite más; nosotros cobramos 45 euros.', '45 euros'],
  ])('%s: "%s" is told', (language, text, sum) => {
    expect(amounts(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });

  const tiles = (...credentials: object[]) =>
    findingsIn({ guide: { credentials } }, { language: 'de', facts: IN_SOMERSET });

  test('a list of figures is about one thing: if one is set by law, they all are', () => {
    expect(
      tiles(
        { stat: '8 Prozent', description: 'der Kosten im Jahr, in der Regel' },
        { stat: '3 Euro', description: 'je Quadratmeter in sechs Jahren als obere Grenze' },
        { stat: '2 Euro', description: 'wenn die Miete vorher unter 7 Euro lag' },
      ),
    ).toEqual([]);
    expect(
      tiles(
        { stat: '14 Tage', description: 'gesetzliches Widerrufsrecht' },
        { stat: 'Beratung', description: 'Die Erstberatung kostet 45 Euro.' },
      ),
    ).toEqual(['facts/typed-amount: 45 Euro']);
  });
});

describe('sums that a town takes', () => {
  test.each([
    ['en', 'No. Bristol charges £9 a day for vans that miss the standard.'],
    ['en', 'Ours meet it. Bath charges visitors £9, but only in the zone.'],
    ['en', 'London charges £15 a day.'],
    ['en', 'Wells charges £60 for a skip on the road.'],
    ['en', 'Screwfix charges £9 for the same tube.'],
    ['de', 'Zürich verlangt 24 Euro für die Zone.'],
    ['de', 'Salzburg erhebt 12 Euro.'],
    ['de', 'Bristol kassiert 9 Euro am Tag.'],
    ['es', 'Madrid cobra 12 euros por entrar.'],
    ['es', 'No siempre. Sevilla cobra 30 euros por la licencia.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(amounts(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'In Bristol we charge £9 a mile.', '£9'],
    ['en', 'Kestrel charges £45 for a look.', '£45'],
    ['en', 'Bristol visits cost £60.', '£60'],
    ['en', 'In Bath a look costs £60.', '£60'],
    ['en', 'Our roofer charges £45.', '£45'],
    ['de', 'In Bristol nehmen wir 60 Euro.', '60 Euro'],
    ['de', 'Unser Dachdecker verlangt 60 Euro.', '60 Euro'],
    ['es', 'En Bristol cobramos 60 euros.', '60 euros'],
    ['es', 'El techador cobra 60 euros.', '60 euros'],
  ])('%s: "%s" is told', (language, text, sum) => {
    expect(amounts(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

describe('the most that a trade may take', () => {
  test.each([
    ['en', 'Texas caps what a roofer may charge for a look: £40 for the first one.'],
    ['en', 'The state limits how much a roofer may ask for a look, which is £40 today.'],
    ['en', 'A roofer in Texas may charge no more than £40 for the look.'],
    ['en', 'The law lets a roofer charge £40 for the first look.'],
    ['de', 'Das Gesetz deckelt, was ein Dachdecker nehmen darf: 40 £ für den Blick.'],
    ['de', 'Ein Dachdecker darf dafür höchstens 40 £ nehmen.'],
    ['es', 'La ley limita lo que un techador puede cobrar: 40 £ por la primera mirada.'],
    ['es', 'Texas pone un tope a lo que un techador puede cobrar, que es de 40 £.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(amounts(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'Texas caps what a roofer may charge, and our look is £40.', '£40'],
    ['en', 'Texas caps what a roofer may charge; a look costs £40.', '£40'],
    ['en', 'Texas caps what a roofer may charge. A look costs £40.', '£40'],
    ['en', 'Texas caps what a roofer may charge, and the first look is £40.', '£40'],
    ['en', 'We cap what a look may cost: £40.', '£40'],
    ['en', 'A look costs at most £40.', '£40'],
    ['de', 'Das Gesetz deckelt, was ein Dachdecker nehmen darf, und wir nehmen 40 £.', '40 £'],
    ['es', 'La ley limita lo que un techador puede cobrar, y cobramos 40 £.', '40 £'],
  ])('%s: "%s" is told', (language, text, sum) => {
    expect(amounts(text, language)).toEqual([`facts/typed-amount: ${sum}`]);
  });
});
