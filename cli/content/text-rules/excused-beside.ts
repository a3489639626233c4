/** A sentence that promises nothing because of what it or one beside it says: “The agent signs. You need not be there.” */
export interface ExcusedBeside {
  /** What the sentence itself has to say, in plain words; by default anything. */
  sentence?: RegExp;
  /** What it, the one before or the one behind has to say. */
  beside: RegExp;
  /** True if the one behind has to say it: it takes back what the sentence says, or tells the remedy. */
  isNext?: boolean;
}

/** True for a sentence that is excused so. Neither expression may have the flags `g` or `y`. */
export function isExcusedBeside(
  sentences: readonly string[],
  index: number,
  { sentence, beside, isNext = false }: ExcusedBeside,
): boolean {
  if (sentence?.test(sentences[index] ?? '') === false) return false;
  const from = isNext ? index + 1 : Math.max(0, index - 1);
  return sentences.slice(from, index + 2).some((one) => beside.test(one));
}
