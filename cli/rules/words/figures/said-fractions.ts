import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Amount } from './amounts.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';

/** A quick test for a fraction. */
const SAYS = /half|quarter|medi[oa]|cuarto|halb|viertel/i;

const WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`;
const NUMBER = `${WORD}(?:[\\s-]+${WORD}){0,2}`;

/** What stands after "two" or "two dollars", or at the end of “zweieinhalb”, and its worth. */
const PARTS: readonly (readonly [said: RegExp, worth: number])[] = [
  [/three[\s-]quarters?$|tres cuartos$|dreiviertel$/i, 0.75],
  [/quarter$|cuarto$|viertel$/i, 0.25],
  [/half$|medi[oa]$|halb(?:e[nrs]?)?$/i, 0.5],
];
const PART =
  '(?:\\sand (?:a half|a quarter|three[\\s-]quarters)|\\sy (?:medi[oa]|un cuarto|cuarto|tres cuartos)|(?:\\sund )?ein(?:e[nrs]?\\s)?(?:halb(?:e[nrs]?)?|viertel)|dreiviertel)';

/** Directly after a sum without its currency, whose unit a fee has. */
const RATE =
  '(?=\\s(?:an?|per|each|por|cada|la|el|pro|je|der|den|für jede[nr]?)\\s(?:mil(?:es?|las?)|meilen?|km|kilom[eé]t\\p{L}+)(?!\\p{L}))';

/** Names of fees that are those of a distance. */
const OF_DISTANCE = new RegExp(`^${MONEY_GROUP}\\..*(?:mile|milla|meile|km|kilom)`, 'i');

interface Patterns {
  /** A fraction directly before the name of a currency, or after it. */
  named: RegExp;
  rated: RegExp;
}

const patterns = new Map<string, Patterns>();

function patternsOf(name: string): Patterns {
  const made = patterns.get(name) ?? {
    named: new RegExp(
      `(?<![\\p{L}-])(?:(?<words>${NUMBER})(?<part>${PART})[\\s-](?:${name})|anderthalb\\s(?:${name})|(?<whole>${NUMBER}|an?|einen?)\\s(?:${name})(?<rest>${PART}))(?![\\p{L}-])`,
      'giu',
    ),
    rated: new RegExp(
      `(?<![\\p{L}-])(?:(?<words>${NUMBER})(?<part>${PART})|anderthalb)${RATE}`,
      'giu',
    ),
  };
  patterns.set(name, made);
  return made;
}

function worthOf(
  groups: Readonly<Record<string, string | undefined>>,
  language: string,
): number | undefined {
  const { words, whole, part = groups.rest } = groups;
  if (part === undefined) return 1.5;
  const said = words ?? whole ?? '';
  const count = /^(?:an?|einen?)$/i.test(said) ? 1 : readNumber(said, language);
  const fraction = PARTS.find(([pattern]) => pattern.test(part))?.[1];
  return count === undefined || fraction === undefined ? undefined : count + fraction;
}

/**
 * Sums with a fraction in words: "three and a half dollars", "a dollar and a half", and "two and a quarter a mile" where
 * a fee is one of a distance.
 *
 * @param name pattern of the names of currencies.
 * @param language of the text.
 */
export function saidFractions(
  text: string,
  name: string,
  facts: Facts,
  language: string,
): Amount[] {
  if (!SAYS.test(text)) return [];
  const { named, rated } = patternsOf(name);
  const hasRate = facts.names.some((fee) => OF_DISTANCE.test(fee));
  return [named, ...(hasRate ? [rated] : [])].flatMap((pattern) =>
    [...matchesIn(text, pattern)].flatMap(({ 0: written, index, groups = {} }) => {
      const value = worthOf(groups, language);
      return value === undefined
        ? []
        : [{ span: [index, index + written.length] as const, written, value, isInWords: true }];
    }),
  );
}
