import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { sameLinks } from './same-links.ts';

/** Parts of the configuration that have checks of their own for this, or none of whose entries are names. */
const OTHERS = new Set(['languages', 'forms', 'redirects', 'lint']);

/** Keys that name an entry of a list. */
const NAMING = ['name', 'label', 'heading', 'topic'];

/** What identifies an entry of a list: a text itself, or the name of a group. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const named = entry as Record<string, unknown>;
  const key = NAMING.find((key) => named[key] !== undefined);
  return key === undefined ? undefined : JSON.stringify(named[key]);
}

/** What to do if either of two entries may be the wrong one. */
const EITHER = 'Remove one of the two, or correct the one that should be different.';

interface Repeat {
  path: Path;
  first: number;
}

/** Entries that repeat an earlier one of their list. */
function* repeatsIn(value: unknown, path: Path): Generator<Repeat> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const seen = new Map<string, number>();
  for (const [key, child] of Object.entries(value)) {
    const at = isList ? Number(key) : key;
    const name = isList ? nameOf(child) : undefined;
    const first = name === undefined ? undefined : seen.get(name);
    if (first !== undefined) yield { path: [...path, at], first };
    else if (name !== undefined) seen.set(name, Number(key));
    yield* repeatsIn(child, [...path, at]);
  }
}

/** Reports entries of the configuration's lists that stand there already: a day, a town, a menu entry. */
export function checkRepeats(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  const repeats = Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group) || !OTHERS.has(group))
    .flatMap(([group, value]) => [...repeatsIn(value, [group])])
    .map(({ path, first }) => ({
      path,
      message: `This entry of ${pathName(path.slice(0, -1))} is there already, as number ${first + 1}.`,
      hint: EITHER,
    }));
  const links = [...sameLinks(config.navigation)].map(({ path, other, isMisnamed }) => ({
    path,
    message: `This entry of ${pathName(path.slice(0, -2))} leads where number ${other + 1} leads.`,
    hint: isMisnamed
      ? 'Write the address that its label names, or remove it: the other one names this address.'
      : EITHER,
  }));
  return [...repeats, ...links].map(({ path, ...told }) =>
    report(source, {
      range: locate(path, 'value'),
      rule: 'facts/repeated',
      severity: 'warning',
      ...told,
    }),
  );
}
