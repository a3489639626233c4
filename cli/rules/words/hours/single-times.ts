import type { Facts } from '../../../content/facts/facts.ts';
import { isAbout } from '../figures/figure-topics.ts';
import { hintOfFact } from '../language/fact-language.ts';
import { sentenceAt } from '../sentence-at.ts';
import { type ClockTime, DAY_END } from './clock-times.ts';
import { meantOnDays } from './days-around.ts';
import { isByLaw, isDeadline } from './deadlines.ts';
import { areOthersOpen } from './hours-of-others.ts';
import { LISTED, OTHER_HOURS, type Told } from './hours-told.ts';
import { type KnownRange, rangesOf } from './known-ranges.ts';
import { timesOf } from './known-times.ts';
import { OPEN_UNTIL, UNUSUAL } from './opening-words.ts';
import { isOfSeason } from './seasons.ts';
import { isOnDate, OURS } from './single-days.ts';
import { isToldTime } from './told-times.ts';
import { HALF_DAY, type TimesOfText } from './typed-times.ts';
import { saysOpening } from './whose-times.ts';

/** Directly before a time at which something begins. */
const FROM = /(?<!\p{L})(?:from|desde|a partir de|ab)\s+(?:las? )?$/iu;

/** True if the business says that it is open until a time at which no day of its hours ends. */
function isOtherClosing(
  { span, as }: ClockTime,
  text: string,
  own: readonly KnownRange[],
  facts: Facts,
): boolean {
  if (as !== 'closes' || facts.hours !== true || own.length === 0) return false;
  if (isOfSeason(text, span)) return false;
  const until = OPEN_UNTIL.exec(text.slice(0, span[0]));
  return until !== null && !UNUSUAL.test(text) && !areOthersOpen(text.slice(0, until.index), facts);
}

/** All that a row says beside its time: "After 8 PM". */
const ALONE_BEFORE =
  /^(?:after|from|before|past|nach|ab|vor|después de|antes de|a partir de|desde)\s+(?:las? )?$/iu;
const ALONE_BEHIND = /^(?: (?:on|onwards|en adelante))?[.,]?$/iu;

/** Shortly before or after a time something happens; a business opens at it. */
const SHORTLY =
  /(?<!\p{L})(?:shortly|just|soon|a (?:little|bit|few minutes)|(?:\p{L}+|\d+) minutes) (?:before|after|past)\s$|(?<!\p{L})(?:kurz|knapp|wenige minuten|bald) (?:nach|vor)\s$|(?<!\p{L})(?:poco|justo|unos minutos|\d+ minutos) (?:después|antes) de (?:las? )?$/iu;
const OPENS =
  /(?<!\p{L})(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|öffn\p{L}*|geöffnet|schließ\p{L}*|geschlossen|abr\p{L}+|abiert\p{L}+|cierr\p{L}+|cerr\p{L}+)(?!\p{L})/iu;

/** Minutes by which a typed time may miss the fact that its sentence speaks of. */
const NEAR = 90;

/** The facts that a sentence speaks of, with a time near another one: the opening hours may have that one by chance. */
function namedTimes({ at }: ClockTime, begins: boolean, sentence: string, facts: Facts): string[] {
  const otherEnd = begins ? /(?:clos|end|finish|until)\w*$/i : /(?:open|start|begin|from)\w*$/i;
  const near = timesOf(facts).filter(
    ({ name, at: known }) =>
      Math.abs(known - at) <= NEAR && !otherEnd.test(name) && isAbout(name, sentence),
  );
  return near.length > 2 ? [] : near.map(({ name }) => `{${name}}, which is ${facts.get(name)},`);
}

/** A time in digits, of which nothing says whether it is in the morning or the evening. */
const ON_FACE = /^\d{1,2}:\d\d$/;

