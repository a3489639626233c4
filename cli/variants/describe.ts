import { ORIGINAL } from '../../schemas/original-variant.ts';
import type { EvaluatedVariant, Evaluation } from './evaluate.ts';
import type { VisitPlan, Wish } from './plan-visits.ts';
import { LEAST_DAYS } from './settings.ts';

const whole = (value: number) => value.toLocaleString('en-US');

/** A fraction as a percentage, with a sensible number of digits: `3.2 %`, `0.31 %`. */
function percent(part: number): string {
  const value = part * 100;
  return `${Number(value.toPrecision(Math.abs(value) >= 100 ? 3 : 2))} %`;
}

const signed = (part: number) => (part > 0 ? `+${percent(part)}` : percent(part));

/** How many visits a difference needs, in words. */
export function describePlan(
  plan: VisitPlan,
  { rate, difference, power }: Wish,
  visitsADay: number | undefined,
): string {
  const parts = plan.variants.map(({ name, visits }) => `${name} ${whole(visits)}`).join(', ');
  const days = visitsADay === undefined ? undefined : Math.ceil(plan.visits / visitsADay);
  return [
    `A version that converts ${percent(rate * (1 + difference))} of its visitors instead of ${percent(rate)} is found in ${Math.round(power * 100)} of 100 tests with ${whole(plan.visits)} visits (${parts}).`,
    'You may look every day: the test is made for it, and most of such tests end earlier. Of 100 tests without any difference at most 5 name a winner.',
    ...(days === undefined
      ? []
      : [`With ${whole(visitsADay ?? 0)} visits a day that takes ${whole(days)} days.`]),
    ...(days !== undefined && days > 60
      ? [
          'That is long: browsers forget, and seasons change. Try something that makes a greater difference.',
        ]
      : []),
    '',
  ].join('\n');
}

function line({ name, visitors, conversions, rate, change }: EvaluatedVariant): string {
  const counts = `${whole(conversions)} of ${whole(visitors)} visitors (${percent(rate)})`;
  if (!change) return `  ${name}: ${counts}`;
  const high = change.high === null ? 'any more' : signed(change.high);
  return `  ${name}: ${counts}, between ${signed(change.low)} and ${high} against the original`;
}

function conclusion({ verdict, winner, better, days, mismatch }: Evaluation): string {
  switch (verdict) {
    case 'mismatch':
      return `The visitors are not divided as they should be (that happens by chance in at most ${percent(mismatch.p)} of all tests), so nothing can be said of the variants. Are robots, reloads or only some browsers counted? Have the weights been changed meanwhile?`;
    case 'early':
      return `${better.length > 0 ? better.join(' and ') : 'The original'} is ahead by more than chance would explain, but the counts are of ${days} ${days === 1 ? 'day' : 'days'}: wait until a week is full.`;
    case 'several':
      return `${better.join(' and ')} convert better than the original. Which of them is best is not known: go on with these alone, under a new name of the test.`;
    case 'winner':
      return winner === ORIGINAL
        ? 'The original converts better than every variant: keep it.'
        : `${winner} converts better than the original: take it over.`;
    case 'open':
      return `No winner yet: the counts are what chance alone can bring about.${days < LEAST_DAYS ? '' : ' `touchdown variants plan` says how many visits a difference needs.'}`;
  }
}

/** The result of a test, in words. */
export function describeEvaluation(evaluation: Evaluation): string {
  const { days, variants } = evaluation;
  return `${days} ${days === 1 ? 'day' : 'days'}\n${variants.map(line).join('\n')}\n${conclusion(evaluation)}\n`;
}
