import { type HeaderRule, type HostRules, statusOf } from './host-rules.ts';

/**
 * `_redirects`: one rule per line, those without patterns first.
 *
 * @param insisting suffix of the status that forces a rule on hosts where files take precedence.
 */
export function redirectsFile({ moves, spread }: HostRules, insisting = ''): string {
  const moved = moves.map((move) => `${move.from} ${move.to} ${statusOf(move)}${insisting}`);
  return `${[...moved, ...spread.map((page) => `${page}/* ${page} 200`)].join('\n')}\n`;
}

/** `_headers`: patterns at the start of a line, their headers indented below. */
export function headersText(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
