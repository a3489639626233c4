import { join } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { readSource, report } from '../../content/source-file.ts';
import { findUnlisted, UNLISTED_READING, unlistedReadings } from '../../rules/unlisted-reading.ts';

/**
 * Landings that show a reading of a known conflict without being listed for it. Writing a landing does not require
 * changing the configuration: this is checked before a site goes live, and then per file.
 */
export function checkLandingReadings(
  names: Iterable<string>,
  { landingsDir, cwd, facts }: { landingsDir: string; cwd: string; facts: Facts },
): Diagnostic[] {
  if (!facts.conflicts || facts.conflicts.length === 0) return [];
  const found: Diagnostic[] = [];
  for (const name of names) {
    const path = `/${name.replace(/\.yaml$/, '')}`;
    const { source } = readSource(join(landingsDir, name), { cwd });
    const readings = unlistedReadings(path, facts);
    if (!source || !readings.some(({ name }) => source.text.includes(`{${name}}`))) continue;
    const { value, locate } = parseData(source);
    if (typeof value !== 'object' || value === null) continue;
    for (const { path: at, span, ...finding } of findUnlisted(path, value, facts)) {
      const rule = { rule: UNLISTED_READING, severity: 'warning' as const };
      found.push(report(source, { range: locate(at, 'value', span), ...rule, ...finding }));
    }
  }
  return found;
}
