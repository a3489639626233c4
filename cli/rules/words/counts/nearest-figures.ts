import type { Facts } from '../../../content/facts/facts.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { nounRoot } from './nouns.ts';
import { isSaid } from './said-words.ts';

/** Most facts that a finding names. */
const MOST = 3;

/**
 * The facts that a number may be meant to be: the one that the words around it say; or, if they say no more than what is counted,
 * such as miles, those that count the same. First those with a word of their names said, then the nearest.
 *
 * @param figures the facts that the words allow.
 * @param around what is said around the number.
 */
export function nearestFigures(
  figures: readonly KnownFigure[],
  value: number,
  around: string,
  facts: Facts,
): readonly KnownFigure[] {
  const [first] = figures;
  const noun = first?.nouns.length === 1 ? first.nouns[0] : undefined;
  const alike =
    noun === undefined
      ? figures
      : knownFigures(facts).filter(
          (figure) =>
            figure.value !== undefined && figure.value !== value && figure.nouns.at(-1) === noun,
        );
  const said = new Set(around.match(/\p{L}+/gu)?.map(nounRoot));
  const rated = alike.map((figure) => {
    const known = figure.value ?? Number.NaN;
    return {
      figure,
      words: figure.nouns.filter((word) => word !== noun && said.has(word)).length,
      away: Math.max(known, value) / Math.min(known, value),
    };
  });
  const [best] = rated.sort((one, other) => other.words - one.words || one.away - other.away);
  const isNamed = best !== undefined && best.words > 0;
  return rated.slice(0, isNamed ? 1 : MOST).map(({ figure }) => figure);
}

function groupOf({ name }: KnownFigure): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/**
 * True for a number that another fact of the group has for a kind of its own, which the words around name: the 24 months of
 * `warranty.monthsEngines`, of an engine.
 */
export function isOfSibling(
  figure: KnownFigure | undefined,
  value: number,
  around: string,
  facts: Facts,
): boolean {
  const noun = figure?.nouns.at(-1);
  if (!figure || noun === undefined) return false;
  const group = groupOf(figure);
  const known = new Set([...figure.nouns, nounRoot(group.slice(group.lastIndexOf('.') + 1))]);
  const said = new Set(around.match(/\p{L}+/gu)?.map(nounRoot));
  return knownFigures(facts).some(
    (other) =>
      other.value === value &&
      groupOf(other) === group &&
      other.nouns.includes(noun) &&
      other.nouns.some((word) => !known.has(word) && isSaid(word, said)),
  );
}

/**
 * True for facts with one key in several groups, such as the places of a course and of an open day, if a page names none of the
 * groups: it has places of its own.
 */
export function areOfOtherThings(meant: readonly KnownFigure[], page: string): boolean {
  const groups = new Set(meant.map(groupOf));
  const keys = new Set(meant.map(({ name }) => name.slice(name.lastIndexOf('.'))));
  if (groups.size < 2 || keys.size > 1) return false;
  const said = new Set(page.match(/\p{L}+/gu)?.map(nounRoot));
  return ![...groups].some((group) =>
    group.split(/[._-]|(?=[A-Z])/).some((word) => said.has(nounRoot(word))),
  );
}
