import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frontMatterParts } from '../../cli/content/pages/front-matter.ts';
import { parseMarkdownPage } from '../../cli/content/pages/markdown-page.ts';
import { pathName } from '../../cli/content/value-path.ts';
import { editData } from '../../cli/edit/edit-data.ts';
import { expectedValue } from '../../cli/edit/expected-value.ts';
import type { Operation } from '../../cli/edit/operation.ts';
import { isSameData } from '../../cli/edit/plain-data.ts';
import { ROOT } from '../support/command.ts';
import { cases, sample } from '../support/proof.ts';
import { dressedLanding, generatedText } from '../support/yaml-texts.ts';
import { type Reading, readIndependently } from './independent-reading.ts';
import { at, dice, operationFor, pathsIn } from './random-operations.ts';

/** Every YAML file of the repository. */
const FILES = execFileSync('git', ['ls-files', '*.yaml'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** The valid cases of the YAML test suite (see its LICENSE). */
const SUITE = Object.values(
  JSON.parse(
    readFileSync(join(ROOT, 'tests/fixtures/yaml-test-suite/valid.json'), 'utf8'),
  ) as Record<string, string>,
);

/** Every page of Markdown. */
const PAGES = execFileSync('git', ['ls-files', 'pages/**/page.md'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

const pageValue = (text: string) =>
  parseMarkdownPage({ path: 'page.md', file: 'page.md', text, hash: '' }).value;

/** What follows the front matter. */
const textOf = (page: string) => page.slice(frontMatterParts(page)?.text);

const anyText = fc.oneof(
  fc.constantFrom(...FILES),
  fc.constantFrom(...SUITE),
  generatedText,
  dressedLanding,
);

const edit = (text: string, operation: Operation) =>
  editData({ path: 'landing.yaml', text }, [operation]);

/** Sets every value of a text to what it is. */
function setAllAgain(text: string): { changed: number; done: number } {
  const read = readIndependently(text);
  if (!read) return { changed: edit(text, { op: 'set', path: ['a'], value: 1 }) ? 0 : 1, done: 0 };
  let [changed, done] = [0, 0];
  for (const path of sample(pathsIn(read.value), 6)) {
    const edited = edit(text, { op: 'set', path, value: at(read.value, path) });
    if ('refused' in edited) continue;
    done += 1;
    if (edited.text !== text) changed += 1;
  }
  return { changed, done };
}

/** Where a path is found again after an operation on another part; undefined if it is that part. */
function pathAfter(path: readonly (string | number)[], operation: Operation) {
  const list = operation.op === 'insert' ? operation.path : operation.path.slice(0, -1);
  const isInside = (outer: readonly PropertyKey[]) =>
    outer.every((step, index) => String(step) === String(path[index]));
  if (operation.op === 'set')
    return isInside(operation.path) ||
      path.every((step, i) => String(step) === String(operation.path[i]))
      ? undefined
      : path;
  if (!isInside(list))
    return path.every((step, i) => String(step) === String(list[i])) ? undefined : path;
  const step = path[list.length];
  if (step === undefined) return undefined;
  const move = (to: string | number) => path.with(list.length, to);
  const own = operation.path.at(-1);
  switch (operation.op) {
    case 'insert':
      return typeof step === 'number' && operation.at !== 'end' && step >= operation.at
        ? move(step + 1)
        : path;
    case 'rename':
      return String(step) === String(own) ? move(operation.key) : path;
    case 'move': {
      const [from, to, index] = [Number(own), Number(operation.to), Number(step)];
      if (index === from) return move(to);
      const closed = index > from ? index - 1 : index;
      return move(closed >= to ? closed + 1 : closed);
    }
    default:
      if (String(step) === String(own)) return undefined;
      return typeof step === 'number' && typeof own === 'number' && step > own
        ? move(step - 1)
        : path;
  }
}

/** What was not named is as it was: texts with their quotes, and comments. */
function touched(before: Reading, after: Reading, operation: Operation): unknown[] {
  const left = [...after.comments];
  const gone = before.comments.filter((comment) => {
    const index = left.indexOf(comment);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const takesAway = ['unset', 'remove', 'set'].includes(operation.op);
  const other = [...before.sources].filter(([name, source]) => {
    const path = pathAfter(JSON.parse(name), operation);
    return path && after.sources.get(JSON.stringify(path)) !== source;
  });
  return [...(takesAway ? [] : gone), ...other];
}

/** The proof takes minutes. */
const timeout = cases(60_000, 1_800_000);

describe('an edit', { timeout }, () => {
  it('that sets what is there changes no byte', () => {
    const counts = [...sample(FILES, 8), ...sample(SUITE, 60)].map(setAllAgain);
    expect(counts.filter(({ changed }) => changed > 0)).toEqual([]);
    expect(counts.reduce((sum, { done }) => sum + done, 0)).toBeGreaterThan(60);
    fc.assert(
      fc.property(generatedText, (text) => setAllAgain(text).changed === 0),
      { numRuns: cases(15, 500) },
    );
  });

  it('does what it is asked to and nothing else, whatever it is and wherever', () => {
    let [done, refused] = [0, 0];
    fc.assert(
      fc.property(anyText, fc.array(dice, { minLength: 1, maxLength: 4 }), (start, rolls) => {
        let text = start;
        let read = readIndependently(text);
        for (const roll of rolls) {
          const operation = read && operationFor(read.value, roll);
          if (!read || !operation) continue;
          const edited = edit(text, operation);
          if ('refused' in edited) {
            refused += 1;
            continue;
          }
          done += 1;
          const after = readIndependently(edited.text);
          const expected = expectedValue(read.value, operation);
          const isRight = after !== undefined && isSameData(after.value, expected);
          const what = JSON.stringify([text, operation, edited.text]);
          expect([isRight, after && touched(read, after, operation)], what).toEqual([true, []]);
          text = edited.text;
          read = after;
        }
      }),
      { numRuns: cases(40, 10_000) },
    );
    // Only what is repeated by aliases or written in very odd ways.
    expect(refused).toBeLessThan(done / 10);
  });

  it('of a page of Markdown leaves its text as it is, and its keys say what they should', () => {
    const pages = fc.constantFrom(...PAGES);
    let done = 0;
    fc.assert(
      fc.property(pages, fc.boolean(), dice, (page, isWindows, roll) => {
        const text = isWindows ? page.replaceAll('\n', '\r\n') : page;
        const value = pageValue(text);
        const operation = operationFor(value, roll);
        const edited = operation && editData({ path: 'page.md', text }, [operation]);
        if (!edited || 'refused' in edited) return;
        done += 1;
        expect(isSameData(pageValue(edited.text), expectedValue(value, operation))).toBe(true);
        const isText = /heading|body|^sections(?:\[\d+\])?(?:\.prose|\.title)?$/.test(
          pathName(operation.path),
        );
        if (!isText) expect(textOf(edited.text)).toBe(textOf(text));
      }),
      { numRuns: cases(40, 2_000) },
    );
    expect(done).toBeGreaterThan(10);
  });
});
