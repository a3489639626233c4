import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { SOME } from './open-days.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const named = (language: number) => DAYS.map((names) => names[language]).join('|');
const [EN, ES, DE] = [named(0), named(1), named(2)];

/** Asks readers to come on a day of any week. */
const INVITED = new RegExp(
  [
    `(?<!\\p{L})(?:come (?:in|by|over|along)|drop (?:in|by)|stop by|pop in|call in|visit us|see us)(?: (?:on|any|a|best|ideally|also))* (?:${EN})s?(?: (?:or|and)(?: on| any| a)? (?:${EN})s?)?`,
    `(?<!\\p{L})(?:kommen Sie|schauen Sie|komm|kommt|besuchen Sie uns|besuch uns|besucht uns)(?: (?:doch|gern|gerne|einfach|bitte|auch|uns|am besten|am|an einem))* (?:${DE})(?: (?:oder|und)(?: am| an einem)? (?:${DE}))?`,
    `(?<!\\p{L})(?:ven|venga|vengan|pásate|pásese|pase|visítanos|visítenos|acércate|acérquese)(?: (?:mejor|también|cualquier|un|el|los))+ (?:${ES})s?(?: (?:o|y)(?: el| un| los)? (?:${ES})s?)?`,
  ].join('|'),
  'iu',
);

/** Directly before the verb: what others do is no invitation, and readers may be asked not to come. */
const NOT_ASKED = new RegExp(
  `(?<!\\p{L})(?:${[
    "not|never|they|who|that|which|(?:do|can|does|did)n[’']t|people|children|(?!(?:always|perhaps|sometimes|besides|us|as|yes|is|this|his|\\p{L}*(?:days|mornings|afternoons|evenings|weekends))\\s)\\p{L}+s",
    'no|que|cuando|si|como|se|(?:l[ao]s|tod[ao]s|nuestr[ao]s|sus|esos|esas|muchos|muchas) \\p{L}+[aeo]s',
  ].join('|')})\\s$`,
  'iu',
);
const MAY_BE_OTHERS = /^(?:come|drop|stop|pop|call|ven|veng\p{L}*|pase) /iu;

/** Before “kommt”, which is said of others except at the beginning of a clause. */
const BEGINS = /(?:^|[.!?:;,–—-]\s*|(?<!\p{L})(?:und|oder|dann|also|bitte)\s)$/iu;
/** The subject at the beginning of a sentence: "Der Kies fehlt und kommt am Samstag". */
const SUBJECT =
  /^\W*(?:der|die|das|den|ein|eine|kein|keine|unser|unsere|mein|meine|er|sie|es|wer|was)(?!\p{L})/iu;
/** Or behind the day. */
const SUBJECT_AFTER =
  /^\s(?:der|die|das|ein|eine|kein|keine|unser|unsere|mein|meine|er|sie|es|niemand|jemand)(?!\p{L})/iu;

/** True if a verb that may ask readers is said of others, as in “der Boden kommt am Samstag”. */
function isOfOthers(sentence: string, verb: string, after: string): boolean {
  if (/^kommt /i.test(verb))
    return !BEGINS.test(sentence) || SUBJECT.test(sentence) || SUBJECT_AFTER.test(after);
  return MAY_BE_OTHERS.test(verb) && NOT_ASKED.test(sentence);
}

const DAY_IN = new RegExp(`(?<!\\p{L})(?:${EN}|${DE}|${ES})(?=s?(?!\\p{L}))`, 'giu');

/** Behind the days: a date, a part of a day or what takes place then, none of which opening hours need to cover. */
const OTHERWISE =
  /^(?!\p{L})(?:,? (?:the |den |dem |el )?\d|,? (?:\p{Lu}\p{L}+ \d|morning|afternoon|evening|night|abend|vormittag|nachmittag|früh|por la|um|ab|at|from|a las?|desde|zu[mr]?(?! uns(?!\p{L}))|to|for|al|nach (?:vereinbarung|absprache)|by appointment|con cita))(?!\p{L}{3})/iu;

/** Says that a page is about something that takes place. */
const OF_EVENT =
  /(?<!\p{L})(?:market|fair|festival|workshop|course|class|concert|tour|sale|open (?:day|house)|tasting|brunch|\p{L}*(?:markt|fest|kurs|workshop|konzert|führung|messe|flohmarkt|verkostung)|tag der offenen|mercado|feria|taller|curso|concierto|visita guiada|jornada|cata)(?!\p{L})/iu;

/** False if no text of a copy asks readers to come on a day. */
export function mayInvite(copy: string): boolean {
  return INVITED.test(copy);
}

/** The day on which a text asks readers to come, and its hours that the business is closed. */
export function invitedWhenClosed(
  { text, path }: LocatedText,
  { whole }: CopyFile,
  facts: Facts,
): Span | undefined {
  if (facts.hours !== true || SOME.test(text)) return undefined;
  const { 0: found, index = 0 } = INVITED.exec(text) ?? {};
  if (found === undefined || OTHERWISE.test(text.slice(index + found.length))) return undefined;
  const { start, end } = sentenceAt(text, index);
  if (isOfOthers(text.slice(start, index), found, text.slice(index + found.length)))
    return undefined;
  const { page, schedule } = Object(whole.raw) as { page?: unknown; schedule?: unknown };
  const isOfEvent = Object(page).expireAt !== undefined || schedule !== undefined;
  if (isOfEvent || path.includes('timeline') || OF_EVENT.test(text.slice(start, end)))
    return undefined;
  for (const { 0: name, index: at } of found.matchAll(DAY_IN)) {
    const day = dayNamed(name);
    if (day !== undefined && hoursOn(day, facts).length === 0)
      return [index + at, index + at + name.length];
  }
  return undefined;
}
