import type { Span } from '../../../content/span-location.ts';
import { isTerm, type KnownFigure } from '../figures/known-figures.ts';
import { DISTANCE_UNIT } from '../figures/unit-words.ts';
import { DISTANCES } from './nouns.ts';
import { REACH } from './tables-of-ways.ts';
import { isLengthOfWay } from './ways-to-places.ts';

/** Directly before a distance up to which something holds, or from which it does. */
const BOUND =
  /(?<!\p{L})(?:up to|within|inside|over|beyond|past|after|(?:more|less|further|farther|fewer) than|first|radius(?: of)?:?|limit(?: is| of)?|bis(?: zu)?|innerhalb(?: von)?|umkreis(?: von)?|über|nach|jenseits(?: von)?|(?:mehr|weniger|weiter) als|höchstens|maximal|ab|ersten|hasta|radio(?: de)?|dentro de|(?:más|menos) de|después de|pasad[oa]s|pasando de|a partir de|más allá de|primer[oa]s)\s(?:about |etwa |rund |den |the |l[ao]s )?$/iu;

/** Before it, in the same clause: the business goes so far. */
const WE_GO =
  /(?<!\p{L})(?:(?:we|our (?:vans?|crews?|drivers?))(?: (?:will|also|only|can|gladly))? (?:come|go|drive|travel|work|deliver|serve|cover)|(?:fahren|kommen|liefern|arbeiten) wir|wir (?:fahren|kommen|liefern|arbeiten)|vamos|viajamos|llegamos|entregamos|repartimos|trabajamos|atendemos|cubrimos|nos desplazamos)(?!\p{L})[^.!?;:(\n]{0,30}$/iu;

/** Directly behind: all the way around the business, or from its door. */
const AROUND =
  /^\s(?:a?round|rund|um|rings|weit um|in (?:all|every|any) directions?|of (?:our|the|\{)|a la redonda|alrededor)(?!\p{L})/iu;

/** What is said of the distance before and behind it, in the same clause. */
const CLAUSE_BEFORE = /[^,;:.!?()\n]*$/u;
const CLAUSE_AFTER = /^[^,;:.!?()\n]*/u;

const UNIT = new RegExp(
  `^(?:[\\d.,]+\\+?|[\\p{L}-]+)[\\s\\u00a0-]?(?:${DISTANCE_UNIT})(?!\\p{L})`,
  'iu',
);

/**
 * True if a text says that a distance is how far the business goes or something holds, or if a fact is no such distance. Any place, any
 * example and any trip is so many miles away; only a limit can contradict that of the configuration.
 *
 * @param span of the number.
 */
export function saysReach(text: string, [at]: Span, figure: KnownFigure): boolean {
  if (!figure.nouns.some((noun) => DISTANCES.has(noun))) return true;
  if (isTerm(figure) || isLengthOfWay(figure.name)) return true;
  const [way = ''] = UNIT.exec(text.slice(at)) ?? [];
  const before = text.slice(0, at);
  const after = text.slice(at + way.length);
  if (BOUND.test(before) || WE_GO.test(before) || AROUND.test(after)) return true;
  return REACH.test(`${CLAUSE_BEFORE.exec(before)?.[0]}${CLAUSE_AFTER.exec(after)?.[0]}`);
}
