import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  termine: {
    storno: '14 Tage',
    hausbesuch: '40 Minuten',
    sprechstunde: 'mittwochs 16:30 bis 18:30 Uhr',
    kurs: '9:00 bis 12:30 Uhr',
  },
});

function told(text: string, language = 'de', at?: string) {
  return findingsOf(text, { facts: FACTS, language, ...(at ? { at } : {}), only: 'facts/typed-' });
}

describe('days that a law gives for taking a contract back', () => {
  it.each([
    ['de', 'Nach Ihrem Widerruf erstatten wir das Geld innerhalb von 14 Tagen.'],
    [
      'de',
      '## Rücktritt bei Verträgen aus der Ferne\n\nWir erstatten, was Sie bezahlt haben, innerhalb von vierzehn Tagen.',
    ],
    ['en', '## Your right to cancel\n\nWe refund what you have paid within 14 days.'],
    ['en', 'Under the Consumer Contracts Regulations you have up to 14 days to cancel.'],
    ['es', '## Derecho de desistimiento\n\nLe devolvemos su dinero en 14 días.'],
  ])('are not those of the business (%s): %s', (language, text) => {
    expect(told(text, language, 'note.body')).toEqual([]);
  });

  it.each([
    ['de', 'Stornieren können Sie bis zu 14 Tage vor dem Termin.', '14 Tage'],
    ['en', 'You can cancel up to 14 days before the day.', '14 days'],
    ['es', 'Puede cancelar hasta 14 días antes.', '14 días'],
  ])('are told where the business gives them (%s): %s', (language, text, days) => {
    expect(told(text, language, 'note.body')).toEqual([`facts/typed-figure: ${days}`]);
  });

  it('are told where a fact names them', () => {
    const facts = factsWith({ vertrag: { widerrufsfrist: '14 Tage' } });
    const text = 'Der Widerruf ist innerhalb von 14 Tagen möglich.';
    expect(findingsOf(text, { facts, language: 'de' })).toEqual(['facts/typed-figure: 14 Tagen']);
  });
});

describe('the time that something took', () => {
  it('is what a customer says of that day', () => {
    const text = 'Beim Hausbesuch war alles in höchstens 40 Minuten erledigt.';
    expect(told(text, 'de', 'testimonial.quote')).toEqual([]);
    expect(told(text)).toEqual(['facts/typed-figure: 40 Minuten']);
  });
});

describe('times of a fact that says on which day they are', () => {
  it('may be those of something else on another day', () => {
    expect(told('Von 16:30 bis 18:30 Uhr, mit einer Pause für Kaffee.')).toEqual([]);
  });

  it.each([
    ['Die Sprechstunde ist von 16:30 bis 18:30 Uhr.'],
    ['Kommen Sie mittwochs von 16:30 bis 18:30 Uhr.'],
  ])('are told where a text is about it: %s', (text) => {
    expect(told(text)).toEqual(['facts/typed-hours: 16:30 bis 18:30 Uhr']);
  });

  it('are told wherever they are if it says no day', () => {
    expect(told('Von 9:00 bis 12:30 Uhr, mit einer Pause für Kaffee.')).toEqual([
      'facts/typed-hours: 9:00 bis 12:30 Uhr',
    ]);
  });
});
