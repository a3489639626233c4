import type { Facts } from '../content/facts/facts.ts';
import type { RuleFinding } from '../content/rule.ts';
import type { Span } from '../content/span-location.ts';
import { copyTexts } from './texts.ts';

/** Rule for a page that shows one of several readings, but is not listed as a page that does. */
export const UNLISTED_READING = 'facts/unlisted-reading';

/** Stands for header and footer in the list of pages, which are on every page. */
const EVERY_PAGE = '*';

/** A fact that a page shows without being listed for it. */
type Reading = Pick<RuleFinding, 'message' | 'hint'> & { name: string; topic: string };

const known = new WeakMap<object, Map<string, readonly Reading[]>>();

type Conflict = NonNullable<Facts['conflicts']>[number];

/**
 * What to do about a reading. A page that is listed for another topic with the same reading may have taken it for
 * another one of that topic: then listing it would only silence the finding.
 */
function hintFor(
  path: string,
  name: string,
  { topic }: Conflict,
  conflicts: readonly Conflict[],
): string {
  const listed = conflicts.find(
    ({ pages, readings }) => pages.includes(path) && readings.includes(name),
  );
  const others = listed?.readings.filter((reading) => reading !== name) ?? [];
  if (!listed || others.length === 0)
    return `Add ${path} to the pages of "${topic}", or show no reading of it here.`;
  return `If another reading of "${listed.topic}" is meant, write it: ${others.join(', ')}. If not, add ${path} to the pages of "${topic}".`;
}

/** The readings of known conflicts for which a page is not listed. */
export function unlistedReadings(path: string, { conflicts }: Facts): readonly Reading[] {
  if (!conflicts || conflicts.length === 0) return [];
  const byPath = known.get(conflicts) ?? new Map<string, readonly Reading[]>();
  known.set(conflicts, byPath);
  let readings = byPath.get(path);
  if (!readings) {
    readings = conflicts
      .filter(({ pages }) => !pages.includes(path) && !pages.includes(EVERY_PAGE))
      .flatMap((conflict) =>
        conflict.readings.map((name) => ({
          name,
          topic: conflict.topic,
          message: `${path} shows ${name}, which differs from page to page ("${conflict.topic}" in knownConflicts), and is not among the pages listed there.`,
          hint: hintFor(path, name, conflict, conflicts),
        })),
      );
    byPath.set(path, readings);
  }
  return readings;
}

/** A reference to one of them in the texts of a page. */
export type UnlistedReference = Pick<RuleFinding, 'path' | 'message' | 'hint'> & { span: Span };

/** References to them in the texts of a page; the first to each topic is enough. */
export function* findUnlisted(
  path: string,
  raw: object,
  facts: Facts,
): Generator<UnlistedReference> {
  const readings = unlistedReadings(path, facts);
  if (readings.length === 0) return;
  const told = new Set<string>();
  let last: { at: number; located: object } | undefined;
  for (const located of copyTexts(raw)) {
    if (!located.text.includes('{')) continue;
    for (const { name, topic, message, hint } of readings) {
      const at = located.text.indexOf(`{${name}}`);
      if (at === -1 || told.has(topic)) continue;
      told.add(topic);
      // One reference may show readings of two conflicts.
      if (last?.at === at && last.located === located) continue;
      last = { at, located };
      yield { path: located.path, span: [at, at + name.length + 2], message, hint };
    }
  }
}
