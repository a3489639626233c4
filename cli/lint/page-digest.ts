import { hash } from 'node:crypto';
import type { StaticPage } from '../../schemas/page.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { LandingFile } from '../content/landing-file.ts';
import { wholeCopy } from '../rules/texts.ts';
import { comparedWords } from './shingles.ts';
import { SKETCH, sketchOf } from './sketches.ts';

/** Numbers that stand for a text: the first 64 bits of its hash, in two halves. */
export const HASH = 2;

/** Numbers in a digest: the title, the description and the copy of a page. */
export const DIGEST = 2 * HASH + SKETCH;

/** What a page is compared by with all others: 208 bytes, whatever its size, which follow from its file alone. */
export type PageDigest = Uint32Array;

/** Texts are compared as who reads search results does: capitals and small letters are alike. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function putHash(digest: PageDigest, at: number, text: string): void {
  const bytes = hash('sha256', comparable(text), 'buffer');
  for (let half = 0; half < HASH; half += 1) digest[at + half] = bytes.readUInt32LE(4 * half);
}

function digestOf(entry: RegistryEntry, copy: string): PageDigest | undefined {
  // Repeating another page is no fault of one that names it as the original.
  if (entry.canonical !== entry.path || entry.noindex) return undefined;
  const digest = new Uint32Array(DIGEST);
  putHash(digest, 0, entry.title);
  putHash(digest, HASH, entry.seoDescription);
  digest.set(sketchOf(comparedWords(copy, entry.path)), 2 * HASH);
  return digest;
}

/** @returns undefined of a landing that is compared with no other: search engines are sent elsewhere or nowhere. */
export function landingDigest({ page }: LandingFile): PageDigest | undefined {
  return digestOf(page.entry, wholeCopy(page.landing));
}

/** As `landingDigest`. The copy of a page with code of its own is not looked at. */
export function staticDigest({ entry, sections }: StaticPage): PageDigest | undefined {
  return digestOf(entry, sections ? wholeCopy(sections) : '');
}

/** A digest as text, and back. */
export const digestText = (digest: PageDigest): string =>
  Buffer.from(digest.buffer).toString('base64');

/** @param text as `digestText` made it. */
export function keptDigest(text: string | undefined): PageDigest | undefined {
  if (text === undefined) return undefined;
  const digest = new Uint32Array(DIGEST);
  Buffer.from(digest.buffer).write(text, 'base64');
  return digest;
}
