import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS } from '../../../content/facts/hour-texts.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const DAY = DAYS.flat().join('|');

/** Days one after another: “Mondays and Wednesdays”, „montags und mittwochs“, «los lunes y miércoles». */
const LIST = `(?<days>(?:${DAY})s?(?:(?:, | and | & | y | und )(?:los |on )?(?:${DAY})s?)*)(?!\\p{L})`;

/** Between days and the time from or until which something is on them. */
const JOINED =
  '(?:,? we (?:open|close))?,? (?:from|until|till?|at|ab|bis|um|von|desde|hasta|a partir de|a)(?: las?)? ';

/** Days directly before a reference to the hours of one. */
const REFERRED = new RegExp(
  `(?<![\\p{L}{.])${LIST}${JOINED}\\{${WEEK_HOURS.replaceAll('.', '\\.')}\\.(?<of>[A-Z][a-z]+)\\.(?<end>opens|closes)\\}`,
  'iu',
);

/** Directly before days: the hours of the first of them, said already: “until {…} from Monday to”. */
const SAID_BEFORE = new RegExp(
  `\\{${WEEK_HOURS.replaceAll('.', '\\.')}\\.[A-Z][a-z]+\\.(?:opens|closes)\\}(?: Uhr)?,? (?:(?:from|on|every|von|am|de|los?|el) )?(?:(?:${DAY})s? (?:to|through|bis|a) )?$`,
  'iu',
);

/** Says that something is before or after the hours of other days. */
const EXTREME = new RegExp(
  [
    `(?<![\\p{L}{.])(?:(?<early>early (?:mornings?|slots?|openings?|doors|starts?|hours|birds?)|früh(?:e (?:termine|stunden|zeiten)|öffnung|termine|schwimmen)?|abrimos (?:más )?(?:pronto|temprano)|apertura temprana)`,
    `|(?<late>late (?:nights?|evenings?|openings?|hours|slots?)|(?:lange|späte) (?:abende|termine)|lang(?:e|er)? geöffnet|abrimos hasta (?:más )?tarde|cerramos más tarde))`,
    `,?:? (?:are |sind |son )?(?:on |every |am |jeden |los |cada )?${LIST}`,
  ].join(''),
  'iu',
);

const SEEN = new RegExp(
  `\\{${WEEK_HOURS.replaceAll('.', '\\.')}\\.[A-Z][a-z]+\\.(?:opens|closes)\\}|${EXTREME.source}`,
  'iu',
);

/** Minutes by which some days are early or late, so that texts make something of it. */
const MUCH = 60;

type End = 'opens' | 'closes';

/** False if no text of a copy names days beside the hours of one, or as early or late ones. */
export function mayBeOfOtherDay(copy: string, facts: Facts): boolean {
  return facts.hours === true && facts.site?.business.hours?.week !== undefined && SEEN.test(copy);
}

function daysIn(list: string): number[] {
  return (list.match(/\p{L}+/gu) ?? []).flatMap(
    (word) => dayNamed(word) ?? dayNamed(word.replace(/s$/i, '')) ?? [],
  );
}

/** When the business opens or closes on a day; undefined if it is closed. */
function timeOn(day: number, end: End, facts: Facts): number | undefined {
  const hours = hoursOn(day, facts);
  return end === 'opens' ? hours[0]?.from : hours.at(-1)?.to;
}

/** The days on which the business opens or closes at another time than on the one that a reference beside them is of. */
function besideReference(text: string, facts: Facts): Span | undefined {
  const { 0: found, index = 0, groups = {} } = REFERRED.exec(text) ?? {};
  if (found === undefined) return undefined;
  const { days = '', of = '', end = '' } = groups;
  const meant = timeOn(dayNamed(of) ?? -1, end.toLowerCase() as End, facts);
  const said = daysIn(days);
  const own = SAID_BEFORE.test(text.slice(0, index)) ? said.slice(-1) : said;
  const isOther = own.some((day) => {
    const time = timeOn(day, end.toLowerCase() as End, facts);
    return time !== undefined && time !== meant;
  });
  return meant !== undefined && isOther ? [index, index + days.length] : undefined;
}

/** The days on which the business opens earliest, or closes last, if not on all of them, and by far. */
function extremeDays(end: End, facts: Facts): number[] {
  const sign = end === 'opens' ? 1 : -1;
  const times = DAYS.flatMap((_, day) => {
    const time = timeOn(day, end, facts);
    return time === undefined ? [] : [{ day, time: sign * time }];
  });
  const first = Math.min(...times.map(({ time }) => time));
  const others = times.filter(({ time }) => time !== first);
  const isFar = others.length > 0 && others.every(({ time }) => time - first >= MUCH);
  return isFar ? times.flatMap(({ day, time }) => (time === first ? [day] : [])) : [];
}

/** Days that are called early or late, of which one is and another is not: as many as there are. */
function besideEarliest(text: string, facts: Facts): Span | undefined {
  const { 0: found, index = 0, groups = {} } = EXTREME.exec(text) ?? {};
  if (found === undefined) return undefined;
  const { days = '', early } = groups;
  const said = [...new Set(daysIn(days))];
  const known = extremeDays(early === undefined ? 'closes' : 'opens', facts);
  const right = said.filter((day) => known.includes(day));
  const isNearly = right.length > 0 && right.length < said.length && said.length === known.length;
  const at = index + found.length - days.length;
  return isNearly ? [at, at + days.length] : undefined;
}

/** Days in a text that do not have the hours which it gives them. */
export function daysOfOthers(text: string, facts: Facts): Span | undefined {
  return besideReference(text, facts) ?? besideEarliest(text, facts);
}
