import type { Picture } from '../../schemas/picture.ts';
import type { Path } from './value-path.ts';

/** A picture that a file names, and where in it. */
export interface NamedPicture {
  at: Path;
  picture: Picture;
}

/** A block with these two keys is a picture: no other has both. */
function isPicture(value: object): value is Picture {
  return (
    'src' in value &&
    typeof value.src === 'string' &&
    'alt' in value &&
    typeof value.alt === 'string'
  );
}

function collect(value: unknown, path: PropertyKey[], found: NamedPicture[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) {
    found.push({ at: [...path], picture: value });
    return;
  }
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item !== 'object') continue;
    path.push(Array.isArray(value) ? Number(key) : key);
    collect(item, path, found);
    path.pop();
  }
}

/** Every picture of a landing or of the sections of a page, in whatever block it stands. */
export function picturesIn(content: object): NamedPicture[] {
  const found: NamedPicture[] = [];
  collect(content, [], found);
  return found;
}
