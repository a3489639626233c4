import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  'Der Nachweis, dass uns kein Schaden oder ein geringerer entstanden ist, ist ausgeschlossen.',
  'Der Nachweis, dass kein oder ein wesentlich niedrigerer Schaden entstanden ist, ist Ihnen nicht gestattet.',
  'Bei Absage fallen 50 Euro an; ein Nachweis geringeren Schadens ist nicht möglich.',
  'Der Nachweis eines geringeren Schadens ist ausgeschlossen.',
  'Ein Nachweis geringerer Kosten wird nicht anerkannt.',
  'Der Gegennachweis eines niedrigeren Aufwands ist unzulässig.',
  'Der Nachweis eines geringeren Schadens durch den Kunden ist ausgeschlossen.',
  'Sie können keinen geringeren Schaden nachweisen.',
])('a flat rate that cannot be contradicted: %s', (text) => {
  expect(clausesIn(text, 'de', 'DE')).toHaveLength(1);
});

it.each([
  'Der Nachweis eines geringeren Schadens bleibt Ihnen vorbehalten.',
  'Ihnen ist der Nachweis gestattet, dass uns kein oder ein geringerer Schaden entstanden ist.',
  'Der Nachweis eines geringeren Schadens ist nicht ausgeschlossen.',
  'Der Nachweis, dass kein Schaden entstanden ist, bleibt möglich.',
  'Ohne Nachweis gibt es keine Erstattung, eine Umbuchung ist ausgeschlossen.',
  'Können Sie keinen geringeren Schaden nachweisen, bleibt es bei der Pauschale.',
  'Sie können einen geringeren Schaden nachweisen.',
  'Der Nachweis eines höheren Schadens ist ausgeschlossen.',
  'Wer den Nachweis eines geringeren Schadens ausschließt, verwendet eine Klausel, die unwirksam ist.',
])('one that can: %s', (text) => {
  expect(clausesIn(text, 'de', 'DE')).toEqual([]);
});
