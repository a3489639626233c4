/** Maximum number of letters used to identify a word, and the minimum if it is only a prefix. */
import { matchesIn } from '../../content/text-rules/matches-in.ts';
export const KNOWN_LETTERS = 8;
const LEAST_LETTERS = 4;

/** A word that every text of a kind contains: its first letters, or all of it. A dollar sign counts as one. */
export class NeededWord {
  readonly letters: string;
  readonly isWhole: boolean;
  /** Identifies the word. */
  readonly key: string;
  /** A longer word is in fewer texts, and so is a price. */
  readonly rarity: number;

  private constructor(letters: string, isWhole: boolean) {
    this.letters = letters;
    this.isWhole = isWhole;
    this.key = `${letters}${isWhole ? '.' : ''}`;
    this.rarity = letters === '$' ? KNOWN_LETTERS : letters.length + (isWhole ? 0.5 : 0);
  }

  static readonly #whole = new Map<string, NeededWord>();
  static readonly #begun = new Map<string, NeededWord>();

  /** The only instance of a word. */
  static of(letters: string, isWhole: boolean): NeededWord {
    const known = isWhole ? NeededWord.#whole : NeededWord.#begun;
    const word = known.get(letters) ?? new NeededWord(letters, isWhole);
    known.set(letters, word);
    return word;
  }
}

/** Words, one of which is in every match. */
export class NeededGroup {
  readonly words: readonly NeededWord[];
  /** Identifies the group. */
  readonly key: string;
  /** Rarity of its most common word. */
  readonly rarity: number;

  private constructor(words: readonly NeededWord[], key: string) {
    this.words = words;
    this.key = key;
    this.rarity = Math.min(...words.map(({ rarity }) => rarity));
  }

  static readonly #known = new Map<string, NeededGroup>();

  /** The only instance of a group. */
  static of(words: readonly NeededWord[]): NeededGroup {
    const different = [...new Set(words)];
    const key = different.map((word) => word.key).join('|');
    const group = NeededGroup.#known.get(key) ?? new NeededGroup(different, key);
    NeededGroup.#known.set(key, group);
    return group;
  }
}

/** `plainWords` and questions read as statements insert these: the text itself may lack them. */
const PUT_IN = new Set(['and', 'we']);

/** Marks that anything may adjoin: a word may start before it, or continue after it. */
export const EDGE = '~';

/** Groups of words that are all in every match of one alternative. */
export type Way = readonly NeededGroup[];

/** The words of a text that are certain. */
export function wordsOf(text: string): NeededWord[] {
  const words: NeededWord[] = [];
  for (const { 0: run, index } of matchesIn(text, /[a-z]+|\$/g)) {
    const isSign = run === '$';
    const isEnded = isSign || text[index + run.length] !== EDGE;
    if (!isSign && text[index - 1] === EDGE) continue;
    if (PUT_IN.has(run) || (!isEnded && run.length < LEAST_LETTERS)) continue;
    const isWhole = isEnded && run.length <= KNOWN_LETTERS;
    words.push(NeededWord.of(run.slice(0, KNOWN_LETTERS), isWhole));
  }
  return words;
}

/** The word that is in the fewest texts. */
export function rarest(words: readonly NeededWord[]): NeededWord | undefined {
  let found = words[0];
  for (const word of words) if (found && word.rarity > found.rarity) found = word;
  return found;
}

/** Sorts groups by how few texts have one of their words, the rarest first. */
export function byRarity(a: NeededGroup, b: NeededGroup): number {
  return b.rarity - a.rarity || a.words.length - b.words.length;
}

/** One requirement for all alternatives together, if there are too many. */
export function joined(ways: readonly Way[]): Way {
  const groups = ways.map((way) => [...way].sort(byRarity)[0]);
  if (groups.includes(undefined)) return [];
  return [NeededGroup.of(groups.flatMap((group) => group?.words ?? []))];
}
