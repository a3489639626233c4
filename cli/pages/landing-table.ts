import type { SortedNames } from '../content/sorted-names.ts';
import { LineReader, type LineSpan } from '../system/checked-lines.ts';
import type { LandingRecord, MadeLanding } from './landing-record.ts';

/** Flags of landings that few have: only records with a trait are read to see its value. */
export const TRAIT = {
  /** Addresses besides its own. */
  aliases: 1,
  /** A canonical or translated page other than itself. */
  ties: 2,
  links: 4,
  /** Rendered with other language versions. */
  alternates: 8,
  sheet: 16,
  ownPreview: 32,
  warnings: 64,
  /** Rendered by this build, not reused from the last one. */
  fresh: 128,
  pictures: 256,
  sources: 512,
  /** Visible only at certain times. */
  scheduled: 1024,
  /** A notice replaces its content. */
  notice: 2048,
  /** There is no page at its address. */
  noPage: 4096,
  test: 8192,
  /** Its file has the wrong shape. */
  unread: 16_384,
} as const;

/** The traits of a record. */
export function traitsOf(record: LandingRecord | MadeLanding): number {
  const { aliases, canonical, path, translationOf } = record.entry;
  let traits = 0;
  if (aliases !== undefined) traits |= TRAIT.aliases;
  if (canonical !== path || translationOf !== undefined) traits |= TRAIT.ties;
  if (record.links !== undefined) traits |= TRAIT.links;
  if (record.schedule !== undefined) traits |= TRAIT.scheduled;
  if (record.test !== undefined) traits |= TRAIT.test;
  if (record.unread !== undefined) traits |= TRAIT.unread;
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

/** The line of one landing: file name and record. */
export type LandingLine<Known> = [name: string, record: Known];

/** A landing of a table. */
export interface Row<Known> {
  index: number;
  name: string;
  record: Known;
}

/**
 * The records of the landings of a folder. They are lines of files; memory only holds the names of the landing
 * files and 19 bytes for each, so a hundred thousand landings take hardly more than a thousand.
 */
export class LandingTable<Known extends LandingRecord> {
  /** Names of all landing files. */
  readonly names: SortedNames;
  readonly #readers: LineReader[] = [];
  readonly #files: number[] = [];
  readonly #fileOf: Uint8Array;
  readonly #starts: Float64Array;
  /** 0 for a landing without a record. */
  readonly #lengths: Uint32Array;
  readonly #traits: Uint16Array;
  /** The few distinct stylesheets; a landing refers to its own by index. */
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

  /** Number of landings with a record. */
  get size(): number {
    return this.#size;
  }

  /** Index of a landing file; -1 if it does not exist. */
  indexOf(name: string): number {
    return this.names.indexOf(name);
  }

  has(index: number): boolean {
    return (this.#lengths[index] ?? 0) > 0;
  }

  /**
   * Sets the position of a landing's record.
   *
   * @param styles stylesheet for what its page uses, if it is rendered.
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

  /** Stylesheets that pages of the landings link to. */
  sheets(): Set<string> {
    const used = new Set<string>();
    for (let index = 0; index < this.names.length; index += 1) {
      const sheet = this.has(index) ? this.#sheets[this.#sheetOf[index] ?? 0] : undefined;
      if (sheet !== undefined) used.add(sheet);
    }
    return used;
  }

  /** Removes all records. */
  clear(): void {
    this.#lengths.fill(0);
    this.#size = 0;
  }

  hasTrait(index: number, traits: number): boolean {
    return this.has(index) && ((this.#traits[index] ?? 0) & traits) !== 0;
  }

  /** Number of landings with any of these traits. */
  count(traits: number): number {
    let count = 0;
    for (let index = 0; index < this.names.length; index += 1)
      if (this.hasTrait(index, traits)) count += 1;
    return count;
  }

  /** Position of the line of a landing with a record. @throws if it has none. */
  place(index: number): LineSpan {
    const file = this.#files[this.#fileOf[index] ?? 0];
    const [start, length] = [this.#starts[index], this.#lengths[index]];
    if (file === undefined || start === undefined || !length)
      throw new Error(`Nothing is known of ${this.names.at(index)}.`);
    return { file, start, length };
  }

  /** The line of a landing with a record. @returns bytes that the next call may overwrite. */
  bytes(index: number): Buffer {
    const place = this.place(index);
    return (this.#readers[this.#fileOf[index] ?? 0] as LineReader).bytes(place);
  }

  /** The same as text. */
  line(index: number): string {
    return this.bytes(index).toString('utf8');
  }

  /** The record of a landing that has one. */
  record(index: number): Known {
    const [, record]: LandingLine<Known> = JSON.parse(this.line(index));
    return record;
  }

  /** The landings with a record, sorted by name; with `traits`, those that have any of them. */
  *rows(traits?: number): Generator<Row<Known>> {
    for (let index = 0; index < this.names.length; index += 1) {
      if (!this.has(index) || (traits !== undefined && !this.hasTrait(index, traits))) continue;
      yield { index, name: this.names.at(index), record: this.record(index) };
    }
  }
}
