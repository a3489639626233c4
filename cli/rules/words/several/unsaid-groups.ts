import type { Facts } from '../../../content/facts/facts.ts';
import { DISTANCES, nounRoot, UNITS } from '../counts/nouns.ts';
import { OF_US } from '../counts/of-group.ts';
import { isSaid } from '../counts/said-words.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { isOfWhole } from './wholes.ts';

/** Words of keys that say in which dimension a thing is measured: any thing has a length. */
const DIMENSION =
  /^(?:laenge|breite|hoehe|tiefe|gewicht|groesse|length|width|height|depth|weight|size|largo|ancho|alto|altura|longitud|anchura|profundidad|peso|tamano)$/u;

/** Words of keys that say how a number is bounded, or of which kind it is, not what has it. */
const BOUND =
  /^(?:ab|bis|von|from|to|until|since|desde|hasta|minim\p{L}*|maxim\p{L}*|mindest\p{L}*|hoechst\p{L}*|flaeche|dauer|alter|area|duration|age|superficie|duracion|edad)$/u;

/** True for a word of a key that does not say what has so many. */
const isManner = (word: string) => DIMENSION.test(word) || BOUND.test(word);

/** The words of a name, in the form of `nounRoot`. */
const wordsOf = (name: string): string[] =>
  (name.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? []).map(nounRoot);

const rootsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\p{L}+/gu)?.map(nounRoot));

/** The least letters in which a word of a text and one of a group show that they are of one family. */
const STEM = 4;

/** What forms of a word have in common. */
const stemOf = (word: string) => word.slice(0, Math.max(STEM, word.length - 2));

/** True if a word of a group is said, also within a compound: the school of „Schulbibliothek“. */
function isNamed(word: string, said: ReadonlySet<string>): boolean {
  if (isSaid(word, said)) return true;
  if (word.length < STEM) return false;
  const stem = stemOf(word);
  return [...said].some((each) => each.includes(stem));
}

/** True for a fact whose key says no more than what is counted or how it is measured: what has so many is said by its group alone. */
function isToldByGroup({ name, nouns }: KnownFigure): boolean {
  const group = wordsOf(name.split('.').at(-2) ?? '');
  const counted = nouns.findLast((noun) => !UNITS.has(noun) && !DISTANCES.has(noun));
  const isOfUnit = counted !== nouns.at(-1);
  const telling = nouns.filter(
    (noun) => !UNITS.has(noun) && !DISTANCES.has(noun) && !isManner(noun),
  );
  if (isOfUnit) return telling.length === 0;
  return telling.length < 2 && !group.includes(counted ?? '');
}

/** Where a number stands: what is said around it, the nearest first, and the whole page with its references. */
export interface Surroundings {
  around: readonly string[];
  page: string;
}

/**
 * True for a number that the fact of a group is not compared with, because nothing says that it is of this group: the lessons a week of a
 * subject are not those of `languages.lessons`. Of a group that is the business as a whole, any passage may speak.
 */
export function isOfUnsaidGroup(
  figure: KnownFigure,
  { around, page }: Surroundings,
  facts: Facts,
): boolean {
  const groups = figure.name.split('.').slice(0, -1);
  const group = groups.at(-1);
  if (group === undefined || !isToldByGroup(figure)) return false;
  // Even where the business is meant, what is so long may be any way or room.
  const isOfDimension = figure.nouns.some((noun) => DIMENSION.test(noun));
  if (!isOfDimension && isOfWhole(group, facts)) return false;
  // A page that shows facts of a group is about it.
  if (page.includes(`{${groups.join('.')}.`)) return false;
  const [sentence = ''] = around;
  if ([...rootsIn(sentence)].some((word) => OF_US.test(word))) return false;
  const said = rootsIn(around.join('\n'));
  return !wordsOf(group).some((word) => isNamed(word, said));
}

/**
 * True for a number of what another fact of the group names, where the key of the figure says no more than how it is bounded or measured:
 * on the page of the summer camp, the least age is `club.campFrom` and not `club.fromYears`.
 */
export function isOfNamedSibling(
  { name, nouns }: KnownFigure,
  { around }: Pick<Surroundings, 'around'>,
  facts: Facts,
): boolean {
  const how = nouns.filter((noun) => !UNITS.has(noun) && !DISTANCES.has(noun));
  if (how.length === 0 || !how.every(isManner)) return false;
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const said = rootsIn(around.join('\n'));
  return knownFigures(facts).some((other) => {
    if (other.name === name || !other.name.startsWith(group)) return false;
    const own = other.nouns.filter((noun) => !UNITS.has(noun) && !isManner(noun));
    const isAlike = how.every((noun) => other.nouns.includes(noun));
    return isAlike && own.length > 0 && own.every((word) => isSaid(word, said));
  });
}
