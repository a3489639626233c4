import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { namesOfEntry } from '../surroundings.ts';
import { haveOwnHours } from './contact-hours.ts';
import { isOfDatedOpening } from './dated-openings.ts';
import { areOfEntry, isLabelInProgramme } from './days-of-entries.ts';
import { isOnCondition, SOME } from './open-days.ts';
import { saysAppointments } from './other-hours.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';
import { saysOpening } from './whose-times.ts';

const names = (language: number) => DAYS.map((day) => day[language]).join('|');

/** Times in words, by the hour of the clock face. */
const HOURS = new Map<string, number>([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'una dos tres cuatro cinco seis siete ocho nueve diez once doce'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ['noon', 12],
  ['mediodía', 12],
]);

/** A clause about a day, and the time until which the business is there on it. */
const UNTIL = new RegExp(
  [
    "(?:^|[.;·|(!?]\\s|(?<!\\p{L})(?:yes|ja|sí|and|und|y),?\\s)(?:(?:also|auch|también|we(?: are|[’']re) open|open|abrimos|estamos abiert[oa]s|on|am|los|el) ){0,3}",
    `(?<day>(?:(?:${names(0)})s?(?: (?:mornings?|afternoons?))?|(?:${names(1)})s?(?: por la mañana)?|(?:${names(2)})s?))`,
    ",? (?:(?:we(?: are|[’']re) )?(?:open|here)|geöffnet|offen|sind wir|haben wir|ist (?:das|der|die|unsere?) (?:büro|laden|geschäft|werkstatt|praxis|studio|atelier)|abrimos|estamos)? ?(?:until|till|bis|hasta)(?: las| la)? ",
    `(?:(?<digits>\\d{1,2})(?:[:.](?<minutes>\\d\\d))?|(?<word>${[...HOURS.keys()].join('|')}))`,
    "(?:\\s?(?<part>[ap])\\.?\\s?m\\.?| o[’']clock| uhr|\\s?h)?(?=\\s*(?:[.;,)|!]|$| (?:für (?:sie|euch|dich) da|da|erreichbar|besetzt|im (?:büro|laden)|geöffnet|offen|(?:here )?for you|here|open|in the (?:office|shop)|abiert[oa]s?|para (?:usted|ti))(?!\\p{L})))",
  ].join(''),
  'iu',
);

/** Cheap test of a whole copy. */
const SEEN =
  /(?:day|days|mornings?|afternoons?),? (?:we[^ ]* )?(?:are )?(?:open |here )?(?:until|till) |tags?,? (?:geöffnet |offen |sind wir |haben wir |ist \p{L}+ \p{L}+ )?bis |(?:es|os|do|go|mañana) (?:abrimos |estamos )?hasta /iu;

/** Says that somebody of the business is there. */
const OURS =
  /(?<!\p{L})(?:we|us|our|here|wir|uns|unser\p{L}*|da|hier|estamos|nuestr[oa]s?)(?!\p{L})/iu;

const NOON = 720;

/** False if no text of a copy says until when something is open on a day. */
export function mayCloseOnDay(copy: string): boolean {
  return SEEN.test(copy);
}

/** The sentence that begins at or before a position. */
function sentenceAt(text: string, at: number): string {
  const end = text.slice(at + 2).search(/[.!?](?:\s|$)/);
  return text.slice(at, end < 0 ? text.length : at + 2 + end);
}

/** Minutes after midnight that a time may mean: without a part of the day, both readings of a clock face. */
function meanings({ digits, minutes, word, part }: Record<string, string | undefined>): number[] {
  const hour = digits === undefined ? (HOURS.get(word?.toLowerCase() ?? '') ?? 0) : Number(digits);
  const at = hour * 60 + Number(minutes ?? 0);
  if (hour > 12) return [at];
  const morning = at % NOON;
  if (part === undefined) return [morning, morning + NOON];
  return [/p/i.test(part) ? morning + NOON : morning];
}

/** A day with a time at which the business does not close on it: it is closed, or closes at another one. */
export function otherDayClosing(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): { span: Span; isClosed: boolean } | undefined {
  // Hours that are the same every day may leave exceptions to the texts.
  if (facts.hours !== true || !facts.site?.business.hours?.week) return undefined;
  const { text } = located;
  const { 0: found = '', index = 0, groups = {} } = UNTIL.exec(text) ?? {};
  const { day = '' } = groups;
  const [name = ''] = day.split(' ');
  const number = dayNamed(name) ?? dayNamed(name.replace(/s$/, ''));
  if (found === '' || number === undefined) return undefined;
  const span: Span = [index + found.indexOf(day), index + found.length];
  const sentence = sentenceAt(text, index);
  if (SOME.test(sentence) || haveOwnHours(sentence)) return undefined;
  if (isOnCondition(text, span[0])) return undefined;
  // What the step or answer around it is about may have hours of its own: "Bringing it back: Monday until eleven".
  file.dependsOnOthers(located);
  if (haveOwnHours(namesOfEntry(located, file.raw))) return undefined;
  const times = meanings(groups);
  if (isLabelInProgramme(located, file.raw)) return undefined;
  if (times.some((at) => isOfDatedOpening(located, at, file))) return undefined;
  const hours = hoursOn(number, facts);
  if (hours.length === 0) return { span, isClosed: true };
  const isBare = !saysOpening(text) && !OURS.test(text);
  const isWithin = times.some((at) => hours.some(({ from, to }) => from < at && at < to));
  if (isWithin && saysAppointments(text)) return undefined;
  if (isBare && isWithin && areOfEntry(located, file.raw, facts)) return undefined;
  const isSame = times.some((at) => hours.some(({ to }) => to === at));
  return isSame ? undefined : { span, isClosed: false };
}
