import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedFigure } from '../../../cli/rules/copy/facts-typed-figure.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { factsWith, findingsOf } from '../copy-findings.ts';

const facts = factsWith({
  terms: { depositPercent: 50, quoteHours: 24, renewMonths: 4 },
  practice: { formMinutes: 10 },
});

const typed = (text: string, language = 'en') =>
  findingsOf(text, { facts, language, only: 'facts/typed-figure' }).length;

describe('shares that make up a whole', () => {
  it.each([
    ['en', '50% deposit / 50% on completion'],
    ['en', 'You pay 50% as a deposit and 50% at the door.'],
    ['de', '50 % Anzahlung, 50 % bei Abholung'],
    ['es', '50 % de anticipo y 50 % contra entrega'],
  ])('%s: are the fact where they say so alone: %s', (language, text) => {
    expect(typed(text, language)).toBe(1);
  });

  it('that announce what they are first are told', () => {
    expect(typed('The deposit is 50%.')).toBe(1);
    expect(typed('Of the deposit of 50%, nothing is kept.')).toBe(1);
  });
});

describe('an appointment', () => {
  it.each([
    ['en', 'You get an appointment for a quote within 24 hours.'],
    ['de', 'Einen Termin für ein Angebot haben Sie innerhalb von 24 Stunden.'],
    ['es', 'Le damos cita para presupuesto en menos de 24 horas.'],
  ])('%s: is not what it is for: %s', (language, text) => {
    expect(typed(text, language)).toBe(0);
  });

  it.each([
    ['en', 'You get the quote within 24 hours.'],
    ['es', 'Le damos presupuesto en menos de 24 horas.'],
  ])('%s: what is promised itself is told: %s', (language, text) => {
    expect(typed(text, language)).toBe(1);
  });
});

it('a group that is the business itself says nothing of what a time is of', () => {
  expect(typed('You reach our practice in under 10 minutes.')).toBe(0);
  expect(typed('The form takes up to 10 minutes.')).toBe(1);
});

it('a hint keeps the unit that a fact does not have', () => {
  const file = copyFile('landing', 'de', {
    note: { text: 'Wer innerhalb von 4 Monaten wieder renew bucht, zahlt weniger.' },
  });
  const [finding] = applyCopyRule(factsTypedFigure, file, factsIn('de', facts));
  expect(finding?.hint).toBe('Write {terms.renewMonths} Monaten in its place.');
});
