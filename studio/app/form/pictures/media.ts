import type { MediaFile } from '../../../protocol.ts';
import { ask, tellFile } from '../../ask.ts';

/** Where a small version of a picture of `media/` is shown. */
export function thumbnailAddress(src: string): string {
  return `/api/thumbnail?${new URLSearchParams({ src })}`;
}

/** What lies in `media/`. */
export function listMedia(): Promise<readonly MediaFile[]> {
  return ask<readonly MediaFile[]>('media');
}

/**
 * Puts a file into `media/`.
 *
 * @throws RefusedByServer if it is none that pages can show or offer.
 */
export function uploadMedia(file: File): Promise<MediaFile> {
  return tellFile<MediaFile>('media', file);
}

/** A name of a file as the beginning of what it shows: `truck-at-night.jpg` is `Truck at night`. */
export function wordsOfName(src: string): string {
  const name = (src.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
