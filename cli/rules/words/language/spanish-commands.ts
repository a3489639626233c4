import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';

/** A word with its stress before a pronoun, where a command may stand: "Léelo completo", "y corrígelo". */
const COMMAND =
  /(?<=^|[.!?:;,¡¿\n]\s?|\sy\s)(?<stem>\p{L}*[áéíóú]\p{Ll}*?)(?<vowel>[ae])(?:me|nos|l[aeo]s?)(?!\p{L})/giu;

/** Of verbs that have a form of their own for friends: "Danos", "Hazlo". */
const IRREGULAR = /(?<=^|[.!?:;,¡¿\n]\s?|\sy\s)(?:da|haz|pon|ten)(?:me|nos|l[aeo]s?)(?!\p{L})/iu;

const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The endings of verbs whose command to a friend ends with a vowel; those of the other verbs have it for a stranger. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = { a: ['ar'], e: ['er', 'ir'] };

/**
 * A command to a friend with a pronoun behind it, where the verb is known and no other one has that form for a stranger:
 * "Léelo" of "leer", but not "Créame", which is of "creer" or "crear".
 */
export function friendlyCommand(text: string): { index: number; word: string } | undefined {
  const lexicon = lexiconOf('es');
  const irregular = IRREGULAR.exec(text);
  if (irregular) return { index: irregular.index, word: irregular[0] };
  if (!lexicon) return undefined;
  for (const { 0: word, index, groups = {} } of matchesIn(text, COMMAND)) {
    const stem = (groups.stem ?? '').toLowerCase().replace(/[áéíóú]/g, (one) => PLAIN[one] ?? one);
    const isVerb = (vowel: string) =>
      ENDINGS[vowel]?.some((ending) => lexicon.isCommon(stem + ending)) === true;
    const vowel = (groups.vowel ?? '').toLowerCase();
    if (isVerb(vowel) && !isVerb(vowel === 'a' ? 'e' : 'a')) return { index, word };
  }
  return undefined;
}
