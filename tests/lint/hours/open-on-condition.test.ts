import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf, SCHEMA } from '../copy-findings.ts';

/** A school that is closed on Mondays. */
const SCHOOL = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: {
        week: [
          {
            days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            ...{ opens: '10:00', closes: '19:00' },
          },
        ],
      },
    },
  }),
  SCHEMA,
);

const told = (text: string, language: string) =>
  findingsOf(text, { facts: SCHOOL, language }).filter((found) =>
    found.startsWith('facts/typed-hours'),
  );

describe('a day on which a business is open for some only', () => {
  it.each([
    ['es', 'Los festivos y todo agosto cerramos. Los lunes abrimos solo para grupos con reserva.'],
    ['es', 'Abrimos los lunes únicamente con reserva previa.'],
    ['en', 'We are open on Mondays only for groups of ten or more.'],
    ['en', 'We are open on Mondays for groups only. Ask us.'],
    ['en', 'Monday until 4 pm, only for members.'],
    ['de', 'Montags haben wir nur für Gruppen geöffnet. Montags ist geöffnet nur für Gruppen.'],
    ['de', 'Montags ist geöffnet, aber nur auf Anmeldung.'],
  ])('is an exception to its hours (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['es', 'Los lunes abrimos.'],
    ['es', 'Los lunes abrimos. Los talleres son solo para grupos.'],
    ['en', 'We are open on Mondays. Parking is only for guests.'],
    ['en', 'We are open on Mondays, but only for two hours.'],
    ['de', 'Montags ist geöffnet. Hunde nur mit Leine.'],
  ])('is told without one (%s): %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });
});
