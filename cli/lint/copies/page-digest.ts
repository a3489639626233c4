import { hash } from 'node:crypto';
import type { StaticPage } from '../../../schemas/page.ts';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import { copyShingles } from './copy-shingles.ts';
import { SKETCH, sketchOf } from './sketches.ts';

/** Numbers per text: the first 64 bits of its hash, in two halves. */
export const HASH = 2;

/** Numbers per digest: the title, the description and the copy of a page. */
export const DIGEST = 2 * HASH + SKETCH;

/** What a page is compared by with all others: 208 bytes, whatever its size, computed from its file alone. */
export type PageDigest = Uint32Array;

/** Texts are compared as in search results: case-insensitively. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function putHash(digest: PageDigest, at: number, text: string): void {
  const bytes = hash('sha256', comparable(text), 'buffer');
  for (let half = 0; half < HASH; half += 1) digest[at + half] = bytes.readUInt32LE(4 * half);
}

function digestOf(entry: RegistryEntry, texts: object): PageDigest | undefined {
  // A page may repeat another one that it names as the original.
  if (entry.canonical !== entry.path || entry.noindex) return undefined;
  const digest = new Uint32Array(DIGEST);
  putHash(digest, 0, entry.title);
  putHash(digest, HASH, entry.seoDescription);
  digest.set(sketchOf(copyShingles(texts, entry.path)), 2 * HASH);
  return digest;
}

/**
 * @returns undefined for a landing that is not compared with others: search engines are directed elsewhere, or
 *   excluded.
 */
export function landingDigest({ page }: LandingFile): PageDigest | undefined {
  return digestOf(page.entry, page.landing);
}

/** Like `landingDigest`. The copy of a page written in code is not compared. */
export function staticDigest({ entry, sections }: StaticPage): PageDigest | undefined {
  return digestOf(entry, sections ? { sections } : {});
}

/** Encodes a digest as text. */
export const digestText = (digest: PageDigest): string =>
  Buffer.from(digest.buffer).toString('base64');

/** @param text from `digestText`. */
export function keptDigest(text: string | undefined): PageDigest | undefined {
  if (text === undefined) return undefined;
  const digest = new Uint32Array(DIGEST);
  Buffer.from(digest.buffer).write(text, 'base64');
  return digest;
}
