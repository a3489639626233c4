import { ORIGINAL } from '../../schemas/original-variant.ts';
import type { EvaluatedVariant, Evaluation } from './evaluate.ts';
import type { VisitPlan, Wish } from './plan-visits.ts';
import { ALPHA, LEAST_DAYS } from './settings.ts';

const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 20 });

/** A fraction as a percentage, with a sensible number of digits: `3.2 %`, `0.31 %`. */
function percent(part: number, digits = Math.abs(part) >= 1 ? 3 : 2): string {
  return `${whole(Number((part * 100).toPrecision(digits)))} %`;
}

/** Significant digits with which two rates, one greater than the other by a part of it, are told apart. */
const digitsFor = (difference: number) => Math.max(2, 1 + Math.ceil(Math.log10(5 / difference)));

/** A probability in words; small ones are not precise. */
const upTo = (part: number) => (part < 1e-4 ? 'less than 0.01 %' : `at most ${percent(part)}`);

const list = new Intl.ListFormat('en');

const signed = (part: number) => (part > 0 ? `+${percent(part)}` : percent(part));

/** How many visits a difference needs, in words. */
export function describePlan(
  plan: VisitPlan,
  { rate, difference, power }: Wish,
  pace: { days: number; visitsADay: number | undefined } | undefined,
): string {
  const parts = plan.variants.map(({ name, visits }) => `${name} ${whole(visits)}`).join(', ');
  const [better, usual] = [rate * (1 + difference), rate].map((part) =>
    percent(part, digitsFor(difference)),
  );
  return [
    `A version that converts ${better} of its visitors instead of ${usual} is found in ${Math.round(power * 100)} of 100 tests with ${whole(plan.visits)} visits (${parts}).`,
    'You can check the results every day, and most tests end earlier. Of 100 tests without any difference, at most 5 name a winner.',
    ...(pace
      ? [
          `With ${whole(pace.visitsADay ?? 0)} ${pace.visitsADay === 1 ? 'visit' : 'visits'} a day, that takes ${whole(pace.days)} days.`,
        ]
      : []),
    ...(pace && pace.days === LEAST_DAYS
      ? ['A winner takes at least a week, because visitors differ by weekday.']
      : []),
    ...(pace && pace.days > 60
      ? [
          'That is a long time: browsers delete what they store, and seasons change. Try something that makes a bigger difference.',
        ]
      : []),
    '',
  ].join('\n');
}

function line({ name, visitors, conversions, rate, change }: EvaluatedVariant): string {
  const counts = `${whole(conversions)} of ${whole(visitors)} visitors (${percent(rate)})`;
  if (!change) return `  ${name}: ${counts}`;
  const { low, high } = change;
  if (low === -1 && high === null) return `  ${name}: ${counts}`;
  const bounds =
    high === null ? `${signed(low)} or more` : `between ${signed(low)} and ${signed(high)}`;
  return `  ${name}: ${counts}, ${bounds} against the original`;
}

/** Variants that convert worse than the original beyond doubt. */
function worse({ variants }: Evaluation): string[] {
  return variants.flatMap(({ name, p, change }) =>
    p !== null && p <= ALPHA && change?.high !== null && (change?.high ?? 0) < 0 ? [name] : [],
  );
}

/** Variants whose difference from the original is unknown, and may be greater than that of the winner. */
function perhapsBetter({ winner, variants }: Evaluation): string[] {
  const least = variants.find(({ name }) => name === winner)?.change?.low ?? 0;
  return variants.flatMap(({ name, change }) =>
    name !== winner && change && (change.high === null || change.high > least) ? [name] : [],
  );
}

function won(evaluation: Evaluation): string {
  const { winner } = evaluation;
  if (winner === ORIGINAL) return 'The original converts better than every variant: keep it.';
  const open = perhapsBetter(evaluation);
  const verb = open.length === 1 ? 'is' : 'are';
  const rest =
    open.length === 0 ? '' : ` Whether ${list.format(open)} ${verb} better still is undecided.`;
  return `${winner} converts better than the original: apply it.${rest}`;
}

function undecided(evaluation: Evaluation): string {
  if (evaluation.days === 0) return 'No visitors have been counted yet.';
  const losing = worse(evaluation);
  const more =
    evaluation.days < LEAST_DAYS
      ? ''
      : ' `touchdown variants plan` calculates how many visits a difference needs.';
  if (losing.length === 0) return `No winner yet: the differences may be chance.${more}`;
  const verb = losing.length === 1 ? 'converts' : 'convert';
  return `No winner yet. ${list.format(losing)} ${verb} worse than the original: continue without, under a new test name.${more}`;
}

function mismatched({ mismatch }: Evaluation, areWeightsKnown: boolean): string {
  if (!areWeightsKnown)
    return 'Visitors are not split equally, so the variants cannot be compared. Name the landing with --landing if its variants have other weights.';
  return `Visitors are not split according to the weights, so the variants cannot be compared; by chance this happens in ${upTo(mismatch.p)} of all tests. Are robots or reloads counted, or only some browsers? Were the weights changed during the test?`;
}

function conclusion(evaluation: Evaluation, areWeightsKnown: boolean): string {
  const { verdict, better, days } = evaluation;
  switch (verdict) {
    case 'mismatch':
      return mismatched(evaluation, areWeightsKnown);
    case 'early':
      return `${better.length > 0 ? list.format(better) : 'The original'} ${better.length > 1 ? 'are' : 'is'} ahead by more than chance explains, but the counts cover only ${days} ${days === 1 ? 'day' : 'days'}: wait until a week is complete.`;
    case 'several':
      return `${list.format(better)} convert better than the original. Which of them is best is unknown: continue with these alone, under a new test name.`;
    case 'winner':
      return won(evaluation);
    case 'open':
      return undecided(evaluation);
  }
}

/**
 * The result of a test, in words.
 *
 * @param areWeightsKnown false if equal weights were only assumed.
 */
export function describeEvaluation(evaluation: Evaluation, areWeightsKnown = true): string {
  const { days, variants } = evaluation;
  return `${days} ${days === 1 ? 'day' : 'days'}\n${variants.map(line).join('\n')}\n${conclusion(evaluation, areWeightsKnown)}\n`;
}
