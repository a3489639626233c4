import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  figures: { within24Hours: '95%', within3Days: '80%', accuracy: '99.9%' },
  prices: { massage60Minutes: 80, pass10Days: 120, room2Hours: 90, room4Hours: 150 },
  zahlen: { in48Stunden: '90%' },
  cifras: { en24Horas: '92%' },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, { facts: FACTS, language, only: 'facts/contradiction' });
}

const text = (words: string) => ({ note: { text: words } });
const tile = (stat: string, description: string) => ({
  guide: { credentials: [{ stat, description }] },
});

describe('a number beside a fact whose name has another one', () => {
  it.each([
    [text('{figures.within24Hours} of visits are done inside 48 hours.'), 'en', '48 hours'],
    [text('{figures.within24Hours} are completed within two days of the call.'), 'en', 'two days'],
    [text('Within 12 hours, {figures.within24Hours} of visits are done.'), 'en', '12 hours'],
    [tile('{figures.within24Hours}', 'of visits done inside 48 hours'), 'en', '48 hours'],
    [tile('{figures.within24Hours}', 'of visits completed within two days'), 'en', 'two days'],
    [tile('{figures.within3Days}', 'of repairs finished within a week'), 'en', 'a week'],
    [text('A massage is {prices.massage60Minutes} for 90 minutes.'), 'en', '90 minutes'],
    [text('The room costs {prices.room2Hours} for four hours.'), 'en', 'four hours'],
    [text('{zahlen.in48Stunden} sind innerhalb von 24 Stunden fertig.'), 'de', '24 Stunden'],
    [text('{zahlen.in48Stunden} antworten binnen drei Tagen.'), 'de', 'drei Tagen'],
    [text('El {cifras.en24Horas} de las visitas se hace en 48 horas.'), 'es', '48 horas'],
    [text('El {cifras.en24Horas} termina en menos de dos días.'), 'es', 'dos días'],
  ])('%j', (raw, language, words) => {
    expect(told(raw, language)).toEqual([`facts/contradiction: ${words}`]);
  });

  it.each([
    text('{figures.within24Hours} of visits are done inside 24 hours.'),
    text('{figures.within24Hours} of visits are done within a day of the call.'),
    text('{figures.within24Hours} are done within 24 hours, the rest within 48 hours.'),
    text('{figures.within24Hours} of our visits in 12 months were on time.'),
    text('{figures.within24Hours} are done the same day. Papers come within two days.'),
    text('{figures.within24Hours} are done the same day; papers come within two days.'),
    text('{figures.within24Hours} are done at once, and the papers come within two days.'),
    text('{figures.accuracy} of visits done inside 48 hours'),
    text('A pass costs {prices.pass10Days} for 30 days of skating.'),
    text('The room is {prices.room2Hours} for two hours and {prices.room4Hours} for four hours.'),
    text('{prices.massage60Minutes} for an hour'),
    text('Within two days you hear from us. {figures.within24Hours} are done at once.'),
    tile('{figures.within24Hours}', 'of visits completed within a day of the call'),
    tile('{figures.accuracy}', 'of visits completed within two days'),
    tile('{figures.within3Days}', 'of repairs finished within three days'),
    text('{zahlen.in48Stunden} sind in zwei Tagen fertig.'),
    text('El {cifras.en24Horas} de las visitas se hace en un día.'),
  ])('not told: %j', (raw) => {
    expect(told(raw)).toEqual([]);
  });
});
