import type { Span } from '../../../content/span-location.ts';
import { DISTANCE_UNIT, unitOf } from '../figures/unit-words.ts';
import { sentenceAt } from '../sentence-at.ts';
import { nounRoot } from './nouns.ts';
import { isSaid } from './said-words.ts';
import { spokenMeasures } from './spoken-measures.ts';
import { isInTableOfWays, REACH } from './tables-of-ways.ts';

/** A distance, from its number on. */
const WAY = new RegExp(
  `^\\d{1,4}(?:[.,]\\d{1,2})?[\\s\\u00a0-]?(?:${DISTANCE_UNIT})(?!\\p{L})`,
  'iu',
);

/** Readers, whose place is no other one. */
const READERS = '(?!(?:Ihnen|Ihr\\p{Ll}*|Sie|Dir|Euch|Kunden?|You|Usted(?:es)?)(?!\\p{L}))';

/** A name of a place, or what everybody knows there: "der Halle", "the airport". */
const NAME = `${READERS}\\p{Lu}[\\p{L}’'.-]*(?:\\s(?:an der|am|im|de|del|la|las|los|of|upon|\\p{Lu}[\\p{L}’'-]+)){0,3}`;
const PLACE = `(?<place>(?:[Tt]he|[Oo]ur|[Dd]e[rmns]|[Dd]as|[Dd]ie|[Uu]nser\\p{Ll}*|[EeÉé]l|[Ll]as?|[Ll]os)\\s(?:${NAME}|\\p{Ll}+)|${NAME}|\\{[\\w.]+\\})`;

const ADVERBS =
  '(?:(?:only|just|about|some|nearly|almost|roughly|a good|nur|etwa|rund|gut|knapp|fast|ungefähr|unos|unas|solo|casi|a)\\s)*';

/** By which road or means it is so far: "über die A2", "by the coast road", «por la autovía». */
const VIA =
  '(?:(?:über|auf|entlang|mit|via|by|on|along|over|por|en)\\s(?:[\\p{L}\\d’.-]+\\s){1,4}?)?';

/** Before a distance: the place to which it is, and the verb. */
const BEFORE = [
  `(?:[Nn]ach|[Zz]u[mr]|[Bb]is|[Vv]on)\\s${PLACE}[^.!?;\\n]{0,20}?\\s(?:sind (?:es|das|wir)|ist es|fährt man|hat man|fahren (?:wir|Sie)|beträgt|betragen)\\s${VIA}${ADVERBS}$`,
  `(?:[Dd]rive|[Ww]ay|[Rr]oad|[Tt]rip|[Dd]istance|Weg|Fahrt|Strecke|Entfernung|[Dd]istancia|[Tt]rayecto|[Cc]amino)\\s(?:to|from|nach|von|bis|zu[mr]|a|hasta|de)\\s${PLACE}[^.!?;\\n]{0,20}?(?:\\s(?:is|ist|beträgt|es de|son)|:)\\s${VIA}${ADVERBS}$`,
  `[Tt]o\\s${PLACE}\\s(?:it is|it['’]s|there are|you drive)\\s${VIA}${ADVERBS}$`,
  `(?:[Tt]o|[Ii]n|[Nn]ach|[Zz]u[mr]|[Hh]asta|[Aa])\\s${PLACE},\\s(?:at|bei|mit|a)\\s${ADVERBS}$`,
  `(?:[Hh]asta|[Aa]|[Dd]e)\\s${PLACE}\\s(?:hay|son)\\s${VIA}${ADVERBS}$`,
  `${PLACE}\\s(?:está|están|queda|quedan)\\sa\\s${ADVERBS}$`,
].map((source) => new RegExp(`(?<!\\p{L})${source}`, 'u'));

