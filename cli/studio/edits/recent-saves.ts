import type { ReplacedFile } from './write-file.ts';

/** How long after a save a program may still write what it made of the text before it, in ms. */
export const SAVE_WINDOW_MS = 2000;

/** A text that a save took the place of. */
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

/** How many lines one text has that the other has not, wherever they stand. */
function lineDistance(a: string, b: string): number {
  const counts = countLines(a);
  for (const [line, count] of countLines(b)) counts.set(line, (counts.get(line) ?? 0) - count);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * What files held before they were saved a moment ago. A program that has read one of these texts writes a text without what was
 * saved, and does not know it.
 */
export class RecentSaves {
  readonly #earlier = new Map<string, Earlier[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #onEmpty: () => void;

  /** @param onEmpty called when the last of them has been forgotten. */
  constructor(onEmpty: () => void) {
    this.#onEmpty = onEmpty;
  }

  /**
   * Remembers a text for a while.
   *
   * @param onEnd called for a last look before it is forgotten.
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
   * The text that a text on the disk was made from: of those that it is nearest to, the oldest.
   *
   * @param base what the disk had last.
   */
  origin(name: string, text: string, base: string): string {
    let nearest = { text: base, distance: Number.POSITIVE_INFINITY };
    for (const known of [...(this.#earlier.get(name) ?? []), { text: base }]) {
      const distance = lineDistance(known.text, text);
      if (distance < nearest.distance) nearest = { text: known.text, distance };
    }
    return nearest.text;
  }

  /** Texts that were written into files of a name after others had taken their place, and what they were made from. */
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
