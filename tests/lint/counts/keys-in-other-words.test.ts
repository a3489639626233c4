import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: "{business.name}", title: Roofs, description: Roofs. }
business: { name: Kestrel Roofing, type: RoofingContractor, email: a@kestrelroofing.example, address: { locality: Fulda, country: DE } }
terms: { offer_weeks: 3, depositPercent: 30, basePercent: 40, cancellationHours: 24, trialMinutes: 45, replyDays: 2, guaranteeYears: 5, deliveryWeeks: 6, invoiceDays: 14, voucherYears: 3 }
empresa: { banosHechos: 412, dogsTrained: 900 }
languages: [de, en, es]
`),
  ),
  SCHEMA,
);

const told = (text: string, language: string) =>
  findingsOf(text, { language, facts, at: 'questions.items.answer', only: 'facts/contradiction' });

describe('a number that a fact with an English key has otherwise', () => {
  it.each([
    ['de', 'Das Angebot gilt 4 Wochen.', '4'],
    ['de', 'An unser Angebot halten wir uns 2 Wochen lang.', '2'],
    ['de', 'Fällig sind 40 Prozent Anzahlung.', '40'],
    ['de', 'Der Grundpreis ist 45 Prozent davon.', '45'],
    ['de', 'Die Lieferung dauert 8 Wochen.', '8'],
    ['de', 'Wir geben 10 Jahre Garantie.', '10'],
    ['de', 'Die Rechnung ist nach 30 Tagen zu zahlen.', '30'],
    ['de', 'Eine Probestunde dauert 60 Minuten.', '60'],
    ['es', 'La oferta vale 4 semanas.', '4'],
    ['es', 'La garantía dura 10 años.', '10'],
    ['es', 'La entrega tarda 8 semanas.', '8'],
    ['es', 'La prueba dura 60 minutos.', '60'],
    ['en', 'The offer holds for 4 weeks.', '4'],
    ['es', 'Llevamos 450 baños hechos.', '450'],
    ['en', 'So far we have 1,200 dogs trained.', '1,200'],
  ])('%s: "%s" is told', (language, text, number) => {
    expect(told(text, language)).toEqual([`facts/contradiction: ${number}`]);
  });

  it.each([
    ['de', 'Das Angebot gilt noch 2 Wochen.'],
    ['de', 'Nach 4 Wochen trocknet der Putz.'],
    ['de', 'Der Hersteller gibt 10 Jahre Garantie.'],
    ['de', 'Vor 10 Jahren haben wir das Dach gedeckt.'],
    ['de', 'Der Rabatt beträgt 10 Prozent.'],
    ['de', 'Die meisten geben 10 Jahre Garantie.'],
    ['de', 'Der Termin dauert 60 Minuten.'],
    ['de', 'Für 8 Wochen Urlaub im Jahr reicht das nicht.'],
    ['es', 'Quedan 2 semanas de oferta.'],
    ['es', 'El fabricante da 10 años de garantía.'],
    ['es', 'El techo dura 50 años.'],
    ['en', 'The offer runs for another 2 weeks.'],
    ['es', 'Al cerrar 2025 habíamos hecho {empresa.banosHechos} baños.'],
    ['es', 'Hasta 2024 hicimos los baños de dos hoteles.'],
    ['en', 'By the end of 2025 dogs trained here numbered {empresa.dogsTrained}.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});
