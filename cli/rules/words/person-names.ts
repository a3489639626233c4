import type { Facts } from '../../content/facts.ts';
import { NameFinder } from './business-name.ts';

/** A first and a last name, possibly with another one between them. */
const PERSON = /^\p{Lu}[\p{Ll}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){1,2}$/u;

/** Groups of facts that name no people. */
const OTHERS = /^(?:site|business|fees|prices)\./;

/** A name of the configuration, and what finds its misspellings. */
export interface KnownPerson {
  fact: string;
  first: string;
  finder: NameFinder;
}

const known = new WeakMap<Facts, readonly KnownPerson[]>();

/** The people among the facts. */
export function peopleIn(facts: Facts): readonly KnownPerson[] {
  const people =
    known.get(facts) ??
    facts.names.flatMap((fact): KnownPerson[] => {
      const name = facts.get(fact) ?? '';
      if (OTHERS.test(fact) || !PERSON.test(name)) return [];
      const [first = ''] = name.split(' ');
      return [{ fact, first, finder: new NameFinder(name) }];
    });
  known.set(facts, people);
  return people;
}

/** False if a copy does not have the first name of a person. */
export function mayName(copy: string, { first }: KnownPerson): boolean {
  return copy.includes(`${first} `);
}

/** Misspelled last names: another first name is that of somebody else, such as a brother. */
export function misspelledIn(text: string, { first, finder }: KnownPerson) {
  return finder
    .find(text)
    .filter(({ span, isRight }) => !isRight && text.slice(...span).startsWith(`${first} `));
}
