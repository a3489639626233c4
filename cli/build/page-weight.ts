import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Budget } from '../../schemas/config/budget.ts';

/** The weighed parts of a page, and the tags that reference their files. */
const PARTS = {
  css: /<link [^>]*?rel="stylesheet"[^>]*>/g,
  script: /<script [^>]*?src="[^"]*"[^>]*>|<link [^>]*?rel="modulepreload"[^>]*>/g,
  pictures: /<img [^>]*>/g,
  fonts: /<link [^>]*?as="font"[^>]*>/g,
} as const;

type Part = keyof typeof PARTS;

const isPart = (key: string): key is Part => key in PARTS;

/** Already compressed. */
const PACKED: ReadonlySet<Part> = new Set(['pictures', 'fonts']);

/** A part of a page that exceeds its budget, in bytes. */
export interface Excess {
  key: keyof Budget;
  bytes: number;
  most: number;
}

/** Weighs the pages of a complete output. */
export class PageWeights {
  readonly #folder: string;
  readonly #budget: readonly [keyof Budget, number][];
  /** Weights of files, cached because several pages share them. */
  readonly #known = new Map<string, number>();

  constructor(folder: string, budget: Budget) {
    this.#folder = folder;
    this.#budget = Object.entries(budget).map(([key, most = 0]) => [
      key as keyof Budget,
      1000 * most,
    ]);
  }

  /** The parts of a page that exceed the budget; the total only if no single part does. */
  excesses(html: string): Excess[] {
    const over = this.#budget.flatMap(([key, most]): Excess[] => {
      const bytes = key === 'total' ? 0 : this.#weigh(key, html, most);
      return bytes > most ? [{ key, bytes, most }] : [];
    });
    const most = this.#budget.find(([key]) => key === 'total')?.[1];
    if (over.length > 0 || most === undefined) return over;
    const files = Object.keys(PARTS).filter(isPart);
    const others = files.reduce((sum, part) => sum + this.#filesOf(part, html), 0);
    const bytes = others + this.#weigh('html', html, most - others);
    return bytes > most ? [{ key: 'total', bytes, most }] : [];
  }

  /** @param most the limit: shorter text need not be compressed. */
  #weigh(key: keyof Budget, html: string, most: number): number {
    if (isPart(key)) return this.#filesOf(key, html);
    const bytes = Buffer.byteLength(html);
    return bytes <= most ? bytes : gzipSync(html).length;
  }

  #filesOf(part: Part, html: string): number {
    const addresses = (html.match(PARTS[part]) ?? []).flatMap((tag) => {
      const [, address] = /\s(?:href|src)="(\/[^"?#]+)"/.exec(tag) ?? [];
      return address ?? [];
    });
    return [...new Set(addresses)].reduce((sum, file) => sum + this.#fileWeight(file, part), 0);
  }

  #fileWeight(address: string, part: Part): number {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const path = join(this.#folder, address);
    const bytes = PACKED.has(part)
      ? (statSync(path, { throwIfNoEntry: false })?.size ?? 0)
      : gzipSync(readFileSync(path)).length;
    this.#known.set(address, bytes);
    return bytes;
  }
}
