import { readFileSync } from 'node:fs';
import type { Path } from '../content/value-path.ts';
import { dataValue } from '../edit/data-value.ts';
import type { Operation } from '../edit/operation.ts';
import { isDataMap } from '../edit/plain-data.ts';

/** The list of aliases in the data of a landing or a page, and where it stands. */
export function aliasList(value: unknown): { path: Path; aliases: readonly unknown[] } {
  const isLanding = isDataMap(value) && isDataMap(value.page);
  const entry = isLanding ? value.page : value;
  const aliases = isDataMap(entry) && Array.isArray(entry.aliases) ? entry.aliases : [];
  return { path: isLanding ? ['page', 'aliases'] : ['aliases'], aliases };
}

/** Aliases of a page, by its data files. */
export function aliasesIn(files: readonly string[]): string[] {
  return files.flatMap((path) =>
    aliasList(dataValue({ path, text: readFileSync(path, 'utf8') })).aliases.filter(
      (alias) => typeof alias === 'string',
    ),
  );
}

/** Operations that take an alias out of a page, which is to have that address itself. */
export function withoutAlias(value: unknown, alias: string): Operation[] {
  const { path, aliases } = aliasList(value);
  const index = aliases.indexOf(alias);
  if (index < 0) return [];
  return [aliases.length === 1 ? { op: 'unset', path } : { op: 'remove', path: [...path, index] }];
}
