import { contentType } from '../serve/content-type.ts';
import { isAsset } from './release.ts';

/** Headers stored with a file: content type and cache lifetime. */
export function sentHeaders(path: string): Record<string, string> {
  return {
    'content-type': contentType(path),
    'cache-control': isAsset(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
}
