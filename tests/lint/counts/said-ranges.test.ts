import { expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'facts/backwards' });

/** What changes, what is chosen and what lies between have the words of a range, and are none. */
test.each([
  ['en', 'From {fees.emergencyVisit} to {fees.inspection}, that leaves $145 in your till.'],
  ['en', 'You may switch at any time: from {fees.emergencyVisit} to {fees.inspection} in a day.'],
  ['en', 'Moving from {fees.emergencyVisit} to {fees.inspection} took one phone call.'],
  ['en', 'You step from {fees.emergencyVisit} to {fees.inspection} once the roof is dry.'],
  [
    'en',
    'From {fees.emergencyVisit} to {fees.inspection} within a year: that is what a dry roof does.',
  ],
  ['en', 'We brought his bill from {fees.emergencyVisit} to {fees.inspection}.'],
  ['en', 'Between {fees.emergencyVisit} and {fees.inspection} lies a phone call made in time.'],
  ['en', 'Between {fees.emergencyVisit} and {fees.inspection} there is a gap of $145.'],
  ['en', 'The choice is between {fees.emergencyVisit} and {fees.inspection}: at night or by day.'],
  ['en', 'You choose between {fees.emergencyVisit} tonight and {fees.inspection} tomorrow.'],
  [
    'en',
    'The difference between {fees.emergencyVisit} and {fees.inspection} is the hour of the day.',
  ],
  ['en', 'Choose between {fees.emergencyVisit} and {fees.inspection}.'],
  ['en', 'The price eased from {fees.emergencyVisit} to {fees.inspection} last spring.'],
  ['en', 'That takes you from {fees.emergencyVisit} to {fees.inspection}.'],
  ['en', 'Our fee came from {fees.emergencyVisit} to {fees.inspection} in two years.'],
  ['de', 'Wer wechselt, kommt von {fees.emergencyVisit} bis {fees.inspection} herunter.'],
  ['de', 'Zwischen {fees.emergencyVisit} und {fees.inspection} liegt ein Anruf zur rechten Zeit.'],
  ['de', 'Der Unterschied zwischen {fees.emergencyVisit} und {fees.inspection} ist die Uhrzeit.'],
  ['de', 'Sie wählen zwischen {fees.emergencyVisit} und {fees.inspection}.'],
  ['de', 'Zwischen {fees.emergencyVisit} und {fees.inspection} liegen 145 Dollar.'],
  ['de', 'Die Wahl zwischen {fees.emergencyVisit} und {fees.inspection} fällt leicht.'],
  ['es', 'De {fees.emergencyVisit} a {fees.inspection}: son 145 dólares que se quedan en casa.'],
  ['es', 'Si cambia de plan, va de {fees.emergencyVisit} a {fees.inspection} al mes.'],
  ['es', 'Entre {fees.emergencyVisit} y {fees.inspection} hay 145 dólares.'],
  ['es', 'Entre {fees.emergencyVisit} y {fees.inspection} media una llamada a tiempo.'],
  ['es', 'La diferencia entre {fees.emergencyVisit} y {fees.inspection} es la hora.'],
  ['es', 'Elija entre {fees.emergencyVisit} y {fees.inspection}.'],
  ['es', 'Puede elegir entre {fees.emergencyVisit} y {fees.inspection}, de noche o de día.'],
  ['en', 'The gap between 24 and 21 inches is three inches.'],
  ['en', 'The difference between 40 and 25 miles is an hour of driving.'],
  ['en', 'Choose between 40 and 20 pounds of seed.'],
  ['en', 'The choice between 12 and 8 people at a table is a matter of noise.'],
  ['de', 'Der Unterschied zwischen 40 und 25 Kilometern ist eine Stunde Fahrt.'],
  ['de', 'Wählen Sie zwischen 40 und 20 Litern.'],
  ['es', 'La diferencia entre 40 y 25 kilómetros es una hora.'],
  ['es', 'Elija entre 40 y 20 litros.'],
])('%s: no range: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

test.each([
  ['en', 'Visits cost from {fees.emergencyVisit} to {fees.inspection}.'],
  ['en', 'From {fees.emergencyVisit} to {fees.inspection}'],
  ['en', '{fees.emergencyVisit} to {fees.inspection}'],
  ['en', 'A visit costs {fees.emergencyVisit} to {fees.inspection}.'],
  ['en', 'A visit costs between {fees.emergencyVisit} and {fees.inspection}.'],
  ['en', 'Prices range from {fees.emergencyVisit} to {fees.inspection}, parts included.'],
  ['en', 'Prices: from {fees.emergencyVisit} to {fees.inspection}, depending on the roof.'],
  ['en', 'Our prices run from {fees.emergencyVisit} to {fees.inspection}.'],
  ['en', 'From {fees.emergencyVisit} to {fees.inspection}, depending on the roof.'],
  ['en', 'From {fees.emergencyVisit} to {fees.inspection} a visit.'],
  ['en', 'You pay between {fees.emergencyVisit} and {fees.inspection} for a visit.'],
  ['de', 'Eine Prüfung kostet zwischen {fees.emergencyVisit} und {fees.inspection}.'],
  ['de', 'Von {fees.emergencyVisit} bis {fees.inspection}, je nach Dach.'],
  ['de', 'Zwischen {fees.emergencyVisit} und {fees.inspection}, je nach Dach.'],
  ['es', 'Una revisión cuesta de {fees.emergencyVisit} a {fees.inspection}.'],
  ['es', 'Entre {fees.emergencyVisit} y {fees.inspection}, según el tejado.'],
  ['es', 'De {fees.emergencyVisit} a {fees.inspection}, según el tejado.'],
  ['en', 'We need planks between 24 and 21 inches.'],
  ['en', 'We pay $26 to $22 an hour.'],
  ['es', 'Para mesas de entre 12 y 8 personas.'],
  ['de', 'Für Tische zwischen 12 und 8 Personen.'],
])('%s: a range: %s', (language, text) => {
  expect(told(text, language)).toHaveLength(1);
});
