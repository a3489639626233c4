import { contentType } from '../serve/content-type.ts';
import { isAsset } from './release.ts';

/** Headers that storage sends with a file: what it is, and how long browsers keep it. */
export function sentHeaders(path: string): Record<string, string> {
  return {
    'content-type': contentType(path),
    'cache-control': isAsset(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
}
