import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';

/** Letters as they are heard, and as they are written. */
type Heard = readonly [heard: RegExp, written: string];

/**
 * Endings that are spelled by ear, by language. Each makes a word of its own hardly ever, so that any listed word with the
 * other ending is meant, however rare: `Neuigkeid`, `curiousity`, `extricto`.
 */
const HEARD: Readonly<Record<string, readonly Heard[]>> = {
  de: [
    [/(?<=[hk]ei)d(?=$|en$)/g, 't'],
    [/(?<=\p{L}{3}l)ig(?=$|e[mnrs]?$)/gu, 'ich'],
    [/(?<=\p{L}{3})ich(?=$|e[mnrs]?$)/gu, 'ig'],
    [/ir(?=en$|e?t$|er(?:in(?:nen)?|s)?$|ung(?:en)?$)/g, 'ier'],
    [/(?<=\p{L}{3})e(?=um$)/gu, 'ä'],
    [/azion(?=$|en$|s)/g, 'ation'],
    [/(?<=schaf)f(?=t$|ten$)/g, ''],
    [/(?<=\p{L}{3}i)e(?=ns?$)/gu, ''],
    [/(?<=\p{L}{3})f(?=e$|en$|isch)/gu, 'ph'],
    [/(?<=\p{L}{3})ck$/gu, 'k'],
  ],
  en: [
    [/enc(?=es?$|y$|ies$)/g, 'anc'],
    [/anc(?=es?$|y$|ies$)/g, 'enc'],
    [/(?<=\p{L}{3})ent(?=$|s$|ly$)/gu, 'ant'],
    [/(?<=\p{L}{3})ant(?=$|s$|ly$)/gu, 'ent'],
    [/ab(?=le$|ly$|ility$)/g, 'ib'],
    [/ib(?=le$|ly$|ility$)/g, 'ab'],
    [/ous(?=it(?:y|ies)$)/g, 'os'],
    [/(?<=ic)le$/g, 'al'],
    [/(?<=ic)al(?=ly$)/g, ''],
    [/e(?=rous(?:ly)?$)/g, 'o'],
    [/(?<=r)en(?=t(?:y|ies)$)/g, 'an'],
    [/(?<=on)a(?=ry$)/g, ''],
    [/gh(?=$|s$|y$|ic$|ers?$|ed$|ing$)/g, 'ph'],
    [/(?<=[aeou])ph(?=$|s$|ts?$|ly$|tful$)/g, 'gh'],
    [/(?<=gra)f(?=$|s$|y$|ic$|ers?$|ed$|ing$)/g, 'ph'],
  ],
  es: [
    [/ex(?=tr|p[^aeiouáéíóúlr])/g, 'es'],
    [/es(?=p[aeiouáéíóúlr]|tr)/g, 'ex'],
    [/(?<=^e)sc(?=[eiéí])/g, 'xc'],
    [/(?<=^e)xh(?=[aeiou])/g, 'x'],
    [/(?<=i[dl]|ri)á$/g, 'ad'],
  ],
};

/** Minimum letters of a word that is compared: of shorter ones, both spellings may be words. */
const SHORTEST = 6;

/** The listed word that is spoken like one that no list has; undefined if there is none. */
export function meantByEar(word: string, language: string, lexicon: Lexicon): string | undefined {
  const small = word.toLowerCase();
  if (small.length < SHORTEST) return undefined;
  for (const [heard, written] of HEARD[language.slice(0, 2)] ?? []) {
    const other = small.replace(heard, written);
    if (other !== small && lexicon.has(hashOf(other))) return other;
  }
  return undefined;
}
