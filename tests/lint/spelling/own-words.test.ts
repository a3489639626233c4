import { expect, it } from 'vitest';
import { OwnWords } from '../../../cli/rules/words/spelling/own-words.ts';

/** Words of a text that are told, with those that are meant. */
function told(text: string, language: string): string[] {
  const words = new OwnWords<number>();
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) words.add(word, () => index);
  return [...words.slips([language])].map(({ said, meant }) => `${said} > ${meant}`);
}

it.each<[string, string, ...string[]]>([
  // Of a trade, and of a place
  ['de', 'Coiffeurbedarf, unser Coiffeurbedarf, Coiffeubredarf', 'Coiffeubredarf > Coiffeurbedarf'],
  ['de', 'In Grünzelau, bei Grünzelau, nach Grünzlau', 'Grünzlau > Grünzelau'],
  ['de', 'interventionell, interventionell, intervenionell', 'intervenionell > interventionell'],
  ['en', 'laminectomy and laminectomy, or lamniectomy', 'lamniectomy > laminectomy'],
  ['en', 'The Stravenhall at Stravenhall, not Strvenhall', 'Strvenhall > Stravenhall'],
  ['es', 'la kinefilaxia, otra kinefilaxia y la kineflaxia', 'kineflaxia > kinefilaxia'],
  [
    'en',
    'Terms, Privacy. Terms, Privacy. Trerms, Prirvacy',
    'Trerms > Terms',
    'Prirvacy > Privacy',
  ],
  // In small letters, as it was typed
  ['de', 'Zirkulärnaht: Zirkulärnaht, zirkullärnaht', 'zirkullärnaht > zirkulärnaht'],
])(
  'a word that stands once is a slip for one of the site, in %s: %s',
  (language, text, ...found) => {
    expect(told(text, language)).toEqual(found);
  },
);

it.each([
  // Other forms of the same word
  ['de', 'Grünzelau, Grünzelau, Grünzelaus'],
  ['es', 'sexóloga, sexóloga, sexólogas'],
  ['en', 'laminectomy, laminectomy, laminectomies'],
  // Words of the lists, and words that their language makes of others
  ['de', 'Fahrzeiten, Fahrzeiten und Fahrtzeiten'],
  ['de', 'Tragzeiten, Tragzeiten, Tragezeiten'],
  ['en', 'though it goes through, and through'],
  // Names that people have
  ['de', 'Hoffmann, Hoffmann und Hofmann'],
  ['en', 'Roads to Loraine, by Loraine, and a letter of Lorraine'],
  ['de', 'Meyersdal, Meyersdal, Meiersdal'],
  ['en', 'The dryer, a dryer of Mr Dwyer'],
  ['en', 'Traders, traders, traders like Travers'],
  // Each stands more than once
  ['de', 'Grünzelau, Grünzelau, Grünzlau, Grünzlau'],
  // Short ones
  ['en', 'Zuvo, Zuvo, Zvuo'],
])('others are right, in %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});
