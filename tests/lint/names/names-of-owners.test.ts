import { describe, expect, it } from 'vitest';
import { createFacts, type Facts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { factsTypedName } from '../../../cli/rules/copy/facts-typed-name.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const withConfig = (business: object, group: object = {}): Facts =>
  createFacts(
    SCHEMA.parse({
      site: { url: 'https://m.example', name: 'M', title: 'M', description: 'M.' },
      business: {
        name: 'Molino Cierzo',
        type: 'Bakery',
        phone: '+34 952 06 14 37',
        address: { locality: 'Huesca', country: 'ES' },
        ...business,
      },
      languages: ['es'],
      ...group,
    }),
    SCHEMA,
  );

const toldOf = (rule: typeof factsTypedName, body: string, facts: Facts, language: string) =>
  [
    ...applyCopyRule(
      rule,
      copyFile('page', language, { text: { body } }),
      factsIn(language, facts),
    ),
  ].map(({ span, hint }) => [body.slice(...(span ?? [])), hint]);

describe('a name that holds that of the business', () => {
  const owned = withConfig({}, { imprint: { owner: 'Molino Ciérzo, S.L.' } });

  it('is that of the fact which has it letter for letter', () => {
    expect(
      toldOf(factsTypedName, 'La titular es Molino Ciérzo, S.L. de Huesca.', owned, 'es'),
    ).toEqual([['Molino Ciérzo, S.L.', 'Write {imprint.owner} in its place.']]);
  });

  it('is a slip without such a fact', () => {
    expect(
      toldOf(factsTypedName, 'El pan de Molino Ciérzo es de masa madre.', owned, 'es'),
    ).toEqual([['Molino Ciérzo', 'Write {business.name} in its place.']]);
  });

  it('does not go on in another paragraph', () => {
    const other = withConfig({ name: 'Molino Cierzo Alto' });
    expect(toldOf(factsTypedName, '- Amigos de Molino Cierzo\n\nAlta:', other, 'es')).toEqual([]);
    expect(toldOf(factsTypedName, '- Amigos de Molino Cierzo Alta', other, 'es')).toHaveLength(1);
  });

  it('is history where it was adopted in a year', () => {
    const adopted =
      'En 2009 los socios aceptaron que nos denominemos **Molino Cierzo** desde entonces.';
    expect(toldOf(factsTypedName, adopted, owned, 'es')).toEqual([]);
    const now = 'Hoy los socios trabajan en **Molino Cierzo** con gusto.';
    expect(toldOf(factsTypedName, now, owned, 'es')).toHaveLength(1);
  });
});

describe('hours without end', () => {
  const says = (hours: object) =>
    findingsOf('Estamos disponibles las 24 horas.', {
      facts: withConfig({ hours }),
      language: 'es',
      only: 'facts/typed-hours',
    });

  it.each([
    ['23:59', 0],
    ['22:00', 1],
  ])('are those of the configuration only up to midnight: %s', (closes, count) => {
    expect(says({ regular: { opens: '00:00', closes } })).toHaveLength(count);
  });
});

describe('a year alone', () => {
  const raw = (name: string) => ({ name, seo: { title: name }, text: { heading: '2009' } });
  const years = (name: string) => findingsIn(raw(name), { kind: 'page', only: 'facts/typed-year' });

  it('is no beginning on the page of a chronicle that is called by it', () => {
    expect(years('2009')).toEqual([]);
    expect(years('About us')).toEqual(['facts/typed-year: 2009']);
  });
});

it('leaves no backslash before the reference to a fee', () => {
  const [found] = toldOf(factsTypedAmount, 'An inspection costs \\$40 a roof.', FACTS, 'en');
  expect(found?.[0]).toBe('\\$40');
});
