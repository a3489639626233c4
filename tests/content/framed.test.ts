import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WHOLE_FILE } from '../../cli/content/diagnostic.ts';
import { framed } from '../../cli/content/framed.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('findings are given the lines of their files, unless they are about a whole file or it is gone', () => {
  const cwd = tempFolder();
  const outside = join(tempFolder(), 'b.yaml');
  writeFileSync(join(cwd, 'a.yaml'), 'one: 1\ntwo: 2\nthree: 3\n');
  writeFileSync(outside, 'four: 4\n');
  const told = { rule: 'links/dead', severity: 'error' as const, message: 'M.', hint: 'H.' };
  const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 4 });
  const found = [
    { file: 'a.yaml', ...at(2), ...told },
    { file: 'a.yaml', ...WHOLE_FILE, ...told },
    { file: outside, ...at(1), ...told },
    { file: 'gone.yaml', ...at(1), ...told },
  ];
  expect([...framed(found, cwd)].map(({ frame }) => frame?.lines)).toEqual([
    ['one: 1', 'two: 2', 'three: 3'],
    undefined,
    ['four: 4', ''],
    undefined,
  ]);
});
