import { isDownload } from '../../../schemas/download.ts';
import { isPlayed } from '../../../schemas/video-file.ts';
import { FoundByKey } from '../shared-values.ts';
import type { Path } from '../value-path.ts';

/** A file that a page offers or plays, and the position of its name. */
export interface NamedDownload {
  at: Path;
  src: string;
}

/** Keys that reference a file: in a section with downloads, and after a form is sent. */
const KEYS = new Set(['src', 'download']);

function collect(value: unknown, path: PropertyKey[], found: NamedDownload[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (KEYS.has(key) && typeof item === 'string' && (isDownload(item) || isPlayed(item)))
      found.push({ at, src: item });
    else if (typeof item === 'object') collect(item, at, found);
  }
}

const known = new FoundByKey(collect);

/** Every file that a landing or the sections of a page offer or play, in any block. */
export function downloadsIn(content: object): NamedDownload[] {
  return known.in(content);
}
