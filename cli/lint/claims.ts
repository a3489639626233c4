import type { Landing } from '../../schemas/landing.ts';
import type { RuleFinding } from './rule.ts';
import { copyTexts, sentences, wholeCopy } from './texts.ts';

/** Words that turn an offer into its opposite; a sentence with one of them offers nothing. */
const NEGATION =
  /\b(?:no|not|never|nobody|cannot|can[’']t|don[’']t|doesn[’']t|without|nor|neither|nunca|ni)\b/i;

/** What a rule forbids to claim. */
export interface Claim {
  /** What the claim is about, in lower case; a landing with none of these words is not looked at closer. */
  subjects: readonly string[];
  /** The claim itself. */
  offer: RegExp;
}

/** Finds sentences that make a claim without denying it. */
export function* claims(
  landing: Landing,
  { subjects, offer }: Claim,
  words: Omit<RuleFinding, 'path'>,
): Generator<RuleFinding> {
  const copy = wholeCopy(landing);
  if (!subjects.some((subject) => copy.includes(subject))) return;
  for (const { path, text } of copyTexts(landing)) {
    // The message that a visitor sends, and the phrases they search for, are not our promises.
    if (!offer.test(text)) continue;
    if (path[0] === 'whatsappMessage' || path.includes('keywords') || path.includes('quote'))
      continue;
    if (sentences(text).some((sentence) => offer.test(sentence) && !NEGATION.test(sentence))) {
      yield { path, ...words };
    }
  }
}
