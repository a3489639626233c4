import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { type Calculation, isWorth, shares } from '../calculated/calculations.ts';
import { factorsIn } from '../calculated/factors.ts';
import { type Term, termsNamed, typedTerm, withoutSums } from '../calculated/terms.ts';
import { COMES_TO } from '../calculated/totals-in-sentences.ts';
import { feesNamedIn } from '../named-fees.ts';
import { billBefore } from './bill-rows.ts';
import { type Fees, type Step, stepsOf } from './bill-steps.ts';
import { sharesNamedIn } from './named-shares.ts';
import { productsOf } from './products.ts';

/** Ends a clause with its own numbers. */
const CLAUSE = /[,;:]\s|\s(?:and|und|y)\s/giu;

/** Directly before a rate, or directly after the number of times that it is paid. */
const OF_RATE = /(?<!\p{L})(?:at|times|×|à|zu|zu je|mal|por|a)\s$/iu;

/** Work is paid by the time. */
const TIME =
  /(?<!\p{L})(?:hours?|days?|nights?|weeks?|months?|stunden?|tage?n?|nächten?|wochen?|monaten?|horas?|días?|noches?|semanas?|meses|mes)(?!\p{L})/iu;

/** Directly after a sum: for each of those who are counted. */
const EACH =
  /^(?:\s(?:(?:an?|per|each|every|pro|je|por|cada|el|la)\s)\p{L}|\s(?:each|apiece|c\/u)(?!\p{L}))/iu;

/** Most parts that a total follows directly. */
const MOST_PARTS = 6;

/** What is said of the lines of a bill that fall away. */
const FALLS_AWAY =
  /(?<!\p{L})(?:without|falls? away|not (?:need|want|take)|no|less|minus|ohne|entf(?:ällt|allen)|fällt weg|fallen weg|sin|menos|quita\p{L}*)(?!\p{L})/iu;

/** The clause around a sum. */
function clauseAt(sentence: string, at: number, to: number): string {
  const before = sentence.slice(0, at);
  const start = [...before.matchAll(CLAUSE)].at(-1);
  const end = sentence.slice(to).search(CLAUSE);
  return [
    before.slice(start ? start.index + start[0].length : 0),
    end < 0 ? sentence.slice(to) : sentence.slice(to, to + end),
  ].join(' ');
}

/** Sums of the last of several terms, two and more: what a total directly after them comes to. */
function runsOf(terms: readonly Term[]): Calculation[] {
  return terms.slice(-MOST_PARTS).flatMap((_, start, last) => {
    const run = last.slice(start);
    if (run.length < 2) return [];
    return [
      {
        value: run.reduce((whole, { value }) => whole + value, 0),
        said: run.map(({ said }) => said).join(' + '),
      },
    ];
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
}

/** What the total of a bill is without a line that its sentence names. */
function withoutLine(steps: readonly Step[], sentence: string): number[] {
  if (!FALLS_AWAY.test(sentence)) return [];
  const said = wordsOf(sentence);
  const parts = steps.filter(({ isTotal, isResult }) => !isTotal && !isResult);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  return parts
    .filter(({ row }) => [...wordsOf(row.title)].some((word) => said.has(word)))
    .map(({ value }) => whole - value);
}

/** What the sentences after a bill say of it: its total for each, a share, the rest, or all of it without one line. */
function afterBill(
  text: string,
  { span: [at, to] }: Amount,
  typed: readonly Term[],
  fees: Fees,
): Calculation[] {
  const bill = billBefore(text, at);
  const steps = bill ? stepsOf(bill, fees) : [];
  const totals = steps.filter(({ isTotal }) => isTotal).map(({ value }) => value);
  if (!bill || totals.length === 0) return [];
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const factors = factorsIn(
    withoutSums(sentence, [
      { span: [at - start, to - start], written: '', value: 0, isInWords: false },
    ]),
    fees.facts,
    fees.language,
  );
  const bases = totals.map((value) => ({ value, said: 'the total' }));
  const guests = [bill.caption, ...bill.rows.map(({ title }) => title)].flatMap(
    (words) => factorsIn(words, fees.facts, fees.language).counts,
  );
  const reduced = withoutLine(steps, sentence);
  const taxes = bill.rows.flatMap(({ title }) => [
    ...factorsIn(title, fees.facts, fees.language).shares,
    ...sharesNamedIn(title, fees.facts),
  ]);
  return [
    ...shares(bases, {
      ...factors,
      shares: [...factors.shares, ...sharesNamedIn(sentence, fees.facts)],
    }),
    ...bases.flatMap((base) =>
      typed.map((term) => ({
        value: base.value - term.value,
        said: `${base.said} − ${term.said}`,
      })),
    ),
    ...reduced.flatMap((value) =>
      [0, ...taxes].map((tax) => ({ value: value * (1 + tax / 100), said: 'the rest' })),
    ),
    ...(EACH.test(text.slice(to))
      ? [...bases, ...typed].flatMap((base) =>
          guests.map((count) => ({ value: base.value / count, said: `${base.said} ÷ ${count}` })),
        )
      : []),
  ];
}

/** What the clause of a sum, its paragraph and the bill before it come to. */
function calculationsAt(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  fees: Fees,
): Calculation[] {
  const { amounts, facts, language } = fees;
  const [at, to] = sum.span;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const bare = withoutSums(sentence, sums, start);
  const clause = clauseAt(bare, at - start, to - start);
  const { counts } = factorsIn(clause, facts, language);
  const paragraph = text.lastIndexOf('\n\n', at) + 1;
  const before = sums.filter(({ span: [one] }) => paragraph <= one && one < at);
  const isRate = ({ span: [one] }: Amount) => OF_RATE.test(text.slice(Math.max(0, one - 9), one));
  const named = termsNamed(feesNamedIn(bare, amounts), facts);
  const rates = before.filter((one) => isRate(one) && one.span[0] >= start).map(typedTerm);
  const ofTime = TIME.test(clause) && counts.length > 1 && counts.length < 4;
  const all = ofTime ? termsNamed([...amounts.values()].flat(), facts) : [];
  const several = productsOf([...named, ...rates, ...all], counts).filter(
    ({ said }) => said.split('×').length > 2,
  );
  const isTotal =
    COMES_TO.test(sentence) ||
    /(?<!\p{L})(?:is|are|ist|sind|das sind|son)\s(?:\p{L}+\s)?$/iu.test(text.slice(start, at));
  const parts = before.map(typedTerm);
  const last = parts.slice(-2);
  const taxes = [...sharesNamedIn(clause, facts), ...factorsIn(clause, facts, language).shares];
  return [
    ...several,
    ...(isTotal
      ? [...runsOf(parts), ...runsOf(before.filter((one) => !isRate(one)).map(typedTerm))]
      : []),
    ...(isTotal
      ? last.slice(-1).flatMap((part) =>
          named.map((fee) => ({
            value: part.value + fee.value,
            said: `${part.said} + ${fee.said}`,
          })),
        )
      : []),
    ...shares(last.slice(-1), { counts: [], parts: [], shares: taxes }),
    ...afterBill(text, sum, before.map(typedTerm).slice(-2), fees),
  ];
}

/**
 * True for a sum that the numbers of its clause, the sums before it in its paragraph, or the bill above come to: "Nine servers for six hours
 * are $2,052, and delivery is $45: together $11,097", "That is $32.16 a guest".
 */
export function isBilledInProse(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  fees: Fees,
): boolean {
  return calculationsAt(text, sum, sums, fees).some((one) => isWorth(sum, one));
}
