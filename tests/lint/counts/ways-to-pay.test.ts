import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const site = { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' };
const address = { locality: 'Kassel', country: 'DE' };
const withPayments = (...payments: string[]): Facts =>
  factsWith({
    site,
    business: { name: 'Halm', type: 'Electrician', phone: '+49 561 1234567', address, payments },
  });

const ENGLISH = withPayments(
  ...['credit card', 'debit card', 'cash', 'check', 'mobile payment', 'PayPal', 'Venmo', 'Zelle'],
);
const GERMAN = withPayments('Barzahlung', 'Kreditkarte', 'Überweisung');
const SPANISH = withPayments('Efectivo', 'Tarjeta', 'Transferencia');

const RULE = 'facts/contradiction: ';
const told = (found: string[]) =>
  found.flatMap((finding) => (finding.startsWith(RULE) ? [finding.slice(RULE.length)] : []));

describe('ways to pay that the business does not have', () => {
  it.each([
    ['Pay by card, cash, check, Zelle, Cash App or PayPal, and keep the receipt.', 'Cash App'],
    ['Pay by card, cash, check, Zelle, Venmo, Bitcoin or PayPal.', 'Bitcoin'],
    ['We accept cash, Venmo, and Bitcoin.', 'Bitcoin'],
    ['We take cash, checks, and CashApp with no surcharge.', 'CashApp'],
    ['You can pay by credit or debit card, by check, or with Klarna.', 'Klarna'],
    ['Cash, card, Zelle and crypto are all accepted.', 'crypto'],
    ['Payment is due at the door: cash, Venmo or Cash App.', 'Cash App'],
    ['Payable in cash, by Zelle or by Bizum.', 'Bizum'],
    ['You pay at the table (card, cash, Revolut).', 'Revolut'],
  ])('%s', (text, way) => expect(told(findingsOf(text, { facts: ENGLISH }))).toEqual([way]));

  it.each([
    ['Sie zahlen bar, per Überweisung oder mit EC-Karte.', 'EC-Karte'],
    ['Bezahlen können Sie in bar, mit Kreditkarte, per Überweisung oder mit PayPal.', 'PayPal'],
    ['Wir nehmen Bargeld, Kreditkarte und Girocard.', 'Girocard'],
    ['Wir akzeptieren Barzahlung, Überweisung, Kreditkarte und Bitcoin.', 'Bitcoin'],
    ['Zahlbar bar, mit Kreditkarte oder mit TWINT.', 'TWINT'],
    ['Zahlung per Überweisung, Kreditkarte oder Klarna.', 'Klarna'],
  ])('%s', (text, way) =>
    expect(told(findingsOf(text, { facts: GERMAN, language: 'de' }))).toEqual([way]),
  );

  it.each([
    ['Se paga en efectivo, con tarjeta o por Bizum.', 'Bizum'],
    ['Aceptamos tarjeta, transferencia y PayPal.', 'PayPal'],
    ['Pague con tarjeta, en efectivo, por transferencia o con Bitcoin.', 'Bitcoin'],
    ['Puede pagar en efectivo, con tarjeta de crédito o débito, o con Zelle.', 'Zelle'],
    ['Cobramos en efectivo, por transferencia o por Bizum, al terminar.', 'Bizum'],
  ])('%s', (text, way) =>
    expect(told(findingsOf(text, { facts: SPANISH, language: 'es' }))).toEqual([way]),
  );

  it('in the answer to a question about paying, and in a list', () => {
    const answer = {
      questions: [{ question: 'How do I pay?', answer: 'Cash, card or Cash App.' }],
    };
    expect(told(findingsIn(answer, { facts: ENGLISH }))).toEqual(['Cash App']);
    const list = { note: { heading: 'Ways to pay', items: ['Cash', 'Credit card', 'Bitcoin'] } };
    expect(told(findingsIn(list, { facts: ENGLISH }))).toEqual(['Bitcoin']);
  });

  it.each([
    'Pay by card, cash, check, Zelle, Venmo or PayPal, and keep the receipt.',
    'We take cash, cards, Zelle and Apple Pay.',
    'We accept Visa, Mastercard and American Express.',
    'We do not take Cash App, Bitcoin or Klarna.',
    'Cash, card or check, but no Bitcoin, please.',
    'Do you take card, cash or Bitcoin?',
    'Your bank may offer Zelle, cards and Cash App.',
    'Scammers ask to be paid by check, in cash or in Bitcoin.',
    'The county clerk takes cash, checks and Cash App.',
    'Gift cards are paid by card, in cash or by Cash App.',
    'Your customers pay by card, PayPal or Klarna.',
    'Pay with Cash App.',
    'We pay our crew in cash or by Cash App.',
    'Bring cash, a card and the app.',
    'Swear or affirm, then pay by card, check or in cash.',
    'We set up card, PayPal and Klarna at the checkout of a shop.',
  ])('but not in: %s', (text) => expect(told(findingsOf(text, { facts: ENGLISH }))).toEqual([]));

  it.each([
    'Sie zahlen bar, per Überweisung oder mit Kreditkarte.',
    'Bar, mit Kreditkarte oder per Überweisung, aber nicht mit EC-Karte.',
    'Der Parkautomat nimmt Bargeld, Kreditkarte und EC-Karte.',
    'Betrüger verlangen Zahlung per Überweisung, in bar oder in Bitcoin.',
    'Kann ich bar, mit Kreditkarte oder mit PayPal zahlen?',
  ])('but not in: %s', (text) =>
    expect(told(findingsOf(text, { facts: GERMAN, language: 'de' }))).toEqual([]),
  );

  it('is not told without business.payments', () => {
    expect(told(findingsOf('Pay by card, cash or Cash App.', { facts: factsWith({}) }))).toEqual(
      [],
    );
  });
});

describe('a way to pay that a sentence refuses, though the business accepts it', () => {
  it.each([
    ['en', 'Please note: we do not take cash.', ENGLISH, 'we do not take cash'],
    ['en', 'We only accept cards. No fuss.', ENGLISH, 'We only accept cards'],
    ['en', 'We take cash only, and give a receipt.', ENGLISH, 'We take cash only'],
    ['en', 'Sorry, we can’t accept checks.', ENGLISH, 'we can’t accept checks'],
    ['es', 'Se paga solo con tarjeta.', SPANISH, 'Se paga solo con tarjeta'],
    ['es', 'Sin sorpresas: no aceptamos efectivo ni cheques.', SPANISH, 'no aceptamos efectivo'],
    ['de', 'Wir nehmen nur Karten.', GERMAN, 'Wir nehmen nur Karten'],
    ['de', 'Leider nehmen wir kein Bargeld.', GERMAN, 'nehmen wir kein Bargeld'],
  ])('is told (%s): %s', (language, text, facts, words) => {
    expect(told(findingsOf(text, { facts, language }))).toEqual([words]);
  });

  it.each([
    ['en', 'We only accept cash, cards and checks.', ENGLISH],
    ['en', 'We do not take checks from abroad.', ENGLISH],
    ['en', 'We do not take cash for online orders.', ENGLISH],
    ['en', 'We do not take cash over $500.', ENGLISH],
    ['en', 'The deposit is by card only; we do not take cash then.', ENGLISH],
    ['en', 'We do not take cards with a chip that is broken.', ENGLISH],
    ['en', 'They do not take cash at the courthouse.', ENGLISH],
    ['en', 'The county clerk only accepts checks.', ENGLISH],
    ['en', 'We do not take personal checks.', ENGLISH],
    ['en', 'We don’t take cash.', withPayments('credit card', 'PayPal')],
    ['en', 'We only accept cards.', withPayments('credit card', 'debit card')],
    ['es', 'Si llueve, no aceptamos efectivo.', SPANISH],
    ['es', 'No aceptamos cheques.', SPANISH],
    ['de', 'Wir nehmen nur Bargeld auf dem Markt.', GERMAN],
    ['de', 'Schecks nehmen wir keine.', GERMAN],
  ])('may be right (%s): %s', (language, text, facts) => {
    expect(told(findingsOf(text, { facts, language }))).toEqual([]);
  });

  it('a list of its own may lack it', () => {
    const own = { payments: ['cash', 'credit card'], paymentsAtVisit: ['credit card'] };
    const business = { name: 'Halm', type: 'Electrician', phone: '+49 561 1234567', address };
    const facts = factsWith({ site, business: { ...business, ...own } });
    expect(told(findingsOf('We do not take cash.', { facts }))).toEqual([]);
  });
});
