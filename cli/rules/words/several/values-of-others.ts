import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';
import { paragraphAt } from '../surroundings.ts';

/** How long the business, or who works there, has done its work. */
const OF_WORK =
  /(?:^|\.)(?:business|company|team|staff|firm|owner|about|betrieb|firma|unternehmen|inhaber(?:in)?|empresa|negocio|equipo|taller)\.(?:years?|jahren?|a[nñ]i?os?)$|experience|erfahrung|experiencia|years?In(?:Business|Trade)/i;

/** Behind a number: years of some work, which are no term of anything. */
const YEARS_OF =
  /^\d+\+?\s(?:years of|años de|jahren?)\s(?!(?:[\p{L}-]+\s)?(?:\p{L}*garant\p{L}*|warrant\p{L}*|guarantee\p{L}*|gewährleistung|life\p{L}*|service life|use|\p{L}*lebensdauer|haltbarkeit|vida|duración|uso|age|edad|alter?)(?!\p{L}))\p{L}{3,}/iu;

const groupOf = ({ name }: KnownFigure) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** True if two facts of a group may be told apart by nothing but their words: they have a unit or another word in common. */
function areAlike(one: KnownFigure, other: KnownFigure): boolean {
  return groupOf(one) === groupOf(other) && one.nouns.some((noun) => other.nouns.includes(noun));
}

/**
 * True for a number that another fact has exactly and may be said of as well, unless its sentence says a word that this fact alone has: the
 * 12 years of `team.coachYears` are no slip for the eight of `team.umpireYears`.
 *
 * @param text as written, where short lines below one another are statements of their own.
 */
export function isValueOfOther(
  figure: KnownFigure,
  { text, at, value }: { text: string; at: number; value: number },
  facts: Facts,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const said = new Set(
    text
      .slice(start, end)
      .match(/\p{L}+/gu)
      ?.map(nounRoot),
  );
  const isOfYears = figure.nouns.includes('year') && YEARS_OF.test(text.slice(at));
  return knownFigures(facts).some((other) => {
    if (other.value !== value || other.name === figure.name) return false;
    if (isOfYears && OF_WORK.test(other.name)) return true;
    if (!areAlike(figure, other)) return false;
    const own = figure.nouns.filter((word) => !UNITS.has(word) && !other.nouns.includes(word));
    return !own.some((word) => isSaid(word, said));
  });
}

/**
 * True for a number that another fact has exactly, if its sentence says all that the key of that fact says, and has the number but once:
 * “choose from 6 multi-course bundles” is `courses.bundles`, whatever `courses.count` is.
 */
export function isNamedByOther(
  figure: KnownFigure,
  { text, at, value }: { text: string; at: number; value: number },
  facts: Facts,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if ((sentence.match(/\d+/g) ?? []).filter((number) => Number(number) === value).length > 1)
    return false;
  const said = new Set(sentence.match(/\p{L}+/gu)?.map(nounRoot));
  return knownFigures(facts).some((other) => {
    if (other.value !== value || other.name === figure.name) return false;
    if (sentence.includes(`{${other.name}}`)) return false;
    const words = other.nouns.filter((word) => !UNITS.has(word));
    const isOwn = words.every((word) => figure.nouns.includes(word));
    return !isOwn && words.every((word) => isSaid(word, said));
  });
}

/** Directly behind a number: its unit, as a part of an adjective. */
const ATTRIBUTE = /^\d+-(?<unit>\p{L}+)/u;

/** True for a kind of things by its length or size, of which the passage names that of the fact as well: 45-minute and 60-minute lessons. */
export function isOtherKind(figure: KnownFigure, text: string, at: number): boolean {
  const { unit } = ATTRIBUTE.exec(text.slice(at))?.groups ?? {};
  if (unit === undefined) return false;
  const passage = paragraphAt(text, at);
  return [String(figure.value), `{${figure.name}}`].some((known) =>
    passage.includes(`${known}-${unit}`),
  );
}
