import { matchesIn } from './matches-in.ts';
import { speaksOfItself } from './of-others.ts';

/** Where a part of a sentence with a subject of its own may start. */
const PART =
  /[,;:] (?:(?:and|but|while|then|y|pero|mientras|luego) )?(?:then |luego |despues )?| (?:and|while|then|y|mientras|luego) /g;

/** Refers back to what was said before. */
export const TAKEN_UP =
  /\b(?:it|them|one|ones|that|this|those|both|too|also|same|so|lo|los|las|eso|tambien|ambos|igual)\b/;

/** What is done to somebody, by whoever is not named: "the buyer can be added later". */
const PASSIVE =
  /^(?:[\w']+ ){1,4}?(?:is|are|was|were|be|been|gets?|es|son|fue|queda|quedan) (?:\w+ )?\w+(?:ed|en|[ai]d[oa]s?)\b(?! (?:by|por)\b)/;

/**
 * True if the words at a span are in a part of the sentence that says what others do: "We measure, the mill cuts the boards", but not "The
 * lender sends a package, and we sign it".
 *
 * @param isDone returns true of words that say what others do, and nothing of the business.
 */
export function isInPartOfOthers(
  sentence: string,
  end: number,
  isDone: (part: string) => boolean,
): boolean {
  const starts = Array.from(matchesIn(sentence, PART), (match) => match.index + match[0].length);
  // What is said last in the span: its verb and its object.
  const before = starts.filter((start) => start < end);
  const next = starts[before.length];
  const rest = next === undefined ? '' : sentence.slice(next);
  if (speaksOfItself(rest) && TAKEN_UP.test(rest)) return false;
  return before.some((start) => {
    const part = sentence.slice(start, next);
    return !PASSIVE.test(part) && isDone(part);
  });
}

/** What somebody wants: "She would like …", "He asks whether …". A reader's wish is what is fulfilled. */
const WISH =
  /^(?:(?:and|but|y|pero) )?(?:an?|the|one|some(?:body|one)?|many|people|his|her|their|he|she|they|el|la|los|las|un|una|alguien|ell[ao]s?) (?!(?:[\w']+ ){0,6}your\b)(?:[\w']+ ){0,9}?(?:(?:would|'d) like|wants?|wanted|hopes?|hoped|wish(?:es|ed)?|begs?|begged|(?:ask(?:s|ed)|call(?:s|ed)) (?:for|to|if|whether|about)|quieren?|queria|quisiera|quiso|pidio|pregunto|esperaba)\b/;
const GRANTED =
  /^(?:(?:and|y) )?(?:yes|yeah|sure|of course|absolutely|certainly|gladly|done|no problem|that works|easy|can do|si|claro|por supuesto|con gusto|hecho|listo|no hay problema|sin problema)\b/;
const DECLINES = /\b(?:not|never|cannot|no|nunca|jamas|tampoco|nadie)\b|n't\b/;

/**
 * True of a sentence that tells what somebody wants, unless that is granted: "The buyer would like to leave with a signed title."
 *
 * @param start of what is wanted.
 * @param next sentence, which may grant it.
 */
export function isOnlyWished(sentence: string, start: number, next: string | undefined): boolean {
  const wish = WISH.exec(sentence)?.[0];
  if (wish === undefined || wish.length > start || speaksOfItself(sentence)) return false;
  if (next === undefined) return true;
  return !GRANTED.test(next) && (!speaksOfItself(next) || DECLINES.test(next));
}

/** Behind a noun that begins a sentence: what it is or needs. */
const DESCRIBED =
  /^ (?:is|are|was|were|means?|needs?|takes?|waits?(?= for)|belongs?|(?:goes|go)(?= to)|stays?(?= with)|requires?|calls? for|wants?|comes?(?= from)|es|son|pide|piden|requiere|requieren|necesita|necesitan|significa|toca|va|van) /;
/** A sentence that is not about the reader, or about what can be had. */
const HAD =
  /\b(?:you|your|yours|usted(?:es)?|su|sus|le|les|included|available|free|ready|done|made|given|offered|provided|possible|easy|simple|welcome|handled|\w+(?:ed|ad[oa]s?|id[oa]s?)|day|days|night|nights|minutes?|hours?|week|quick\w*|fast|cheap|affordable|daily|special\w*|business|problem|here|aqui|gratis|disponibles?|dia|noche|minutos|horas|mismo|domicilio|rapid\w+|desde|at|only|just|now|today|hoy|every|each|away|calls?|clicks?|phone|visits?|part|enough|fine|ok|okay|good|plenty|bastan?|suficientes?)\b|\$/;
const IS_BEFORE = /\b(?:is|are|es|son)(?: (?:an?|una?))? $/;
/** What something came to light as, which nobody writes of what can be had: "twice it was a closing after all". */
const WAS_BEFORE =
  /\b(?:(?:it|that|this|they|those|these) (?:\w+ )?(?:was|were|had been)|turned out (?:to be|as)|proved (?:to be )?|resulto(?: ser)?|resultaron(?: ser)?|(?:eso|aquello|esto|al final|en realidad) (?:era|eran|fue|fueron))(?: (?:really|actually|just|only|en realidad))?(?: (?:an?|the|una?|el|la))? ?$/;
/** Up to what the sentence goes on to say. */
const AFTER_ALL =
  /^(?: (?:after all|instead|in the end|though|then|al final|en realidad|despues de todo))?(?:[.,;]|$)/;

/**
 * True if a thing at a span is only described, or something is only called so: "A loan signing is another job with another badge", "the rest is
 * legal advice".
 */
export function isOnlyDescribed(sentence: string, start: number, end: number): boolean {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  if (speaksOfItself(sentence) || sentence.slice(start, end).split(' ').length > 4) return false;
  if (/^(?:(?:an?|the|every|each|un|una|el|la|los|las|cada) (?:\w+ )?)?$/.test(before))
    return DESCRIBED.test(after) && !HAD.test(after);
  if (WAS_BEFORE.test(before) && AFTER_ALL.test(after)) return !HAD.test(after);
  return IS_BEFORE.test(before) && /^[.,;]|^$/.test(after) && !HAD.test(before);
}
