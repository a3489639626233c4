import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';
import { ROOT } from '../support/command.ts';
import { cases, sample } from '../support/proof.ts';

const folder = join(ROOT, 'landings');
const landings = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .filter((_, index) => index % 10 === 3)
  .slice(0, cases(1, 10));

/** What is told of a text, as `line rule`. */
function told(text: string): string[] {
  return parseYamlDocument(text).findings.map(({ range, rule }) => `${range.line} ${rule}`);
}

/** What is told of a landing with each of its lines moved by a space in turn, if it cannot be read then. */
function movedLines(name: string, move: (line: string) => string) {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  const indented = [...lines.entries()].filter(([, line]) => /^ +[^\s#]/.test(line));
  return sample(indented, 25).flatMap(([at, line]) => {
    const findings = told(lines.with(at, move(line)).join('\n'));
    return findings.length === 0 ? [] : { line: at + 1, findings };
  });
}

describe('a line that is moved by one space', () => {
  it.each([
    ['in', (line: string) => ` ${line}`],
    ['out', (line: string) => line.slice(1)],
  ])('%s is told once, and where it is', (_, move) => {
    const moved = landings.flatMap((name) => movedLines(name, move));
    const exact = moved.filter(
      ({ line, findings }) => findings.join() === `${line} syntax/indentation`,
    );
    expect(moved.length).toBeGreaterThan(7);
    // Sometimes moving another line is as small a change.
    expect(moved.length - exact.length).toBeLessThanOrEqual(Math.max(2, 0.04 * moved.length));
  });
});

it.each([
  [
    'a text that is less far in than its first line',
    'hero:\n  headline: Hull\n  lead: >-\n    We come to the quay, and to the\n   boats in the dock.\n',
    '5 syntax/indentation',
    'This line begins with 3 spaces; with 4 spaces the file can be read.',
  ],
  [
    'an entry with everything that belongs to it',
    'steps:\n  - title: Call\n    text: Any day\n - title: Meet\n   text: On the quay\n  - title: Sail\n    text: All day\n',
    '4 syntax/indentation',
    'This line and what belongs to it begin with 1 space; with 2 spaces the file can be read.',
  ],
])('%s is told with where it begins', (_, text, finding, message) => {
  expect(told(text)).toEqual([finding]);
  expect(parseYamlDocument(text).findings[0]?.message).toBe(message);
});

it('two lines are each told, and so is what else is wrong', () => {
  const text = 'a:\n  b: 1\n   c: 2\nd:\n  - e: 1\n     f: 2\ng: One: two\nh: 3\n';
  expect(told(text).sort()).toEqual([
    '3 syntax/indentation',
    '6 syntax/indentation',
    '7 syntax/quotes-needed',
  ]);
});

it.each([
  ['a colon is missing', 'a:\n  number: 2\n  title Meet\n  text: Hull\n', 'syntax/missing-colon'],
  ['a space is missing', 'a:\n  b:One\n  c: two\n', 'syntax/missing-colon'],
  ['a text begins with stars', 'a:\n  b:\n    - One\n    - **Two** three\n', 'syntax/alias'],
  ['a quote is missing', 'a:\n  b: "One\n  c: two\n', 'syntax/missing-character'],
  ['a text needs quotes', 'a:\n  b: One: two\n  c: 3\n', 'syntax/quotes-needed'],
  ['a dash is missing', 'a:\n  - b: 1\n    c: 2\n  b: 3\n    c: 4\n', 'syntax/missing-character'],
])('where %s, no line is asked to move that looks right', (_, text, rule) => {
  const { findings } = parseYamlDocument(text);
  expect(findings[0]?.rule).toBe(rule);
  expect(findings[0]?.message).not.toMatch(/can be read/);
});

it('an entry far behind the one before it is moved to where that begins', () => {
  const links = (from: number) =>
    Array.from({ length: 7 }, (_, at) => `        - { label: A${from + at}, href: /a }\n`).join('');
  const text = `navigation:\n  header:\n    - label: Wells\n      items:\n${links(1)}   - label: Water\n      items:\n${links(8)}  footer: []\n`;
  expect(told(text)).toEqual(['12 syntax/indentation']);
  expect(parseYamlDocument(text).findings[0]?.message).toBe(
    'This line begins with 3 spaces; with 4 spaces the file can be read.',
  );
});
