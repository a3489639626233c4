import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { modulesBelow } from '../../rules/source-texts.ts';
import { UNLISTED_READING, unlistedReadings } from '../../rules/unlisted-reading.ts';

/** Modules in the folder of one page, without those of pages below it. */
function* modulesOf(folder: string, folders: ReadonlySet<string>): Generator<string> {
  for (const path of modulesBelow(folder)) {
    let at = dirname(path);
    while (at !== folder && !folders.has(at)) at = dirname(at);
    if (at === folder) yield path;
  }
}

/**
 * Readings of known conflicts in the code of pages that are not listed for them; one finding per page and topic.
 */
export function checkCodeReadings(
  metas: readonly PageMeta[],
  facts: Facts,
  cwd: string,
): Diagnostic[] {
  const pages = metas.flatMap(({ origin, entry }) =>
    origin ? [{ folder: dirname(origin.path), path: entry.path }] : [],
  );
  const folders = new Set(pages.map(({ folder }) => folder));
  return pages.flatMap(({ folder, path }) => {
    const readings = unlistedReadings(path, facts);
    if (readings.length === 0) return [];
    const found = new Map<string, Diagnostic>();
    for (const module of modulesOf(folder, folders)) {
      const text = readFileSync(module, 'utf8');
      for (const { name, topic, message, hint } of readings) {
        if (found.has(topic)) continue;
        const at = new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}(?![\\w$])`).exec(text);
        if (!at) continue;
        const range = rangeAt(text, at.index, at.index + name.length);
        const source = { file: displayPath(module, cwd), text };
        const rule = { rule: UNLISTED_READING, severity: 'warning' as const };
        found.set(topic, report(source, { range, ...rule, message, hint }));
      }
    }
    return [...found.values()];
  });
}
