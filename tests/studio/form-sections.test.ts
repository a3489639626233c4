import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { editText } from '../../cli/edit/edit-text.ts';
import type { Operation } from '../../cli/edit/operation.ts';
import { sectionChoices } from '../../cli/studio/section-choices.ts';
import {
  landingSections,
  type PageSections,
  pageSections,
} from '../../studio/app/form/model/section-rows.ts';

const choices = sectionChoices({});
const REQUIRED = ['hero', 'problems', 'guide', 'plan', 'success', 'failure', 'cta'];

type Value = Record<string, unknown>;

/** What a file holds after operations were done to its text. */
function edited(value: Value, operations: readonly Operation[]): Value {
  const outcome = editText(stringify(value), operations);
  if ('refused' in outcome) throw new Error(outcome.refused.reason);
  return outcome.value as Value;
}

const sectionsOf = (value: Value) => landingSections(value, choices, REQUIRED);
const middle = (sections: PageSections) =>
  sections.rows.flatMap(({ name, at }) => (at === undefined ? [] : [name]));

const blocks = Object.fromEntries(REQUIRED.map((name) => [name, { heading: name }]));

describe('sections of a landing', () => {
  test('stand in the order of its look, between hero and closing call', () => {
    const sections = sectionsOf({ ...blocks, questions: { heading: 'Q' } });
    const names = sections.rows.map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['hero', 'cta']);
    const usual = choices.orders[choices.defaultTheme] ?? [];
    expect(middle(sections)).toEqual(
      usual
        .filter((name) => name in blocks || name === 'questions')
        .filter((name) => !['hero', 'cta'].includes(name)),
    );
  });

  test('get an order of their own as soon as one is moved', () => {
    const before = sectionsOf(blocks);
    const moved = edited(blocks, before.move(0, 2));
    const names = middle(before);
    expect(middle(sectionsOf(moved))).toEqual([names[1], names[2], names[0], ...names.slice(3)]);
    expect(moved.sections).toEqual(middle(sectionsOf(moved)));
  });

  test('are added with their block, and a second of a kind where it stands', () => {
    const sample = { heading: 'What people ask', items: [] };
    const once = edited(blocks, sectionsOf(blocks).add('questions', sample, 1));
    expect(once.questions).toEqual(sample);
    expect(middle(sectionsOf(once))[1]).toBe('questions');
    const twice = edited(once, sectionsOf(once).add('questions', { heading: 'More' }, 0));
    expect(sectionsOf(twice).rows[1]).toMatchObject({
      name: 'questions',
      path: ['sections', 0, 'questions'],
      block: { heading: 'More' },
    });
  });

  test('write no order where a new one stands at the place that its look gives it', () => {
    const usual = middle(sectionsOf({ ...blocks, questions: {} })).indexOf('questions');
    const added = edited(blocks, sectionsOf(blocks).add('questions', { heading: 'Q' }, usual));
    expect(added.sections).toBeUndefined();
  });

  test('that a landing needs are hidden, and shown again', () => {
    const at = middle(sectionsOf(blocks)).indexOf('plan');
    const without = edited(blocks, sectionsOf(blocks).remove(at));
    expect(without.plan).toEqual(blocks.plan);
    expect(sectionsOf(without).hidden.map(({ name }) => name)).toEqual(['plan']);
    const again = sectionsOf(edited(without, sectionsOf(without).show('plan')));
    expect([middle(again).at(-1), again.hidden]).toEqual(['plan', []]);
  });

  test('others go with their block', () => {
    const value = { ...blocks, questions: { heading: 'Q' } };
    const at = middle(sectionsOf(value)).indexOf('questions');
    const removed = edited(value, sectionsOf(value).remove(at));
    expect('questions' in removed).toBe(false);
    expect(middle(sectionsOf(removed))).not.toContain('questions');
  });
});

const samples = new Map(choices.sections.map(({ name, sample }) => [name, sample]));

interface Step {
  do: 'add' | 'move' | 'duplicate' | 'remove';
  /** Kind of section that is added. */
  name: string;
  at: number;
  to: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('add', 'move', 'duplicate', 'remove'),
  name: fc.constantFrom('questions', 'cards', 'note', 'picture'),
  at: fc.nat(9),
  to: fc.nat(9),
});

/** Does a change to a page and to a plain list of its kinds. */
function done(sections: PageSections, names: string[], step: Step) {
  const at = step.do === 'add' ? step.at % (names.length + 1) : step.at % names.length;
  const name = names[at] ?? '';
  if (step.do === 'add')
    return {
      operations: sections.add(step.name, samples.get(step.name), at),
      names: names.toSpliced(at, 0, step.name),
    };
  if (step.do === 'duplicate')
    return { operations: sections.duplicate(at), names: names.toSpliced(at + 1, 0, name) };
  if (step.do === 'remove')
    return { operations: sections.remove(at), names: names.toSpliced(at, 1) };
  const to = step.to % names.length;
  return {
    operations: sections.move(at, to),
    names: names.toSpliced(at, 1).toSpliced(to, 0, name),
  };
}

describe.each([
  ['a landing', blocks as Value, sectionsOf],
  ['a page of data', { sections: [{ title: {} }, { note: {} }] } as Value, pageSections],
])('whatever is done to the sections of %s', (_, start, sections) => {
  test('the page shows what was meant', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        let value = start;
        let names = middle(sections(value));
        for (const one of steps) {
          if (names.length < 2) break;
          const next = done(sections(value), names, one);
          if (next.operations.length > 0) value = edited(value, next.operations);
          ({ names } = next);
          expect(middle(sections(value))).toEqual(names);
        }
      }),
      { numRuns: 15 },
    );
  });
});
