import type { Range } from '../content/diagnostic.ts';
import { rangeBetween, type Span } from '../content/span-location.ts';
import type { Path } from '../content/value-path.ts';
import { endOfToken } from './entries.ts';
import { lastLineEnd } from './lines.ts';
import { entryOf, placeOf, tokenOf } from './places.ts';
import { openTree } from './yaml-tree.ts';

/** The position of a value: 1-based line and column, and its range in the text. */
export interface ValueLocation extends Range {
  span: Span;
}

/**
 * Finds a value in YAML text.
 *
 * @returns undefined if there is none at the path; for a key without a value, the position where it would be.
 * @throws Refusal if the text has errors, or the path leads through an alias.
 */
export function locateValue(text: string, path: Path): ValueLocation | undefined {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const bare = text.slice(mark);
  const place = placeOf(openTree(bare), path);
  if (place.rest.length > 0) return undefined;
  const token = tokenOf(place);
  const start = token?.offset ?? entryOf(place)?.propsEnd ?? 0;
  const stop = token ? endOfToken(token) : start;
  const end = bare[stop - 1] === '\n' ? lastLineEnd(bare, stop) : stop;
  return { ...rangeBetween(bare, start, end), span: [start + mark, end + mark] };
}
