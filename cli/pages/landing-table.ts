import type { SortedNames } from '../content/sorted-names.ts';
import { LineReader, type LineSpan } from '../system/checked-lines.ts';
import type { LandingRecord, MadeLanding } from './landing-record.ts';

/** What few landings have, as bits: only for those with a trait is the record read to see it. */
export const TRAIT = {
  /** Addresses besides its own. */
  aliases: 1,
  /** Another page as its original, or as what it translates. */
  ties: 2,
  links: 4,
  /** Rendered with other language versions. */
  alternates: 8,
  sheet: 16,
  ownPreview: 32,
  warnings: 64,
  /** Made by this build, not taken over from the last one. */
  fresh: 128,
  pictures: 256,
  sources: 512,
  /** Seen at some times only. */
  scheduled: 1024,
  /** A notice stands in the place of its content. */
  notice: 2048,
  /** No page stands at its address. */
  noPage: 4096,
  test: 8192,
} as const;

/** The traits that a record tells of. */
export function traitsOf(record: LandingRecord | MadeLanding): number {
  const { aliases, canonical, path, translationOf } = record.entry;
  let traits = 0;
  if (aliases !== undefined) traits |= TRAIT.aliases;
  if (canonical !== path || translationOf !== undefined) traits |= TRAIT.ties;
  if (record.links !== undefined) traits |= TRAIT.links;
  if (record.schedule !== undefined) traits |= TRAIT.scheduled;
  if (record.test !== undefined) traits |= TRAIT.test;
  if (!('alternates' in record)) return traits;
  if (record.alternates.length > 0) traits |= TRAIT.alternates;
  if (record.sheet !== undefined) traits |= TRAIT.sheet;
  if (record.ownPreview !== undefined) traits |= TRAIT.ownPreview;
  if (record.warnings !== undefined) traits |= TRAIT.warnings;
  if (record.pictures !== undefined) traits |= TRAIT.pictures;
  if (record.sources !== undefined) traits |= TRAIT.sources;
  if (record.showing !== undefined)
    traits |= record.showing === 'notice' ? TRAIT.notice : TRAIT.noPage;
  return traits;
}

/** A line that tells of one landing: its file's name and what is known. */
export type LandingLine<Known> = [name: string, record: Known];

/** A landing of a table. */
export interface Row<Known> {
  index: number;
  name: string;
  record: Known;
}

/**
 * What is known of the landings of a folder. The records are lines of files; in memory are the names of
 * the landing files and 19 bytes for each: a hundred thousand landings take hardly more than a thousand.
 */
export class LandingTable<Known extends LandingRecord> {
  /** Names of all landing files. */
  readonly names: SortedNames;
  readonly #readers: LineReader[] = [];
  readonly #files: number[] = [];
  readonly #fileOf: Uint8Array;
  readonly #starts: Float64Array;
  /** 0 where nothing is known of a landing. */
  readonly #lengths: Uint32Array;
  readonly #traits: Uint16Array;
  /** Stylesheets of what pages show, which are few; a landing has the number of its own. */
  readonly #sheets: (string | undefined)[] = [undefined];
  readonly #sheetOf: Uint32Array;
  #size = 0;

  constructor(names: SortedNames) {
    this.names = names;
    this.#fileOf = new Uint8Array(names.length);
    this.#starts = new Float64Array(names.length);
    this.#lengths = new Uint32Array(names.length);
    this.#traits = new Uint16Array(names.length);
    this.#sheetOf = new Uint32Array(names.length);
  }

  /** How many landings something is known of. */
  get size(): number {
    return this.#size;
  }

  /** Place of a landing file among the names; -1 if it is not there. */
  indexOf(name: string): number {
    return this.names.indexOf(name);
  }

  has(index: number): boolean {
    return (this.#lengths[index] ?? 0) > 0;
  }

  /**
   * Notes where the record of a landing stands.
   *
   * @param styles stylesheet of what its page shows, if that is made.
   */
  set(index: number, { file, start, length }: LineSpan, traits: number, styles?: string): void {
    if (!this.has(index)) this.#size += 1;
    let number = this.#files.indexOf(file);
    if (number === -1) {
      number = this.#files.push(file) - 1;
      this.#readers.push(new LineReader(file));
    }
    this.#fileOf[index] = number;
    this.#starts[index] = start;
    this.#lengths[index] = length;
    this.#traits[index] = traits;
    const known = this.#sheets.indexOf(styles);
    this.#sheetOf[index] = known === -1 ? this.#sheets.push(styles) - 1 : known;
  }

  /** Stylesheets that pages of the landings link for what they show. */
  sheets(): Set<string> {
    const used = new Set<string>();
    for (let index = 0; index < this.names.length; index += 1) {
      const sheet = this.has(index) ? this.#sheets[this.#sheetOf[index] ?? 0] : undefined;
      if (sheet !== undefined) used.add(sheet);
    }
    return used;
  }

  /** Forgets everything. */
  clear(): void {
    this.#lengths.fill(0);
    this.#size = 0;
  }

  hasTrait(index: number, traits: number): boolean {
    return this.has(index) && ((this.#traits[index] ?? 0) & traits) !== 0;
  }

  /** How many landings have one of these traits. */
  count(traits: number): number {
    let count = 0;
    for (let index = 0; index < this.names.length; index += 1)
      if (this.hasTrait(index, traits)) count += 1;
    return count;
  }

  /** The line of a landing that is known. @returns bytes that the next call may overwrite. */
  bytes(index: number): Buffer {
    const reader = this.#readers[this.#fileOf[index] ?? 0];
    const [start, length] = [this.#starts[index], this.#lengths[index]];
    if (!reader || start === undefined || !length)
      throw new Error(`Nothing is known of ${this.names.at(index)}.`);
    return reader.bytes({ start, length });
  }

  /** The same as text. */
  line(index: number): string {
    return this.bytes(index).toString('utf8');
  }

  /** What is known of a landing that is. */
  record(index: number): Known {
    const [, record]: LandingLine<Known> = JSON.parse(this.line(index));
    return record;
  }

  /** The landings that something is known of, in the order of their names; with `traits` those that have one of them. */
  *rows(traits?: number): Generator<Row<Known>> {
    for (let index = 0; index < this.names.length; index += 1) {
      if (!this.has(index) || (traits !== undefined && !this.hasTrait(index, traits))) continue;
      yield { index, name: this.names.at(index), record: this.record(index) };
    }
  }
}
