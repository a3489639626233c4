import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { headlineOf, textsBeside } from '../surroundings.ts';
import { daysIn } from './days-around.ts';
import { areWithin } from './programmes.ts';
import type { SaidHours } from './said-hours.ts';
import { DAYS, hoursOn } from './weekdays.ts';

const COUNTS: readonly (readonly string[])[] = [
  ['1', 'one', 'ein', 'einen', 'einem', 'una', 'un'],
  ['2', 'two', 'zwei', 'dos'],
  ['3', 'three', 'drei', 'tres'],
  ['4', 'four', 'vier', 'cuatro'],
];

/** On how many days of a week something takes place: “open two evenings a week”, „an zwei Abenden in der Woche“. */
const A_WEEK = new RegExp(
  `(?<!\\p{L})(?<count>${COUNTS.flat().join('|')})\\s(?:days?|mornings?|afternoons?|evenings?|tage?n?|(?:vor|nach)mittage?n?|abende?n?|días?|mañanas?|tardes?|noches?)\\s(?:(?:a|per|each|every|pro|die|je|in der|a la|por|cada|de la)\\s)(?:week|woche|semana)(?!\\p{L})`,
  'giu',
);

/** A part of the business with days of its own, or somebody of it who is there on some. */
const PART =
  /(?<!\p{L})(?:(?:room|branch|outpost|location|premises)(?!\p{L})|(?:second|other|smaller) (?:shop|studio|practice|office|surgery|clinic|workshop)|\p{L}*(?:[Ff]iliale|[Zz]weigstelle|[Aa]ußenstelle|[Nn]ebenstelle|[Zz]weitpraxis|[Ss]tandort)(?!\p{L})|(?:zweite[rns]?|kleine[rns]?|andere[rns]?) (?:Raum|Räume|Praxis|Laden|Studio|Werkstatt|Büro)|(?:sala|sucursal|sede|delegación)(?!\p{L})|(?:segund[oa]|otr[oa]) (?:local|consulta|taller|oficina|estudio|tienda))|(?:^|[.!?:,]\s|\s)(?!(?:We|It|Wir|Es)\s)\p{Lu}\p{Ll}+ (?:is (?:here|in|there)|works|teaches|sees (?:patients|clients)|ist (?:da|hier|im)|arbeitet|behandelt|berät|unterrichtet|está|atiende|trabaja|enseña|pasa consulta)(?!\p{L})/u;

/** The first screen of a landing, and the texts beside one. */
function linesAbout(located: LocatedText, raw: object): string[] {
  const subheadline = valueAt(raw, ['hero', 'subheadline']);
  const lines = [...headlineOf(raw).split('\n'), ...textsBeside(located, raw)];
  return typeof subheadline === 'string' ? [subheadline, ...lines] : lines;
}

/**
 * True for days and times, within the hours of the business, of a part of it that the first screen or a text beside speaks of: it is open so
 * many days a week, or on these days.
 */
export function areOfPart(said: SaidHours, located: LocatedText, raw: object, facts: Facts) {
  const { days, opens, closes, isBare } = said;
  if (!isBare || !opens || !closes) return false;
  const times = { from: opens.at, to: closes.at };
  const open = [...DAYS.keys()].filter((day) => hoursOn(day, facts).length > 0);
  if (days.length >= open.length || !days.every((day) => areWithin(times, day, facts)))
    return false;
  return linesAbout(located, raw).some((line) => {
    const isSoOften = [...matchesIn(line, A_WEEK)].some(({ groups = {} }) =>
      COUNTS[days.length - 1]?.includes(groups.count?.toLowerCase() ?? ''),
    );
    return isSoOften || (PART.test(line) && days.every((day) => daysIn(line).includes(day)));
  });
}
