import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { TOLD_VERBS } from '../dates/told-verbs.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { sentenceAt } from '../sentence-at.ts';
import { OF_SOME } from './counted-things.ts';
import { DISTANCES, GENERAL, MEASURES, nounRoot, UNITS } from './nouns.ts';

/** Two are said of parts of more. */
const FEWEST = 3;

const VALUES = new Map([...SMALL_NUMBERS].filter(([, value]) => value >= FEWEST));

/** A number and up to three words. Whether the number is a word of its own is looked at afterwards, which is faster. */
const COUNTED = new RegExp(
  `(?<number>${[...VALUES.keys()].join('|')}) (?<words>\\p{L}{4,}(?:[ -]\\p{L}+){0,2})(?!\\p{L})`,
  'giu',
);

/** Directly before a number of all of them. */
const ALL =
  /(?<!\p{L})(?:(?:all|each) (?:of )?(?:our )?|our|we (?:have|own|run|keep)|alle|unsere[rn]?|wir haben|wir besitzen|todos (?:nuestros )?(?:los )?|todas (?:nuestras )?(?:las )?|nuestr[oa]s|tenemos) ?$/iu;

/** Where a sentence, the entry of a list or a cell begins. */
const BEGINNING = /(?:^|[.!?:|\n]\s*(?:[-*] )?)$/u;

/** Directly behind: how often, where or whose some are. */
const SOME_AFTER =
  /^\s(?:in|a|an|per|each|from|wide|long|abreast|behind|im|pro|je|aus|von|vor|por|al?|de)(?!\p{L})/iu;

/** Behind fewer than all: some of a kind, or those that are left. */
const FEWER_AFTER =
  /^\s(?:of|for|on|at|with|without|that|which|left|free|für|auf|bei|mit|ohne|die|con|sin|para|en|que|libres)(?!\p{L})/iu;

/** Says that a number is not that of today, not of all, or nothing that is. */
const OTHERWISE = new RegExp(
  `(?<!\\p{L})(?:will|would|soon|once|next|used to|if|when|imagine|until|today|tonight|tomorrow|this (?:week|month|weekend)|every|daily|hour|only|still|left|free|available|other|others|of (?:them|the|which|these|those)|most|many|some|meisten|viele|manche|muchos|wird|werden|würden?|bald|nächste\\p{L}*|wenn|falls|heute|morgen|jede\\p{L}*|täglich|stunde|nur|noch|frei|davon|von ihnen|damals|früher|tendremos|habrá|pronto|próxim\\p{L}+|si|cuando|hoy|mañana|cada|solo|quedan|libres?|de ell[oa]s|antes|(?<!(?:is|are|be) )\\p{L}{3,}ed|${TOLD_VERBS})(?!\\p{L})|(?<!\\d)(?:1[5-9]|20)\\d\\d(?!\\d)`,
  'iu',
);

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** Figures whose keys say in two words and more what they count: `holidayBoats`. */
export function namedThings(facts: Facts): readonly KnownFigure[] {
  const things =
    known.get(facts) ??
    knownFigures(facts).filter(({ nouns, value, isCode, group }) => {
      const noun = nouns.at(-1) ?? '';
      const isMany = GENERAL.has(noun) || OF_SOME.has(noun);
      const isMeasured = nouns.some(
        (each) => UNITS.has(each) || DISTANCES.has(each) || MEASURES.has(each),
      );
      const isThing = nouns.length > 1 && !isMany && !isMeasured && !isCode && !group;
      return isThing && value !== undefined && value > 1 && value <= 20;
    });
  known.set(facts, things);
  return things;
}

const groupOf = ({ name }: KnownFigure) => name.slice(0, name.lastIndexOf('.'));

/** The figure whose key is said behind a number, and the length of its words. */
function figureIn(words: string, things: readonly KnownFigure[]) {
  const parts = words.split(/[ -]/);
  const roots = parts.map(nounRoot);
  for (const figure of things) {
    const { nouns } = figure;
    // A German key has the parts of a word: `ferienBoote`.
    const count = nouns.join('') === roots[0] ? 1 : nouns.length;
    if (count === nouns.length && !nouns.every((noun, at) => noun === roots[at])) continue;
    return { figure, length: parts.slice(0, count).join(' ').length };
  }
  return undefined;
}

/**
 * Numbers in words before the words of a key that are not its number: "Six holiday boats" where `fleet.holidayBoats` is 5. More than there
 * are, at the beginning of a sentence or of all of them, are a mistake; fewer only where all are meant.
 */
export function* namedCounts(
  text: string,
  facts: Facts,
): Generator<{ span: Span; value: number; meant: KnownFigure }> {
  const things = namedThings(facts);
  if (things.length === 0) return;
  for (const { index, groups = {} } of matchesIn(text, COUNTED)) {
    const { number = '', words = '' } = groups;
    const found = /[\p{L}-]/u.test(text[index - 1] ?? '') ? undefined : figureIn(words, things);
    if (!found) continue;
    const { figure } = found;
    const { value: all = 0, nouns } = figure;
    const value = VALUES.get(number.toLowerCase()) ?? 0;
    const isKnown = knownFigures(facts).some(
      (other) =>
        Number(other.text) === value &&
        (other.nouns.at(-1) === nouns.at(-1) || groupOf(other) === groupOf(figure)),
    );
    if (value === all || isKnown || value > 2 * all || 2 * value < all) continue;
    const before = text.slice(0, index);
    const after = text.slice(index + number.length + 1 + found.length);
    const isOfAll = ALL.test(before);
    if (!isOfAll && (value < all || !BEGINNING.test(before))) continue;
    if (SOME_AFTER.test(after) || (value < all && FEWER_AFTER.test(after))) continue;
    const { start, end } = sentenceAt(text, index);
    if (!OTHERWISE.test(text.slice(start, end)))
      yield { span: [index, index + number.length], value, meant: figure };
  }
}
