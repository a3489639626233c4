import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { withWholeReferences } from '../marks/whole-references.ts';
import { BARGAINS, type Bargain } from './review-bargains.ts';

/** Reviews that are not asked for a reward: for a friend, after it, or denied. */
const DENIED =
  /(?<!\p{L})(?:never|not?|neither|nobody|without|no one|don['’]t|doesn['’]t|unpaid|nie|niemals|niemand|nicht|keine?[nrsm]?|weder|ohne|nadie|ning[uú]n\p{L}*|nunca|no|ni|sin|tampoco)(?!\p{L})/iu;

/** Denies nothing. */
const REMINDED =
  /(?<!\p{L})(?:don['’]t forget|do not forget|why not|no matter \p{L}+|not only|vergessen sie nicht|vergiss nicht|nicht vergessen|warum nicht|nicht nur|no olvid\p{L}+|por qué no|no sol[oa])(?!\p{L})/giu;

/** Says that what came before is not done here. */
const NOT_HERE =
  /^\s*(?:(?:no|never|nein|nie|niemals|nunca|jamás)(?=[.,!:;]|$)|(?:but |aber |pero )?(?:we|ours|wir|das|that|this|it|nosotros|esto|eso|aquí|not)(?!\p{L})[^.!?]{0,30}?(?:\b(?:not|never|nicht|nie|kein\p{L}*|nunca|no|forbid\p{L}*|verboten|prohib\p{L}*)(?!\p{L})|n['’]t\b))/iu;

/** What visitors ask. */
const VISITORS =
  /^\s*(?:¿(?!quieres|quiere|te apetece|le apetece)|(?:do|does|can|will|is|are|may|how|what|bekomm\p{L}*|gibt|kann|kriege|erhalte|was|wie)(?!\p{L})[^?]*\?)/iu;

const SENTENCE = /[^.!?\n]+[.!?]*/gu;

/** Greatest number of characters between what is asked for and what is given. */
const APART = 90;

/** The bargain that a copy in a language may offer. */
export function suspectedBargain(copy: string, language: string): Bargain | undefined {
  const bargain = BARGAINS[language.slice(0, 2)];
  if (!bargain?.sign.test(copy)) return undefined;
  return bargain.asks.test(copy) || bargain.condition.test(copy) ? bargain : undefined;
}

function isDenied(words: string): boolean {
  return DENIED.test(words.replace(REMINDED, ''));
}

function spanOf(found: RegExpExecArray): Span {
  return [found.index, found.index + found[0].length];
}

/** A review and its reward in one sentence, in either order. */
function bargainIn(sentence: string, bargain: Bargain): Span | undefined {
  const asked = bargain.condition.exec(sentence) ?? bargain.asks.exec(sentence);
  const given = asked && bargain.reward.exec(sentence.trimStart());
  if (!asked || !given) return undefined;
  const indent = sentence.length - sentence.trimStart().length;
  const reward: Span = [given.index + indent, given.index + indent + given[0].length];
  const review = spanOf(asked);
  if (isDenied(sentence.slice(0, Math.max(reward[1], review[1])))) return undefined;
  const isAfter = reward[0] >= review[1];
  const between = isAfter
    ? sentence.slice(review[1], reward[0])
    : sentence.slice(reward[1], review[0]);
  if (between.length > APART || /;/.test(between) || bargain.or.test(between)) return undefined;
  const overlaps = reward[0] < review[1] && review[0] < reward[1];
  const depends =
    isAfter || overlaps || bargain.onlyIf.test(between) || /^(?:for|für|por)\s/i.test(asked[0]);
  return depends ? review : undefined;
}

/** The first place in a text where a review is asked for and rewarded. */
export function rewardedReview(located: string, bargain: Bargain): Span | undefined {
  const text = withWholeReferences(located);
  const sentences = [...matchesIn(text, SENTENCE)];
  for (const [at, { 0: sentence, index }] of sentences.entries()) {
    if (VISITORS.test(sentence)) continue;
    const next = sentences[at + 1]?.[0] ?? '';
    const before = sentences[at - 1]?.[0].trim() ?? '';
    const placed = ([start, end]: Span): Span => [index + start, index + end];
    const inOne = bargainIn(sentence, bargain);
    if (inOne && !NOT_HERE.test(next)) return placed(inOne);
    const asked = bargain.asks.exec(sentence);
    const condition = asked ?? bargain.condition.exec(sentence);
    if (!condition || isDenied(sentence)) continue;
    const review = placed(spanOf(condition));
    const given = asked && bargain.gives.exec(next);
    if (given && !isDenied(next.slice(0, given.index))) return review;
    const reward = bargain.inReturn.test(next.trim()) ? bargain.reward.exec(next.trim()) : null;
    if (reward && !isDenied(next.slice(0, reward.index))) return review;
    if (before.endsWith('?') && bargain.offers.test(before) && bargain.gives.test(before))
      return review;
  }
  return undefined;
}
