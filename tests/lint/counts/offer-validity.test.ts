import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({ betrieb: { angebotGueltigWochen: 6 } });

const told = (answer: string, question: string, language: string) =>
  findingsIn(
    { questions: { items: [{ question, answer }] } },
    { facts: FACTS, language, only: 'facts/contradiction' },
  );

it.each([
  ['de', 'Wie lange dauert ein Angebot?', 'Höchstens fünf Werktage. Es gilt vier Wochen.', 'vier'],
  [
    'de',
    'Wie lange dauert ein Angebot?',
    'Fünf Werktage. Es gilt 4 Wochen, danach nicht mehr.',
    '4',
  ],
  ['de', 'Was kostet das?', 'Das Angebot gilt vier Wochen.', 'vier'],
  ['de', 'Was kostet das?', 'Sie bekommen ein Angebot. Es gilt für 30 Tage.', '30'],
  ['en', 'How soon do I get a quote?', 'Within a week. It is valid for four weeks.', 'four'],
  ['en', 'What does it cost?', 'Our quotes are valid for 30 days.', '30'],
  [
    'es',
    '¿Cuánto tarda el presupuesto?',
    'Una semana. Es válido durante cuatro semanas.',
    'cuatro',
  ],
])('%s: %s %s contradicts six weeks', (language, question, answer, number) => {
  expect(told(answer, question, language)).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  ['de', 'Wie lange dauert ein Angebot?', 'Fünf Werktage. Es gilt sechs Wochen.'],
  ['de', 'Wie lange gilt ein Gutschein aus dem Angebot?', 'Er gilt vier Wochen.'],
  ['de', 'Was ist mit der Bescheinigung?', 'Sie gilt vier Wochen.'],
  ['de', 'Wie lange gilt die Garantie?', 'Zum Angebot gehört eine Garantie. Sie gilt zwei Wochen.'],
  ['en', 'How soon do I get a quote?', 'Within four weeks. It is valid for 42 days.'],
  ['en', 'Does the permit expire?', 'It is valid for four weeks.'],
  ['es', '¿Cuánto dura el permiso?', 'Es válido durante cuatro semanas.'],
])('%s: %s %s is right', (language, question, answer) => {
  expect(told(answer, question, language)).toEqual([]);
});

const CLINIC = factsWith({ clinic: { budgetDays: 60 } });

const answered = (raw: object, language: string, facts = CLINIC) =>
  findingsIn(raw, { facts, language, only: 'facts/contradiction' });

it.each([
  ['es', '¿Cuánto tiempo vale un presupuesto?', 'Son 30 días. Después lo revisamos.', '30'],
  ['es', '¿Hasta cuándo es válido el presupuesto?', '90 días.', '90'],
  ['en', 'How long is a quote good?', 'Four weeks, and then we look again.', 'Four'],
  ['en', 'How long does an estimate hold?', 'For 30 days.', '30'],
  ['de', 'Wie lange gilt ein Angebot?', '30 Tage.', '30'],
  ['de', 'Wie lange ist das Angebot gültig?', 'Vier Wochen, danach nicht mehr.', 'Vier'],
])('%s: %s %s contradicts 60 days', (language, question, answer, number) => {
  expect(answered({ items: [{ question, answer }] }, language)).toEqual([
    `facts/contradiction: ${number}`,
  ]);
  const body = `Hola.\n\n### ${question}\n\n${answer}\n`;
  expect(answered({ text: { body } }, language)).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  ['es', '¿Cuánto tiempo vale un presupuesto?', 'Son 60 días.'],
  ['es', '¿Cuánto tarda un presupuesto?', 'Son 5 días.'],
  ['es', '¿Cuánto tiempo vale el bono de un presupuesto?', 'Son 30 días.'],
  ['en', 'How long does a quote take?', '30 days at most.'],
  ['en', 'How long is a certificate good?', '30 days.'],
  ['de', 'Wie lange dauert ein Angebot?', '30 Tage.'],
  ['de', 'Wie lange gilt ein Angebot?', 'Zwei Monate.'],
])('%s: %s %s is right, or of something else', (language, question, answer) => {
  expect(answered({ items: [{ question, answer }] }, language)).toEqual([]);
});

it('a short time of an offer is that until there is one', () => {
  const facts = factsWith({ terms: { quoteDays: 5 } });
  const items = [{ question: 'How long is a quote good?', answer: '30 days.' }];
  expect(answered({ items }, 'en', facts)).toEqual([]);
});

const BOOKS = factsWith({ facts: { quoteValid: '60 days' } });

it.each([
  ['A quote is in writing, includes VAT, and holds for 30 days from its date.', 'en', '30'],
  ['Every quote comes with a drawing and is valid for 30 days.', 'en', '30'],
  ['Our written quotes hold good for 90 days.', 'en', '90'],
  ['We honour every quote for 30 days.', 'en', '30'],
  ['Quotes expire after four weeks.', 'en', 'four'],
  ['Your estimate stays open for a period of 30 days.', 'en', '30'],
  ['The estimate is free, lists every part and remains valid for 45 days.', 'en', '45'],
  ['Ein Angebot ist schriftlich, enthält die Mehrwertsteuer und gilt 30 Tage.', 'de', '30'],
  ['An jedes Angebot halten wir uns 30 Tage gebunden.', 'de', '30'],
  ['Kostenvoranschläge bleiben vier Wochen gültig.', 'de', 'vier'],
  ['El presupuesto es por escrito, incluye el IVA y vale 30 días.', 'es', '30'],
  ['Los presupuestos tienen una validez de 30 días.', 'es', '30'],
  ['Cada presupuesto caduca a los 90 días.', 'es', '90'],
])('%s contradicts 60 days', (text, language, number) => {
  const told = [`facts/contradiction: ${number}`];
  expect(answered({ note: { text } }, language, BOOKS)).toEqual(told);
  const bare = factsWith({ facts: { quoteValid: 60 } });
  expect(answered({ note: { text } }, language, bare)).toEqual(told);
});

it.each([
  ['A quote is in writing and holds for 60 days.', 'en'],
  ['Quotes are free. The voucher is dated and holds for 30 days.', 'en'],
  ['The deposit comes off the quote, and we hold the slot for 30 days.', 'en'],
  ['A quote takes a week and two visits.', 'en'],
  ['We send a quote. The permit costs 60 and is valid for 30 days.', 'en'],
  ['Quotes for permits are free. Bring a passport valid for 90 days.', 'en'],
  ['We keep your quote on file for two years.', 'en'],
  ['A permit costs 40 and is valid for 30 days.', 'en'],
  ['Ein Angebot ist 60 Tage gültig.', 'de'],
  ['Zum Angebot gehört ein Gutschein, er ist datiert und gilt 30 Tage.', 'de'],
  ['An das Angebot halten wir uns zwei Monate gebunden.', 'de'],
  ['El presupuesto tiene una validez de dos meses.', 'es'],
  ['El permiso caduca a los 30 días.', 'es'],
])('%s is right, or of something else', (text, language) => {
  expect(answered({ note: { text } }, language, BOOKS)).toEqual([]);
});
