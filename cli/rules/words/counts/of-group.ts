import { CORE_KEYS } from '../../../../schemas/config/site-config.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { nounRoot } from './nouns.ts';
import { isSaid } from './said-words.ts';

/** True for a word that an ending makes another one: the `kur` of “Kurs” and `kurse`. */
function isFormOf(said: string, word: string): boolean {
  return said.length > 2 && word.startsWith(said) && word.length - said.length <= 2;
}

/** Words of the business about itself, in the form of `nounRoot`; «éramos» is what was. */
export const OF_US = /^(?:we|our|wir|unser\p{L}*|nosotro|nuestr[oa]|(?!eramo)\p{L}{2,}[ae]mo)$/u;

/** The last part of the group of a fact: the course of `course.seats`. */
function groupOf(name: string): string {
  return nounRoot(name.split('.').at(-2) ?? '');
}

/** True if some words name a group of facts. */
function areOf(group: string, said: ReadonlySet<string>): boolean {
  return isSaid(group, said) || [...said].some((word) => isFormOf(word, group));
}

/** True if some words name another group of facts than that of a figure: each course has places of its own. */
export function isOfOtherGroup({ name }: KnownFigure, page: string, facts: Facts): boolean {
  const said = new Set(page.match(/\p{L}+/gu)?.map(nounRoot));
  const own = groupOf(name);
  if (areOf(own, said)) return false;
  const groups = new Set(
    facts.names.filter((each) => !CORE_KEYS.has(each.split('.', 1)[0] ?? '')).map(groupOf),
  );
  return [...groups].some((group) => group.length > 2 && group !== own && areOf(group, said));
}

/** True if the words around a number are of us, or name what the fact belongs to: the course of `course.seats`. */
export function isOfGroup({ name }: KnownFigure, around: ReadonlySet<string>): boolean {
  return areOf(groupOf(name), around) || [...around].some((said) => OF_US.test(said));
}
