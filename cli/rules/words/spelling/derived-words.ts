import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';

/** Ways of a language to make words of others, which no list has all of. */
interface Derivation {
  /** What may stand before a word, and is no word. */
  prefixes: RegExp;
  /** Endings, longest first, each with those of other forms of the same word. */
  endings: readonly (readonly [ending: string, others: string])[];
  /** What may stand between the two words of a compound; undefined if the language has none. */
  links?: readonly string[];
}

/** Minimum letters of a word in another one. */
const SHORTEST_PART = 4;

/** Letters of an ending that hardly any slip has, and the least before it: ray-adura. */
const LONG_ENDING = 5;
const SHORTEST_STEM = 3;

const GERMAN_PREFIX =
  '(?:he?r|hin|da|wo)?(?:ab|an|auf|aus|bei|durch|ein|fest|fort|frei|heim|hoch|los|mit|nach|nieder|über|um|unter|vor|voran|voraus|vorbei|weg|weiter|wieder|wider|zu|zurecht|zurück|zusammen|zwischen|rauf|raus|rein|rum|runter)';

const DERIVATIONS: Readonly<Record<string, Derivation>> = {
  de: {
    prefixes: new RegExp(
      `^(?:(?:${GERMAN_PREFIX}|her|hin)(?:ge|zu|be|ver|zuge)?|un|in|be|ent|er|ver|zer|miss|ur|erz|nicht|neu|alt|teil|voll|halb|viel|viertel|selbst|tief|wohl|bio|geo|elektro|hydro|thermo|photo|foto|mikro|makro|multi|inter|intra|anti|auto|re|de|prä|post|sub|super|trans|ultra|hyper|semi|poly|mono|phyto|öko|tele|sozio|psycho|neuro)(?=\\p{L}{3})`,
      'u',
    ),
    endings: [
      ['ieren iert ierte ierten ierter iertes iertem ierend ierende ierenden', 'ieren iert'],
      ['ere eren erem erer eres ste sten stem ster stes', ' e'],
      ['e en em er es', ' en n'],
      ['end ende enden t te ten s st', 'en e'],
      ['bar bare baren barem barer bares ung ungen', 'en n'],
      ['nd nde nden ndem nder ndes s', 'n'],
    ].flatMap(([endings = '', others = '']) =>
      endings.split(' ').map((ending) => [ending, others] as const),
    ),
    links: ['', 's', 'n', 'en', 'es', 'e', 'er'],
  },
  es: {
    prefixes:
      /^(?:re|des|in|im|pre|sub|super|inter|auto|multi|anti|co|contra|sobre|entre|extra|micro|mini|tele|bio|foto|semi|ultra|hiper|infra|intra|mono|poli|ex|pos|post|pro|trans|tras|bi|tri|electro|hidro|termo|geo|eco|neo|macro|vice)(?=\p{L}{4})/u,
    endings: [
      ['ador adora adores adoras able ables', 'ar ado ada'],
      ['edor edora edores edoras idor idora idores idoras ible ibles', 'er ir ido'],
      ['adura aduras amiento amientos', 'ar ado'],
      ['edura eduras idura iduras imiento imientos', 'er ir ido'],
      ['ísimo ísima ísimos ísimas', 'o a e'],
      ['o a os as e es s', ' o a e'],
    ].flatMap(([endings = '', others = '']) =>
      endings.split(' ').map((ending) => [ending, others] as const),
    ),
  },
  en: {
    prefixes:
      /^(?:re|un|pre|over|under|non|out|mis|co|anti|auto|bi|de|dis|inter|micro|mini|multi|post|semi|sub|super|tri|ultra|up|down|back|fore|hand|self|home|half|well|air|eco|bio|tele|photo)(?=\p{L}{4})/u,
    endings: [
      ['able er ers ing ery ist ists', ' e'],
      ['less ness like ish ly y s', ' e'],
      ['ier iest iness ies ily', 'y'],
    ].flatMap(([endings = '', others = '']) =>
      endings.split(' ').map((ending) => [ending, others] as const),
    ),
    links: [''],
  },
};

/**
 * True for another form of a listed word. A doubled letter is a slip: `lockerrn`, `mobiliarioos`.
 *
 * @param isListed what counts as a word that it may be a form of.
 */
function isForm(
  word: string,
  { endings }: Derivation,
  isListed: (other: string) => boolean,
): boolean {
  if (word.at(-1) === word.at(-2)) return false;
  return endings.some(([ending, others]) => {
    const stem = word.slice(0, word.length - ending.length);
    const least = ending.length < LONG_ENDING ? SHORTEST_PART : SHORTEST_STEM;
    if (!word.endsWith(ending) || stem.length < least || stem.at(-1) === ending[0]) return false;
    return others.split(' ').some((other) => other !== ending && isListed(stem + other));
  });
}

/** True if a word consists of two listed ones. */
function isCompound(word: string, { links = [] }: Derivation, lexicon: Lexicon): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    if (!lexicon.isCompared(word.slice(0, at))) continue;
    const rest = word.slice(at);
    const isSecond = (link: string) =>
      rest.startsWith(link) &&
      rest.length - link.length >= SHORTEST_PART &&
      lexicon.isCompared(rest.slice(link.length));
    if (links.some(isSecond)) return true;
  }
  return false;
}

/** What stands behind the prefix of a word; undefined without one, or if it is too short. */
function behindPrefix(word: string, { prefixes }: Derivation): string | undefined {
  const [prefix = ''] = prefixes.exec(word) ?? [];
  const rest = word.slice(prefix.length);
  return prefix !== '' && rest.length >= SHORTEST_PART ? rest : undefined;
}

/**
 * True for a word that has another listed one within: behind a prefix, or beside a second one. Whoever asks has excluded
 * slips, so that the one behind a prefix may be an obscure one.
 *
 * @param word in small letters.
 */
export function isPutTogether(word: string, language: string, lexicon: Lexicon): boolean {
  const derivation = DERIVATIONS[language.slice(0, 2)];
  if (derivation === undefined) return false;
  const rest = behindPrefix(word, derivation);
  const isPrefixed = rest !== undefined && lexicon.has(hashOf(rest));
  return isPrefixed || isCompound(word, derivation, lexicon);
}

/**
 * True for a word that is made of listed ones by a prefix, an ending or a second word, as its language allows with any.
 *
 * @param word in small letters.
 */
export function isDerived(word: string, language: string, lexicon: Lexicon): boolean {
  const derivation = DERIVATIONS[language.slice(0, 2)];
  if (derivation === undefined) return false;
  const isListed = (other: string) => lexicon.has(hashOf(other));
  if (isForm(word, derivation, isListed) || isCompound(word, derivation, lexicon)) return true;
  const rest = behindPrefix(word, derivation);
  if (rest === undefined) return false;
  // Lists have obscure short words, which a slip has by chance: re-cuit-er.
  const isKnown = (other: string) => lexicon.isCompared(other);
  return isKnown(rest) || isForm(rest, derivation, isKnown);
}
