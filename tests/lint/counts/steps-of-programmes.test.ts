import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

const FREE = createFacts(
  SCHEMA.parse({ ...structuredClone({ ...FACTS.site }), horario: { domingo: 'de 9:30 a 10:30' } }),
  SCHEMA,
);

/** What is told of the times of a row of a schedule. */
function told(name: string, hours: string): string[] {
  const raw = { schedule: { heading: 'Programa', slots: [{ name, hours }] } };
  return findingsIn(raw, { language: 'es', facts: FREE }).filter((found) =>
    found.includes('hours'),
  );
}

describe('a step of a programme', () => {
  it('may take place at the times of something else, and end when the business closes', () => {
    expect(told('Ruedas', 'de 9:30 a 10:30')).toEqual([]);
    expect(told('La tuya', 'hasta las 18:00')).toEqual([]);
  });

  it('is told where it is what the fact is about, or the business itself', () => {
    expect(told('Domingo', 'de 9:30 a 10:30')).toHaveLength(1);
    expect(told('Paseo del domingo', 'de 9:30 a 10:30')).toHaveLength(1);
    expect(told('Oficina', 'de 8:00 a 18:00')).toHaveLength(1);
  });
});
