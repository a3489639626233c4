import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { nounRoot } from './nouns.ts';
import { isSaid } from './said-words.ts';

/** Last words of keys that are sizes of a group, of whatever it consists: `grupos.cumpleMaximo`, `groups.min`. */
const SIZE_KEY =
  /(?:^|[._-]|(?<=\p{Ll})(?=\p{Lu}))(?:min(?:im(?:o|um|al))?|max(?:im(?:o|um|al))?|m[ií]nimo|m[aá]ximo|most|least|limit|size|seats?|places?|plazas?|pl(?:ä|ae)tze|mindest\p{L}*|h(?:ö|oe)chst\p{L}*|gr(?:ö|oe)(?:ß|ss)e|cupo|aforo)$/iu;

/** Other sizes in a group that leave open of which one a number is. */
const SEVERAL = 2;

/** Directly before the second number of a range: the first one. */
const FROM = /(?<!\d)(?<from>\d{1,3})\s?(?:[-–—]|to|or|and|bis|oder|und|a|o|u|y)\s$/iu;

const groupOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/**
 * True for a number of what a key names and no more, such as `grupos.ninos`, where other facts of its group are sizes as well and nothing
 * says that this one is meant: each offer has its own. A page that refers to the fact means it, and so does who names its group.
 *
 * @param page the copy of the page.
 */
export function isOneOfSizes(
  figure: KnownFigure,
  { text, span }: { text: string; span: Span },
  page: string,
  facts: Facts,
): boolean {
  const group = groupOf(figure.name);
  if (group === '' || figure.nouns.length > 1 || figure.group !== undefined) return false;
  const beside = knownFigures(facts).filter(
    ({ name, value }) =>
      value !== undefined && name !== figure.name && groupOf(name) === group && SIZE_KEY.test(name),
  );
  if (beside.length < SEVERAL) return false;
  const from = Number(FROM.exec(text.slice(0, span[0]))?.groups?.from);
  const to = Number.parseInt(text.slice(...span), 10);
  const isKnown = (end: number) => beside.some(({ value }) => value === end);
  if (isKnown(from) && isKnown(to)) return true;
  if (page.includes(`{${figure.name}}`)) return false;
  const around = text.slice(Math.max(0, span[0] - 60), span[1] + 60);
  const said = new Set(around.match(/\p{L}+/gu)?.map(nounRoot));
  return !isSaid(nounRoot(group.slice(group.lastIndexOf('.') + 1)), said);
}
