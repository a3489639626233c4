import type { Facts } from '../../../content/facts/facts.ts';
import { sentenceAt } from '../surroundings.ts';
import type { Amount } from './amounts.ts';
import { isAboutFee } from './figure-topics.ts';
import { feeMeantAt } from './named-fees.ts';
import { isSaidByShared } from './shared-words.ts';

type Sum = Pick<Amount, 'span' | 'written' | 'value'>;
type Amounts = ReadonlyMap<number, readonly string[]>;

/**
 * What to do about an amount that one or several fees have. The sentence may be about none of them: a wrong price is often that of
 * another fee, which would make it wrong for good.
 *
 * @returns also whether the sentence says the words of the fee.
 */
export function equalFee(
  text: string,
  sum: Sum,
  equal: readonly string[],
  amounts: Amounts,
  facts: Facts,
): { hint: string; isCertain: boolean } {
  const { span, written } = sum;
  const same = equal
    .slice(0, 3)
    .map((name) => `{${name}}`)
    .join(' or ');
  const { start, end } = sentenceAt(text, span[0]);
  const sentence = text.slice(start, end);
  const about = equal.filter((name) => isAboutFee(name, sentence));
  const isShared = about.length > 0 && about.every((name) => isSaidByShared(name, sentence, facts));
  if (about.length > 0 && !isShared)
    return { hint: `Write ${same} in its place.`, isCertain: true };
  const other = feeMeantAt(text, sum, amounts);
  const hint =
    other === undefined || equal.includes(other)
      ? `Write ${same} if it is that fee, or refer to the one that is meant.`
      : `{${other}} is ${facts.get(other)}. Write {${other}} if that is meant, or ${same}, which ${equal.length === 1 ? 'is' : 'are'} ${written}.`;
  return { hint, isCertain: false };
}

/** What to do about an amount that no fee has: the sentence may name the fee that has another one. */
export function otherFee(text: string, sum: Sum, amounts: Amounts, facts: Facts): string {
  const name = feeMeantAt(text, sum, amounts);
  return name === undefined
    ? 'If it is a price of yours, add it to site.config.yaml and refer to it by name. If it is not, say whose it is: touchdown-ignore facts/typed-amount: …'
    : `{${name}} is ${facts.get(name)}. Write {${name}} in its place, or add this amount to site.config.yaml.`;
}
