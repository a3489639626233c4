import { saysWe, speaksOfItself } from './of-others.ts';

/** An indirect question about a thing: "How a paper becomes good abroad", unlike "How to get it done". */
const ABOUT =
  /^(?:how|why|when|where|what|which|whether|who|como|por que|cuando|donde|que|cual(?:es)?|quien(?:es)?|si)\b(?! to\b| \w+[aei]r\b)/;
/** Where a further question begins: "Loan closings, and what we do around them", "…, and which papers we can seal". */
const FURTHER =
  /,? (?:and|y|e) (?=(?:how|why|when|where|what|which|who|como|por que|cuando|donde|que|cual(?:es)?|quien(?:es)?|lo que)\b)|, (?=(?:how|why|what|whether|como|por que|cual(?:es)?)\b)/;
const TO_READER = /\b(?:you|yours?|usted(?:es)?|su|sus|le|les|tu|tus|te)\b/;

/** True of the name or description of a page that only says which question the page answers, and nothing of the business or its readers. */
export function asksAbout(words: string): boolean {
  return ABOUT.test(words) && !TO_READER.test(words) && !speaksOfItself(words);
}

/**
 * The name or description of a page without the questions behind it that ask what the business does, unless one of them promises
 * something itself: "Loan closings" for "Loan closings, and what we do around them".
 */
export function topicAlone(words: string, promises: (question: string) => boolean): string {
  const [topic = '', ...questions] = words.split(FURTHER);
  const own = questions.filter(saysWe);
  return own.some(promises)
    ? words
    : [topic, ...questions.filter((one) => !own.includes(one))].join(', ');
}
