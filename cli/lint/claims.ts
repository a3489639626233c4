import type { Landing } from '../../schemas/landing.ts';
import type { RuleFinding } from './rule.ts';
import { copyTexts, sentences, wholeCopy } from './texts.ts';

/** Words that turn an offer into its opposite; a sentence with one of them offers nothing. */
const NEGATION =
  /\b(?:no|not|never|nobody|cannot|can[’']t|don[’']t|doesn[’']t|without|nor|neither|nunca|ni)\b/i;

/**
 * Finds sentences that make a claim without denying it.
 *
 * @param offer the claim; it must not reach over a line break, which stands between two texts.
 */
export function* claims(
  landing: Landing,
  offer: RegExp,
  words: Omit<RuleFinding, 'path'>,
): Generator<RuleFinding> {
  if (!offer.test(wholeCopy(landing))) return;
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
