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

/** Names that cameras and phones give, which say nothing about the picture. */
const NUMBERED = /^(?:img|dsc[fn]?|pxl|image|photo|picture|screenshot|p|wp)?[-_ ]*\d/i;

/**
 * A file name as a draft of its description: `truck-at-night.jpg` becomes `Truck at night`. Empty for the name that a
 * camera gave, so that the description is asked for.
 */
export function wordsOfName(src: string): string {
  const name = (src.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  if (NUMBERED.test(name)) return '';
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
