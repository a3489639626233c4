import type { HeaderRule } from './host-rules.ts';

/** Default for files without a rule: browsers revalidate them on each request. */
const REVALIDATE: HeaderRule = {
  pattern: '/*',
  headers: [['Cache-Control', 'public, max-age=0, must-revalidate']],
};

/** A quoted value in nginx configuration. */
export function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function patternOf(pattern: string): string {
  return quoted(`~^${pattern.replace(/[.+?^${}()|[\]]/g, '\\$&').replaceAll('*', '.*')}`);
}

/** The values of each header by pattern, in the order of the rules. */
function valuesByHeader(rules: readonly HeaderRule[]): Map<string, [pattern: string, string][]> {
  const values = new Map<string, [string, string][]>();
  for (const { pattern, headers } of rules)
    for (const [name, value] of headers)
      values.set(name, [...(values.get(name) ?? []), [pattern, value]]);
  return values;
}

/** Headers in nginx configuration. */
export interface NginxHeaders {
  /** Outside the server block: values that depend on the path. */
  maps: string[];
  /** Inside the server block. */
  lines: string[];
}

/** @param id suffix of variable names, which are shared by all sites of a server. */
export function nginxHeaders(rules: readonly HeaderRule[], id: string): NginxHeaders {
  const headers: NginxHeaders = { maps: [], lines: [] };
  for (const [name, values] of valuesByHeader([REVALIDATE, ...rules])) {
    const [[pattern, usual] = ['', ''], ...others] = values;
    if (pattern === '/*' && others.length === 0) {
      headers.lines.push(`add_header ${name} ${quoted(usual)} always;`);
      continue;
    }
    const variable = `$header${headers.lines.length}_${id}`;
    const all = pattern === '/*' ? others : values;
    headers.maps.push(
      `map $uri ${variable} {`,
      `  default ${quoted(pattern === '/*' ? usual : '')};`,
      ...all.reverse().map(([of, value]) => `  ${patternOf(of)} ${quoted(value)};`),
      '}',
    );
    headers.lines.push(`add_header ${name} ${variable} always;`);
  }
  return headers;
}
