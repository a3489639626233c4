import type { CopyFile, CopyRule } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copyWords, mayHave } from '../words/copy-signs.ts';
import { isCited } from '../words/language/cited.ts';
import { isInDialect } from '../words/language/dialect.ts';
import { foreignFile } from '../words/language/foreign-file.ts';
import {
  isBetweenUnknown,
  isDialect,
  isForeign,
  isGlossed,
  isInForeignSentence,
  isInUnknownTongue,
  isLatin,
  isListedWithUnknown,
  isOfSpecies,
} from '../words/language/foreign-words.ts';
import { shortForeign } from '../words/language/short-english.ts';
import { isName, languageOf } from '../words/language/text-language.ts';
import { lexiconOf } from '../words/lexicon/lexicon.ts';
import { hashOf } from '../words/lexicon/word-hash.ts';
import { findPlaceholder } from '../words/marks/placeholders.ts';
import {
  isSpelledInAddress,
  knownNames,
  namesBesideMenus,
  onlyInAddresses,
} from '../words/names/known-names.ts';
import { isBesideName, isPerhapsName } from '../words/names/perhaps-name.ts';
import { proseOf } from '../words/prose-of.ts';
import { isInQuotedSentence, UNSEEN, withoutQuotations } from '../words/quotations.ts';
import { meantByClassic, mistakenForms } from '../words/spelling/classic-slips.ts';
import { confusedWords, mayConfuse } from '../words/spelling/confused-words.ts';
import { isMisdoubled } from '../words/spelling/doubled-letters.ts';
import { wordsApart } from '../words/spelling/german/apart.ts';
import { inCaseOf } from '../words/spelling/in-case-of.ts';
import { isSwissForm, type KnownWords, meantBy } from '../words/spelling/meant-by.ts';
import { isPartOfWord } from '../words/spelling/parts-of-words.ts';
import { isPlainSlip, isUnmistakable } from '../words/spelling/plain-slips.ts';
import { isSmallThing } from '../words/spelling/spanish/derivations.ts';
import { spelledElsewhere } from '../words/spelling/spelling-by-country.ts';
import { isUsual, noteUsual } from '../words/spelling/usual-words.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted, isSearched } from '../words/text-kinds.ts';
import { isFactPlace, isInOtherPart, languageAt } from '../words/text-place.ts';

/** Words that can be checked in isolation: not parts of addresses, names with signs, or abbreviations. */
const WORD =
  /(?<![\p{L}\p{N}\p{M}_'’./@&+#\u00ad\u2060-])\p{L}\p{Ll}+(?![\p{L}\p{N}\p{M}_'’@&+\u00ad\u2060]|[-./]\p{L})/gu;

