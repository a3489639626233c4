/** Said of the second of two equal texts. */
export const REPEATED = {
  message: 'This page says the same before, word by word.',
  hint: 'Say something else here, or take it away.',
};

/** How to reach somebody, and a link alone, whose target is masked: such lines stand wherever they are needed. */
const REACHING =
  /[\w-]@\w|\{business\.(?:phone|email)\}|(?<!\d)\+?\(?\d[\d\s().-]{6,}\d|^\u2060[^\u2060]+\u2060{5,}$/;

/** True for a sentence that says how to reach somebody, which may be said again. */
export function isForReaching(sentence: string): boolean {
  return REACHING.test(sentence);
}

/** A reference to a fact, which readers see as the fact. */
const REFERENCE = /\{[^{}]+\}/g;

/** What a reader sees of some words at least, in characters: a reference is longer than its fact. */
export function seenLength(words: string): number {
  return words.replace(REFERENCE, '{}').length;
}

/** Words as they are compared: without case, the last sign and the width of spaces. */
export function plain(text: string): string {
  return text.trim().replace(/[.!]$/, '').replace(/\s+/g, ' ').toLowerCase();
}
