import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { sentenceAt } from '../sentence-at.ts';
import type { Amount } from './amounts.ts';
import { isTelling } from './fee-evidence.ts';
import { isAboutFee } from './figure-topics.ts';
import { feeMeantAt, feeNamedBy } from './named-fees.ts';
import { isSaidByShared } from './shared-words.ts';
import type { SumPlace } from './sum-places.ts';

/** What to do about a typed amount. */
export interface Advice {
  hint: string;
  /** True if something around the amount speaks of a fee that is meant. */
  isNamed: boolean;
  /** True if its sentence says the words of a fee that has this amount. */
  isCertain?: boolean;
  /** True if the words around it say another fee, which has another amount. */
  isOther?: boolean;
  /** True if it is what a calculation comes to that the author may not have made. */
  isGuess?: boolean;
}

type Sum = Pick<Amount, 'span' | 'written' | 'value'>;
type Amounts = ReadonlyMap<number, readonly string[]>;

/** Directly before a difference of prices: "You save", „Sie sparen“. */
const SAVED =
  /(?<!\p{L})(?:saves?(?: you| around| about| up to)?|saving(?: you| of)?|savings? of|(?:spar(?:en|st|t|e)|ahorr(?:as?|an|ar|e|en))(?: sie| du| ihr| usted)?)\s(?:(?:another|up to|bis zu|hasta|so|dabei|damit)\s)?$/iu;

/** Directly after one: "$40 less than". */
const APART =
  /^\s(?:less than|more than|cheaper|dearer|saved|savings?|ersparnis|gespart|weniger als|mehr als|billiger|günstiger|teurer|menos que|más que|de ahorro)(?!\p{L})/iu;

/** What to do about a sum that is the difference of two prices. */
const DIFFERENCE =
  'It is the difference of two prices: write it as one, such as {fees.flat - fees.visit}, or leave it out.';

/** What to do about a price of which the configuration has nothing. */
const ADD_IT =
  'If it is a price of yours, add it to site.config.yaml and refer to it by name; if it follows from such prices, write how, as in {fees.visit + 2 * fees.copy}. If it is not, say whose it is: touchdown-ignore facts/typed-amount: …';

/** A text up to this length is hardly more than its figure, and says what that is below. */
const FIGURE = 30;

/** True for a sum by which one price is lower than another: a fee has it by chance. */
export function isDifference(text: string, [at, end]: Sum['span'], { beside }: SumPlace): boolean {
  return (
    SAVED.test(text.slice(0, at)) ||
    APART.test(text.slice(end)) ||
    (text.length <= FIGURE && APART.test(` ${beside}`))
  );
}

/** Fees that a hint names at most. */
const MOST_NAMED = 3;

function listed(names: readonly string[], between = 'or'): string {
  return names
    .slice(0, MOST_NAMED)
    .map((name) => `{${name}}`)
    .join(` ${between} `);
}

/** True for a fee that the block or the titles speak of. That the page shows it somewhere says nothing of a round sum. */
function mayFit(name: string, { around }: SumPlace): boolean {
  return isAboutFee(name, around);
}

/** What to do about a round sum that fees have of which nothing around it speaks: a gift card of $25, and a check that comes back. */
function unnamed(names: readonly string[]): string {
  const have = names.length === 1 ? 'has' : 'have';
  return `${listed(names, 'and')} ${have} this amount, and nothing here speaks of it: refer to the fee that is meant, write how it follows from others, as in {fees.visit + 2 * fees.copy}, or add it to site.config.yaml.`;
}

/** Sums below this are prices of all kinds of things: a bottle, a coffee. */
const SMALL = 10;

const REFERENCES = /\{[a-z][\w.]*\}/giu;

/** A sum of money, roughly. */
const SUM = /[$€£]\s?\d|\d\s?(?:[$€£]|euros?|dollars?|pounds|pesos)/iu;

/** The sentence of a sum without the clause behind it that has another one: “A bent leg is $12, a broken table $45.” */
function ofSum(text: string, [at, to]: Sum['span']): string {
  const { start, end } = sentenceAt(text, at);
  const behind = text.slice(to, end);
  const next = /^[^,;]{0,40}[,;]\s(?=\S)/u.exec(behind)?.[0].length;
  const isOther =
    next !== undefined && /^\D*\p{L}/u.test(behind.slice(next)) && SUM.test(behind.slice(next));
  return text.slice(start, isOther ? to + next : end);
}

