import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { compareDiagnostics, type Diagnostic } from '../../cli/content/diagnostic.ts';
import type { SortedBlocks } from '../../cli/report/finding-blocks.ts';
import { SortedFindings } from '../../cli/report/sorted-findings.ts';
import { anyText } from '../support/any-text.ts';
import { bytesInUse } from '../support/heap.ts';
import { cases } from '../support/proof.ts';

/** Longer than what is read of a file at once; a dozen of them are more than what is sorted at once. */
const LONG = 'é'.repeat(100_000);

const place = fc.integer({ min: 1, max: 3 });

/** Findings that are alike in nearly everything, of which some are long. */
const finding: fc.Arbitrary<Diagnostic> = fc.record(
  {
    file: fc.constantFrom('landings/a.yaml', 'landings/a-b.yaml', 'landings/b.yaml', 'ä\n🚚.yaml'),
    line: place,
    column: place,
    endLine: place,
    endColumn: place,
    rule: fc.constantFrom('shape/missing', 'shape/length'),
    severity: fc.constantFrom('error', 'warning'),
    message: fc.oneof(
      anyText({ maxLength: 4 }),
      fc.constantFrom('one', `${LONG} one`, `${LONG} two`),
    ),
    hint: fc.constantFrom('', 'Do this.\nOr that.'),
    frame: fc.record({ firstLine: place, lines: fc.array(fc.string(), { maxLength: 3 }) }),
  },
  {
    requiredKeys: [
      'file',
      'line',
      'column',
      'endLine',
      'endColumn',
      'rule',
      'severity',
      'message',
      'hint',
    ],
  },
);

/** What two findings that look the same differ in, if in anything, is shown by no report. */
const shown = ({ frame: _, severity: __, ...rest }: Diagnostic) => rest;

function newFindings(...groups: Diagnostic[][]): SortedFindings {
  const findings = new SortedFindings();
  onTestFinished(() => findings.close());
  for (const group of groups) findings.add(group);
  return findings;
}

test('findings come in the order of their places, however many there are and in whatever order they were added', () => {
  const groups = fc.array(fc.array(finding, { maxLength: 8 }), { maxLength: 12 });
  const check = (added: Diagnostic[][], later: Diagnostic[]) => {
    const findings = new SortedFindings();
    for (const group of added) findings.add(group);
    const all = added.flat();
    expect([...findings].map(shown)).toEqual(all.toSorted(compareDiagnostics).map(shown));
    // The next loop begins anew, and what is added meanwhile takes its place.
    findings.add(later);
    all.push(...later);
    const sorted = [...findings];
    expect(sorted.map(shown)).toEqual(all.toReversed().sort(compareDiagnostics).map(shown));
    const key = (one: Diagnostic) => JSON.stringify(one, Object.keys(one).sort());
    expect(new Set(sorted.map(key))).toEqual(new Set(all.map(key)));
    expect(findings.errors).toBe(all.filter(({ severity }) => severity === 'error').length);
    expect(findings.warnings).toBe(all.length - findings.errors);
    findings.close();
  };
  fc.assert(fc.property(groups, fc.array(finding, { maxLength: 3 }), check), {
    numRuns: cases(6, 40),
  });
});

