import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf, FACTS as ROOFER } from '../copy-findings.ts';

const HALM = factsWith({
  business: {
    name: 'Halm',
    type: 'Electrician',
    phone: '+49 561 1234567',
    address: { locality: 'Kassel', country: 'DE' },
    currency: 'EUR',
  },
  preise: { anfahrt: 15, stunde: 62.5 },
  zahlen: { puenktlich: '98 %', garantie: 5 },
});

const told = (text: string, facts = HALM, language = 'de') =>
  findingsOf(text, { facts, language, only: 'facts/other-unit' });

describe('a sign that a value has already', () => {
  it.each([
    ['Die Anfahrt kostet {preise.anfahrt} € pauschal.', '{preise.anfahrt} €'],
    ['Die Anfahrt kostet **{preise.anfahrt}** Euro.', '{preise.anfahrt}** Euro'],
    ['Die Anfahrt kostet € {preise.anfahrt} pauschal.', '€ {preise.anfahrt}'],
    ['Pro Stunde EUR {preise.stunde}.', 'EUR {preise.stunde}'],
    ['Zu {zahlen.puenktlich} Prozent pünktlich.', '{zahlen.puenktlich} Prozent'],
  ])('is told: %s', (text, words) => {
    expect(told(text)).toEqual([`facts/other-unit: ${words}`]);
  });

  it.each([
    ['Each visit is $ {fees.inspection}.', '$ {fees.inspection}'],
    ['Each visit is {fees.inspection} dollars.', '{fees.inspection} dollars'],
    ['We are on time {figures.onTime}%.', '{figures.onTime}%'],
  ])('is told in English: %s', (text, words) => {
    expect(told(text, ROOFER, 'en')).toEqual([`facts/other-unit: ${words}`]);
  });

  it.each([
    'Die Anfahrt kostet {preise.anfahrt} pauschal, die Stunde {preise.stunde}.',
    'Im Euroland {preise.anfahrt} Eurocard.',
    '{zahlen.garantie} % Nachlass.',
    'Von 10 € bis {preise.anfahrt}.',
  ])('is right in: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each(['Each visit is {fees.inspection} USD.', 'A guard costs {cover.perPound} per pound.'])(
    'is right in English: %s',
    (text) => {
      expect(told(text, ROOFER, 'en')).toEqual([]);
    },
  );
});
