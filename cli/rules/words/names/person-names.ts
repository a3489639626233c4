import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { NameFinder } from './business-name.ts';

/** A first and a last name, possibly with another one between them. */
const PERSON = /^\p{Lu}[\p{Ll}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){1,2}$/u;

/** Groups of facts that name no people. */
const OTHERS = /^(?:site|business|fees|prices)\./;

/** A name of the configuration, and what finds its misspellings. */
export interface KnownPerson {
  fact: string;
  first: string;
  last: string;
  finder: NameFinder;
}

const known = new WeakMap<Facts, readonly KnownPerson[]>();

/** The people among the facts. */
export function peopleIn(facts: Facts): readonly KnownPerson[] {
  const people =
    known.get(facts) ??
    facts.names.flatMap((fact, at): KnownPerson[] => {
      const name = facts.get(fact) ?? '';
      if (OTHERS.test(fact) || !PERSON.test(name)) return [];
      // An imprint repeats the name of the owner.
      const isKnown = facts.names
        .slice(0, at)
        .some((other) => !OTHERS.test(other) && facts.get(other) === name);
      if (isKnown) return [];
      const words = name.split(' ');
      const [first = '', last = ''] = [words[0], words.at(-1)];
      return [{ fact, first, last, finder: new NameFinder(name) }];
    });
  known.set(facts, people);
  return people;
}

/** False if a copy has neither the first nor the last name of a person. */
export function mayName(copy: string, { first, last }: KnownPerson): boolean {
  return copy.includes(`${first} `) || copy.includes(` ${last}`);
}

/** Names of a woman and of a man that differ in their end: Paola and Paolo, Jan and Jana. */
function isOfOtherSex(written: string, first: string): boolean {
  const [short, long] = [written, first].sort((a, b) => a.length - b.length) as [string, string];
  return long.startsWith(short) || long.slice(0, -1) === short.slice(0, -1);
}

/** True for a first name with one letter too many, too few or another one, which is nobody else's. */
function isSlip(written: string, first: string): boolean {
  const [typed, meant] = [written.toLowerCase(), first.toLowerCase()];
  return (
    typed[0] === meant[0] &&
    meant.length > 2 &&
    mistakes(typed, meant) === 1 &&
    !isOfOtherSex(typed, meant)
  );
}

/** Misspelled names. Any other first name is that of somebody else, such as a brother. */
export function misspelledIn(text: string, { first, last, finder }: KnownPerson) {
  return finder.find(text).filter(({ span, isRight }) => {
    const written = text.slice(...span);
    const [begins = ''] = written.split(' ');
    return (
      !isRight && (begins === first || (written.endsWith(` ${last}`) && isSlip(begins, first)))
    );
  });
}
