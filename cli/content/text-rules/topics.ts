import { speaksOfItself } from './of-others.ts';

/** An indirect question about a thing: "How a paper becomes good abroad", unlike "How to get it done". */
const ABOUT =
  /^(?:how|why|when|where|what|which|whether|who|como|por que|cuando|donde|que|cual(?:es)?|quien(?:es)?|si)\b(?! to\b| \w+[aei]r\b)/;
const TO_READER = /\b(?:you|yours?|usted(?:es)?|su|sus|le|les|tu|tus|te)\b/;

/** True of the name or description of a page that only says which question the page answers, and nothing of the business or its readers. */
export function asksAbout(words: string): boolean {
  return ABOUT.test(words) && !TO_READER.test(words) && !speaksOfItself(words);
}
