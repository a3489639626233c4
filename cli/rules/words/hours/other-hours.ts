import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove, isBelowNeighbors } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { areBeyondOurs, goBeyondOurs } from './contact-hours.ts';
import { isCountOfTimes, isOfReferences } from './hours-of-lessons.ts';
import { isOfElse } from './hours-of-others.ts';
import { areOfPart } from './hours-of-parts.ts';
import { isOfSome } from './open-days.ts';
import { UNUSUAL } from './opening-words.ts';
import { isOfWeeklyEvent } from './programmes.ts';
import { maySayHours, type SaidHours, type SaidTime, saidHours } from './said-hours.ts';
import { hoursOn } from './weekdays.ts';

/** A heading or question about when people find the business open. */
const ABOUT_HOURS =
  /(?<!\p{L})(?:open|opening|hours|when|visit|find us|come|geöffnet|öffnungszeiten|offen|wann|besuch\p{L}*|horarios?|abiert[oa]s?|abrimos|abren|cuándo|visítenos)(?!\p{L})/iu;

/** A heading or question about opening hours and nothing else; "when" is asked of anything. */
const ABOUT_OPENING =
  /(?<!\p{L})(?:open|opening|(?:office|business|studio|shop|our|your|what(?: are)? the) hours|geöffnet|(?:öffnungs|sprech|büro)zeiten|offen|horarios?|abiert[oa]s?|abr(?:imos|en|ís|e))(?!\p{L})/iu;

/** An answer whose times are those of its question: "Yes, from 9 to 6 daily." */
const AFFIRMED =
  /^(?:yes|sure|of course|we are|yes, we are|sí|claro|así es|ja|natürlich|na klar)(?: we are)?[,:.–—] (?=\p{L}|\d)/iu;

/** A question whether the business itself is open. */
const OF_YOU =
  /(?<!\p{L})(?:are you|you open|your hours|haben sie|habt ihr|hast du|sind sie|seid ihr|abren|abrís|están abiert[oa]s|atienden)(?!\p{L})/iu;

/** Only those who have an appointment are received then, or appointments are given. */
const ARRANGED =
  /(?<!\p{L})(?:by (?:prior )?appointment|nach (?:vorheriger )?(?:vereinbarung|absprache|anmeldung)|(?:con|bajo|previa) cita(?: previa)?|cita previa|appointments (?:are|run|start)|termine (?:gibt es|sind|liegen|vergeben wir)|(?:hay|damos) citas?)(?!\p{L})/giu;

/** True for a text that says when appointments are given. */
export function saysAppointments(text: string): boolean {
  return text.search(ARRANGED) >= 0;
}

/** Directly before the days of what may be anything. */
const ON = /(?:^|\d,? )on (?!weekdays)/iu;

const HALF = 12 * 60;
const DAY = 2 * HALF;

function isSame({ at, isExact }: SaidTime, known: number): boolean {
  const round = isExact ? DAY : HALF;
  return at % round === known % round;
}

/**
 * What the hours of the business are instead; undefined if they agree, or another business may be meant.
 *
 * @param isOfHours true where nothing but opening hours is said.
 * @param isAsked true below a heading or question about opening hours.
 */
export function contradictionOf(
  said: SaidHours,
  facts: Facts,
  isOfHours: boolean,
  isAsked = false,
): 'closed' | 'hours' | undefined {
  const { opens, closes, days, isLoose, isBare } = said;
  // Hours that are the same every day may leave exceptions for single days to the texts.
  if (facts.site?.business.hours?.regular && !isLoose && days.length < 5) return undefined;
  const lines = days.map((day) => hoursOn(day, facts));
  const open = lines.filter((hours) => hours.length > 0);
  if (open.length === 0 || (open.length < lines.length && !isLoose))
    return isBare && !isOfHours ? undefined : 'closed';
  const opensAt = (hours: { from: number }[]) =>
    !opens || hours.some((line) => isSame(opens, line.from));
  const closesAt = (hours: { to: number }[]) =>
    !closes || hours.some((line) => isSame(closes, line.to));
  const right = open.filter((hours) => opensAt(hours) && closesAt(hours));
  if (isLoose ? right.length > 0 : right.length === open.length) return undefined;
  const isHalfRight = open.some((hours) => opensAt(hours) || closesAt(hours));
  // A time alone is found only behind other hours.
  return isBare && !isAsked && closes && !isHalfRight ? undefined : 'hours';
}

/** Keys of what an entry of a list is about, which may be another business. */
const NAMES = ['title', 'name', 'label', 'question'];

/** The heading above a place of a body, or all that stands beside another text. */
function linesAround({ path, text }: LocatedText, at: number, raw: object): string[] {
  if (isBody({ path, text })) return headingAbove(text, at).split('\n');
  const block = valueAt(raw, path.slice(0, -1));
  if (Array.isArray(block)) return [];
  return [...NAMES, 'heading']
    .map((name) => Object(block)[name])
    .filter((line) => typeof line === 'string');
}