/** The place that lies so far, before a distance, and the words behind it that say so. */
const LIES = new RegExp(
  `(?<!\\p{L})${PLACE}\\s(?:is|are|lies|lie|sits|ist|sind|liegt|liegen|está|están|queda|quedan)\\s${ADVERBS}$`,
  'u',
);
const NAMED = new RegExp(`(?<!\\p{L})${PLACE}(?:,\\s|\\s\\()${ADVERBS}$`, 'u');
const AWAY =
  /^\s(?:off|away|out|from|up the|down the|(?:north|south|east|west|northeast|northwest|southeast|southwest)|entfernt|weg|weit|weiter|von|vom|nördlich|südlich|östlich|westlich|del?|al (?:norte|sur|este|oeste))(?!\p{L})/iu;

/** After a distance: where it leads. */
const AFTER = new RegExp(
  `^\\s(?:(?:from|von|vom|de|desde)\\s[^.!?;,\\n]{1,40}?\\s)?(?:to|nach|bis(?: nach| zu[mr])?|hasta)\\s${PLACE}(?!\\p{L})`,
  'u',
);

/** Directly before a distance within or beyond which something holds. */
const BOUND =
  /(?<!\p{L})(?:up to|within|inside|under|over|beyond|past|after|(?:more|less|further|farther|fewer) than|at most|first|every|each|further|bis(?: zu| auf)?|innerhalb(?: von)?|umkreis(?: von)?|unter|über|jenseits(?: von)?|(?:mehr|weniger|weiter) als|höchstens|maximal|ab|ersten|jede[nr]?|weitere[nr]?|hasta|radio de|dentro de|(?:más|menos) de|después de|a partir de|más allá de|primer[oa]s|cada)\s(?:about |etwa |rund |den |the |l[ao]s )?$/iu;

