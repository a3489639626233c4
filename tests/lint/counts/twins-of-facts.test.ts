import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedFigure } from '../../../cli/rules/copy/facts-typed-figure.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { factsWith, findingsOf } from '../copy-findings.ts';

const at = 'prose.body';
const only = 'facts/typed-figure';

function hintsOf(body: string, group: object, language: string) {
  const file = copyFile('landing', language, { prose: { body } });
  const facts = factsIn(language, factsWith(group));
  return [...applyCopyRule(factsTypedFigure, file, facts)].map(({ hint }) => hint);
}

describe('facts of one group with one value', () => {
  const visits = { visits: { siloMinutes: 75, barnMinutes: 75 } };

  it.each([
    ['# Visits\n\n## The silo\n\nA visit of the silo takes 75 minutes.', '{visits.siloMinutes}'],
    ['# Visits\n\n## The barn\n\nA visit of the barn takes 75 minutes.', '{visits.barnMinutes}'],
    ['# Visits\n\n## The barn\n\nLength of the visits: 75 minutes', '{visits.barnMinutes}'],
  ])('are told apart by what is named: %s', (text, name) => {
    const hints = hintsOf(text, visits, 'en');
    expect(hints).toHaveLength(1);
    expect(hints[0]).toContain(name);
    expect(hints[0]).not.toContain(' or ');
  });

  it('are all offered where none is named', () => {
    const sessions = { sessions: { pairMinutes: 75, familyMinutes: 75 } };
    const text = '# Precios\n\n**Sesión doble.**\n\n- Duración: 75 minutos\n- En familia o grupo';
    const [hint] = hintsOf(text, sessions, 'es');
    expect(hint).toContain('{sessions.pairMinutes} or {sessions.familyMinutes}');
  });
});

describe('a small number that a fact has as well', () => {
  const lessons = { sprachen: { wochenlektionen: 4 } };
  const told = (text: string) =>
    findingsOf(text, { language: 'de', at, facts: factsWith(lessons), only });

  it('is typed where the group of the fact is named', () => {
    expect(told('# Sprachen\n\nEs gibt 4 Wochenlektionen.')).toEqual(['facts/typed-figure: 4']);
  });

  it('is that of something else where nothing names it', () => {
    expect(told('# Chemie\n\nEs gibt 4 Wochenlektionen.')).toEqual([]);
  });
});
