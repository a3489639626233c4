import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { shownMarkup, variantNames } from '../../renderer/features/variants/shown-markup.ts';
import type { Budget } from '../../schemas/config/budget.ts';
import { ORIGINAL } from '../../schemas/original-variant.ts';

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
  /** The variant that exceeds it, if the original does not. */
  variant?: string;
  bytes: number;
  most: number;
}

/**
 * The excess of the original, or else of each variant: what the original has, its variants mostly have as well.
 *
 * @param versions the original is the first.
 */
function exceeding(
  key: keyof Budget,
  most: number,
  versions: readonly (readonly [name: string, bytes: number])[],
): Excess[] {
  const over = versions.filter(([, bytes]) => bytes > most);
  const isOriginal = over[0]?.[0] === ORIGINAL;
  return (isOriginal ? over.slice(0, 1) : over).map(([name, bytes]) => ({
    ...{ key, ...(isOriginal ? {} : { variant: name }), bytes, most },
  }));
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

  /**
   * The parts of a page that exceed the budget; the total only if no single part does. All versions of a page are in
   * its HTML, but each visitor loads the files of one.
   */
  excesses(html: string): Excess[] {
    const versions = new Map([[ORIGINAL, shownMarkup(ORIGINAL, html)]]);
    for (const name of variantNames(html)) versions.set(name, shownMarkup(name, html));
    const over = this.#budget.flatMap(([key, most]): Excess[] => {
      if (key === 'total') return [];
      if (!isPart(key)) return exceeding(key, most, [[ORIGINAL, this.#textWeight(html, most)]]);
      return exceeding(
        key,
        most,
        [...versions].map(([name, shown]) => [name, this.#filesOf(key, shown)]),
      );
    });
    const most = this.#budget.find(([key]) => key === 'total')?.[1];
    if (over.length > 0 || most === undefined) return over;
    const parts = Object.keys(PARTS).filter(isPart);
    const files = [...versions].map(([name, shown]) => {
      return [name, parts.reduce((sum, part) => sum + this.#filesOf(part, shown), 0)] as const;
    });
    const text = this.#textWeight(html, most - Math.max(...files.map(([, bytes]) => bytes)));
    return exceeding(
      'total',
      most,
      files.map(([name, bytes]) => [name, bytes + text]),
    );
  }

  /** @param most the limit: shorter text need not be compressed. */
  #textWeight(html: string, most: number): number {
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
