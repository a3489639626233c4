import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import type { TextPart } from '../words/body-parts.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isInOther } from '../words/language/foreign-sentence.ts';
import { lexiconOf } from '../words/lexicon/lexicon.ts';
import { hashOf } from '../words/lexicon/word-hash.ts';
import { leftOverMark } from '../words/marks/left-over-marks.ts';
import { isInPlaceholder } from '../words/marks/placeholders.ts';
import { lacksQuestionMark } from '../words/marks/questions.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** Opening signs, by closing sign. */
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“', '»': '«' };

/** Legitimate single brackets: `a)`, `2.)` and emoticons, which may smile twice: `:))`. */
const ALONE = /(?<![\p{L}\d])(?:\p{L}|\d{1,2})\.?\)|[:;]-?(?:\(+|\)+)/gu;

/** Inch marks after a number are not quotation marks, unless they close one: "Vision 2030". */
const QUOTES = /(?<![\d½¼¾⅓⅔⅛⅜⅝⅞])"|(?<=(?<![\p{L}\d])"[^\s"][^"\n]*\d)"(?!\p{L})/gu;

const SUSPECTS = /[()[\]“”„«»"?!*_]/;

/** How many brackets are open at a position. */
function depthAt(text: string, at: number): number {
  let depth = 0;
  for (let index = 0; index < at; index += 1)
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && depth > 0) depth -= 1;
  return depth;
}

function withoutLoneBrackets(text: string): string {
  return text.replace(ALONE, (whole, offset: number) => {
    // The bracket of "(a)" is paired.
    // A smile before the end of what stands in brackets: "(worth it :) )".
    const isClosedBehind = /^[:;]/.test(whole) && /^\s?\)/.test(text.slice(offset + whole.length));
    const isPaired = depthAt(text, offset) > 0 && !isClosedBehind;
    return (isPaired ? (whole.at(-1) as string) : '').padStart(whole.length);
  });
}

/** German quotations that end with the mark of the keyboard. */
const CLOSED_PLAINLY = /„[^„“”"\n]*"/g;

/** Arrows between the steps of a way, or before a link: "Groups » Gardening". */
const ARROWS = /(?<=^|[\s(])[«»](?=\s|$)/g;

/** German quotations in guillemets that point inwards: `»Links«`. */
const INWARDS = /^[^«»]*»/;

/** A text with guillemets that point outwards, of the same length. */
function pointingOut(text: string): string {
  return INWARDS.test(text) ? text.replace(/[«»]/g, (sign) => (sign === '«' ? '»' : '«')) : text;
}

/** The first unpaired bracket or quotation mark. */
function unpaired(written: string, isGerman: boolean): Span | undefined {
  const closed = written
    .replace(CLOSED_PLAINLY, (quoted) => `${quoted.slice(0, -1)}”`)
    .replace(ARROWS, ' ');
  const text = isGerman ? pointingOut(closed) : closed;
  const open: [sign: string, at: number][] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '„' || (sign === '“' && !(isGerman && open.at(-1)?.[0] === '„')))
      open.push([sign, at]);
    else if (sign === '(' || sign === '[' || sign === '«') open.push([sign, at]);
    else if (sign === '“') open.pop();
    else if (sign in OPENERS) {
      const last = open.at(-1)?.[0];
      // Inches.
      if (sign === '”' && last !== '“' && last !== '„' && /\d/.test(text[at - 1] ?? '')) continue;
      const isPartner = last === OPENERS[sign] || (sign === '”' && last === '„');
      if (!isPartner) return [at, at + 1];
      open.pop();
    }
  }
  const [, at] = open[0] ?? [];
  if (at !== undefined) return [at, at + 1];
  const quotes = [...matchesIn(text, QUOTES)];
  const { index } = quotes.at(-1) ?? {};
  return quotes.length % 2 === 1 && index !== undefined ? [index, index + 1] : undefined;
}

