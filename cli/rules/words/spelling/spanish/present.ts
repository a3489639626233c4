import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';

/** Vowels and consonants of a stem that change with its ending, as in «cuesta», «sirve», «recoja», «busque», «realice». */
const CHANGES: readonly (readonly [changed: RegExp, infinitive: string])[] = [
  [/(?:)/, ''],
  [/ie(?=[^aeiou]*$)/, 'e'],
  [/ie(?=[^aeiou]*$)/, 'i'],
  [/ue(?=[^aeiou]*$)/, 'o'],
  [/i(?=[^aeiou]*$)/, 'e'],
  [/zc$/, 'c'],
  [/j$/, 'g'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/c$/, 'z'],
  [/y$/, ''],
  [/g$/, ''],
  [/ig$/, ''],
  [/ng$/, 'n'],
];

/** Forms of verbs that change more than that. */
const IRREGULAR =
  /^(?:diga|dice|digo|haga|hago|sepa|quepa|vaya|haya|sea|quiso|pudo|puso|hizo|dijo|trajo|tuvo|vino|estuvo|supo|hubo|elija|corrija|rija|siga|sigue|huela|huele|juega|juegue|yerra|fríe|ríe)$/;

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
  return CHANGES.some(
    ([changed, infinitive]) =>
      changed.test(stem) && isVerb(stem.replace(changed, infinitive), lexicon),
  );
}
