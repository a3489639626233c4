import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { plain } from './likeliest.ts';

/** Pronouns at the end of a verb, of which no list contains all forms; two may follow each other. */
const PRONOUN = /(?:me|te|se|nos|os|l[aeo]s?)$/u;

const INFINITIVE = /[aei]r$/u;
const GERUND = /^(?<stem>\p{L}+?)(?:ando|iendo|yendo)$/u;
const ACCENT = /[áéíóú]/u;

const isWord = (word: string, lexicon: Lexicon) => lexicon.has(hashOf(word));

/** True of an infinitive or a gerund of the lists, and of what is said to somebody if it has the accent that the pronoun asks for. */
function isVerb(verb: string, lexicon: Lexicon): boolean {
  const bare = plain(verb);
  if (INFINITIVE.test(bare)) return isWord(bare, lexicon) || isWord(verb, lexicon);
  const { stem } = GERUND.exec(bare)?.groups ?? {};
  if (stem !== undefined)
    return [bare, `${stem}ar`, `${stem}er`, `${stem}ir`].some((form) => isWord(form, lexicon));
  // vámonos, of "vamos"
  return (
    ACCENT.test(verb) &&
    [bare, verb, `${bare}r`, `${bare}s`, `${verb}s`].some((form) => isWord(form, lexicon))
  );
}

/** True of a verb of the lists with one or two pronouns at its end: permítete, dándoselo, llevarlo. */
export function isWithPronouns(word: string, lexicon: Lexicon): boolean {
  const [pronoun] = PRONOUN.exec(word) ?? [];
  if (pronoun === undefined) return false;
  const verb = word.slice(0, -pronoun.length);
  if (isVerb(verb, lexicon)) return true;
  const [other] = PRONOUN.exec(verb) ?? [];
  return other !== undefined && isVerb(verb.slice(0, -other.length), lexicon);
}
