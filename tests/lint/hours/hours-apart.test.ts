import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { isYear } from '../../../cli/content/facts/year-names.ts';
import { factsTypedHours } from '../../../cli/rules/copy/facts-typed-hours.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A nursery that is open from a quarter past seven, with an hour of its own for the smallest. */
const facts = createFacts(
  SCHEMA.parse({
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: { week: [{ days: DAYS, opens: '07:15', closes: '16:45' }] },
    },
    times: { toddlers: { opens: '07:15', closes: '14:00' } },
    zeiten: { krippe: { von: '07:15', bis: '14:00' } },
  }),
  SCHEMA,
);

function found(text: string, language: string) {
  const own = factsIn(language, facts);
  const file = copyFile('landing', language, { note: { text } });
  return [...applyCopyRule(factsTypedHours, file, own)].map(({ span, hint, message }) => ({
    words: text.slice(...(span ?? [0, 0])),
    hint,
    message,
  }));
}

describe('hours of one of several', () => {
  it.each([
    ['de', 'Öffnungszeiten der Krippe: 7:15 bis 14:00 Uhr', 'zeiten.krippe.von'],
    ['en', 'Opening hours for toddlers: 7:15 AM to 2:00 PM', 'times.toddlers.opens'],
  ])('are those that the configuration has for it (%s): %s', (language, text, name) => {
    expect(found(text, language)).toMatchObject([{ hint: expect.stringContaining(`{${name}}`) }]);
  });

  it.each([
    ['de', 'Geöffnet ist von 7:15 bis 13:30 Uhr, in Ganztagesbetreuung bis 16:45 Uhr.'],
    ['en', 'We are open from 7:15 AM to 1:30 PM, for full-time children until 4:45 PM.'],
    ['es', 'Abierto de 7:15 a 13:30, con comedor y tarde hasta las 16:45.'],
  ])('are no others where a case ends when the business closes (%s): %s', (language, text) => {
    const others = found(text, language).filter(({ message }) => message.includes('not the hours'));
    expect(others).toEqual([]);
  });

  it('are told where nothing sets them apart', () => {
    expect(found('Geöffnet ist von 7:15 bis 13:30 Uhr.', 'de')).toMatchObject([
      { message: expect.stringContaining('not the hours') },
    ]);
  });
});

describe('what takes the place of typed times', () => {
  it('leaves their unit where the fact has none', () => {
    expect(found('Wir haben bis 16:45 Uhr geöffnet.', 'de')).toMatchObject([{ words: '16:45' }]);
  });

  it('does not repeat the days before them', () => {
    const [told] = found('Dienstags sind wir von 7:15 bis 16:45 Uhr geöffnet.', 'de');
    expect(told?.hint).toContain('in the place of the days as well');
  });
});

it.each(['verein.saison', 'season', 'club.summerSeason', 'temporada'])(
  'a number of %s is a year, and is shown without a sign for thousands',
  (name) => {
    expect(isYear(name, 2025)).toBe(true);
    expect(isYear(name, 1200)).toBe(false);
  },
);
