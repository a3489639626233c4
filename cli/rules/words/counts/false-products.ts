import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** A product that does not hold. */
export interface FalseProduct {
  span: Span;
  value: number;
}

const NUMBER = '\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?';

/** Before a total that is said to be what the product comes to, and nothing else. */
const EQUALS =
  '=|equals|makes|comes to|gives|ergibt|ergeben|macht|gibt|sind zusammen|da|dan|hacen|resulta en';

/** Before a total that may as well be something else: "4 times 25, or 120 if". */
const IS =
  "is|are|that is|that's|or|which is|that makes|ist|sind|das ist|das sind|also|das macht|es|son|o sea|es decir|eso es|eso son";

/** A product in digits, and what it is said to come to. */
const PRODUCT = new RegExp(
  [
    `(?<![\\p{L}\\d.,/:$€£+×·*−–(-]|[+×·*−–÷/-] )(?<one>${NUMBER}) ?`,
    `(?:times|mal|por|multiplied by|multiplicado por|×|·|(?<= )x(?= )) ?(?<other>${NUMBER})`,
    `(?:(?<sure>,? (?:that |which |das |eso |lo que )?(?:${EQUALS}))|,? (?:${IS})) `,
    `(?<total>${NUMBER})(?![\\d%]|[.,:/]\\d| ?[×·*+−÷/=€$£–-]| (?:times|mal|por|x|percent|prozent|o'clock|uhr)(?!\\p{L})| \\p{L}+ (?:too|zu|more|less|fewer|mehr|weniger|más|menos)(?!\\p{L})| (?:too|zu|more|less|fewer|mehr|weniger|más|menos|or|to|bis|oder|a|o)(?!\\p{L}))`,
  ].join(''),
  'giu',
);

/** Directly before two numbers that are a size: «una foto de 10 por 15». */
const SIZE = /(?<!\p{L})(?:de|mide|miden|formato|tamaño|von|misst|messen|format|größe)\s$/iu;

/** Smaller products are sayings, as that twice two is five. */
const LEAST = 10;

/** All that digits can mean: a point or a comma is that of thousands, or of decimals. */
function readings(written: string): number[] {
  const plain = Number(written.replace(/[.,]/g, ''));
  if (!/[.,]/.test(written)) return [plain];
  const [, whole = '', cents] = /^(.*)[.,](\d+)$/.exec(written) ?? [];
  const decimal = Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
  return cents?.length === 3 ? [plain, decimal] : [decimal];
}

/** True for a total that is the product in fewer digits: "8,760, or 8,800". */
function isRounded(total: number, value: number): boolean {
  const step = Number.isInteger(total) ? 10 ** (/0*$/.exec(String(total))?.[0].length ?? 0) : 0.1;
  return Math.abs(total - value) < Math.max(step, 0.011);
}

/** Quick test for a product in a copy. */
const SEEN = /\d (?:times|mal|por|multipli\p{L}+ (?:by|por)|x) \d|\d ?[×·] ?\d/iu;

/** False if no text of a copy multiplies. */
export function mayMultiply(copy: string): boolean {
  return SEEN.test(copy);
}

/**
 * Products in words and digits that do not hold: "24 times 240, or 5,670". Behind words that may say something else, only a total that
 * is the product but for a slip is told.
 */
export function falseProducts(text: string): FalseProduct[] {
  return [...matchesIn(text, PRODUCT)].flatMap(({ 0: found, index, groups = {} }) => {
    const { one = '', other = '', total: written = '', sure } = groups;
    if (SIZE.test(text.slice(0, index))) return [];
    const [factors, others, totals] = [one, other, written].map(readings) as [
      number[],
      number[],
      number[],
    ];
    const [factor = 0, by = 0, total = 0] = [factors[0], others[0], totals[0]];
    const value = Math.round(factor * by * 100) / 100;
    const holds = factors.some((a) => others.some((b) => totals.some((c) => isRounded(c, a * b))));
    if (holds || Math.max(factor, by) < LEAST || total <= Math.max(factor, by)) return [];
    const isSlip = value >= 100 && mistakes(String(total), String(value)) === 1;
    if (sure === undefined && !isSlip) return [];
    const start = index + found.length - written.length;
    return { span: [start, start + written.length] as const, value };
  });
}