/** A short title directly before its sign, which ends what has been said before. */
const TITLED = /(?:^|[.:,;(«“"*_–—-]\s?)((?:\p{Lu}[\p{L}’']*\s?){2,3})$/u;

/** True for the sign of a title in another language: `Big Up! 2019`. */
function isOfForeignTitle(before: string): boolean {
  const spanish = lexiconOf('es');
  const words = TITLED.exec(before)?.[1]?.trim().split(/\s/);
  return words?.every((word) => spanish?.has(hashOf(word.toLowerCase())) === false) === true;
}

/** Letters that Spanish lacks, as in Catalan, Italian or French: «On és la fageda d’en Jordà?». */
const OTHER_LETTERS = /[àèìòùâêîôûçœ]/iu;

/** A Spanish question or exclamation without an opening mark. */
function unopened(text: string): Span | undefined {
  for (const { 0: sign, index } of matchesIn(text, /(?<=[\p{L}\d"”»)])[?!]/gu)) {
    const opener = sign === '?' ? '¿' : '¡';
    const before = text.slice(0, index);
    // A word or two of another language keep its signs: «Sorry?».
    if (/[«“"](?:[\p{L}’']+\s?){1,2}$/u.test(before)) continue;
    if (before.lastIndexOf(opener) > before.lastIndexOf(sign)) continue;
    if (isOfForeignTitle(before)) continue;
    const start = before.search(/[^.!?…\n]*$/);
    const said = before.slice(start);
    if (!OTHER_LETTERS.test(said) && !isInOther('es', said)) return [index, index + 1];
  }
  return undefined;
}

/** What closes a quotation, by what opens it. */
const CLOSERS: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '"': '"' };

/** What has lost its partner in a part. */
type Lone = readonly [part: TextPart, span: Span];

/** A quotation of several paragraphs opens the first or each of them, and closes only the last. */
function isQuotedOn(
  index: number,
  lone: readonly (Lone | undefined)[],
  parts: readonly TextPart[],
) {
  const [{ text }, [at]] = lone[index] as Lone;
  const sign = text[at] ?? '';
  const opens = ([part, [from]]: Lone) => /(?:^|[:,])\s*[*_]*$/.test(part.text.slice(0, from));
  const closes = ([part, [, to]]: Lone, opener: string) =>
    CLOSERS[opener]?.includes(part.text[to - 1] ?? '') &&
    /^[\s.,*_]*(?:[-–—][^.!?]{0,60}|(?:\p{Extended_Pictographic}|\p{M}|\u{200D}|\s)+)?$/u.test(
      part.text.slice(to),
    );
  if (sign in CLOSERS && opens([parts[index] as TextPart, [at, at + 1]])) {
    if (parts[index + 1]?.text.startsWith(sign)) return true;
    const next = lone.slice(index + 1).find((found) => found !== undefined);
    if (next && closes(next, sign)) return true;
  }
  const opener = lone.slice(0, index).findLast((found) => found !== undefined);
  if (!opener || !opens(opener)) return false;
  return closes(lone[index] as Lone, opener[0].text[opener[1][0]] ?? '');
}

/** An unpaired bracket, quotation mark, emphasis mark, or Spanish question or exclamation mark, and a question without its mark. */
export const copyUnpaired: CopyRule = {
  name: 'copy/unpaired',
  severity: 'warning',
  perText: true,
  ofLanguage: true,
  *check(file, facts) {
    const { language, texts } = file;
    const isSpanish = language.startsWith('es');
    const isGerman = language.startsWith('de');
    for (const located of texts) {
      const { path, text } = located;
      if (path.at(-1) !== 'question' || text.includes('?')) continue;
      if (lacksQuestionMark(text, languageAt(located, file, facts)))
        yield {
          ...{ path, span: [text.trimEnd().length - 1, text.length] },
          message: 'This question has no question mark.',
          hint: isSpanish ? 'Write ¿ before it and ? behind it.' : 'Write ? behind it.',
        };
    }
    const signs = SIGN.unpaired | SIGN.marks | (isSpanish ? SIGN.unopened : 0);
    if (!mayHave(file, signs)) return;
    for (const located of texts) {
      if (isSearched(located) || !SUSPECTS.test(located.text)) continue;
      const parts = partsOf(located);
      const lone = parts.map((part): Lone | undefined => {
        const prose = proseOf(part.text);
        const span =
          (isBody(located) ? leftOverMark(prose, located.text) : undefined) ??
          // Before addresses are masked, as which "lit.a)" reads.
          unpaired(proseOf(withoutLoneBrackets(part.text)), isGerman) ??
          (isSpanish && languageAt(located, file, facts).startsWith('es')
            ? unopened(prose)
            : undefined);
        return span && [part, span];
      });
      for (const [index, found] of lone.entries()) {
        if (!found || isQuotedOn(index, lone, parts)) continue;
        const [part, span] = found;
        // Reported as `copy/placeholder`: "[falta el precio!!]".
        if (isInPlaceholder(part.text, span, language)) continue;
        yield {
          path: located.path,
          span: placed(part, span[0], span[1] - span[0]),
          message: `${part.text.slice(...span)} stands here without its partner.`,
          hint: 'Write the other one, or take this one away.',
        };
      }
    }
  },
};