/** A time at which the business itself closes, after noon if only this is a time of its hours: "We close at 5:30". */
function closingTime(time: ClockTime, text: string, language: string, facts: Facts): ClockTime {
  const [start] = time.span;
  const isOurs = time.as === 'closes' && OPEN_UNTIL.test(text.slice(0, start));
  const isOnFace = isOurs && language !== 'de' && ON_FACE.test(text.slice(...time.span));
  const own = rangesOf(facts).filter(({ isOpening }) => isOpening);
  const closesAt = (at: number) => own.some(({ to }) => to === at);
  const later = time.at + HALF_DAY;
  return isOnFace && !closesAt(time.at) && closesAt(later) ? { ...time, at: later } : time;
}

/** True if hours end at a time; those of a day that ends at midnight are written in three ways. */
function endsAt(to: number, at: number): boolean {
  return to === at || (at === DAY_END && (to === 0 || to === DAY_END - 1));
}

/** What a single time repeats: when the business opens or closes, or another fact. */
export function typedTime(
  said: ClockTime,
  text: string,
  { facts, step, language, isAmongHours, mayBeOpening, around }: TimesOfText,
): Told | undefined {
  const time = closingTime(said, text, language, facts);
  const { at, as } = time;
  const message =
    'This time is typed in by hand, so it stays when the one in site.config.yaml changes.';
  if (isByLaw(text.slice(0, time.span[0])) || isToldTime(text, time.span, language))
    return undefined;
  const { start, end } = sentenceAt(text, time.span[0]);
  const sentence = text.slice(start, end);
  if (SHORTLY.test(text.slice(start, time.span[0])) && !OPENS.test(sentence)) return undefined;
  const fact = timesOf(facts).find((known) => known.at === at && isAbout(known.name, sentence));
  if (fact)
    return {
      ...{ message, value: facts.get(fact.name) },
      hint: hintOfFact(fact.name, language, facts, 'its'),
    };
  // What is said of one day is no rule: "On December 24 we close at two".
  if (isOnDate(text.slice(0, time.span[0]), text.slice(time.span[1]))) return undefined;
  const ranges = rangesOf(facts);
  const own = ranges.filter(({ isOpening }) => isOpening);
  const [before, behind] = [text.slice(0, time.span[0]), text.slice(time.span[1])];
  const isAlone =
    isAmongHours && as !== 'closes' && ALONE_BEFORE.test(before) && ALONE_BEHIND.test(behind);
  // A step of a programme may end when the business closes that day.
  if (step !== undefined && !isAlone && !OURS.test(step)) return undefined;
  // What begins when the business closes is beyond its hours.
  const isBeyond = isAlone && own.some(({ to }) => at === to);
  const begins = !isBeyond && (as === 'opens' || (as === 'limit' && FROM.test(before)));
  const same = own.find(({ from, to }) => (begins ? from === at : endsAt(to, at)));
  if (!same) return isOtherClosing(time, text, own, facts) ? OTHER_HOURS : undefined;
  if (as === 'limit' && !isAlone && !OURS.test(text)) return undefined;
  if (!mayBeOpening(time.span)) return undefined;
  if (isDeadline(text, time.span)) return undefined;
  const { names, ofWeek } = same;
  const name = ofWeek ? ofWeek[begins ? 'opens' : 'closes'] : names[begins ? 0 : 1];
  const named = ofWeek ? namedTimes(time, begins, sentence, facts) : [];
  if (name && named.length > 0)
    return {
      ...{ message, value: facts.get(name) },
      hint: `Write ${named.join(' or ')} if that is meant; {${name}} only has this time.`,
    };
  if (ofWeek) {
    const has = (day: { from: number; to: number }) => at === (begins ? day.from : day.to);
    const words = around(time.span[0]);
    const isOpening = saysOpening(words) || OPEN_UNTIL.test(text.slice(0, time.span[0]));
    const meant = meantOnDays(words, facts, has, isOpening);
    if (meant !== 'typed') return meant === 'other' ? OTHER_HOURS : undefined;
  }
  const value = name === undefined ? undefined : facts.get(name);
  const orAnother = ofWeek?.isOfSeveral ? ', or that of the day that is meant' : '';
  return {
    ...{ message, value },
    hint: name
      ? `Write {${name}} in its place${orAnother}.`
      : `${LISTED}, which lists those of site.config.yaml.`,
  };
}
