import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

type Change = readonly [changed: RegExp, infinitive: string];

/** Vowels of a stem that change with its ending, as in «cuesta», «sirve», and «consiga», where a silent u follows. */
const VOWELS: readonly Change[] = [
  [/(?:)/, ''],
  [/ie(?=[^aeiou]*$)/, 'e'],
  [/ie(?=[^aeiou]*$)/, 'i'],
  [/ue(?=[^aeiou]*$)/, 'o'],
  [/i(?=[^aeiou]*u?$)/, 'e'],
];

/** Consonants that do, as in «recoja», «busque», «realice», «convenza», «distinga». */
const CONSONANTS: readonly Change[] = [
  [/(?:)/, ''],
  [/zc$/, 'c'],
  [/j$/, 'g'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/z$/, 'c'],
  [/g$/, 'gu'],
  [/ü$/, 'u'],
  [/y$/, ''],
  [/g$/, ''],
  [/ig$/, ''],
  [/ng$/, 'n'],
];

/** Forms of verbs that change more than that. */
const IRREGULAR =
  /^(?:(?:ben|contra|des|inter|mal|pre)?(?:dig[ao]|dic[eo]|dijo)|(?:des|re|satis)?[hf]ag[ao]|(?:ab|des|ent|re)?o[iy]g?[aeo]|(?:entre|pre|pro)?ve[ao]|sepa|quepa|vaya|haya|sea|quiso|pudo|puso|hizo|trajo|tuvo|vino|estuvo|supo|hubo|huela|huele|juega|juegue|yerra|(?:re|son?)?f?ríe)$/;

/** Endings of verbs: lists lack the infinitives of some. */
const FORMS = ['ar', 'er', 'ir', 'ado', 'ido', 'ando', 'iendo'];

function isVerb(stem: string, lexicon: Lexicon): boolean {
  return FORMS.some((ending) => lexicon.has(hashOf(stem + ending)));
}

/** What somebody would do: an infinitive with an ending. */
function isFuture(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(hashOf(word.slice(0, -2))) && /[aei]r.a$/.test(word);
}

/**
 * True for a word that may be a verb in the singular, of what somebody does or did.
 *
 * @param isMine whether it may be what I do, which ends with an o like many nouns.
 */
export function isSpanishPresent(word: string, isMine: boolean, lexicon: Lexicon): boolean {
  if (IRREGULAR.test(word)) return true;
  if (word.endsWith('aba')) return isVerb(word.slice(0, -3), lexicon);
  if (word.endsWith('ía') && (isVerb(word.slice(0, -2), lexicon) || isFuture(word, lexicon)))
    return true;
  if (/(?:ra|se)$/.test(word) && isVerb(word.replace(/(?:i?e|a)(?:ra|se)$/, ''), lexicon))
    return true;
  if (!/[ae]$/.test(word) && !(isMine && word.endsWith('o'))) return false;
  const stem = word.slice(0, -1).replace(/í/, 'i').replace(/ú/, 'u');
  for (const [consonant, before] of CONSONANTS) {
    if (!consonant.test(stem)) continue;
    const other = stem.replace(consonant, before);
    for (const [vowel, original] of VOWELS)
      if (vowel.test(other) && isVerb(other.replace(vowel, original), lexicon)) return true;
  }
  return false;
}