/** The second part of a hyphenated word in lower case: `Veteran-owned`. */
const PART = /(?<=(?<![\p{L}-])\p{L}{3,}-)\p{Ll}{4,}(?![\p{L}\p{N}\p{M}_'’@&+\u2060-]|[./]\p{L})/gu;

/** The first part of a hyphenated word in lower case: `government-issued`. */
const FIRST = /(?<![\p{L}\p{N}\p{M}_'’./@&+#\u2060-])\p{Ll}{7,}(?=-\p{Ll}{3})/gu;

/** Before a word that begins no sentence. */
const WITHIN = /[\p{L}\d,;]\s$/u;

/** The beginning of a Spanish sentence, by its sign. */
const EXCLAIMED = /[¡¿][^.!?\n]*$/;

function wordsIn(text: string): RegExpExecArray[] {
  const words = [...matchesIn(text, WORD)];
  return text.includes('-')
    ? [...words, ...matchesIn(text, PART), ...matchesIn(text, FIRST)]
    : words;
}

/** Directly before the second word of a species: T. brucei. */
const GENUS = /(?<!\p{L})\p{Lu}\. $/u;

/** English forms that are confused with words that sound the same. */
const FORMS = /(?:you|they)['’]re/i;

function isWordOf(word: string, language: string): boolean {
  return lexiconOf(language)?.has(hashOf(word)) === true;
}

/** True for a common Spanish word without its accent: who leaves out one leaves out all of them, so the same word is not a technical term. */
function lacksAccent(word: string, meant: string, { lexicon, language }: KnownWords): boolean {
  return (
    language.startsWith('es') &&
    /^\p{Ll}+$/u.test(word) &&
    lexicon.isCommon(meant) &&
    isSpelledInAddress(word, meant)
  );
}

/** Behind a word that goes on: "los alumno/s" stands for both, and an accent of its own belongs to the letter before it. */
const NO_END = /[/\p{M}]/u;

/** True if a copy has a word that may be misspelled. */
function mayBeMisspelt(file: CopyFile, known: KnownWords): boolean {
  if (mayHave(file, SIGN.slip)) return true;
  const { copy, count, hashes, starts, ends } = copyWords(file);
  for (let at = 0; at < count; at += 1) {
    const hash = hashes[at] as number;
    if (known.lexicon.has(hash)) continue;
    const word = copy.slice(starts[at], ends[at]);
    const meant = meantBy(word, known, hash);
    if (meant === undefined) continue;
    if (lacksAccent(word, meant, known) || !isUsual(word, file.whole.copy)) return true;
    noteUsual(word, file);
  }
  return false;
}

/** An unknown word that is one slip away from a common one. */
export const copySpelling: CopyRule = {
  name: 'copy/spelling',
  severity: 'warning',
  perText: true,
  ofLanguage: true,
  *check(file, facts) {
    // With a broken configuration the language of the site is unknown.
    if (facts.languages === undefined) return;
    const own = lexiconOf(file.language);
    const names = file.kind === 'config' ? namesBesideMenus(facts) : knownNames(facts);
    const addresses = onlyInAddresses(facts);
    const ownWords = own && { lexicon: own, language: file.language, names, addresses };
    const isEnglish = file.language.startsWith('en');
    const hasArticles = isEnglish && mayHave(file, SIGN.article);
    const confuses = hasArticles || mayConfuse(file.copy, file.language);
    const mayMistake = isEnglish && FORMS.test(file.copy);
    const isSwiss =
      /^(?:CH|LI)$/.test(facts.get('business.address.country') ?? '') ||
      /-(?:CH|LI)$/.test(file.language);
    const elsewhere = spelledElsewhere(file, facts);
    const isSuspect = mayMistake || (ownWords && mayBeMisspelt(file, ownWords));
    const isSpoken = file.kind === 'config' || file.texts.some(isInOtherPart);
    const isGerman = file.language.startsWith('de');
    const isApart = isGerman && wordsApart(file.copy, file.whole.copy).length > 0;
    if (!isSpoken && !isSuspect && !confuses && !elsewhere && !isApart) return;
    if (foreignFile(file, facts)) return;
    const { copy } = file.whole;
    for (const located of file.texts) {
      if (isSearched(located) || isName(located)) continue;
      if (isFactPlace(located, file)) continue;
      const language = languageAt(located, file, facts);
      const lexicon = lexiconOf(language);
      if (!lexicon) continue;
      // Reported as `copy/mojibake`.
      if (/[ÃÂ\ufb00-\ufb06]|â€/.test(located.text)) continue;
      const text = proseOf(located.text);
      if (isQuoted(located) && isDialect(text, language, lexicon)) continue;
      const mistaken = [
        ...(mayMistake && language.startsWith('en') ? mistakenForms(text) : []),
        ...(confuses || language !== file.language
          ? confusedWords(text, language, hasArticles)
          : []),
        ...(isApart && language.startsWith('de') ? wordsApart(text, copy) : []),
        ...(elsewhere && language.startsWith('en') && !isQuoted(located)
          ? elsewhere(text)
          : []
        ).filter(({ word }) => !names.has(word) && !isUsual(word, copy)),
      ];
      let own: string | undefined;
      // What is quoted or emphasized is spoken of, as on pages that teach a language.
      const isCitedAt = (index: number) => {
        own ??= withoutQuotations(located.text, isBody(located));
        return own[index] === UNSEEN;
      };
      const isSlipInQuotation = (word: string, index: number) =>
        isPlainSlip(word, language, lexicon) && isInQuotedSentence(located.text, index);
      for (const { index, word, meant } of mistaken) {
        const end = index + word.length;
        if (isSwiss && word.includes('ss') && meant.includes('ß')) continue;
        if (NO_END.test(text.slice(end, end + 1)) || isCitedAt(index)) continue;
        if (!language.startsWith('es') && EXCLAIMED.test(text.slice(0, index))) continue;
        if (isBetweenUnknown(text, [index, end], lexicon) || isInDialect(text, index, language))
          continue;
        yield {
          path: located.path,
          span: [index, end],
          message: `"${word}" stands here for "${meant}".`,
          hint: `Write "${meant}".`,
        };
      }
      if (!isSpoken && !isSuspect) continue;
      const told = new Set(mistaken.map(({ index }) => index));
      let spoken: string | undefined;
      for (const { 0: word, index } of wordsIn(text)) {
        const words = { lexicon, language, names, addresses };
        const meant = meantBy(word, words);
        if (meant === undefined || told.has(index) || (isSwiss && isSwissForm(word, lexicon)))
          continue;
        const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
        if (isPartOfWord({ word, meant, before, after }, language, lexicon)) continue;
        // "Look-alikes".
        if (before.endsWith('-') && word.endsWith('s') && isWordOf(word.slice(0, -1), language))
          continue;
        const close = text.slice(Math.max(0, index - 4), index);
        if (
          GENUS.test(close) ||
          isLatin(close, language) ||
          isGlossed(before, after) ||
          isOfSpecies(word, before, after, lexicon)
        )
          continue;
        const isClassic = meantByClassic(word, language) !== undefined;
        // Words that run together may be the name of a firm within a sentence: Infront.
        const isNoName =
          (isClassic && !(meant.includes(' ') && WITHIN.test(before) && /^\p{Lu}/u.test(word))) ||
          isMisdoubled(word, language) ||
          isUnmistakable(word, language, lexicon);
        // Hyphens join words to names and addresses: "mobiliario-basico".
        const isBare = !before.endsWith('-') && !after.startsWith('-');
        const isSlip = isClassic || (isBare && lacksAccent(word, meant, words));
        if (!isSlip && isUsual(word, copy)) {
          file.dependsOnOthers(located);
          continue;
        }
        if (!isNoName && isPerhapsName(word, { meant, before, after, language })) continue;
        if (!isNoName && isBesideName(text, index, word, { lexicon, language, meant })) continue;
        if (!language.startsWith('es') && EXCLAIMED.test(before)) continue;
        if (isCitedAt(index) && !isSlipInQuotation(word, index)) continue;
        // Reported as `copy/placeholder`.
        if (findPlaceholder(located.text, language)) break;
        spoken ??=
          languageOf(text) ??
          (language.startsWith('en') ? shortForeign(text) : undefined) ??
          language.slice(0, 2);
        if (spoken !== language.slice(0, 2)) break;
        if (isForeign(located, index, language) || isCited(text, index, word, meant)) continue;
        const others = facts.languages.filter((other) => other !== language);
        if (isInForeignSentence(text, index, lexicon, others)) continue;
        if (
          isInUnknownTongue(text, index, language) ||
          isListedWithUnknown(text, [index, index + word.length], lexicon)
        )
          continue;
        // A short text in another language of the site: "Con filtro".
        const isRare = !lexicon.isCommon(meant.toLowerCase()) && !isClassic;
        if (isRare && others.some((other) => isWordOf(word, other))) continue;
        if (others.some((other) => other.startsWith('es')) && isSmallThing(word)) continue;
        yield {
          path: located.path,
          span: [index, index + word.length],
          word: word.toLowerCase(),
          message: `"${word}" looks like a slip for "${inCaseOf(word, meant)}".`,
          hint: 'Correct it. If it is a word of your trade, add it to spelling in site.config.yaml.',
        };
      }
    }
  },
};