/**
 * What to do about an amount that one or several fees have. The sentence may be about none of them: a wrong price is often that of
 * another fee, which would make it wrong for good.
 *
 * @param place of several fees, that which the titles of its page name comes first.
 */
export function equalFee(
  text: string,
  sum: Sum,
  equal: readonly string[],
  amounts: Amounts,
  facts: Facts,
  place: SumPlace,
): Advice {
  const { span, written } = sum;
  const isOfPage = (name: string) => isAboutFee(name, place.titles);
  const ofPageFirst = [...equal.filter(isOfPage), ...equal.filter((name) => !isOfPage(name))];
  const same = listed(ofPageFirst);
  const sentence = ofSum(text, span);
  // A fee that is referred to is said already.
  const about = equal.filter((name) => isAboutFee(name, sentence.replace(REFERENCES, ' ')));
  const isShared = about.length > 0 && about.every((name) => isSaidByShared(name, sentence, facts));
  if (about.length === 0 && isDifference(text, span, place))
    return { hint: DIFFERENCE, isNamed: false };
  const ofPage = feeNamedBy(place.titles, amounts);
  // Several fees have this amount, and the page is about one that has another.
  const isOther = equal.length > 1 && ofPage !== undefined && !equal.includes(ofPage);
  if (about.length > 0 && !isShared && !isOther)
    return { hint: `Write ${same} in its place.`, isNamed: true, isCertain: true };
  const other = isOther ? ofPage : feeMeantAt(text, sum, amounts);
  const fitting = isTelling(sum) ? ofPageFirst : ofPageFirst.filter((name) => mayFit(name, place));
  if (other === undefined || equal.includes(other))
    return fitting.length === 0
      ? { hint: unnamed(ofPageFirst), isNamed: false }
      : {
          hint: `Write ${listed(fitting)} if it is that fee, or refer to the one that is meant.`,
          isNamed: sum.value >= SMALL || (ofPage !== undefined && fitting.includes(ofPage)),
        };
  return {
    hint: `{${other}} is ${facts.get(other)}. Write {${other}} if that is meant, or ${same}, which ${equal.length === 1 ? 'is' : 'are'} ${written}.`,
    isNamed: true,
    isOther: true,
  };
}

/** Shorter sums have their digits in another order by chance. */
const TELLING_DIGITS = 3;

/** The only fee that has the same digits as an amount, with two neighbors swapped: $2,840 for $2,480. */
function swappedFee({ value }: Sum, amounts: Amounts): string | undefined {
  const digits = String(value);
  if (digits.replace('.', '').length < TELLING_DIGITS) return undefined;
  const swapped = [...amounts].flatMap(([amount, names]) => {
    const other = String(amount);
    const isSame = [...other].sort().join('') === [...digits].sort().join('');
    return isSame && mistakes(digits, other) === 1 ? names : [];
  });
  return swapped.length === 1 ? swapped[0] : undefined;
}

/** From this factor on, it is rather another price of the same thing than a slip. */
const FAR_APART = 1.5;

function isFar(amounts: Amounts, name: string, { value }: Sum): boolean {
  const [fee = value] = [...amounts].find(([, names]) => names.includes(name)) ?? [];
  return Math.max(fee, value) / Math.min(fee, value) > FAR_APART;
}

/** What to do about an amount that no fee has: the sentence may name the fee that has another one, or it is one with a slip. */
export function otherFee(
  text: string,
  sum: Sum,
  amounts: Amounts,
  facts: Facts,
  place: SumPlace,
): Advice {
  if (isDifference(text, sum.span, place)) return { hint: DIFFERENCE, isNamed: false };
  const name = feeMeantAt(text, sum, amounts);
  const swapped = name === undefined ? swappedFee(sum, amounts) : undefined;
  if (swapped !== undefined && (isTelling(sum) || mayFit(swapped, place)))
    return {
      hint: `{${swapped}} is ${facts.get(swapped)}, with two digits swapped. Write {${swapped}} in its place, or add this amount to site.config.yaml.`,
      isNamed: true,
    };
  if (name !== undefined && isFar(amounts, name, sum))
    return {
      hint: `Add this amount to site.config.yaml and refer to it by name, unless {${name}} is meant, which is ${facts.get(name)}.`,
      isNamed: false,
    };
  if (name === undefined) return { hint: ADD_IT, isNamed: false };
  return {
    hint: `{${name}} is ${facts.get(name)}. Write {${name}} in its place, or add this amount to site.config.yaml.`,
    isNamed: true,
  };
}
