import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Confused } from './confused-words.ts';

/** Countries whose English has licences and centres. */
const COUNTRIES = new Set(['GB', 'IE', 'AU', 'NZ']);

/** American spellings that are no other word in British English, with what is written there. */
const AMERICAN: Readonly<Record<string, string>> = {
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colors: 'colours',
  neighbor: 'neighbour',
  neighbors: 'neighbours',
  neighborhood: 'neighbourhood',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  flavors: 'flavours',
  jewelry: 'jewellery',
  canceled: 'cancelled',
  canceling: 'cancelling',
  traveled: 'travelled',
  traveling: 'travelling',
  theater: 'theatre',
};

/** To license is a verb there, and a licence a noun: it follows articles, and what licences are of. */
const NOUN =
  /licenses?(?<=(?<!\p{L})(?:an?|the|your|our|my|his|her|their|no|every|any|this|that|under|without|driving|driver['’]s|provisional|full|clean|valid|foreign|international|photocard|premises|personal|alcohol|trade|software|fishing|gun|TV|HMO|pet|street|event|music) licenses?)(?!\p{L}|['’])(?! (?:you|us|them|it|the|our|your|this|these)(?!\p{L}))/gu;

const WORDS = new RegExp(`(?:${Object.keys(AMERICAN).join('|')})(?![\\p{L}-])`, 'gu');

/** A cheap test of a whole copy. */
const SEEN =
  /licens|center|color|neighbor|favorit|flavor|jewelry|cancel(?:ed|ing)|travel(?:ed|ing)|theater/;

/** False if no word of a copy may be spelled otherwise in the country of the business. */
export function mayBeAmerican(copy: string, facts: Facts): boolean {
  return COUNTRIES.has(facts.get('business.address.country') ?? '') && SEEN.test(copy);
}

/** The words of a text that are spelled as in America. */
export function americanWords(text: string): Confused[] {
  const nouns = [...matchesIn(text, NOUN)].map(({ 0: word, index }) => ({
    ...{ index, word },
    meant: word.replace('s', 'c'),
  }));
  const words = [...matchesIn(text, WORDS)]
    .filter(({ index }) => !/[\p{L}\p{N}_#.@/-]/u.test(text[index - 1] ?? ' '))
    .map(({ 0: word, index }) => ({ index, word, meant: AMERICAN[word] ?? word }));
  return [...nouns, ...words];
}
