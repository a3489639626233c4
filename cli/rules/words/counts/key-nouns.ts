import { isTerm, type KnownFigure } from '../figures/known-figures.ts';
import { DISTANCES, nounRoot, UNITS } from './nouns.ts';

/** Words after which another phrase begins. */
export const SMALL_WORD =
  /^(?:a|an|and|at|by|for|from|in|into|is|of|on|or|per|than|that|the|to|with|al|con|de|del|el|en|la|los|las|o|para|por|que|y|auf|aus|bei|das|der|die|für|im|in|mit|oder|pro|und|von|zu)$/i;

/** Words of keys that stand before numbers of anything: `visits.withinDays`. */
const FRAME_WORD = /^(?:within|innerhalb|binnen|dentro)$/i;

/** A unit in the singular before what a key counts is the kind of it: `dayBoats`, `tagesGaeste`. */
const UNIT_OF_KIND =
  /(?:^|[._])(?:year|minute|hour|day|week|month|jahr(?:es)?|stunde[nr]?|tag(?:es)?|woche|monats?|dia|hora|semana|mes)(?=[A-Z_-])[^.]*$/;

/** In a key: it counts those of one time only, `firstPools`. */
const ORDINAL =
  /^(?:first|last|next|previous|initial|erst\p{L}*|letzt\p{L}*|naechst\p{L}*|nächst\p{L}*|primer\p{L}*|[uú]ltim\p{L}*|anterior\p{L}*)$/iu;

/** True for words of a key that count those of one time only, where nothing beside a number says which time: "11" of `firstPools` are none of today's. */
export function isOfOneTime(key: readonly string[], near: readonly string[]): boolean {
  return key.some((word) => ORDINAL.test(word)) && !near.some((word) => ORDINAL.test(word));
}

/** Before a unit in a key, what makes it a kind of thing: `halfDay`. */
const OF_KIND = /^(?:half|full|whole|halb\p{L}*|ganz\p{L}*|medi[oa]|enter[oa])$/u;

/** The other words of a figure's name that must be near a number; undefined if its noun is not there. */
export function restOf(
  { name, nouns }: KnownFigure,
  near: readonly string[],
): string[] | undefined {
  // `experienceYears` counts "15 years of experience": the unit comes first, the other words are nearby.
  const at = UNIT_OF_KIND.test(name) ? -1 : nouns.findIndex((each) => UNITS.has(each));
  const noun = nouns.at(at);
  if (noun === undefined || noun.length < 3 || !near.includes(noun)) return undefined;
  if (at < 0 && isTerm({ name }) && !nouns.some((each) => DISTANCES.has(each))) return undefined;
  if (at > 0 && OF_KIND.test(nouns[at - 1] ?? '')) return undefined;
  const group = nounRoot(name.split('.').at(-2) ?? '');
  const rest = nouns
    .filter((each) => each !== noun && !SMALL_WORD.test(each))
    .map((each) => (group !== '' && FRAME_WORD.test(each) ? group : each));
  if (at < 0 && isOfOneTime(rest, near)) return undefined;
  return at >= 0 && (near[0] !== noun || rest.length === 0) ? undefined : rest;
}

/**
 * Those of some figures whose kind stands directly before the noun, if there are any: "24 reformer classes" are no mat classes, whatever
 * else the sentence says.
 *
 * @param near the words directly after a number.
 */
export function ofSaidKind(
  figures: readonly KnownFigure[],
  near: readonly string[],
): readonly KnownFigure[] {
  const said = figures.filter(
    ({ nouns }) => nouns.length > 1 && near.every((word) => nouns.includes(word)),
  );
  return near.length > 1 && said.length > 0 ? said : figures;
}
