import type { MediaFile } from '../../../protocol.ts';
import { ask, tellFile } from '../../ask.ts';

/** Thumbnail address of a picture of `media/`. */
export function thumbnailAddress(src: string): string {
  return `/api/thumbnail?${new URLSearchParams({ src })}`;
}

/** The files of `media/`. */
export function listMedia(): Promise<readonly MediaFile[]> {
  return ask<readonly MediaFile[]>('media');
}

/**
 * Uploads a file to `media/`.
 *
 * @throws RefusedByServer if pages can neither show nor offer it.
 */
export function uploadMedia(file: File): Promise<MediaFile> {
  return tellFile<MediaFile>('media', file);
}

/** A file name as a draft of its description: `truck-at-night.jpg` becomes `Truck at night`. */
export function wordsOfName(src: string): string {
  const name = (src.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
