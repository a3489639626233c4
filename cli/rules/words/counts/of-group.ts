import type { KnownFigure } from '../figures/known-figures.ts';
import { nounRoot } from './nouns.ts';
import { isSaid } from './said-words.ts';

/** True for a word that an ending makes another one: the `kur` of “Kurs” and `kurse`. */
function isFormOf(said: string, word: string): boolean {
  return said.length > 2 && word.startsWith(said) && word.length - said.length <= 2;
}

/** Words of the business about itself, in the form of `nounRoot`; «éramos» is what was. */
const OF_US = /^(?:we|our|wir|unser\p{L}*|nosotro|nuestr[oa]|(?!eramo)\p{L}{2,}[ae]mo)$/u;

/** True if the words around a number are of us, or name what the fact belongs to: the course of `course.seats`. */
export function isOfGroup({ name }: KnownFigure, around: ReadonlySet<string>): boolean {
  const group = nounRoot(name.split('.').at(-2) ?? '');
  return (
    isSaid(group, around) || [...around].some((said) => OF_US.test(said) || isFormOf(said, group))
  );
}
