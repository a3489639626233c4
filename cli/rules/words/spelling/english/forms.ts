import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { isLikelySlip } from '../likely-slips.ts';

/** English derives names of tools and trades from short verbs: jetter, snipper. */
function isOfVerb(word: string, lexicon: Lexicon): boolean {
  const [, stem] = /^([^aeiou]{1,3}[aeiou](\p{L}))\2ers?$/iu.exec(word) ?? [];
  return stem !== undefined && lexicon.has(hashOf(stem));
}

/** English makes nouns, with a plural, of what is done and of how things are: punchings, old-fashioneds. */
function isPlural(word: string, lexicon: Lexicon): boolean {
  return /\p{L}{2}(?:ing|ed)s$/u.test(word) && lexicon.has(hashOf(word.slice(0, -1)));
}

/** Nouns of what is done, with a plural: read-alouds, sing alongs, run throughs. */
const DONE = /^(?:aloud|along|together|through|around|away|apart|across|under|over|down|back)s$/;

/** English measures what is filled by what it fills: bathful, vanful. What people type for another word is none: succesful. */
function isMeasure(word: string, meant: string, lexicon: Lexicon): boolean {
  const [, what] = /^(\p{L}{3,})fuls?$/u.exec(word) ?? [];
  return what !== undefined && lexicon.has(hashOf(what)) && !isLikelySlip(word, meant);
}

/** English keeps the accents of words from other languages: café, naïve. */
function isAccented(word: string, lexicon: Lexicon): boolean {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length < word.normalize('NFD').length && lexicon.has(hashOf(plain));
}

/** In Britain, an l behind an unstressed vowel is doubled: snorkeller, cudgelling. */
function isBritish(word: string, lexicon: Lexicon): boolean {
  const [, verb] = /^(\p{L}+[^aeiou]el)l(?:ed|ers?|ing)$/u.exec(word) ?? [];
  return verb !== undefined && lexicon.has(hashOf(verb));
}

/** True for an English word that no list has, as it is made of one that they have. */
export function isMadeInEnglish(word: string, meant: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  return (
    isOfVerb(word, lexicon) ||
    isAccented(word, lexicon) ||
    isMeasure(small, meant.toLowerCase(), lexicon) ||
    isPlural(small, lexicon) ||
    DONE.test(small) ||
    isBritish(small, lexicon)
  );
}
