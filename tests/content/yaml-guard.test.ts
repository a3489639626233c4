import { expect, it } from 'vitest';
import { parseYaml } from '../../cli/content/yaml/yaml-file.ts';
import { guardYaml } from '../../cli/content/yaml/yaml-guard.ts';

const linesWithTabs = (text: string) =>
  guardYaml(text).flatMap(({ rule, range }) => (rule === 'syntax/tab' ? [range.line] : []));

it.each([
  'a: |\n  x\n  \ty\nb: 1\n',
  'a: |\r\n  x\r\n\r\n  \ty\r\nb: 1\r\n',
  'l:\n  - >- # c\n    x\n    \ty\n  - k: |2+\n      x\n      \ty\nb: 1\n',
])('a tab is part of the literal or folded text in %j', (text) => {
  expect(linesWithTabs(text)).toEqual([]);
  const { value, diagnostics } = parseYaml({ path: 'a', file: 'a', text, hash: '' });
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(value)).toContain('\\t');
});

it.each([
  ['a:\n\tb: 1\n', 2],
  ['a: >\n\tx\n', 2],
  ['a: |\n  x\nb:\n\tc: 1\n', 4],
  ['a: x |\n\tb: 1\n', 2],
  ['- k: |\n  \tx\n', 2],
  ['a: "x\n  \ty"\n', 2],
])('a tab is a fault in %j', (text, line) => {
  expect(linesWithTabs(text)).toEqual([line]);
});
