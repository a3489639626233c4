import { hash } from 'node:crypto';
import type { StaticPage } from '../../../schemas/page.ts';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import type { PageAddress } from '../../content/addresses/page-address.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import type { UnreadPart } from '../../content/pages/unread-parts.ts';
import { copyShingles } from './copy-shingles.ts';
import { SKETCH, sketchOf } from './sketches.ts';

/** Numbers per text: the first 64 bits of its hash, in two halves. */
export const HASH = 2;

/** Numbers per digest: the title, the description and the copy of a page. */
export const DIGEST = 2 * HASH + SKETCH;

/** What a page is compared by with all others: 208 bytes, whatever its size, computed from its file alone. */
export type PageDigest = Uint32Array;

type Unread = readonly UnreadPart[];

/** True of a page that search engines list; it may repeat another one that it names as the original. */
export function isListed({ canonical, path, noindex }: PageAddress, unread: Unread = []): boolean {
  if (unread.includes('canonical') || unread.includes('noindex')) return false;
  return canonical === path && !noindex;
}

/** Texts are compared as in search results: case-insensitively. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function putHash(digest: PageDigest, at: number, text: string): void {
  const bytes = hash('sha256', comparable(text), 'buffer');
  for (let half = 0; half < HASH; half += 1) digest[at + half] = bytes.readUInt32LE(4 * half);
}

function digestOf(
  entry: RegistryEntry,
  texts: object,
  unread: Unread = [],
): PageDigest | undefined {
  if (!isListed(entry, unread)) return undefined;
  const { path, title, seoDescription } = entry;
  const digest = new Uint32Array(DIGEST);
  // No other page has the address of this one in place of a text.
  putHash(digest, 0, unread.includes('title') ? path : title);
  putHash(digest, HASH, unread.includes('description') ? path : seoDescription);
  const copy = unread.includes('content') ? {} : texts;
  digest.set(sketchOf(copyShingles(copy, path)), 2 * HASH);
  return digest;
}

/**
 * @param unread parts of a landing of the wrong shape of which nothing is known.
 * @returns undefined for a landing that is not compared with others: search engines are directed elsewhere, or
 *   excluded.
 */
export function landingDigest(
  { page }: Pick<LandingFile, 'page'>,
  unread?: Unread,
): PageDigest | undefined {
  return digestOf(page.entry, page.landing, unread);
}

/** Like `landingDigest`. The copy of a page written in code is not compared. */
export function staticDigest(
  { entry, sections }: StaticPage,
  unread?: Unread,
): PageDigest | undefined {
  return digestOf(entry, sections ? { sections } : {}, unread);
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
