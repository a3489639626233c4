import { codeFrame } from '../../cli/content/code-frame.ts';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';

const TEXT = [
  'hero:',
  '\theadline: "Signed\tat the gate"',
  '  problem: ¿Título «perdido»? 🚚 100 %',
  'plan:',
  '  - number: 1',
  '  - number: 3',
  'failure: []',
].join('\n');

/** A finding at a place of the text above; everything about it may be replaced. */
function finding(line: number, column: number, rest: Partial<Diagnostic>): Diagnostic {
  const range = { line, column, endLine: line, endColumn: column + 1, ...rest };
  return {
    file: 'landings/gate.yaml',
    rule: 'shape/wrong-type',
    severity: 'error',
    message: 'This is wrong.',
    hint: 'Do it right.',
    frame: codeFrame(TEXT, range),
    ...range,
  };
}

function withoutFrame({ frame: _, ...rest }: Diagnostic): Diagnostic {
  return rest;
}

/** What makes reports go wrong, one finding each; every reporter is shown all of them. */
export const FINDINGS: Diagnostic[] = [
  finding(2, 12, { endColumn: 33, rule: 'syntax/tab', message: 'A tab stands in the line.' }),
  finding(5, 90, { endColumn: 95, message: 'This place is beyond the end of its line.' }),
  finding(40, 3, { endLine: 41, message: 'This place is beyond the end of the file.' }),
  finding(5, 5, { endLine: 6, endColumn: 14, message: 'This spans two lines.' }),
  finding(1, 1, { endLine: 7, endColumn: 12, message: 'This spans the whole file.' }),
  finding(4, 1, { endColumn: 1, message: 'This place has no length.' }),
  withoutFrame(finding(1, 1, { rule: 'file/too-large', message: 'The file has 50.0 MB.' })),
  finding(7, 10, { endColumn: 12, severity: 'warning', hint: '' }),
  finding(3, 12, {
    endColumn: 30,
    severity: 'warning',
    rule: 'copy/filler',
    message: 'Text "100 %" with \'quotes\', <tags> & «ángulos» 🚚, a \\ and {fees.travel}.',
    hint: 'First do this.\nThen, at 50 %: that.',
  }),
  finding(4, 1, { endColumn: 5, file: 'C:\\Users\\Ana López\\landings, old\\100%:gate.yaml' }),
  finding(4, 1, { endColumn: 5, file: '/srv/other sites/gate #2.yaml' }),
  finding(4, 1, { endColumn: 5, file: 'landings/poder notarial é?.yaml', hint: '' }),
];
