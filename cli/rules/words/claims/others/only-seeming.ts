/** What only seems so: "sounds unbeatable at first", „was auf den ersten Blick unschlagbar günstig wirkt“. */
const SEEMS_BEFORE =
  /(?<!\p{L})(?:(?:looks?|sounds?|seems?|appears?)(?: like)?(?: the)?|auf den ersten blick|auf dem papier|parecen?|suenan?|a primera vista|sobre el papel)\s(?:[\p{L}-]+\s){0,3}$/iu;
const SEEMS_AFTER =
  /^\p{L}*\s(?:\p{L}+\s){0,2}?(?:wirk(?:t|en)|schein(?:t|en)|aussieh(?:t|en)|kling(?:t|en)|erschein(?:t|en)|at first (?:sight|glance)|on paper|a primera vista)(?!\p{L})/iu;

/** Says what it is in truth. */
const IN_TRUTH =
  /(?<!\p{L})(?:but|turns? out|until|yet|however|entpupp\p{L}*|doch|aber|erweist|stellt sich|bis|pero|resulta|hasta|sin embargo)(?!\p{L})/iu;

/** Directly before: how something of others looks, at the end of a sentence that the next one corrects: "The company looks unbeatable." */
const LOOKS = /(?<!\p{L})(?:looks?|sounds?|seems?|appears?)\s(?:\p{L}+\s)?$/iu;
const OURS = /(?<!\p{L})(?:we|our|us|ours|my|i)(?!\p{L})|\{business/iu;

/** True for a claim that a sentence takes back: it only seems so. */
export function isOnlySeeming(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  if (LOOKS.test(before) && /^\s*[.,;]/.test(after) && !OURS.test(sentence)) return true;
  const seems = SEEMS_BEFORE.test(before) || SEEMS_AFTER.test(after);
  return seems && IN_TRUTH.test(after);
}
