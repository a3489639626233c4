import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { isWithPronouns } from './with-pronouns.ts';

const ACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const PLAIN_WITH_PRONOUN = /^(\p{L}{2,}[aei])(me|te|nos|l[aeo]s?)$/u;

/** Verb forms of the Río de la Plata region: tenés, comprás, escribís, mandá, decí. */
const VOSEO = /^(\p{L}+)([áéí])s?$/u;

/** Diminutives, augmentatives and adverbs: cajita, ratito, lentamente. */
const DERIVED = /^(\p{L}{2,}?)(?:c?it[oa]s?|illos?|illas?|azos?)$/u;

function isWord(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(hashOf(word));
}

function plain(letter: string): string {
  return ACCENTED[letter] ?? letter;
}

/** True for correct forms that no list contains. */
const SHORT_WITH_PRONOUN =
  /^(?:(?:man|con|de|ob|sos|re|entre)ten|(?:com|dis|ex|im|pro|su|re)?pon|(?:con|inter|pre)ven|rehaz)(?:l[aoe]s?|te|me|nos)$/;

export function isSpanishForm(word: string, meant: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  if (isWithPronouns(small, lexicon) || SHORT_WITH_PRONOUN.test(small)) return true;
  // Of many verbs, lists have the infinitive alone: empodera. Behind an i the accent decides: envía.
  if (/[^i]a$/.test(small) && isWord(`${small}r`, lexicon)) return true;
  const [, stem = '', ending = ''] = VOSEO.exec(small) ?? [];
  if (stem !== '' && isWord(`${stem}${plain(ending)}r`, lexicon)) return true;
  // Lists may lack the infinitive: destapá.
  if (stem.length > 3 && ending === 'á' && isWord(`${stem}e`, lexicon)) return true;
  // Andalusian form of -ada: colorá.
  if (ending === 'á' && isWord(`${stem}ada`, lexicon)) return true;
  const [, verb] = PLAIN_WITH_PRONOUN.exec(small) ?? [];
  if (verb !== undefined && isWord(`${verb}r`, lexicon)) return true;
  const [, base] = DERIVED.exec(small) ?? [];
  // A common word that is spoken alike is no smaller one of another: visita, for «bisita» and «vicita».
  if (lexicon.isCommon(meant) && isSpokenAlike(small, meant)) return false;
  return base !== undefined && ['', 'o', 'a'].some((end) => isWord(base + end, lexicon));
}

/** Formal imperatives without their accent: digale, llamenos. Those of vos have none: decinos. */
export function accentLeftOut(word: string, lexicon: Lexicon): string | undefined {
  const small = word.toLowerCase();
  const [, verb = '', pronoun = ''] = PLAIN_WITH_PRONOUN.exec(small) ?? [];
  // A formal imperative has no "te": empaquete.
  if (verb === '' || pronoun === 'te' || !isWord(verb, lexicon)) return undefined;
  const root = verb.slice(0, -1).replace(/gu$/, 'g').replace(/qu$/, 'c');
  const infinitives = verb.endsWith('e')
    ? [`${root}ar`]
    : [`${root}ir`, `${root}er`, ...(IRREGULAR.has(verb) ? [verb] : [])];
  if (verb.endsWith('i') || !infinitives.some((form) => isWord(form, lexicon))) return undefined;
  // The stress is on the last vowel of the stem.
  const at = verb.slice(0, -1).search(/[aeiou](?=[^aeiou]*$)/);
  if (at < 0) return undefined;
  return `${verb.slice(0, at)}${VOWELS[verb[at] as string]}${verb.slice(at + 1)}${pronoun}`;
}

/** Letters that lose their accent or tilde on foreign keyboards. */
const FULL: Readonly<Record<string, string>> = { ...VOWELS, n: 'ñ' };

/** Minimum length of a word with a capital letter whose accent is missing: shorter ones may be names. */
const LONG = 6;

/** Verbs that adjectives and nouns are like, with an accent: "le incomoda", and "una postura incómoda". */
const VERBS =
  /^(?:incomod|intim|legitim|liquid|gravit|valid|deposit|circul|habit|explicit|prosper)an?$/u;

/** The only spelling of a word with one more accent or tilde that is a word: reposteria, companias. */
export function markLeftOut(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < LONG && !/^\p{Ll}+$/u.test(word)) return undefined;
  const small = word.toLowerCase();
  if (VERBS.test(small)) return undefined;
  const found = [...small].flatMap((letter, at) => {
    const full = FULL[letter];
    const other = full && `${small.slice(0, at)}${full}${small.slice(at + 1)}`;
    return other !== undefined && lexicon.isCompared(other) ? [other] : [];
  });
  const [only] = found;
  // Nouns end like verbs of the past: the lists lack `expendio`, and have `expendió`.
  if (found.length !== 1 || (only?.endsWith('ó') && !lexicon.isCommon(only))) return undefined;
  return only;
}

const IRREGULAR = new Set([
  'diga',
  'haga',
  'venga',
  'ponga',
  'traiga',
  'salga',
  'tenga',
  'pida',
  'oiga',
]);

/** Letters that sound alike in Spanish, with the letters that are written instead. */
const ALIKE: Readonly<Record<string, string>> = {
  s: 'cz',
  c: 's',
  z: 's',
  b: 'v',
  v: 'b',
  g: 'j',
  j: 'g',
};

/** Maximum number of ambiguous letters in a word. */
const MOST_ALIKE = 4;

/** All spellings of a word with letters that sound the same: nesecita and necesita. */
export function* soundingAlike(word: string): Generator<string> {
  const places = [...word].flatMap((letter, at) => (letter in ALIKE ? [at] : []));
  if (places.length > MOST_ALIKE) return;
  let ways = [word];
  for (const at of places)
    ways = ways.flatMap((way) => [
      way,
      ...[...(ALIKE[way[at] as string] ?? '')].map(
        (letter) => way.slice(0, at) + letter + way.slice(at + 1),
      ),
    ]);
  yield* ways.slice(1);
}

function isSpokenAlike(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  return [...word].every((letter, at) => {
    const other = meant[at] as string;
    return letter === other || (ALIKE[letter] ?? '').includes(other);
  });
}

/** An ending that is spelled in four ways and spoken in one: identificasion, desicion. */
const SPOKEN_ION = /^(\p{L}{3,})[cszt]i[oó]n(es)?$/u;

/** The word on -ción or -sión that was meant by a word with another spelling of it. */
export function meantEnding(word: string, lexicon: Lexicon): string | undefined {
  const [, stem, plural] = SPOKEN_ION.exec(word.toLowerCase()) ?? [];
  if (stem === undefined) return undefined;
  const endings = plural === undefined ? ['ción', 'sión'] : ['ciones', 'siones'];
  return endings.map((ending) => stem + ending).find((other) => isWord(other, lexicon));
}
