import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { valueAt } from '../../content/value-path.ts';
import { NUMBER_WORDS } from '../words/figures/number-words.ts';
import { UNIT } from '../words/figures/unit-words.ts';
import { languageOf } from '../words/language/text-language.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { DOUBLED_LANGUAGES, isSaidTwice } from '../words/spelling/doubled-words.ts';
import { isOfBothParts } from '../words/spelling/met-words.ts';
import { isNameBehind } from '../words/spelling/names-behind.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** The ending of all genders belongs to the word before it: "als Patient*in in Not". */
const DOUBLED =
  /(?<![\p{L}\p{N}'’-]|\p{L}[*:_/])(\p{L}[\p{L}'’]*)(?:[\s\u00a0]+\1)+(?![\p{L}\p{N}'’-])/giu;

/** Words that nobody says again for emphasis, as in "far, far, far away". */
const LITTLE =
  /^(?:the|an|of|to|for|with|and|or|is|are|was|were|at|by|from|der|dem|des|eine?|und|oder|mit|zum|zur|ist|sind|el|los|las|del|una?|en|con|por|que|es|su)$/iu;

/** A small word and the next one that stand twice: "with us with us", "the yard the yard", and not "on and on and on". */
const PAIR =
  /(?<![\p{L}\p{N}'’-])(with|in|of|to|for|from|at|on|by|the|your|our|mit|von|zu|für|auf|bei|con|de|en|para|por|los|las)\s+(\p{L}{2,})\s+\1\s+\2(?![\p{L}\p{N}'’-]|\s+\1(?!\p{L}))/giu;

/** Three to five words that stand twice: "is the one is the one". */
const PHRASE =
  /(?<![\p{L}\p{N}'’-])(\p{L}[\p{L}'’]*(?:\s+\p{L}[\p{L}'’]*){2,4})\s+\1(?![\p{L}\p{N}'’-])/giu;

/** Says what something is of, and that again of its own: “a copy of a copy of a key”. */
const OF_ITSELF = /\s(?:of|von|del?)(?:\s|$)/iu;

/** Before what is so because it is so: "When it is gone it is gone." */
const ONCE =
  /(?<!\p{L})(?:when|once|if|what|whatever|where|who|till|until|wenn|was|wer|wo|cuando|si|lo que|donde|quien)\s$/iu;
const STATEMENT_ENDS = /^\s*(?:[.,;:!?)”"»–—…]|$)/u;

/** True for words that are said again with a meaning: "when it is gone it is gone", "a rose is a rose is a rose". */
function isTautology(words: string, before: string, after: string): boolean {
  if (ONCE.test(before) && STATEMENT_ENDS.test(after)) return true;
  const subject = words.split(/\s+/).slice(0, 2).join(' ').toLowerCase();
  return after.replace(/\s+/g, ' ').toLowerCase().startsWith(` ${subject}`);
}

/** Ends with an hour or a whole, to which a part is added: "one year and", «a las ocho y». */
const WHOLE = new RegExp(
  `(?:^|\\s)(?:${[...NUMBER_WORDS, 'una', UNIT].join('|')})\\s(?:and|und|y)$`,
  'iu',
);

/** Directly after it: the part. */
const PART = new RegExp(
  `^\\s(?:(?:an?|one|eine?|una?)\\s)?(?:\\d{1,2}(?!\\d)|(?:${[...NUMBER_WORDS, 'half', 'halves', 'quarters?', 'bit', 'halbe\\p{L}*', 'viertel', 'medi[oa]', 'cuartos?', 'pico'].join('|')})(?!\\p{L}))`,
  'iu',
);

/** True for a time or an amount that is said again with a part more: «Sale a las ocho y a las ocho y cinco está en la calle». */
function isWithPart(words: string, after: string): boolean {
  return WHOLE.test(words) && PART.test(after);
}

function twice(words: string, span: Span): Omit<RuleFinding, 'path'> {
  return {
    span,
    repair: { span, becomes: words },
    message: `"${words}" stands here twice.`,
    hint: 'Take one of them away.',
  };
}

/** Number of times that a word stands in a row. */
const timesIn = (row: string) => row.trim().split(/\s+/).length;

/** Directly after words that are a call of their own: "Tut tut, said the vet". */
const CALL_ENDS = /^[,!?.…”"»]/;

/** Directly before them. */
const CALL_BEGINS = /(?:^|[.!?:]\s|[“"„«¡])$/;

/** True for words that are said again on purpose: a call, and three and more in a row, little ones aside. */
function isRepeated(found: string, word: string, before: string, after: string): boolean {
  if (LITTLE.test(word)) return false;
  if (timesIn(found) > 2) return true;
  const isMore = [
    before.trimEnd().slice(-word.length - 1),
    after.trimStart().slice(0, word.length + 1),
  ].some((beside) => beside.replace(/[^\p{L}'’]/gu, '').toLowerCase() === word.toLowerCase());
  return isMore || (CALL_BEGINS.test(before) && CALL_ENDS.test(after));
}

/** Behind its beginning, a German sentence has a noun in capitals and another word in small letters: „zerbrechliches Gut gut abpolstern“. */
const NOUN_BEFORE = /^\p{Lu}\p{L}*\s\p{Ll}/u;
const SENTENCE_BEGINS = /(?:^|[.!?:–]\s|[„»“"(]|\n)\s*(?:[-*+]\s+)?$/u;

/** Initials without their full stops: "Rev J Barry, P P"; "I" and "A" are words. */
const INITIALS = /^(?![IA])\p{Lu}\s\p{Lu}$/u;

/**
 * Tells the language of the sentence at a position: one in another language than its page has doubles of its own. Positions are asked
 * for in their order, so that a sentence with thousands of doubles is read once.
 */
function languagesIn(text: string): (index: number) => string | undefined {
  let known: { end: number; language: string | undefined } = { end: -1, language: undefined };
  return (index) => {
    if (index >= known.end) {
      const { start, end } = sentenceAt(text, index);
      known = { end, language: languageOf(text.slice(start, end)) };
    }
    return known.language;
  };
}

/** True for a term of a trade, which its page quotes where it explains it: what caterers call “plus plus”. */
function isQuotedTerm(found: string, copy: string): boolean {
  const at = copy.toLowerCase().indexOf(`“${found.toLowerCase()}`);
  return at >= 0 && /^[,.]?”/.test(copy.slice(at + 1 + found.length));
}

/** True for words of a body with a line break between them, which its text has no more. */
function isBroken(raw: object, path: LocatedText['path'], span: Span): boolean {
  const written = valueAt(raw, path);
  return typeof written === 'string' && written.slice(...span).includes('\n');
}

/** A word typed twice. Names such as Bora Bora, and words that may be repeated, are allowed. */
export const copyDoubledWord: CopyRule = {
  name: 'copy/doubled-word',
  severity: 'warning',
  perText: true,
  signs: SIGN.doubled,
  *check(file, facts) {
    for (const located of file.texts) {
      if (isSearched(located)) continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      if (!DOUBLED_LANGUAGES.has(language)) continue;
      for (const part of partsOf(located)) {
        const prose = proseOf(part.text);
        const spokenAt = languagesIn(prose);
        for (const { 0: found, 1: first = '', 2: last = '', index } of matchesIn(prose, PAIR)) {
          if (first.toLowerCase() === last.toLowerCase() || /^\p{Lu}/u.test(first)) continue;
          if (isNameBehind(found, prose.slice(index + found.length), language)) continue;
          // "White on white on white."
          if (prose.slice(0, index).trimEnd().toLowerCase().endsWith(last.toLowerCase())) continue;
          const span = placed(part, index, found.length);
          yield { path: located.path, ...twice(`${first} ${last}`, span) };
        }
        for (const { 0: found, 1: words = '', index } of matchesIn(prose, PHRASE)) {
          const [before, after] = [prose.slice(0, index), prose.slice(index + found.length)];
          if (OF_ITSELF.test(words) || isTautology(words, before, after)) continue;
          if (isWithPart(words, after)) continue;
          yield { path: located.path, ...twice(words, placed(part, index, found.length)) };
        }
        for (const { 0: found, 1: word = '', index } of matchesIn(prose, DOUBLED)) {
          // Names such as Bora Bora, and a letter before a word: «los ejes X e Y y».
          const isName =
            INITIALS.test(found) || /^\p{Lu}(?:\s+\p{Ll}$|.*\s\p{Lu}\p{Ll})/su.test(found);
          const [before, after] = [prose.slice(0, index), prose.slice(index + found.length)];
          if (isName || isRepeated(found, word, before, after)) continue;
          const isNoun = NOUN_BEFORE.test(found) && !SENTENCE_BEGINS.test(before);
          if (language === 'de' && isNoun) continue;
          if (isNameBehind(found, after, language)) continue;
          if (isOfBothParts(word, before, after, language)) continue;
          if (isQuotedTerm(found, file.whole.copy)) {
            file.dependsOnOthers(located);
            continue;
          }
          const isUsual = [language, spokenAt(index)].some(
            (said) => said && isSaidTwice(word.toLowerCase(), before, after, said),
          );
          if (isUsual) continue;
          const span = placed(part, index, found.length);
          const told = twice(word, span);
          const times = timesIn(found);
          // Across a line break of a body, the one to take away begins the next line.
          if (times === 2 && isBody(located) && isBroken(file.raw, located.path, span))
            told.span = [span[1] - word.length, span[1]];
          yield times === 2
            ? { path: located.path, ...told }
            : {
                path: located.path,
                ...told,
                message: `"${word}" stands here ${times} times.`,
                hint: 'Leave one of them.',
              };
        }
      }
    }
  },
};