test('a loop that ends early leaves the findings as they are', () => {
  const one: Diagnostic = {
    file: 'landings/a.yaml',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    rule: 'copy/filler',
    severity: 'warning',
    message: LONG,
    hint: '',
  };
  const findings = newFindings(
    Array.from({ length: 30 }, (_, index) => ({ ...one, line: 30 - index })),
  );
  for (const { line } of findings) if (line === 12) break;
  expect([...findings].map(({ line }) => line)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
});

test('what is kept of a finding may be changed, and is what is counted', () => {
  const findings = new SortedFindings((one) => ({ ...one, severity: 'error' }));
  const range = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  findings.add([{ file: 'a', ...range, rule: 'r/r', severity: 'warning', message: '', hint: '' }]);
  expect([findings.errors, findings.warnings]).toEqual([1, 0]);
  expect([...findings].map(({ severity }) => severity)).toEqual(['error']);
});

test('forty thousand findings in as many files take no more memory than five thousand', () => {
  const findings = newFindings();
  const quoted = 'x'.repeat(200);
  const add = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const frame = { firstLine: 1, lines: [quoted + index] };
      const range = { line: index, column: 1, endLine: index, endColumn: 2 };
      const words = { message: `Of page ${index}.`, hint: 'Write it anew.' };
      const file = `landings/page-${(index * 7919) % 40_000}.yaml`;
      findings.add([{ file, ...range, rule: 'copy/filler', severity: 'warning', ...words, frame }]);
    }
  };
  add(0, 5000);
  const before = bytesInUse();
  add(5000, 40_000);
  let count = 0;
  let last = '';
  for (const { file } of findings) {
    if (file < last) throw new Error(`${file} comes after ${last}.`);
    last = file;
    count += 1;
  }
  expect(count).toBe(40_000);
  expect(bytesInUse() - before).toBeLessThan(2_500_000);
});

test('what is taken back is told and counted no more, that which comes later too', () => {
  fc.assert(
    fc.property(fc.array(finding), fc.array(finding), (before, after) => {
      const isTold = ({ line }: Diagnostic) => line === 2;
      const findings = new SortedFindings();
      findings.add(before);
      findings.takeBack({ isTold });
      findings.add(after);
      const left = [...before, ...after].filter((one) => !isTold(one));
      expect([...findings].map(shown)).toEqual(left.sort(compareDiagnostics).map(shown));
      const warnings = left.filter(({ severity }) => severity === 'warning').length;
      expect([findings.warnings, findings.errors]).toEqual([warnings, left.length - warnings]);
      findings.close();
    }),
    { numRuns: cases(20, 500) },
  );
});

/** Findings as blocks of their files. */
function blocksOf(findings: readonly Diagnostic[]): SortedBlocks {
  const sorted = findings.toSorted(compareDiagnostics);
  const tallies = new Map<string, [number, number]>();
  for (const { rule, severity } of findings) {
    const [errors, warnings] = tallies.get(rule) ?? [0, 0];
    tallies.set(rule, severity === 'error' ? [errors + 1, warnings] : [errors, warnings + 1]);
  }
  return {
    tallies,
    *[Symbol.iterator]() {
      for (const file of new Set(sorted.map((one) => one.file))) {
        const found = sorted.filter((one) => one.file === file);
        yield {
          file,
          mayHave: (rule: string) => found.some((one) => one.rule === rule),
          lines: () => Buffer.from(found.map((one) => JSON.stringify(one)).join('\n')),
        };
      }
    },
    close: () => {},
  };
}

test('findings of a file that are sorted already come between all others, and are taken back like them', () => {
  fc.assert(
    fc.property(fc.array(finding), fc.array(finding), (sorted, others) => {
      const findings = new SortedFindings();
      findings.add(others);
      findings.include(blocksOf(sorted));
      const all = [...sorted, ...others];
      expect([...findings].map(shown)).toEqual(all.toSorted(compareDiagnostics).map(shown));
      const rules = new Set(['shape/length']);
      const ofRule = all.filter(({ rule }) => rules.has(rule));
      expect([...findings.ofRules(rules)].map(shown)).toEqual(
        ofRule.toSorted(compareDiagnostics).map(shown),
      );
      expect(findings.hasRule('shape/length')).toBe(ofRule.length > 0);
      findings.takeBack({ isTold: ({ rule, line }) => rules.has(rule) && line === 2, rules });
      const left = all.filter(({ rule, line }) => !rules.has(rule) || line !== 2);
      expect([...findings].map(shown)).toEqual(left.toSorted(compareDiagnostics).map(shown));
      const lines = [...findings.lines()].flatMap((some) => String(some).split('\n'));
      expect(lines).toEqual([...findings.texts()]);
      const errors = left.filter(({ severity }) => severity === 'error').length;
      expect([findings.errors, findings.warnings]).toEqual([errors, left.length - errors]);
      findings.close();
    }),
    { numRuns: cases(20, 500) },
  );
});
