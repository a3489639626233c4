import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Copy, findCopies } from '../../../cli/lint/copies/copies.ts';
import { BANDS } from '../../../cli/lint/copies/near-duplicates.ts';
import { SKETCH, Sketches } from '../../../cli/lint/copies/sketches.ts';
import { cases } from '../../support/proof.ts';

type Sketch = readonly number[];

const ROWS = SKETCH / BANDS;

const areAlike = (a: Sketch, b: Sketch) =>
  a.filter((value, order) => value === b[order]).length >= 0.8 * SKETCH;

/** Each page with the first one that has the same values in some band, if the two are nearly the same. */
function pairsOf(pages: Map<number, Sketch>): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [page, own] of pages)
    for (let from = 0; from < SKETCH; from += ROWS) {
      const band = (sketch: Sketch) => sketch.slice(from, from + ROWS).join();
      const [first = page] = [...pages].find(([, sketch]) => band(sketch) === band(own)) ?? [];
      const isKnown = pairs.some(([a, b]) => a === page && b === first);
      if (first !== page && !isKnown && areAlike(own, pages.get(first) ?? []))
        pairs.push([page, first]);
    }
  return pairs;
}

function groupOf(page: number, pairs: [number, number][]): number[] {
  const group = new Set([page]);
  for (const member of group)
    for (const pair of pairs) if (pair.includes(member)) for (const other of pair) group.add(other);
  return [...group].sort((a, b) => a - b);
}

/** As the documentation of `findCopies` tells it, with no thought of memory and time. */
function naiveCopies(pages: Map<number, Sketch>): Copy[] {
  const pairs = pairsOf(pages);
  const sketchOf = (page: number) => pages.get(page) ?? [];
  const isNear = (a: number, b: number) => areAlike(sketchOf(a), sketchOf(b));
  return [...pages.keys()].flatMap((copy) => {
    const group = groupOf(copy, pairs);
    const count = (page: number) =>
      group.length > 50
        ? pairs.filter((pair) => pair.includes(page)).length
        : group.filter((other) => other !== page && isNear(page, other)).length;
    const most = Math.max(...group.map(count));
    const original = group.find((page) => count(page) === most) ?? copy;
    if (original === copy) return [];
    if (isNear(copy, original)) return [{ copy, original }];
    const [a = copy, b = copy] = pairs.find((pair) => pair.includes(copy)) ?? [];
    return [{ copy, original: a === copy ? b : a }];
  });
}

/** Pages that are made of each other: which earlier one each repeats, and which values it has of its own. */
const descent = (maxLength: number) =>
  fc.array(
    fc.record({
      parent: fc.nat(),
      own: fc.array(fc.nat({ max: SKETCH - 1 }), { maxLength: 14 }),
      isNew: fc.boolean(),
      isCompared: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
    { minLength: 1, maxLength, size: 'max' },
  );

function sketchesOf(pages: { parent: number; own: number[]; isNew: boolean }[]): Sketch[] {
  const made: number[][] = [];
  for (const [page, { parent, own, isNew }] of pages.entries()) {
    const values = isNew
      ? Array.from({ length: SKETCH }, (_, order) => page * SKETCH + order)
      : [...(made[parent % (made.length || 1)] ?? Array(SKETCH).fill(0xffffffff))];
    for (const order of own) values[order] = 1_000_000 + page;
    made.push(values);
  }
  return made;
}

test.each([
  [12, cases(100, 300)],
  [130, cases(10, 40)],
])('of at most %i pages those are copies that a plain comparison finds', (maxLength, numRuns) => {
  fc.assert(
    fc.property(descent(maxLength), (pages) => {
      const made = sketchesOf(pages);
      const sketches = new Sketches(made.length);
      for (const [page, values] of made.entries()) sketches.values.set(values, page * SKETCH);
      const compared = [...made.keys()].filter((page) => pages[page]?.isCompared);
      const expected = naiveCopies(new Map(compared.map((page) => [page, made[page] ?? []])));
      const found = [...findCopies(sketches, Uint32Array.from(compared))];
      expect(found.sort((a, b) => a.copy - b.copy)).toEqual(expected);
    }),
    { numRuns },
  );
});
