import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { NameFinder } from './business-name.ts';

/** A first and a last name, possibly with another one between them. */
const PERSON = /^\p{Lu}[\p{Ll}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+){1,2}$/u;

/** Groups of facts that name no people, but for who founded the business. */
const OTHERS = new RegExp(`^(?:site|business(?!\\.founder$)|${MONEY_GROUP})\\.`);

/** A name of the configuration, and what finds its misspellings. */
export interface KnownPerson {
  fact: string;
  name: string;
  first: string;
  last: string;
  finder: NameFinder;
}

/** Mistakes in one word of a name; which of them are slips is decided by the word. */
const MOST = 3;

const known = new WeakMap<Facts, readonly KnownPerson[]>();

/** The names in a fact: one, or those of a list. */
function namesIn(value: string): string[] {
  return value.split(/,? (?:and|und|y|&) |, /).filter((name) => PERSON.test(name));
}

/** The people among the facts. */
export function peopleIn(facts: Facts): readonly KnownPerson[] {
  const before = known.get(facts);
  if (before) return before;
  const people = new Map<string, KnownPerson>();
  for (const fact of facts.names.filter((name) => !OTHERS.test(name)))
    for (const name of namesIn(facts.get(fact) ?? '')) {
      // An imprint repeats the name of the owner.
      if (people.has(name)) continue;
      const words = name.split(' ');
      const [first = '', last = ''] = [words[0], words.at(-1)];
      people.set(name, { fact, name, first, last, finder: new NameFinder(name, MOST) });
    }
  const all = [...people.values()];
  known.set(facts, all);
  return all;
}

/** False if a copy has neither the first nor the last name of a person. */
export function mayName(copy: string, { first, last }: KnownPerson): boolean {
  return copy.includes(`${first} `) || copy.includes(` ${last}`);
}

/** Names of a woman and of a man that differ in their end: Paola and Paolo, Jan and Jana, Christian and Christina. */
function isOfOtherSex(written: string, first: string): boolean {
  const [short, long] = [written, first].sort((a, b) => a.length - b.length) as [string, string];
  // Hanna and Hannah, Sara and Sarah.
  if (long === `${short}h`) return false;
  const isSwapped = /^(?:.*ian .*ina|.*ina .*ian)$/.test(`${short} ${long}`);
  return isSwapped || long.startsWith(short) || long.slice(0, -1) === short.slice(0, -1);
}

/** Words that are spelled one way by some and another way by others, as they sound. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh/g, 's'],
  [/ck|c(?![ei])|qu?/g, 'k'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/v|w/g, 'f'],
  [/(?<=\p{L})h/gu, ''],
  [/e(?=n|l|r|i)|a(?=n|l|r|i)|o(?=n|l|r)/g, 'e'],
  [/(.)\1/g, '$1'],
  [/ie?$|ee$/g, 'i'],
];

/** A name as it sounds. */
function soundOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return SOUNDS.reduce((sound, [written, as]) => sound.replace(written, as), plain);
}

/** The shortest name in which two letters may be wrong without its being another one. */
const LONG = 7;

/** True for a last name with an ending too many or too few: `Brandauer` for `Brandau`. */
function hasOtherEnd(written: string, meant: string): boolean {
  const [short, long] = [written, meant].sort((a, b) => a.length - b.length) as [string, string];
  return short.length >= LONG - 1 && long.startsWith(short) && long.length - short.length <= 2;
}

/** True for a word of a name with slips: one letter, two of a long one, or none that is heard. */
function isSlip(written: string, meant: string): boolean {
  const away = mistakes(written, meant);
  const isSame = written[0] === meant[0];
  if (isSame && meant.length > 2 && away === 1) return true;
  if (Math.min(written.length, meant.length) < LONG - 1) return false;
  if (soundOf(written) === soundOf(meant)) return true;
  // Swapped letters keep all of them.
  const isShuffled = [...written].sort().join('') === [...meant].sort().join('');
  return (
    isSame && away === 2 && meant.length >= LONG && (isShuffled || written.at(-1) === meant.at(-1))
  );
}

/** Letters that are heard, or read, as one another. */
const ALIKE = ['aeiouyäöüáéíóú', 'lr', 'mn', 'bp', 'dt', 'ckgq', 'fvw', 'sz'];

/** True for a last name of six letters with two of them exchanged for similar ones: `Palmer` for `Parmar`. */
function isNearlyAlike(written: string, meant: string): boolean {
  if (written.length !== meant.length || meant.length !== LONG - 1) return false;
  if (written[0] !== meant[0] || written.at(-1) !== meant.at(-1)) return false;
  const others = [...meant].flatMap((letter, at) =>
    letter === written[at] ? [] : [[letter, written[at] ?? '']],
  );
  return (
    others.length === 2 &&
    others.every((pair) => ALIKE.some((row) => pair.every((letter) => row.includes(letter))))
  );
}

/** True for a first name that is misspelled, and not that of somebody else. */
function isFirstSlip(written: string, first: string): boolean {
  const [typed, meant] = [written.toLowerCase(), first.toLowerCase()];
  return !isOfOtherSex(typed, meant) && isSlip(typed, meant);
}

/** Misspelled names. Any other first name is that of somebody else, such as a brother. */
export function misspelledIn(
  text: string,
  { name, first, last, finder }: KnownPerson,
  people: readonly KnownPerson[],
) {
  return finder.find(text).filter(({ span, isRight }) => {
    const written = text.slice(...span);
    if (isRight || people.some((other) => other.name === written)) return false;
    const [begins = '', ...rest] = written.split(' ');
    const ends = rest.at(-1) ?? '';
    // A genitive: "Luz Herreras".
    if (begins === first && ends === `${last}s`) return false;
    if (ends === last && begins !== first) return isFirstSlip(begins, first);
    return (
      begins === first &&
      (isSlip(ends.toLowerCase(), last.toLowerCase()) ||
        isNearlyAlike(ends.toLowerCase(), last.toLowerCase()) ||
        hasOtherEnd(ends, last) ||
        mistakes(written, name) === 1)
    );
  });
}
