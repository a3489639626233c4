import { share } from '../shared-values.ts';
import { parsePlainYaml } from '../yaml/plain-yaml.ts';

/** Number of blocks after which those that were not used since are forgotten. */
const GENERATION = 2048;

/** Number of hashes of blocks that were read once; a power of two. */
const READ_ONCE = 16_384;

const PRIME = 0x01000193;

/** One of so many characters of a block is hashed. */
const STEP = 3;

/** Length in UTF-16 units below which parsing a block takes no longer than finding it. */
const SHORTEST = 100;

/** A key at the beginning of a line, with everything below it up to the next one. */
interface Block {
  text: string;
  key: string;
  value: unknown;
}

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** Where the blocks of a file start, in order. Comments at the beginning belong to the first one. */
function startsOf(text: string): number[] {
  const starts = [0];
  let hasKey = isLetter(text.charCodeAt(0));
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    if (!isLetter(text.charCodeAt(at + 1))) continue;
    if (hasKey) starts.push(at + 1);
    hasKey = true;
  }
  return starts;
}

/** Hash of some characters of a text: those that have the same are compared. */
function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at += STEP) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash ^ (hash >>> 15);
}

/** The same text by itself: a part of a text holds the whole in memory. */
function detached(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/**
 * The blocks of files that were read before. Pages made from one template have most of them in common. A block is
 * remembered when it is read for the second time, so that files without anything in common cost no memory.
 */
class KnownBlocks {
  #recent = new Map<number, Block>();
  #older = new Map<number, Block>();
  readonly #once = new Int32Array(READ_ONCE);

  /** Undefined if the block is not known yet, or if the fast reader does not support it. */
  find(text: string, start: number, end: number): Block | undefined {
    if (end - start < SHORTEST) return undefined;
    const hash = hashOf(text, start, end);
    const recent = this.#recent.get(hash);
    const known = recent ?? this.#older.get(hash);
    if (known) {
      if (known.text !== text.slice(start, end)) return undefined;
      if (!recent) this.#keep(hash, known);
      return known;
    }
    const slot = hash & (READ_ONCE - 1);
    if (this.#once[slot] === hash) return this.#remember(detached(text.slice(start, end)), hash);
    this.#once[slot] = hash;
    return undefined;
  }

  #remember(text: string, hash: number): Block | undefined {
    const [entry, ...others] = Object.entries(Object(parsePlainYaml(text)));
    if (!entry || others.length > 0) return undefined;
    const block = { text, key: entry[0], value: share(entry[1]) };
    this.#keep(hash, block);
    return block;
  }

  #keep(hash: number, block: Block): void {
    if (this.#recent.size === GENERATION) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(hash, block);
  }
}

const known = new KnownBlocks();

/** Adds entries to a map. False if it has one of the keys already, which only the full parser reports. */
function add(map: Record<string, unknown>, entries: Iterable<[string, unknown]>): boolean {
  for (const [key, value] of entries) {
    if (Object.hasOwn(map, key)) return false;
    map[key] = value;
  }
  return true;
}

/**
 * Parses like `parsePlainYaml`. The value of a key of the outermost map that was read before, in whichever file, is
 * the same object, which nobody may change.
 */
export function parseInBlocks(text: string): unknown {
  if (text.includes('\r')) return parsePlainYaml(text);
  const starts = startsOf(text);
  const map: Record<string, unknown> = {};
  /** Start of the blocks that are still to be parsed, all at once. */
  let from = 0;
  const parseUpTo = (end: number): boolean => {
    if (from === end) return true;
    const value = parsePlainYaml(text.slice(from, end));
    return value !== undefined && add(map, Object.entries(value as object));
  };
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    const block = known.find(text, start, end);
    if (!block) continue;
    if (!parseUpTo(start) || !add(map, [[block.key, block.value]])) return undefined;
    from = end;
  }
  if (from === 0) return parsePlainYaml(text);
  return parseUpTo(text.length) ? map : undefined;
}
