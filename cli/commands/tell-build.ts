import type { BuildResult } from '../build/build-result.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { compactJsonList } from '../report/json-list.ts';
import { plainFindings } from '../report/summary.ts';
import { writePieces } from '../report/write-pieces.ts';
import type { Io } from '../system/io.ts';

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function summary(result: BuildResult, out: string, milliseconds: number): string {
  const count = (number: number, what: string) => `${number.toLocaleString('en-US')} ${what}`;
  const parts = [
    count(result.pages, result.pages === 1 ? 'page' : 'pages'),
    count(result.written, 'written'),
    count(result.unchanged, 'unchanged'),
    ...(result.removed > 0 ? [count(result.removed, 'removed')] : []),
    formatBytes(result.bytes),
    `${(milliseconds / 1000).toFixed(2)} s`,
  ];
  return `${out}: ${parts.join(', ')}\n`;
}

/** Prints a one-line summary of a build; with JSON on standard output it goes to standard error. */
export function tellSummary(
  result: BuildResult,
  { out, started, json }: { out: string; started: number; json: boolean },
  io: Io,
): void {
  (json ? io.stderr : io.stdout).write(
    summary(result, displayPath(out, io.cwd), performance.now() - started),
  );
}

function* document(
  result: BuildResult & { error?: string },
  findings: Iterable<Diagnostic>,
  started: number,
): Generator<string> {
  const milliseconds = Math.round(performance.now() - started);
  yield `${JSON.stringify({ ...result, milliseconds }).slice(0, -1)},"diagnostics":`;
  yield* compactJsonList(plainFindings(findings));
  yield '}\n';
}

/** `build --json`: one document on one line, with `error` if the build failed (docs/product.md, "Commands"). */
export async function tellAsJson(
  result: BuildResult & { error?: string },
  findings: Iterable<Diagnostic>,
  started: number,
  io: Io,
): Promise<void> {
  await writePieces(io.stdout, document(result, findings, started));
}
