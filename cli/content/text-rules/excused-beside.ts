/** A sentence that promises nothing because of what it or one beside it says: “The agent signs. You need not be there.” */
export interface ExcusedBeside {
  /** What the sentence itself has to say, in plain words. */
  sentence: RegExp;
  /** What it, the one before or the one behind has to say. */
  beside: RegExp;
}

/** True for a sentence that is excused so. Neither expression may have the flags `g` or `y`. */
export function isExcusedBeside(
  sentences: readonly string[],
  index: number,
  { sentence, beside }: ExcusedBeside,
): boolean {
  if (!sentence.test(sentences[index] ?? '')) return false;
  return sentences.slice(Math.max(0, index - 1), index + 2).some((one) => beside.test(one));
}
