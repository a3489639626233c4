import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { isAbout } from '../figures/figure-topics.ts';
import { datesIn } from './dates.ts';

interface KnownDate {
  name: string;
  /** As shown in texts. */
  text: string;
  ends: number;
  year: number;
  /** What ends then, if the name says so: `commissionExpires` is `[commission]`. */
  ending: readonly string[];
}

/** Last part of the name of a date on which something ends. */
const END =
  /(?:expir(?:es|y|ation)(?:Date)?|valid(?:Until|Through|To)|vence|caduca|gültigBis|gueltigBis)$/i;

/** The same of a day by which something has to be done. */
const DUE =
  '(?:deadline|closes|(?:last|final)Day|(?:register|apply|order|book)By|anmeldeschluss|stichtag|frist|plazo|cierre|(?:fecha)?l[ií]mite)';

const DEADLINE = new RegExp(`${DUE}$`, 'i');

/** Directly before such a day. */
const CLOSES =
  /(?<!\p{L})(?:closes?|deadline(?: is)?|by|until|till|before|(?:se )?cierran?|termina|acaba|plazo(?: es)?|hasta|antes del?|endet|schließt|läuft|bis(?: zum)?|vor dem|spätestens)(?: on| el| en| am)?\s(?:the |el )?$/iu;

/** Directly before a date: something holds until then. */
const UNTIL =
  /(?:(?<!\p{L})(?:valid|good|current|runs?|in force|in effect)(?: \p{L}+)? (?:through|thru|until|till?|to)|(?<!\p{L})expir(?:es|ing)(?: in| on)?|vigente hasta|válid[oa] hasta|(?<!\p{L})vence(?: en| el)?|gültig bis|läuft bis)\s+(?:the |el )?$/iu;

/** Periods that end no sentence: of a reference, and of an abbreviation before a number, "Commission No. 000000-0, valid through". */
const NO_END = /\{[^{}]*\}|(?<!\p{L})(?:no|nos|nr|núm|lic|reg|cert|comm)\.(?=\s)/giu;

/** `05/2029`, as licenses have it. */
const SLASHED = /(?<![\d/.])(?<month>0?[1-9]|1[0-2])\s?[/.]\s?(?<year>20\d\d)(?!\d)/g;

/** A year alone, where it limits something. */
const YEAR =
  /(?<!\p{L})(?:through|thru|until|till?|expires?(?: in)?|valid (?:to|until|till|through)|bis(?: ende)?|gültig bis|hasta(?: el año)?|vence(?: en)?|válid[oa] hasta) (?<year>20\d\d)(?![\d-])/giu;

/** A reference to such a day. */
const SHOWN_DEADLINE = new RegExp(`\\{[\\w.]*${DUE}\\}`, 'i');

const known = new WeakMap<Facts, readonly KnownDate[]>();

/** The facts that are a day or a month. */
function datesOf(facts: Facts): readonly KnownDate[] {
  const dates =
    known.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      const [date] = /20\d\d/.test(text) && text.length < 30 ? datesIn(text) : [];
      if (!date || date.span[1] - date.span[0] < text.length) return [];
      const key = name.slice(name.lastIndexOf('.') + 1);
      const what = key.replace(END, '');
      const ending = what === key || what === '' ? [] : what.split(/(?=[A-Z])/).map(nounRoot);
      return [{ name, text, ends: date.ends, year: new Date(date.ends).getUTCFullYear(), ending }];
    });
  known.set(facts, dates);
  return dates;
}

/** The months in a text that are written as on licenses. */
function slashed(text: string): { span: Span; ends: number }[] {
  return [...matchesIn(text, SLASHED)].map(({ 0: found, index, groups = {} }) => ({
    span: [index, index + found.length] as const,
    ends: Date.UTC(Number(groups.year), Number(groups.month), 1) - 1,
  }));
}

/** False if no fact is the date of an end, or a copy has no date. */
export function mayEndOtherwise(copy: string, facts: Facts): boolean {
  return /20\d\d/.test(copy) && datesOf(facts).some(({ ending }) => ending.length > 0);
}

function monthOf(ends: number): string {
  return new Date(ends).toISOString().slice(0, 7);
}

