import { describe, expect, test } from 'vitest';
import { linksIn } from '../../cli/content/addresses/page-links.ts';
import { runRules } from '../../cli/rules/run-rules.ts';
import { locatedTexts, wholeCopy } from '../../cli/rules/texts.ts';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { facts, landingFile, setLeaf } from '../renderer/rendered-landing.ts';
import { SITE } from '../support/site-code.ts';

/** A landing with one note that is written where it is shown. */
const withNote = (text: string) =>
  landingFile((landing) =>
    Object.assign(landing, { sections: ['plan', { note: { heading: 'Plainly', text } }] }),
  );

const found = (text: string) => {
  const landing = withNote(text);
  return runRules(SITE.rules.landing, landing, facts).map(({ rule, column, endColumn }) => ({
    rule,
    shown: landing.source.text.slice(column - 1, endColumn - 1),
  }));
};

describe('a text of a block among the sections', () => {
  test.each([
    ['copy/placeholder', 'Call [your name here] first.'],
    ['facts/typed-amount', 'Travel costs $40.'],
    ['law/legal-advice', 'We give legal advice at your table.'],
  ])('is held to %s, at its place', (rule, text) => {
    const [finding, ...others] = found(text);
    expect(others).toEqual([]);
    expect(finding?.rule).toBe(rule);
    expect(`"${text}"`).toContain(finding?.shown);
    expect(finding?.shown).not.toBe('');
  });

  test('is right where nothing is wrong with it', () => {
    expect(found('Send the gate code before we leave town.')).toEqual([]);
  });

  test('counts for copies, and names of sections do not', () => {
    const lines = wholeCopy(withNote('A text of its own.').page.landing).split('\n');
    expect(lines).toContain('A text of its own.');
    expect(lines).not.toContain('plan');
  });

  test('has its links followed', () => {
    const item = { icon: 'users', title: 'Witnesses', text: 'Two.' };
    const items = [item, { ...item, href: '/nowhere' }];
    const { meta } = landingFile((landing) =>
      Object.assign(landing, { sections: [{ services: { heading: 'More', items } }] }),
    );
    expect(meta.links).toEqual([
      { at: ['sections', 0, 'services', 'items', 1, 'href'], to: '/nowhere', title: 'Witnesses' },
    ]);
    expect(linksIn({ sections: ['plan'] })).toEqual([]);
  });
});

const optional: readonly SectionDefinition[] = LANDING_SECTIONS.optional;

/**
 * How the texts of a sample are told whose place an amount is typed into; keys that hold a choice or an address take
 * none, and in the words of others every amount is theirs.
 */
function amountsTold({ name, sample, schema }: SectionDefinition) {
  const paths = locatedTexts(sample, [])
    .map(({ path }) => path as (string | number)[])
    .filter((path) => !path.includes('quote'));
  return paths.flatMap((path) => {
    const block = structuredClone(sample);
    setLeaf(block as never, { path, name: '' }, 'Travel costs $40.');
    if (!schema.safeParse(block).success) return [];
    const landing = landingFile((edited) =>
      Object.assign(edited, { sections: [{ [name]: block }] }),
    );
    const found = runRules(SITE.rules.landing, landing, facts);
    const told = found.filter(
      ({ rule, message }) => rule === 'facts/typed-amount' && message.startsWith('$40 '),
    ).length;
    return [[path.join('.'), told] as const];
  });
}

test.each(optional.map((section) => [section.name, section] as const))(
  'every text of a block of %s is held to the rules',
  (_, section) => {
    const told = amountsTold(section);
    expect(told).not.toEqual([]);
    expect(told.filter(([, count]) => count !== 1)).toEqual([]);
  },
);
