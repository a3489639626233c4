import { type Lexicon, lexiconOf } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { isSureSlip } from '../likely-slips.ts';

/** Prefixes that Spanish writes before any noun: preventa, antiedad, autolavado. */
const PREFIX =
  /^(?:pre|post?|anti|auto|contra|multi|micro|mini|tele|foto|ciber|sobre|super|hiper|ultra|euro|eco|bio)(?=\p{L}{4})/u;

/** Diminutives of words whose last consonant is spelled otherwise before an i or e: poquita, amiguito, lucecita, tacitas. */
const DIMINUTIVE = /^(\p{L}+?)(qu|gu|c)(?:ec)?it[oa]s?$/u;
const SOUNDS_LIKE: Readonly<Record<string, string>> = { qu: 'c', gu: 'g', c: 'z' };

/** Stems of regular verbs of trades that no dictionary has, and whose forms many a common verb is close to. */
const TRADE_VERBS: ReadonlySet<string> = new Set([
  ...['camperiz', 'chip', 'crimp', 'desamiant', 'deslan', 'greñ', 'hormigon', 'lac', 'mandrin'],
  ...['poch', 'polich', 'punzon', 'rechap', 'regrues', 'retimbr', 'serigrafi', 'silicon', 'trim'],
  ...['aclare', 'calefact', 'flashe', 'guasape', 'masaje', 'monitore', 'parque', 'rejunte', 'sete'],
  ...['teste', 'vape', 'wasape'],
]);

/** What comes behind the stem of such a verb. */
const VERB_ENDING =
  /^(?:o|as?|á[ns]?|amos|áis|an|e[ns]?|é[ns]?|emos|éis|ó|aste|asteis|aron|aba[ns]?|abais|ábamos|ar|aré|ará[ns]?|aremos|aréis|aría[ns]?|aríais|aríamos|ara[ns]?|arais|áramos|ase[ns]?|aseis|ásemos|ad|ad[oa]s?|ando)$/u;

/** Letters of the shortest of these stems. */
const SHORTEST_STEM = 3;

/** The last letter of a stem where an e follows: camperice. */
const STEM_BEFORE_E = /c$/;

/** True for a form of a verb of trades. */
function isOfVerb(word: string): boolean {
  for (let at = SHORTEST_STEM; at < word.length; at += 1) {
    const stem = word.slice(0, at);
    const full = /^[eé]/.test(word.slice(at)) ? stem.replace(STEM_BEFORE_E, 'z') : stem;
    if ((TRADE_VERBS.has(stem) || TRADE_VERBS.has(full)) && VERB_ENDING.test(word.slice(at)))
      return true;
  }
  return false;
}

function isDiminutive(word: string, lexicon: Lexicon): boolean {
  const [, stem, sound = ''] = DIMINUTIVE.exec(word) ?? [];
  if (stem === undefined) return false;
  const base = stem + SOUNDS_LIKE[sound];
  return ['', 'o', 'a'].some((end) => lexicon.isCompared(base + end));
}

/** True for a prefix before a common word. Slips lack a letter: autoático. */
function isPrefixed(word: string, meant: string, lexicon: Lexicon): boolean {
  const [prefix] = PREFIX.exec(word) ?? [];
  if (prefix === undefined || word.length < meant.length) return false;
  return lexicon.isCommon(word.slice(prefix.length));
}

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A trade, its shop, or what somebody does there or like that: taquería. Without their accent, slips look the same. */
const OF_TRADE = /^(?<stem>\p{L}{3,})erías?$/u;

function isOfTrade(word: string, lexicon: Lexicon): boolean {
  const { stem } = OF_TRADE.exec(word)?.groups ?? {};
  // Behind an infinitive, it is the ending of a verb: podería, for podría.
  if (stem === undefined || lexicon.has(hashOf(`${stem}er`))) return false;
  return ['', 'o', 'a', 'e'].some((end) => lexicon.isCompared(stem + end));
}

/** An x for the vowel of the gender, so that all are meant: todxs, of todos and todas. */
const ALL = /x(?=s?$)/;

function isOfAll(word: string, lexicon: Lexicon): boolean {
  return ALL.test(word) && ['o', 'a'].every((end) => lexicon.has(hashOf(word.replace(ALL, end))));
}

/** Whoever does something, after the verb: invitantes, of invitar; machines of trades: encintadora, of encintar. */
const DOER = /^(?<stem>\p{L}{4,})(?:ante|ador(?:es|as?)?|(?<other>iente))s?$/u;

function isDoer(word: string, lexicon: Lexicon): boolean {
  const { stem = '', other } = DOER.exec(word)?.groups ?? {};
  const verbs = other === undefined ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`];
  return stem !== '' && verbs.some((verb) => lexicon.has(hashOf(verb)));
}

/** What is done with a thing: corcheteada, of corchete. */
const DONE_WITH = /^(?<thing>\p{L}{5,}e)(?:ad[oa]s?|ar|ando)$/u;

/** True for a form of a verb in -ear that is made of a noun, itself in -e. */
function isDoneWith(word: string, lexicon: Lexicon): boolean {
  const thing = DONE_WITH.exec(word)?.groups?.thing;
  return thing !== undefined && [thing, `${thing}s`].every((one) => lexicon.has(hashOf(one)));
}

/** The ending that makes a word one for something small: monito, of mono. */
const SMALL = /it(?=[oa]s?$)/;

/** True for a diminutive of a Spanish word in a text of another language; no list has most of them. */
export function isSmallThing(word: string): boolean {
  return SMALL.test(word) && lexiconOf('es')?.has(hashOf(word.replace(SMALL, ''))) === true;
}

/**
 * True for a Spanish word that no list has, as it is made of one that they have.
 *
 * @param meant what it may be a slip for.
 */
export function isMadeInSpanish(word: string, meant: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  if (isOfVerb(small) || isOfAll(small, lexicon)) return true;
  // With another letter, it would be a slip: ingenuería.
  if (withoutMarks(small) === withoutMarks(meant) && isOfTrade(small, lexicon)) return true;
  if (isSureSlip(small, meant) || withoutMarks(small) === withoutMarks(meant)) return false;
  return (
    isDiminutive(small, lexicon) ||
    isPrefixed(small, meant, lexicon) ||
    isDoer(small, lexicon) ||
    isDoneWith(small, lexicon)
  );
}
