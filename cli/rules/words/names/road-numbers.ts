import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Roads that are called by their numbers, in all ways in which people write them. */
const ROADS = [
  '(?:(?:us|u\\.s\\.|state) )?(?:highway|hwy\\.?)',
  '(?:state )?(?:route|rte\\.?|road)',
  '(?:county|ranch|farm) road|cr|fm|rm',
  'bundesstraße|landstraße|kreisstraße',
  '(?:carretera|ruta)(?: (?:nacional|federal|estatal|provincial))?',
];

const PLACE_EN =
  '(?:shop|office|yard|store|workshop|studio|showroom|barn|garage|depot|warehouse|clinic|practice|plant|nursery|farm|kitchen|place)';
const PLACE_ES = '(?:taller|oficina|tienda|local|clínica|estudio|almacén|nave|vivero|finca)';
const PLACE_DE =
  '(?:werkstatt|büro|laden|hof|betrieb|lager|praxis|studio|halle|gärtnerei|hofladen)';

/** Before a road, that the business is at it. A first or an old shop is, or was, elsewhere. */
const OURS = new RegExp(
  `(?<!\\p{L})(?:${[
    `our ${PLACE_EN}(?:,| is| sits| stands| lies)?`,
    '(?:find|visit|meet|see) us|(?:come|stop|drop|swing) (?:by|in)(?: and see us)?',
    `unser(?:e[mnrs]?)? ${PLACE_DE}(?: ist| liegt| steht)?|(?:finden|besuchen) sie uns|wir sind`,
    `nuestr[oa] ${PLACE_ES}(?: está| queda)?|estamos|nos (?:encuentra|encontrará)`,
  ].join(
    '|',
  )}) (?:(?:right|just|here|direkt|justo) )?(?:on|off|along|at|an der|in der|en la|en|sobre la|a pie de) (?:the |old )?$`,
  'iu',
);

/** The same of a place that may be somebody else's. */
const THE_PLACE = new RegExp(
  `(?<!\\p{L})(?:the ${PLACE_EN}(?: is| sits| stands)|we(?: are|['’]re)(?: located)?|die ${PLACE_DE} (?:ist|liegt)|(?:el|la) ${PLACE_ES} (?:está|queda)) (?:(?:right|just) )?(?:on|off|along|an der|en la) (?:the )?$`,
  'iu',
);

/** Behind a road: the town in which it is. */
const IN_TOWN =
  /^,? (?:in|near|outside|toward|bei|en|cerca de) (?<town>\{[\w.]+\}|\p{Lu}[\p{L}’'-]+)/u;

interface Road {
  number: string;
  pattern: RegExp;
}

const known = new WeakMap<Facts, Road | null>();

/** The road with a number at which the business is: “1180 Highway 92”. */
function roadOf(facts: Facts): Road | null {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const street = facts.get('business.address.street') ?? '';
  const kind = ROADS.find((road) => new RegExp(`(?<!\\p{L})(?:${road}) \\d`, 'iu').test(street));
  const [, number] =
    new RegExp(`(?<!\\p{L})(?:${kind}) (\\d{1,4})(?!\\d)`, 'iu').exec(street) ?? [];
  const road =
    kind === undefined || number === undefined
      ? null
      : {
          number,
          pattern: new RegExp(`(?<!\\p{L})(?:${kind}) (?<number>\\d{1,4})(?![\\d.,-]*\\d)`, 'giu'),
        };
  known.set(facts, road);
  return road;
}

/** False if a copy does not speak of a road with another number. */
export function mayBeAtRoad(copy: string, facts: Facts): boolean {
  const road = roadOf(facts);
  return (
    road !== null &&
    [...matchesIn(copy, road.pattern)].some(({ groups }) => groups?.number !== road.number)
  );
}

/** True if a fact names this road: that of a second shop. */
function isKnown(words: string, facts: Facts): boolean {
  return facts.names.some((name) => facts.get(name)?.includes(words));
}

/** Numbers of roads that words say to be that of the business, and that its address has otherwise. */
export function* otherRoads(text: string, facts: Facts): Generator<Span> {
  const road = roadOf(facts);
  for (const { 0: found, index, groups } of road ? matchesIn(text, road.pattern) : []) {
    const number = groups?.number ?? '';
    if (!road || number === road.number || isKnown(found, facts)) continue;
    const { start, end } = sentenceAt(text, index);
    // What is at a corner is on two roads.
    if (new RegExp(`(?<!\\d)${road.number}(?!\\d)`).test(text.slice(start, end))) continue;
    const { town } = IN_TOWN.exec(text.slice(index + found.length))?.groups ?? {};
    const isOwnTown =
      town === undefined ||
      town === '{business.address.locality}' ||
      town === facts.get('business.address.locality');
    if (!isOwnTown) continue;
    const before = text.slice(start, index);
    const isSlip = number.length > 1 && mistakes(number, road.number) === 1;
    if (!OURS.test(before) && !(isSlip && THE_PLACE.test(before))) continue;
    const at = index + found.length - number.length;
    yield [at, at + number.length];
  }
}
