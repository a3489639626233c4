import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { isBody } from '../text-kinds.ts';
import { partsOfBody } from './parts-around.ts';

/** Words of keys that set a bound, and say nothing of what has it. */
const BOUND =
  /^(?:ab|bis|von|mindestens|hoechstens|from|to|up|until|least|most|minimum|maximum|desde|hasta|minimo|maximo|per|pro|por)$/;

/** Groups of facts that are of the business as a whole, of which no part has numbers of its own. */
const WHOLE =
  /(?:^|\.)(?:business|company|team|staff|crew|firm|figures|numbers|stats|betrieb|firma|unternehmen|zahlen|empresa|negocio|equipo|cifras|datos)\.[^.]+$/i;

/** Parts that count the same, beside that of the number, which make it a number of each part. */
const FEWEST = 2;

const COUNT = /(?<![\p{L}\d.,/-])(?<number>\d{1,6})\+?[\s-]+(?<words>\p{L}+(?:[\s-]+\p{L}+)?)/gu;

/** The numbers of a noun in a text. */
function numbersOf(noun: string, text: string): number[] {
  return [...matchesIn(text, COUNT)].flatMap(({ groups = {} }) => {
    const words = (groups.words ?? '').split(/[\s-]+/).map(nounRoot);
    return words.includes(noun) ? [Number(groups.number)] : [];
  });
}

/**
 * True for a number in a body whose parts each count the same with numbers of their own, unless something names what the fact is of: the
 * beds of three cabins, the least age of each course.
 *
 * @param around what may name it.
 */
export function isNumberOfPart(
  figure: KnownFigure,
  located: LocatedText,
  { text, at }: { text: string; at: number },
  around: readonly string[],
): boolean {
  const { name, nouns, value } = figure;
  const noun = nouns.at(-1);
  if (noun === undefined || !isBody(located) || WHOLE.test(name) || !name.includes('.'))
    return false;
  const telling = nouns.filter((word) => word !== noun && !UNITS.has(word) && !BOUND.test(word));
  if (telling.length > 0) return false;
  const parts = partsOfBody(text);
  const own = parts.findLast(({ span: [start, end] }) => start <= at && at < end);
  if (!own) return false;
  const others = parts
    .filter((part) => part.level === own.level && part !== own)
    .map(({ span }) => numbersOf(noun, text.slice(...span)))
    .filter((numbers) => numbers.length > 0);
  const differ = others.some((numbers) => numbers.some((number) => number !== value));
  if (others.length < FEWEST || !differ) return false;
  const group = name.split('.').at(-2) ?? '';
  const said = new Set(
    around
      .join('\n')
      .match(/\p{L}+/gu)
      ?.map(nounRoot),
  );
  return !(group.match(/\p{Lu}?\p{Ll}{2,}/gu) ?? []).some((word) => isSaid(nounRoot(word), said));
}
