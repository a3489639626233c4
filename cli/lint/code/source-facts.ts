import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import { Business } from '../../../schemas/config/site-business.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { rangeAt } from '../../rules/find-source.ts';

/** Shorter names are one letter away from too many others. */
const SHORTEST = 5;

/** The keys of each group of facts. */
function keysByGroup({ site = {} }: { site?: object }): Map<string, string[]> {
  const groups = Object.entries(site).filter(
    ([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return new Map(groups.map(([name, value]) => [name, Object.keys(value)]));
}

/** Names taken out of the configuration: `const { fees } = site`, `({ fees }: Site)`, `{ site: { fees } }`. */
const TAKEN =
  /\{([\w\s,]+)\}\s*(?:=\s*(?:props\.)?site\s*[;,\n]|:\s*Site\b)|\bsite:\s*\{([\w\s,]+)\}/g;

/** The groups that certainly are those of the configuration, wherever a module names them. */
function groupsTaken(source: string): Set<string> {
  const names = [...matchesIn(source, TAKEN)].flatMap(([, first, second]) =>
    (first ?? second ?? '').split(',').map((name) => name.trim()),
  );
  return new Set(names.filter((name) => !new RegExp(`\\b(?:const|let) ${name}\\b`).test(source)));
}

/** Code that can do without a fact, behind its name. */
const WITHOUT = /^\s*(?:\?|&&|\|\||[!=]==|,|\}\s*=)/;

/** True of a name that no configuration can have: the business has only keys that are declared, or its own. */
function isUnknown(group: string, name: string): boolean {
  return group !== 'business' || !(name in Business.shape);
}

/**
 * Facts in code that the configuration does not have: `fees.travle` of a group that has `travel`, and any other name of a
 * group that a module certainly takes from it. They are undefined, and pages show nothing in
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
  const taken = groupsTaken(source);
  const found: Diagnostic[] = [];
  for (const { 1: group = '', 2: name = '', index } of matchesIn(
    source,
    /\b([a-z]\w+)\.(?=([a-z]\w+)\b(?!\s*\())/gi,
  )) {
    const keys = groups.get(group);
    if (!keys || keys.includes(name)) continue;
    const start = index + group.length + 1;
    const meant = keys.find(
      (key) => Math.min(key.length, name.length) >= SHORTEST && mistakes(name, key) === 1,
    );
    const isOwn = taken.has(group) ? /(?:(?<![.\w])|\bsite\.)$/ : /\bsite\.$/;
    const isCertain =
      isOwn.test(source.slice(0, index)) &&
      isUnknown(group, name) &&
      !WITHOUT.test(source.slice(start + name.length));
    if (meant === undefined && !isCertain) continue;
    found.push(
      report(
        { file: displayPath(path, cwd), text: source },
        {
          range: rangeAt(source, start, start + name.length),
          rule: 'facts/unknown',
          severity: 'error',
          message: `There is no fact ${group}.${name} in site.config.yaml, so nothing is shown here.`,
          hint:
            meant === undefined
              ? `The facts of ${group} are ${keys.join(', ')}.`
              : `Did you mean "${meant}"?`,
        },
      ),
    );
  }
  return found;
}