/** The beginning of a sentence that has the name of its entry for its subject: "This one", or no subject at all. */
const OF_ENTRY =
  /^\W*(?:(?:and|it|this|this one|that one|ours|mine|the (?:current|present) one|und|sie|er|es|diese[rs]?|unsere[rs]?|die jetzige|y|ésta?|este|la (?:actual|nuestra)|el (?:actual|nuestro))\s)*(?:(?:is|are|now|currently|still|ist|jetzt|es|está)\s)*$/iu;

/** True if a sentence names nothing that holds until its date, so that it is what its entry is named after. */
function isOfEntry(sentence: string): boolean {
  const until = UNTIL.exec(sentence);
  return until !== null && OF_ENTRY.test(sentence.slice(0, until.index));
}

/**
 * Dates until which something holds according to a text, where a fact has another month for the same thing.
 *
 * @param entry the names of the entry that the text is part of.
 */
export function* otherEnds(
  text: string,
  facts: Facts,
  entry = '',
): Generator<{ span: Span; ends: number; meant: { name: string; text: string } }> {
  if (!/20\d\d/.test(text)) return;
  for (const { span, ends } of [...datesIn(text), ...slashed(text)]) {
    const before = text.slice(0, span[0]);
    if (!UNTIL.test(before)) continue;
    const said = before.replace(NO_END, ' ');
    const sentence = said.slice(said.search(/[^.!?;\n]*$/));
    const subject = isOfEntry(sentence) ? `${entry} ${sentence}` : sentence;
    const roots = new Set(subject.match(/\p{L}+/gu)?.map(nounRoot));
    const meant = datesOf(facts).find(
      ({ ending }) =>
        ending.length > 0 &&
        ending.every((noun) => roots.has(noun) || isSaidOtherwise(noun, roots)),
    );
    if (meant && monthOf(meant.ends) !== monthOf(ends)) yield { span, ends, meant };
  }
}

/** False for a month: April 2027 is not its last day. */
function hasDay(written: string): boolean {
  return /(?<!\d)\d{1,2}(?!\d)/.test(written);
}

/** False if a file shows no fact that is a deadline. */
export function mayCloseOtherwise(copy: string): boolean {
  return copy.includes('{') && /20\d\d/.test(copy) && SHOWN_DEADLINE.test(copy);
}

/** True of two days that only a slip tells apart: of the same month, or the same day of another month or year. */
function isSlipOf(one: number, other: number): boolean {
  const [day, month] = [one, other].map((ends) => new Date(ends).toISOString().slice(0, 10));
  if (day === undefined || month === undefined || day === month) return false;
  const [[year, , date], [otherYear, , otherDate]] = [day, month].map((text) =>
    text.split('-'),
  ) as [string[], string[]];
  return (
    day.slice(0, 7) === month.slice(0, 7) ||
    (date === otherDate && (year === otherYear || day.slice(5) === month.slice(5)))
  );
}

/** Days by which something has to be done according to a text, where the file shows a fact for it that is nearly the same day. */
export function* otherDeadlineDays(
  text: string,
  whole: string,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  if (!/20\d\d/.test(text)) return;
  const dates = datesOf(facts);
  for (const { span, ends } of datesIn(text)) {
    if (!CLOSES.test(text.slice(0, span[0])) || dates.some((date) => date.ends === ends)) continue;
    const shown = dates.filter(({ name }) => DEADLINE.test(name) && whole.includes(`{${name}}`));
    const meant = shown.find((date) => isSlipOf(date.ends, ends));
    if (meant) yield { span, meant };
  }
}

/** The dates in a text that a fact has, too, however they are written. */
export function* sameDates(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  const dates = datesOf(facts);
  if (dates.length === 0 || !/20\d\d/.test(text)) return;
  const written = datesIn(text);
  for (const { span, ends } of written) {
    const isEnd = hasDay(text.slice(...span)) || UNTIL.test(text.slice(0, span[0]));
    const same = dates.find((date) => date.ends === ends && (isEnd || !hasDay(date.text)));
    if (same) yield { span, name: same.name };
  }
  for (const { span, ends } of slashed(text)) {
    const same = dates.find((date) => date.ends === ends);
    if (same) yield { span, name: same.name };
  }
  for (const { 0: found, index, groups = {} } of matchesIn(text, YEAR)) {
    const same = dates.find(
      ({ name, year }) => year === Number(groups.year) && (END.test(name) || isAbout(name, text)),
    );
    const end = index + found.length;
    if (same) yield { span: [end - (groups.year ?? '').length, end], name: same.name };
  }
}
