import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isBelowNeighbors, sentenceAt } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { areBeyondOurs } from './contact-hours.ts';
import { isOfElse } from './hours-of-others.ts';
import { SOME } from './open-days.ts';
import { maySayHours, type SaidHours, type SaidTime, saidHours } from './said-hours.ts';
import { hoursOn } from './weekdays.ts';

/** A heading or question about when people find the business open. */
const ABOUT_HOURS =
  /(?<!\p{L})(?:open|opening|hours|when|visit|find us|come|geöffnet|öffnungszeiten|offen|wann|besuch\p{L}*|horarios?|abiert[oa]s?|abrimos|abren|cuándo|visítenos)(?!\p{L})/iu;

const HALF = 12 * 60;
const DAY = 2 * HALF;

function isSame({ at, isExact }: SaidTime, known: number): boolean {
  const round = isExact ? DAY : HALF;
  return at % round === known % round;
}

/** What the hours of the business are instead; undefined if they agree, or another business may be meant. */
function contradictionOf(said: SaidHours, facts: Facts): 'closed' | 'hours' | undefined {
  const { opens, closes, days, isLoose, isBare } = said;
  // Hours that are the same every day may leave exceptions for single days to the texts.
  if (facts.site?.business.hours?.regular && !isLoose && days.length < 5) return undefined;
  const lines = days.map((day) => hoursOn(day, facts));
  const open = lines.filter((hours) => hours.length > 0);
  if (open.length === 0 || (open.length < lines.length && !isLoose))
    return isBare ? undefined : 'closed';
  const opensAt = (hours: { from: number }[]) =>
    !opens || hours.some((line) => isSame(opens, line.from));
  const closesAt = (hours: { to: number }[]) =>
    !closes || hours.some((line) => isSame(closes, line.to));
  const right = open.filter((hours) => opensAt(hours) && closesAt(hours));
  if (isLoose ? right.length > 0 : right.length === open.length) return undefined;
  const isHalfRight = open.some((hours) => opensAt(hours) || closesAt(hours));
  // A time alone is found only behind other hours.
  return isBare && closes && !isHalfRight ? undefined : 'hours';
}

/** Keys of what an entry of a list is about, which may be another business. */
const NAMES = ['title', 'name', 'label', 'question'];

/** True for bare days and times that are those of the business: nothing around them speaks of others. */
function isOurs({ path, text }: LocatedText, { span }: SaidHours, raw: object): boolean {
  if (isOfElse(text)) return false;
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
      (!isOfElse(value) && (!NAMES.includes(key) || ABOUT_HOURS.test(value))),
  );
}

/** Days and times at which a text says that the business opens or closes, and its hours say something else. */
export function otherHours(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): { span: Span; state: 'closed' | 'hours' } | undefined {
  const { text } = located;
  if (facts.hours !== true || !maySayHours(text)) return undefined;
  const isOfSome = SOME.test(text);
  for (const said of saidHours(text)) {
    if (isOfSome && !said.isPart) continue;
    const state = contradictionOf(said, facts);
    if (!state || (said.isPart && !areBeyondOurs(text, said, facts))) continue;
    const { start, end } = sentenceAt(text, said.span[0]);
    if (said.isBare) file.dependsOnOthers(located);
    const isOfOthers = said.isBare
      ? !isOurs(located, said, file.raw)
      : !said.isPart && isOfElse(text.slice(start, end));
    if (!isOfOthers && !isBelowNeighbors(text, said.span[0])) return { span: said.span, state };
  }
  return undefined;
}
