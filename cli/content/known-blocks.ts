import { parsePlainYaml } from './plain-yaml.ts';
import { share } from './shared-values.ts';

/** A key at the beginning of a line, with everything below it up to the next one. */
interface Block {
  key: string;
  value: unknown;
}

/** Number of blocks after which those that were not used since are forgotten. */
const GENERATION = 2048;

/** Length in UTF-16 units above which a block is not remembered. */
const LONGEST = 16_384;

/** Number of hashes of blocks that were read once; a power of two. */
const READ_ONCE = 16_384;

/** Lines beyond which a file is not read in blocks; the guard reports longer ones. */
const MOST_LINES = 5000;

const PRIME = 0x01000193;

function hashOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash ^ (hash >>> 15);
}

/** The same text by itself: a part of a text holds the whole in memory. */
function detached(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** The blocks of a file in order; undefined if it has too many lines. */
function blocksOf(text: string): string[] | undefined {
  const blocks: string[] = [];
  let start = -1;
  let lines = 0;
  for (let at = -1; ; at = text.indexOf('\n', at + 1)) {
    if (at === -1 && lines > 0) break;
    lines += 1;
    if (!isLetter(text.charCodeAt(at + 1))) continue;
    // Comments at the beginning belong to the first key.
    if (start !== -1) blocks.push(text.slice(start, at + 1));
    start = start === -1 ? 0 : at + 1;
  }
  blocks.push(text.slice(Math.max(start, 0)));
  return lines > MOST_LINES ? undefined : blocks;
}

function readBlock(text: string): Block | undefined {
  const value = parsePlainYaml(text);
  if (value === undefined) return undefined;
  const [entry] = Object.entries(value as object);
  return entry && { key: entry[0], value: entry[1] };
}

/**
 * The blocks of files that were read before. Pages made from one template have most of them in common. A block is
 * remembered when it is read for the second time, so that files without anything in common cost no memory.
 */
class KnownBlocks {
  #recent = new Map<string, Block>();
  #older = new Map<string, Block>();
  readonly #once = new Int32Array(READ_ONCE);

  /** Undefined if the fast reader does not support the block. */
  read(text: string): Block | undefined {
    const known = this.#recent.get(text) ?? this.#older.get(text);
    if (known) {
      if (!this.#recent.has(text)) this.#keep(text, known);
      return known;
    }
    return this.#isSecond(text) ? this.#remember(detached(text)) : readBlock(text);
  }

  #isSecond(text: string): boolean {
    if (text.length > LONGEST) return false;
    const hash = hashOf(text);
    const slot = hash & (READ_ONCE - 1);
    if (this.#once[slot] === hash) return true;
    this.#once[slot] = hash;
    return false;
  }

  #remember(text: string): Block | undefined {
    const block = readBlock(text);
    if (!block) return undefined;
    share(block.value);
    this.#keep(text, block);
    return block;
  }

  #keep(text: string, block: Block): void {
    if (this.#recent.size === GENERATION) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(text, block);
  }
}

const known = new KnownBlocks();

/**
 * Parses like `parsePlainYaml`, key by key of the outermost map. The value of a key that was read before, in whichever
 * file, is the same frozen object.
 */
export function parseInBlocks(text: string): unknown {
  if (text.includes('\r')) return parsePlainYaml(text);
  const blocks = blocksOf(text);
  if (!blocks) return undefined;
  const value: Record<string, unknown> = {};
  for (const block of blocks) {
    const read = known.read(block);
    if (!read || Object.hasOwn(value, read.key)) return undefined;
    value[read.key] = read.value;
  }
  return value;
}
