import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

function told(raw: object, language: string): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const found = findingsIn(raw, { language, facts });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

/** A question with its answer. */
function asked(question: string, answer: string): object {
  return { questions: { items: [{ question, answer }] } };
}

describe('days that answer what asks for the next ones, and are past', () => {
  it.each([
    ['en', 'When are the next weekends?', '13 and 14 March, 8 and 9 May, 9 and 10 October 2025.'],
    ['en', 'When is the next course?', 'Saturday, 10 October 2026, 10 am.'],
    ['en', 'When is the open day?', '10 October 2026'],
    ['en', 'Upcoming tastings', 'March 14, May 9 and October 10, 2026'],
    ['de', 'Wann ist der nächste Kurs?', 'Am 9. und 10. Oktober 2026.'],
    ['de', 'Nächste Termine', '14. März, 9. Mai und 10. Oktober 2026'],
    ['de', 'Wann findet die Führung statt?', 'Samstag, 10. Oktober 2026, 14 Uhr'],
    ['es', '¿Cuándo es el próximo taller?', 'El 9 y 10 de octubre de 2026.'],
    ['es', 'Próximas fechas', '14 de marzo, 9 de mayo y 10 de octubre de 2026'],
    ['es', '¿Cuándo son las jornadas?', 'Sábado 10 de octubre de 2026'],
  ])('%s: %s %s', (language, question, answer) => {
    expect(told(asked(question, answer), language)).toEqual([
      expect.stringMatching(/(?:October|Oktober|octubre|October 10,).*202[56]$/),
    ]);
  });

  it('in a list, below a heading of a body, and under a large figure', () => {
    const dates = { heading: 'The next weekends', items: ['13 March 2027', '10 October 2026'] };
    expect(told({ list: dates }, 'en')).toEqual(['copy/past-date: 10 October 2026']);
    const body = '## Next dates\n\n- 9 and 10 October 2026\n- 13 and 14 March 2027';
    expect(told({ body }, 'en')).toEqual(['copy/past-date: 10 October 2026']);
    const tile = { stat: '10 October 2026', description: 'the next course' };
    expect(told({ guide: { credentials: [tile] } }, 'en')).toEqual([
      'copy/past-date: 10 October 2026',
    ]);
  });

  it('behind the days of a list, which stand between it and what announces it', () => {
    const text = 'The next are on 13 and 14 March, 8 and 9 May, 9 and 10 October 2026.';
    expect(told({ note: { text } }, 'en')).toEqual(['copy/past-date: 10 October 2026']);
    expect(told({ note: { text: 'The fair is on 9 and 10 October 2026.' } }, 'en')).toEqual([
      'copy/past-date: 10 October 2026',
    ]);
  });

  it.each([
    ['en', 'When are the next weekends?', '13 and 14 March, 8 and 9 May, 9 and 10 October 2027.'],
    ['en', 'When were the last weekends?', '9 and 10 October 2026.'],
    ['en', 'When did you open?', '10 October 2020.'],
    ['en', 'When is your birthday?', '10 October 2020'],
    ['en', 'When do the new prices apply?', '1 October 2026'],
    ['en', 'When does the law come into force?', '1 October 2026.'],
    ['en', 'When is the next course?', 'The last was on 10 October 2026; ask for the next.'],
    ['en', 'Next steps', '10 October 2026'],
    ['en', 'From the next issue', '10 October 2026'],
    ['en', 'Dates of the tour', '9 and 10 October 2026'],
    ['en', 'The next open day was our first', '10 October 2026'],
    ['en', 'Photos of the next generation', '10 October 2026'],
    ['de', 'Wann war der letzte Kurs?', '9. und 10. Oktober 2026'],
    ['de', 'Ab wann gilt die Pflicht?', '1. Oktober 2026'],
    ['de', 'Die nächste Generation übernahm', 'Im Betrieb seit 1. Oktober 2026'],
    ['de', 'Stand', '1. Oktober 2026'],
    [
      'de',
      'Wann ist der Führerschein gültig?',
      'Wenn er nach dem 1. Oktober 2016 ausgestellt ist.',
    ],
    ['es', '¿Desde cuándo hay cursos?', '10 de octubre de 2026'],
    ['es', '¿Cuándo fue el último taller?', '9 y 10 de octubre de 2026'],
    ['es', 'Próximos pasos', '10 de octubre de 2026'],
    ['es', '¿Cuándo entra en vigor la ley?', '1 de octubre de 2026'],
  ])('not told, %s: %s %s', (language, question, answer) => {
    expect(told(asked(question, answer), language)).toEqual([]);
  });
});
