import type { Picture } from '../../../schemas/picture.ts';
import { FoundByKey } from '../shared-values.ts';
import type { Path } from '../value-path.ts';

/** A picture in a file, and its position. */
export interface NamedPicture {
  at: Path;
  picture: Picture;
  /** The block that directly contains it. */
  block: Readonly<Record<string, unknown>>;
}

/** Only pictures have both of these keys. */
function isPicture(value: object): value is Picture {
  return (
    'src' in value &&
    typeof value.src === 'string' &&
    'alt' in value &&
    typeof value.alt === 'string'
  );
}

function collect(
  value: unknown,
  path: PropertyKey[],
  found: NamedPicture[],
  block: NamedPicture['block'] = {},
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) {
    found.push({ at: [...path], picture: value, block });
    return;
  }
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item !== 'object') continue;
    path.push(Array.isArray(value) ? Number(key) : key);
    collect(item, path, found, value as NamedPicture['block']);
    path.pop();
  }
}

const known = new FoundByKey(collect);

/** Every picture of a landing or of the sections of a page, in any block. */
export function picturesIn(content: object): NamedPicture[] {
  return known.in(content);
}
