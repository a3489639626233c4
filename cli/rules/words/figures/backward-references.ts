import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { areSwappedEnds, isWhileOpen } from '../hours/swapped-ends.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isSaidRange } from './said-ranges.ts';
import { unitOfName, wordsOfKey } from './units-of-names.ts';

const REFERENCE = '\\{(?<NAME>[a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+)\\}';

/** Two references with what makes a range of them, and the word before it. */
const RANGE = new RegExp(
  `(?<before>\\p{L}+:?\\s+(?:las?\\s+)?)?${REFERENCE.replace('NAME', 'first')}(?<between>[-–—]|\\s[-–—]\\s|\\s(?:to|until|till?|and|bis|und|a|hasta|y)(?:\\s(?:las?|um))?\\s)${REFERENCE.replace('NAME', 'second')}(?!\\s?=)`,
  'giu',
);

/** False for a copy without two references beside each other. */
export const MAY_RANGE = /\}\s?(?:[-–—]|to|until|till?|and|bis|und|a|hasta|y)\s?(?:las? |um )?\{/i;

/** The words of a range of two amounts, and those between them. */
const WORDS: readonly (readonly [before: RegExp, between: RegExp])[] = [
  [/^(?:from|range)$/i, /^(?:to|until|till?)$/i],
  [/^between$/i, /^and$/i],
  [/^von$/i, /^bis$/i],
  [/^zwischen$/i, /^und$/i],
  [/^(?:de|desde)$/i, /^(?:a|hasta)$/i],
  [/^entre$/i, /^y$/i],
];

/** Verbs after which a range of amounts may follow without a word before it. */
const COSTS = /^(?:costs?|is|are|takes?|kostet|kosten|dauert|cuestan?|es|son|tardan?)$/i;
const TO = /^(?:to|bis|a)$/i;

/** What became less: "from $90 to $60". */
const LESS =
  /(?<!\p{L})(?:drop|fall|fell|go(?:es|ing)?|went|down|lower|reduc|cut|sav|off(?!\p{L})|discount|instead|cheaper|less|change|shrink|senk|sink|reduzi|statt|günstig|spar|rabatt|weniger|baj|rebaj|descuento|pasa|reduc|ahorr|menos)/iu;

/** Keys of a time that runs in a circle, such as a season from November to March. */
const CIRCULAR =
  /^(?:from|to|von|bis|ab|desde|hasta|start|end|first|last|month|monat|mes|hour|uhr|hora|opens|closes)$/i;
const LONGEST_CIRCLE = 31;

/** Lower and higher end of a range, by the last word of their keys. */
const ENDS = /^(?:low|high|min|max|minimum|maximum|from|to|von|bis|desde|hasta)$/i;

const MONEY = /\p{Sc}|(?<!\p{L})\p{Lu}{3}(?!\p{L})/u;

function numberOf(name: string, facts: Facts): number | undefined {
  const value = valueAt(facts.site, name.split('.'));
  return typeof value === 'number' ? value : undefined;
}

/** True for two numbers of one kind: amounts of money, numbers with one unit, or the two ends of a range. */
function areAlike(first: string, second: string, facts: Facts): boolean {
  const [one, other] = [facts.get(first) ?? '', facts.get(second) ?? ''];
  if (MONEY.test(one) || MONEY.test(other)) return MONEY.test(one) && MONEY.test(other);
  const [unit, otherUnit] = [unitOfName(first), unitOfName(second)];
  if (unit !== undefined || otherUnit !== undefined) return unit === otherUnit;
  return [first, second].every((name) => ENDS.test(wordsOfKey(name).at(-1) ?? ''));
}

/** True for numbers of months, days and hours, whose range may end in the next year or on the next day. */
function mayCircle(first: string, second: string, numbers: readonly number[]): boolean {
  const isOfCircle = [first, second].every((name) =>
    wordsOfKey(name).some((word) => CIRCULAR.test(word)),
  );
  return isOfCircle && Math.max(...numbers) <= LONGEST_CIRCLE;
}

/**
 * True for a range of amounts, which are not compared with each other, added or set off by a dash.
 *
 * @param start of the sentence.
 */
function isRange(text: string, found: RegExpExecArray, sentence: string, start: number): boolean {
  const { before = '', between = '' } = found.groups ?? {};
  const isWhole = found.index === 0 && found[0].length === text.length;
  const [word, sign] = [before.trim(), between.trim()];
  if (/^[-–—]$/.test(sign)) return isWhole || between === sign;
  if (LESS.test(sentence)) return false;
  if (TO.test(sign) && (isWhole || word.endsWith(':') || COSTS.test(word))) return true;
  if (!WORDS.some(([first, second]) => first.test(word) && second.test(sign))) return false;
  const after = text.slice(found.index + found[0].length);
  return isSaidRange(text.slice(Math.min(start, found.index), found.index), after);
}

/** A range of two references that runs backwards. */
export interface BackwardRange {
  span: Span;
  message: string;
}

/**
 * Ranges of two references that run backwards: from the closing time to the opening time, or from the higher price to the lower one.
 *
 * @param beside other texts of the entry, which may say what a time is of.
 */
export function* backwardReferences(
  text: string,
  facts: Facts,
  beside: string,
): Generator<BackwardRange> {
  for (const found of matchesIn(text, RANGE)) {
    const { before = '', first = '', second = '' } = found.groups ?? {};
    const start = found.index + before.length;
    const span: Span = [start, found.index + found[0].length];
    const { start: from, end } = sentenceAt(text, start);
    const sentence = text.slice(from, Math.max(end, span[1]));
    const numbers = [first, second].map((name) => numberOf(name, facts));
    const [one, other] = numbers;
    if (areSwappedEnds(first, second) && (one === undefined || other === undefined)) {
      const words = sentence.replace(/\{[\w.]+\}/g, '');
      if (isWhileOpen(`${words}\n${beside}`))
        yield {
          span,
          message: `This time is from ${facts.get(first)} to ${facts.get(second)}: its end stands before its beginning.`,
        };
      continue;
    }
    if (one === undefined || other === undefined || one <= other) continue;
    if (!areAlike(first, second, facts) || !isRange(text, found, sentence, from)) continue;
    if (mayCircle(first, second, [one, other])) continue;
    yield {
      span,
      message: `This range begins with the higher end: ${facts.get(first)} is more than ${facts.get(second)}.`,
    };
  }
}
