import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts.ts';
import { displayPath, report } from '../content/source-file.ts';
import { rangeAt } from '../rules/find-source.ts';

/** Shorter names are one letter away from too many others. */
const SHORTEST = 5;

/** The keys of each group of facts. */
function keysByGroup({ site = {} }: { site?: object }): Map<string, string[]> {
  const groups = Object.entries(site).filter(
    ([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return new Map(groups.map(([name, value]) => [name, Object.keys(value)]));
}

/**
 * Misspelled facts in code: `fees.travle` of a group that has `travel`. They are undefined, and pages show nothing in
 * their place.
 */
export function misspelledFacts(
  path: string,
  source: string,
  { site }: Pick<Facts, 'site'>,
  cwd: string,
): Diagnostic[] {
  if (!site || !source.includes('site')) return [];
  const groups = keysByGroup({ site });
  const found: Diagnostic[] = [];
  for (const { 1: group = '', 2: name = '', index } of source.matchAll(
    /\b([a-z]\w+)\.(?=([a-z]\w+)\b(?!\s*\())/gi,
  )) {
    const keys = groups.get(group);
    if (!keys || keys.includes(name) || name.length < SHORTEST) continue;
    const meant = keys.find((key) => key.length >= SHORTEST && mistakes(name, key) === 1);
    if (meant === undefined) continue;
    const start = index + group.length + 1;
    found.push(
      report(
        { file: displayPath(path, cwd), text: source },
        {
          range: rangeAt(source, start, start + name.length),
          rule: 'facts/unknown',
          severity: 'error',
          message: `There is no fact ${group}.${name} in site.config.yaml, so nothing is shown here.`,
          hint: `Did you mean "${meant}"?`,
        },
      ),
    );
  }
  return found;
}
