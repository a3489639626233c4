import { join } from 'node:path';

/** The folder with the pictures of a site. */
export function mediaFolder(root: string): string {
  return join(root, 'media');
}

/** Absolute path of a file below `media/`. */
export function mediaFile(root: string, src: string): string {
  return join(mediaFolder(root), src);
}
