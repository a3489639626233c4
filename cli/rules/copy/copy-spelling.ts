import type { CopyRule } from '../../content/rule.ts';
import { copyWords, SHORTEST } from '../words/copy-signs.ts';
import { knownNames } from '../words/known-names.ts';
import { type Lexicon, lexiconOf } from '../words/lexicon.ts';
import { proseOf } from '../words/prose-of.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isName, languageOf } from '../words/text-language.ts';
import { isFactPlace, languageAt } from '../words/text-place.ts';
import { hashOf } from '../words/word-hash.ts';

/** Words that are read by themselves: no parts of addresses, of names with signs in them, of short forms. */
const WORD =
  /(?<![\p{L}\p{N}\p{M}_'’./@&+#\u2060-])\p{L}\p{Ll}{3,}(?![\p{L}\p{N}\p{M}_'’@&+\u2060]|[-./]\p{L})/gu;

/** The end of a sentence, after which any word has a capital letter. */
const BEGINS = /(?:^|[.!?:;…–—“"„«(¿¡])\s*$/u;

/** Pronouns at the end of a Spanish verb: no list has all that they make. */
const WITH_PRONOUNS = /(?:[aeiáéí]r|ndo|[áéíóú]\p{L}+)(?:me|te|se|nos|os|l[aeo]s?){1,2}$/u;

/** True of words that no list of their language has, and that are right. */
function isFine(word: string, language: string): boolean {
  if (language.startsWith('en')) return false;
  const isSpanishVerb = language.startsWith('es') && WITH_PRONOUNS.test(word);
  return isSpanishVerb || lexiconOf('en')?.has(hashOf(word)) === true;
}

/** Least letters of a word that begins a sentence, where names begin, too. */
const LONG = 7;

/** True of a word with a capital letter that may be a name; in German all nouns have one. */
function isPerhapsName(word: string, before: string, language: string): boolean {
  if (!/^\p{Lu}/u.test(word) || language.startsWith('de')) return false;
  return word.length < LONG || !BEGINS.test(before);
}

/** The same word written so several times is a word of the trade. */
function isUsual(word: string, copy: string): boolean {
  const first = copy.indexOf(word);
  return copy.indexOf(word, first + 1) !== -1;
}

/** The common word that was meant by another one; undefined if that one is right, or nobody knows. */
function meantBy(
  word: string,
  { lexicon, language, names }: { lexicon: Lexicon; language: string; names: ReadonlySet<string> },
  hash: number = hashOf(word),
): string | undefined {
  const meant = word.length < SHORTEST ? undefined : lexicon.meantBy(word, hash);
  if (meant === undefined || names.has(word.toLowerCase()) || isFine(word, language))
    return undefined;
  return meant;
}

/** True if a copy has a word that may be misspelt. */
function mayBeMisspelt(raw: object, known: Parameters<typeof meantBy>[1]): boolean {
  const { copy, count, hashes, starts, ends } = copyWords(raw);
  for (let at = 0; at < count; at += 1) {
    const hash = hashes[at] as number;
    if (known.lexicon.has(hash)) continue;
    const word = copy.slice(starts[at], ends[at]);
    if (meantBy(word, known, hash) !== undefined && !isUsual(word, copy)) return true;
  }
  return false;
}

/** A word that is one slip away from a common one, and that is no word itself. */
export const copySpelling: CopyRule = {
  name: 'copy/spelling',
  severity: 'warning',
  *check(file, facts) {
    // With a broken configuration nobody knows what the language of the site is.
    if (facts.languages === undefined) return;
    const own = lexiconOf(file.language);
    const names = knownNames(facts);
    const ownWords = own && { lexicon: own, language: file.language, names };
    if (file.kind !== 'config' && (!ownWords || !mayBeMisspelt(file.raw, ownWords))) return;
    const { copy } = copyWords(file.raw);
    for (const located of file.texts) {
      if (isSearched(located) || isName(located) || isFactPlace(located, file)) continue;
      const language = languageAt(located, file, facts);
      const lexicon = lexiconOf(language);
      if (!lexicon) continue;
      // What is told as `copy/mojibake`.
      if (/[ÃÂ]|â€/.test(located.text)) continue;
      const text = proseOf(located.text);
      let spoken: string | undefined;
      for (const { 0: word, index } of text.matchAll(WORD)) {
        const meant = meantBy(word, { lexicon, language, names });
        if (meant === undefined || isUsual(word, copy)) continue;
        if (isPerhapsName(word, text.slice(0, index), language)) continue;
        spoken ??= languageOf(text) ?? language.slice(0, 2);
        if (spoken !== language.slice(0, 2)) break;
        yield {
          path: located.path,
          span: [index, index + word.length],
          message: `"${word}" looks like a slip for "${meant}".`,
          hint: 'Correct it. If it is a word of your trade, add it to spelling in site.config.yaml.',
        };
      }
    }
  },
};
