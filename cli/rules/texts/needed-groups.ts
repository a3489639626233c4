/** A word that stands in every text of a kind: its first letters, or all of it. A dollar sign is one, too. */
export interface NeededWord {
  letters: string;
  isWhole: boolean;
}

/** Names a word. */
export function keyOf({ letters, isWhole }: NeededWord): string {
  return `${letters}${isWhole ? '.' : ''}`;
}

/** Words of which one stands in whatever matches. */
export type NeededGroup = readonly NeededWord[];

/** Letters by which a word is known at most, and at least if it may go on. */
export const KNOWN_LETTERS = 8;
const LEAST_LETTERS = 4;

/** `plainWords` and a question that is read as a statement put these in: a text may be without them. */
const PUT_IN = new Set(['and', 'we']);

/** Stands where anything may adjoin: a word may begin before it, or go on behind it. */
export const EDGE = '~';

/** Groups of words that are all in whatever matches in one way. */
export type Way = readonly NeededGroup[];

/** The words of a text that are known for certain. */
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

/** A longer word is in fewer texts. */
function rarity({ letters, isWhole }: NeededWord): number {
  return letters.length + (isWhole ? 0.5 : 0);
}

/** The word that is least often in texts. */
export function rarest(words: readonly NeededWord[]): NeededWord | undefined {
  let found = words[0];
  for (const word of words) if (found && rarity(word) > rarity(found)) found = word;
  return found;
}

/** Words, each once. */
export function withoutDoubles(words: readonly NeededWord[]): NeededGroup {
  return [...new Map(words.map((word) => [keyOf(word), word])).values()];
}

/** Orders groups: first the one of which a text has a word least often. */
export function byRarity(a: NeededGroup, b: NeededGroup): number {
  const commonest = (group: NeededGroup) => Math.min(...group.map(rarity));
  return commonest(b) - commonest(a) || a.length - b.length;
}

/** What all ways need together, if they are too many to be told apart. */
export function joined(ways: readonly Way[]): Way {
  const groups = ways.map((way) => [...way].sort(byRarity)[0]);
  if (groups.includes(undefined)) return [];
  return [withoutDoubles(groups.flatMap((group) => group ?? []))];
}
