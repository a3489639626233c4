import { expect, test } from 'vitest';
import { WHOLE_FILE } from '../../cli/content/diagnostic.ts';
import { ANY_FACT } from '../../cli/content/facts/facts.ts';
import { checkProse } from '../../cli/content/prose/check-prose.ts';

/** The time that reading a body of a repeated part takes, in ms. */
function timeOf(part: string, length: number): number {
  const body = part.repeat(length / part.length);
  const source = { path: '/page.md', file: 'page.md', text: body, hash: '' };
  const start = performance.now();
  checkProse({ prose: { body } }, ANY_FACT, source, () => WHOLE_FILE);
  return performance.now() - start;
}

test.each(['![', '[', '[^', '[[[[[](/a b) '])(
  'a body of nothing but %s takes a time that grows as its length does',
  (part) => {
    timeOf(part, 1000);
    // Four times as long, not sixteen times, with a margin for what else the machine does.
    expect(timeOf(part, 48_000)).toBeLessThan(300 + 8 * timeOf(part, 12_000));
  },
);
