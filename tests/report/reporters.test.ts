import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { codeFrame } from '../../cli/content/code-frame.ts';
import { type Diagnostic, WHOLE_FILE } from '../../cli/content/diagnostic.ts';
import { formatGithub } from '../../cli/report/github.ts';
import { formatJson } from '../../cli/report/json.ts';
import { formatDiagnostics, formatPretty } from '../../cli/report/pretty.ts';
import { formatSarif } from '../../cli/report/sarif.ts';
import { summarize } from '../../cli/report/summary.ts';
import { VERSION } from '../../cli/system/version.ts';
import { FINDINGS } from './findings.ts';
import { golden } from './golden.ts';

const joined = (pieces: Iterable<string>) => [...pieces].join('');

/** The documentation changes with the rules, and so is none of it here. */
const SARIF_RUN = {
  ...{ cwd: '/site', root: '/site' },
  docOf: (rule: string) =>
    rule.startsWith('copy/')
      ? undefined
      : { short: 'One.', full: 'One. Two.', markdown: '**Wrong**' },
};

const REPORTERS: Record<string, (findings: readonly Diagnostic[]) => string> = {
  pretty: (findings) => joined(formatPretty(findings, summarize(findings, 3), { colors: false })),
  coloured: (findings) => joined(formatPretty(findings, summarize(findings, 3), { colors: true })),
  json: (findings) => joined(formatJson(findings, summarize(findings, 3))),
  // The version changes with every release; nothing else in a report may.
  sarif: (findings) =>
    joined(formatSarif(findings, SARIF_RUN)).replace(`"${VERSION}"`, '"VERSION"'),
  github: (findings) => joined(formatGithub(findings)),
};

describe.each(Object.entries(REPORTERS))('the %s report', (name, format) => {
  it('shows every kind of finding as it always did', () => {
    const text = format(FINDINGS);
    expect(text).toBe(golden(name, text));
  });

  it('is whole when nothing was found', () => {
    const text = format([]);
    expect(text).toBe(golden(`${name}-empty`, text));
  });

  it('is the same on every run and leaves the findings as they are', () => {
    const before = structuredClone(FINDINGS);
    expect(format(FINDINGS)).toBe(format(FINDINGS));
    expect(FINDINGS).toEqual(before);
  });
});

describe('a report for people', () => {
  const plain = REPORTERS.pretty?.(FINDINGS) ?? '';

  it('has no colours unless they are asked for, and is otherwise the same', () => {
    expect(plain).not.toContain('\u001b');
    expect(stripVTControlCharacters(REPORTERS.coloured?.(FINDINGS) ?? '')).toBe(plain);
  });

  it('underlines the same characters as the line above, tabs included', () => {
    const lines = plain.split('\n');
    const mark = lines.findIndex((line) => line.includes('^'));
    const start = lines[mark]?.indexOf('^') ?? 0;
    expect(lines[mark - 1]?.slice(start, lines[mark]?.length)).toBe('"Signed\tat the gate"');
    expect(lines[mark]?.slice(0, start)).toMatch(/\t/);
  });

  it('has a place that an editor opens for every finding, and no trailing blanks', () => {
    for (const { file, line, column } of FINDINGS)
      expect(plain).toContain(`${file}:${line}:${column}  `);
    expect(plain.split('\n').filter((line) => /[ \t]$/.test(line))).toEqual([]);
  });

  it('hands no control character of a file on to the terminal', () => {
    const [first] = FINDINGS;
    const frame = { firstLine: 1, lines: ['seo: "a\u001b[31mred\u0007"'] };
    const finding = { ...first, ...WHOLE_FILE, frame, message: 'Not "\u001b[2J".' } as Diagnostic;
    const text = joined(formatPretty([finding], summarize([finding], 1), { colors: false }));
    expect(text.match(/[^\P{Cc}\n\t]/gu)).toBeNull();
  });

  it('shows the line that the place names, also after a lone carriage return', () => {
    const frame = codeFrame('a: one\rtwo\nb: [\n', { ...WHOLE_FILE, line: 2, endLine: 2 });
    expect(frame.lines[2 - frame.firstLine]).toBe('b: [');
  });

  it('counts in words, one thing apart from many', () => {
    const [first, second] = FINDINGS;
    if (!first || !second) throw new Error('no findings');
    const last = (findings: Diagnostic[], files: number) =>
      joined(formatPretty(findings, summarize(findings, files), { colors: false }))
        .split('\n')
        .at(-2);
    expect(last([first], 1)).toBe('1 error and 0 warnings in 1 file');
    expect(last([first, { ...second, severity: 'warning' }, second], 2)).toBe(
      '2 errors and 1 warning in 2 files',
    );
    expect(last([], 7)).toBe('No problems in 7 files');
    expect(formatDiagnostics([first], { colors: false }).split('\n').at(-2)).toBe(
      '1 error and 0 warnings',
    );
  });
});
