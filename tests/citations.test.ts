import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Text files of the project, tracked or new. */
const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|yaml|md)$/.test(file) && existsSync(join(ROOT, file)));

const HEADINGS = new Set(
  readFileSync(join(ROOT, 'docs/product.md'), 'utf8').match(/(?<=^#{2,3} ).+$/gm),
);

/** Where a heading of the page is cited; a comment may break the line anywhere in it. */
const CITATION = /docs\/product\.md,(?:\s|\*|\/\/)+"([^"]+)"/g;

/** A source that somebody who has only the repository cannot read. */
const ELSEWHERE = /(?<!\w)\((?:the )?(?:spec|contract|design)[,:;)]|\bthe spec(?:'s|,|\.| says)/;

test('every heading of docs/product.md that a comment cites exists', () => {
  const cited = FILES.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(CITATION)].map(([, heading]) => ({
      file,
      heading: heading?.replace(/\s*\n[\s*/]*/, ' '),
    }));
  });
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter(({ heading }) => !HEADINGS.has(heading as string))).toEqual([]);
});

test('nothing cites a source outside the repository', () => {
  const lines = FILES.filter((file) => file !== 'tests/citations.test.ts').flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => ELSEWHERE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