/** True for what stands below a heading or question about opening hours. */
function isBelowOpening(located: LocatedText, at: number, raw: object): boolean {
  return linesAround(located, at, raw).some((line) => ABOUT_OPENING.test(line));
}

/** True for appointments at times at which the business is open anyway, or only on days on which it is not. */
function areArranged(said: SaidHours, facts: Facts): boolean {
  return !goBeyondOurs(said, facts) || said.days.every((day) => hoursOn(day, facts).length === 0);
}

/** A text without the yes at its beginning, if it answers whether the business is open. */
function withoutYes(located: LocatedText, file: CopyFile): string {
  const { text } = located;
  const [yes] = AFFIRMED.exec(text) ?? [];
  if (yes === undefined) return text;
  file.dependsOnOthers(located);
  const lines = linesAround(located, 0, file.raw);
  const isAsked = lines.some((line) => ABOUT_OPENING.test(line) && OF_YOU.test(line));
  if (!isAsked || lines.some((line) => UNUSUAL.test(line))) return text;
  return `;${' '.repeat(yes.length - 1)}${text.slice(yes.length)}`;
}

/**
 * True for bare days and times that are those of the business: nothing around them speaks of others. What follows an answer to when
 * the business is open may do so: "9 AM to 6 PM every day. Emergencies are served around the clock."
 */
function isOurs(
  { path, text }: LocatedText,
  { span }: SaidHours,
  raw: object,
  isAsked: boolean,
): boolean {
  if (isOfReferences(text, span)) return false;
  if (isOfElse(isAsked ? text.slice(0, sentenceAt(text, span[0]).end) : text)) return false;
  if (isBody({ path, text })) {
    const start = text.lastIndexOf('\n#', span[0]) + 1;
    return ABOUT_HOURS.test(text[start] === '#' ? (text.slice(start).split('\n', 1)[0] ?? '') : '');
  }
  const block = valueAt(raw, path.slice(0, -1));
  const beside = Array.isArray(block) ? [] : Object.entries(Object(block));
  return beside.every(
    ([key, value]) =>
      key === path.at(-1) ||
      typeof value !== 'string' ||
      (!isOfElse(value) &&
        !isCountOfTimes(value) &&
        (!NAMES.includes(key) || ABOUT_HOURS.test(value))),
  );
}

/** True for days and times alone, within the hours of the business, of what takes place then by other words of the page. */
function areOfEvent(
  { span, opens, closes, days, isBare }: SaidHours,
  file: CopyFile,
  text: string,
  facts: Facts,
) {
  if (!isBare || !opens || !closes || days.length !== 1) return false;
  const times = { from: opens.at, to: closes.at };
  return isOfWeeklyEvent(text.slice(...span), times, file.whole.copy, facts);
}

/** Days and times at which a text says that the business opens or closes, and its hours say something else. */
export function otherHours(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): { span: Span; state: 'closed' | 'hours' } | undefined {
  if (facts.hours !== true || !maySayHours(located.text)) return undefined;
  const text = withoutYes(located, file);
  const isYes = text !== located.text;
  const open = text.replace(ARRANGED, (words) => ' '.repeat(words.length));
  const isArranged = open !== text;
  for (const said of saidHours(text)) {
    const isSome = !said.isPart && isOfSome(open, said.span[0]);
    if (isSome || (!said.isPart && isArranged && !said.isBare)) continue;
    if (isArranged && said.isBare && areArranged(said, facts)) continue;
    if (said.isBare) file.dependsOnOthers(located);
    const isAsked = said.isBare && isBelowOpening(located, said.span[0], file.raw);
    // Below the table of opening hours is a note.
    const isOfHours = said.isBare && (isArranged || located.path.at(-2) === 'hours' || isAsked);
    // "On Saturdays from 9 to 5" is a course, too.
    if (said.isBare && !isOfHours && ON.test(text.slice(...said.span))) continue;
    const state = contradictionOf(said, facts, isOfHours, isAsked && !isArranged && !isYes);
    if (!state || (said.isPart && !areBeyondOurs(text, said, facts))) continue;
    const areOthers = () =>
      areOfEvent(said, file, text, facts) || areOfPart(said, located, file.raw, facts);
    if (state === 'hours' && !isOfHours && areOthers()) {
      file.dependsOnOthers(located);
      continue;
    }
    const { start, end } = sentenceAt(text, said.span[0]);
    const isOfOthers = said.isBare
      ? !isOurs(located, said, file.raw, isAsked)
      : !said.isPart && isOfElse(text.slice(start, end));
    if (!isOfOthers && !isBelowNeighbors(text, said.span[0])) return { span: said.span, state };
  }
  return undefined;
}
