import { type HeaderRule, type HostRules, statusOf } from './host-rules.ts';

/**
 * `_redirects`: a rule a line, those without patterns first.
 *
 * @param insisting stands behind the status for hosts that prefer files to rules.
 */
export function redirectsFile({ moves, spread }: HostRules, insisting = ''): string {
  const moved = moves.map((move) => `${move.from} ${move.to} ${statusOf(move)}${insisting}`);
  return `${[...moved, ...spread.map((page) => `${page}/* ${page} 200`)].join('\n')}\n`;
}

/** `_headers`: patterns at the margin, their headers indented below. */
export function headersText(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
