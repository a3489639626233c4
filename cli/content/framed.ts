import { resolve } from 'node:path';
import { codeFrame } from './code-frame.ts';
import { type Diagnostic, WHOLE_FILE } from './diagnostic.ts';
import { readSource } from './source-file.ts';

function isWholeFile({ line, column, endLine, endColumn }: Diagnostic): boolean {
  return line === endLine && column === endColumn && line === WHOLE_FILE.line;
}

/**
 * Adds the source lines to findings that were located without the text of their file. A file is read once for all
 * findings in a row; one that can no longer be read is left out.
 */
export function* framed(findings: Iterable<Diagnostic>, cwd: string): Generator<Diagnostic> {
  let last: { file: string; text: string | undefined } | undefined;
  for (const finding of findings) {
    const { file } = finding;
    if (finding.frame || isWholeFile(finding)) {
      yield finding;
      continue;
    }
    if (last?.file !== file)
      last = { file, text: readSource(resolve(cwd, file), { cwd }).source?.text };
    yield last.text === undefined ? finding : { ...finding, frame: codeFrame(last.text, finding) };
  }
}