/** The business itself goes so far: "We drive 30 miles from the yard". */
const WE_GO =
  /(?<!\p{L})(?:we|wir|nos|our (?:vans?|crews?|drivers?)|unser\p{Ll}* (?:fahrer|team)\p{Ll}*|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Words of facts that are the length of a way themselves. */
const OF_WAYS =
  /^(?:distances?|distancia|entfernung|weg|wege|ways?|route|ruta|strecke|length|laenge|länge|tour|trip|loop|walk|ride|hike|trail|trek|drive|fahrt|from)$/;

/** The words in the name of a fact, besides its unit. */
function wordsOf(name: string): string[] {
  return name
    .split(/\.|(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && unitOf(word) === undefined)
    .map(nounRoot);
}

/** True for a fact that is the length of a way itself, such as that of a tour. */
export function isLengthOfWay(name: string): boolean {
  return wordsOf(name).some((word) => OF_WAYS.test(word));
}

/** True if some words say one of those in the name of a fact. */
function saysWordOf(names: readonly string[], words: string): boolean {
  const said = new Set((words.match(/\p{L}+/gu) ?? []).map(nounRoot));
  return names.some((name) => wordsOf(name).some((word) => isSaid(word, said)));
}

/** The clause that a distance ends, and the one that it begins. */
const CLAUSE_BEFORE = /[^,;:(]*(?:,\s|\s\()?(?:\p{L}+\s)?$/u;
const CLAUSE_AFTER = /^(?:(?!\s(?:und|oder|and|or|so|y|o)\s)[^,;:)])*/u;

/** The place whose distance a sentence says, by the words around it. */
function placeOf(before: string, after: string): string | undefined {
  const [clause = ''] = CLAUSE_AFTER.exec(after) ?? [];
  if (REACH.test(clause)) return undefined;
  const isAway = AWAY.test(after);
  const isApposed = isAway && /^[,)]/.test(after.slice(clause.length));
  const [naming = ''] = CLAUSE_BEFORE.exec(before) ?? [];
  for (const pattern of [
    ...BEFORE,
    ...(isAway ? [LIES] : []),
    ...(isApposed && !REACH.test(naming) ? [NAMED] : []),
  ]) {
    const { place } = pattern.exec(before)?.groups ?? {};
    if (place !== undefined) return place;
  }
  return AFTER.exec(after)?.groups?.place;
}

/** A distance in a text. */
interface SaidWay {
  text: string;
  span: Span;
  /** The facts that it may be. */
  names: readonly string[];
}

/** Begins a sentence about somebody so far away, before and after the distance: "A 30 millas, de noche". */
const AT_WAY = /^\W*(?:(?:a|at|in|bei|con|with|for|para|für)\s)?$/iu;
const OF_CASE = /^(?:\s(?:out|away|entfernt|weg|de distancia))?,\s/iu;

/** Some of its distance is charged: "ten miles at $1.75"; a reference is masked in prose. */
const CHARGED_PART = new RegExp(
  `(?<!\\p{L})(?:${DISTANCE_UNIT})\\s(?:a|at|à|zu|zu je|por|x|×)\\s(?:\\{|\u2060|[$€£]?\\s?\\d)`,
  'iu',
);

/** True for how far away the customer of a worked bill is, some miles of which it charges. */
function isWayOfCase(before: string, after: string, behind: string): boolean {
  return AT_WAY.test(before) && OF_CASE.test(after) && CHARGED_PART.test(behind);
}

/** The distance that begins at a position, in digits or words. */
function wayAt(text: string, at: number): string | undefined {
  const [digits] = WAY.exec(text.slice(at)) ?? [];
  if (digits !== undefined || /\d/.test(text[at] ?? '')) return digits;
  const spoken = [...spokenMeasures(text)].find(({ span }) => span[0] === at);
  return spoken && unitOf(spoken.noun) !== undefined ? text.slice(at, spoken.end) : undefined;
}

/** What its sentence says before and after a distance that may be that of a place; undefined within a bound, and for lengths of ways. */
function wayIn({ text, span: [start], names }: SaidWay) {
  const way = wayAt(text, start);
  if (way === undefined || names.some(isLengthOfWay)) return undefined;
  const { start: begins, end } = sentenceAt(text, start);
  const behind = start + way.length;
  const before = text.slice(begins, start);
  if (BOUND.test(before)) return undefined;
  return { before, way, after: text.slice(behind, Math.max(end, behind)) };
}

/**
 * True for a distance of a named place, such as "Bis nach Marburg sind es 40 Kilometer", or of a row in a table of places: it is that
 * of none of some facts, unless one of them is about this place. How far a business goes is another thing, even if it is as far.
 */
export function isWayToPlace(said: SaidWay): boolean {
  const found = wayIn(said);
  if (!found) return false;
  const says = (words: string) => saysWordOf(said.names, words);
  if (isInTableOfWays(said.text, said.span[0], says)) return true;
  const [rest = ''] = said.text.slice(said.span[0]).split('\n\n', 1);
  if (isWayOfCase(found.before, found.after, rest)) return true;
  const place = placeOf(found.before, found.after);
  return place !== undefined && !says(place);
}

/** After a distance: it is counted from where the business is. */
const FROM_US =
  /^\s(?:del?|desde)\s(?:(?:el|la|nuestr[oa])\s)?(?:taller|tienda|oficina|local|despacho|bodega)(?!\p{L})/u;

/**
 * True for a distance that is said to be from or to somewhere, where nothing speaks of how far the business goes.
 *
 * @param beside the other texts of its entry, such as the label of a figure.
 */
export function isWayFromSomewhere(said: SaidWay, beside: readonly string[]): boolean {
  const found = wayIn(said);
  if (!found) return false;
  const { before, way, after } = found;
  const isAlone = said.text.trim().length === way.length;
  const around = [before, after, ...(isAlone ? beside : [])].join('\n');
  if (REACH.test(around) || WE_GO.test(around) || saysWordOf(said.names, around)) return false;
  const behind = isAlone ? beside.map((words) => ` ${words}`) : [after];
  return behind.some((words) => !FROM_US.test(words) && (AWAY.test(words) || AFTER.test(words)));
}
