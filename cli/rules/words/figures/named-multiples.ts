import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Names of the multiples in which work at odd hours is paid. */
const MULTIPLES: readonly (readonly [name: string, times: number])[] = [
  ['time and (?:a|one) quarter', 1.25],
  ['time and (?:a|one) third', 4 / 3],
  ['time and (?:a|one) half', 1.5],
  ['time and three quarters', 1.75],
  ['double time', 2],
  ['double time and (?:a|one) half', 2.5],
];

const AMOUNT = '[$£€] ?\\d{1,3}(?:\\.\\d\\d)?(?![\\d,])';

const NAMED = new RegExp(
  `(?<!\\p{L})(?<name>double time(?:[ -]and[ -](?:a|one)[ -]half)?|time[ -]and[ -](?:(?:a|one)[ -](?:quarter|third|half)|three[ -]quarters))(?!\\p{L}),? ?(?:so |which is |that is |or |is |at |[:=(–—-] ?)?(?<amount>${AMOUNT})`,
  'giu',
);

/** Difference that comes of rounding to a cent. */
const CENT = 0.011;

const dollarsOf = (amount: string) => Number(amount.replace(/[^\d.]/g, ''));

function timesOf(name: string): number | undefined {
  const plain = name.replaceAll('-', ' ');
  return MULTIPLES.find(([words]) => new RegExp(`^${words}$`, 'iu').test(plain))?.[1];
}

/** Amounts that are called a multiple of another one on the page, and are another multiple of it: “time and a half, so $41.75”, of $33.40. */
export function* misnamedMultiples({ copy, texts }: CopyFile): Generator<RuleFinding> {
  if (!/(?:time[ -]and|ouble time)/i.test(copy)) return;
  const amounts = [...matchesIn(copy, new RegExp(AMOUNT, 'gu'))].map(([one]) => dollarsOf(one));
  const isOnPage = (wanted: number) => amounts.some((one) => Math.abs(one - wanted) < CENT);
  for (const { path, text } of texts)
    for (const { index, groups } of matchesIn(text, NAMED)) {
      const { name = '', amount = '' } = groups ?? {};
      const [times, value] = [timesOf(name), dollarsOf(amount)];
      if (times === undefined || isOnPage(value / times)) continue;
      const other = MULTIPLES.find(([, one]) => one !== times && isOnPage(value / one));
      if (!other) continue;
      const base = (value / other[1]).toFixed(2);
      const right = (Number(base) * times).toFixed(2);
      yield {
        path,
        span: [index, index + name.length],
        message: `${amount} is ${base} times ${Number(other[1].toFixed(2))}, and ${name} of it is ${right}.`,
        hint: 'Correct the amount, or what it is called.',
      };
    }
}
