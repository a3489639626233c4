import type { ReplacedFile } from './write-file.ts';

/** How long after a save a program may still write a version of the text before it, in ms. */
export const SAVE_WINDOW_MS = 2000;

/** A text that a save replaced. */
interface Earlier {
  text: string;
  /** Its file; missing after a restart. */
  replaced?: ReplacedFile;
}

/** How many times each line occurs. */
function countLines(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Number of lines that only one of two texts has, regardless of position. */
function lineDistance(a: string, b: string): number {
  const counts = countLines(a);
  for (const [line, count] of countLines(b)) counts.set(line, (counts.get(line) ?? 0) - count);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * Texts of files before their recent saves. A program that has read one of them may write a version without the
 * saved changes, unaware of them.
 */
export class RecentSaves {
  readonly #earlier = new Map<string, Earlier[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #onEmpty: () => void;

  /** @param onEmpty called when the last of them has been dropped. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  /**
   * Remembers a text for a while.
   *
   * @param onEnd called for a last check before it is dropped.
   */
  note(name: string, earlier: Earlier, onEnd: () => void): void {
    this.#earlier.set(name, [...(this.#earlier.get(name) ?? []), earlier]);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      onEnd();
      this.#forget(name, earlier);
      if (this.isEmpty) this.#onEmpty();
    }, SAVE_WINDOW_MS).unref();
    this.#timers.add(timer);
  }

  get isEmpty(): boolean {
    return this.#earlier.size === 0;
  }

  /**
   * The text that a text on the disk is based on: the oldest of the most similar ones.
   *
   * @param base last known text on the disk.
   */
  origin(name: string, text: string, base: string): string {
    let nearest = { text: base, distance: Number.POSITIVE_INFINITY };
    for (const known of [...(this.#earlier.get(name) ?? []), { text: base }]) {
      const distance = lineDistance(known.text, text);
      if (distance < nearest.distance) nearest = { text: known.text, distance };
    }
    return nearest.text;
  }

  /**
   * Texts that other programs wrote into files after these were replaced, with the texts that they are based on.
   */
  *strays(name: string): Generator<{ before: string; text: string }> {
    for (const earlier of this.#earlier.get(name) ?? []) {
      const text = earlier.replaced?.read() ?? earlier.text;
      const before = earlier.text;
      if (text === before) continue;
      earlier.text = text;
      yield { before, text };
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const [name, all] of this.#earlier) for (const one of [...all]) this.#forget(name, one);
  }

  #forget(name: string, earlier: Earlier): void {
    earlier.replaced?.close();
    const others = (this.#earlier.get(name) ?? []).filter((known) => known !== earlier);
    if (others.length > 0) this.#earlier.set(name, others);
    else this.#earlier.delete(name);
  }
}
