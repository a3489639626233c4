/** A word that every text of a kind contains: its first letters, or all of it. A dollar sign counts as one. */
export interface NeededWord {
  letters: string;
  isWhole: boolean;
}

/** Identifies a word. */
export function keyOf({ letters, isWhole }: NeededWord): string {
  return `${letters}${isWhole ? '.' : ''}`;
}

/** Words, one of which is in every match. */
export type NeededGroup = readonly NeededWord[];

/** Maximum number of letters used to identify a word, and the minimum if it is only a prefix. */
export const KNOWN_LETTERS = 8;
const LEAST_LETTERS = 4;

/** `plainWords` and questions read as statements insert these: the text itself may lack them. */
const PUT_IN = new Set(['and', 'we']);

/** Marks that anything may adjoin: a word may start before it, or continue after it. */
export const EDGE = '~';

/** Groups of words that are all in every match of one alternative. */
export type Way = readonly NeededGroup[];

/** The words of a text that are certain. */
export function wordsOf(text: string): NeededWord[] {
  const words: NeededWord[] = [];
  for (const { 0: run, index } of text.matchAll(/[a-z]+|\$/g)) {
    const isSign = run === '$';
    const isEnded = isSign || text[index + run.length] !== EDGE;
    if (!isSign && text[index - 1] === EDGE) continue;
    if (PUT_IN.has(run) || (!isEnded && run.length < LEAST_LETTERS)) continue;
    const isWhole = isEnded && run.length <= KNOWN_LETTERS;
    words.push({ letters: run.slice(0, KNOWN_LETTERS), isWhole });
  }
  return words;
}

/** A longer word is in fewer texts, and so is a price. */
function rarity({ letters, isWhole }: NeededWord): number {
  return letters === '$' ? KNOWN_LETTERS : letters.length + (isWhole ? 0.5 : 0);
}

/** The word that is in the fewest texts. */
export function rarest(words: readonly NeededWord[]): NeededWord | undefined {
  let found = words[0];
  for (const word of words) if (found && rarity(word) > rarity(found)) found = word;
  return found;
}

/** Removes duplicates. */
export function withoutDoubles(words: readonly NeededWord[]): NeededGroup {
  return [...new Map(words.map((word) => [keyOf(word), word])).values()];
}

/** Sorts groups by how few texts have one of their words, the rarest first. */
export function byRarity(a: NeededGroup, b: NeededGroup): number {
  const commonest = (group: NeededGroup) => Math.min(...group.map(rarity));
  return commonest(b) - commonest(a) || a.length - b.length;
}

/** One requirement for all alternatives together, if there are too many. */
export function joined(ways: readonly Way[]): Way {
  const groups = ways.map((way) => [...way].sort(byRarity)[0]);
  if (groups.includes(undefined)) return [];
  return [withoutDoubles(groups.flatMap((group) => group ?? []))];
}
