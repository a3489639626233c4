import type { Span } from '../../content/span-location.ts';

/** A range of times, in minutes after midnight. */
export interface ClockRange {
  span: Span;
  from: number;
  to: number;
  /** False for mere numbers: "9 to 5" may be anything. */
  isClock: boolean;
}

const TIME = (name: string) =>
  `(?<${name}h>\\d{1,2})(?:[:.h](?<${name}m>[0-5]\\d))?\\s?(?<${name}p>[ap]\\.?m\\b\\.?|uhr\\b|h\\b|hrs?\\b)?`;

const RANGE = new RegExp(
  `(?<![\\d.,/:$€£-])${TIME('a')}\\s?(?:-|–|—|\\bto\\b|\\btill?\\b|\\buntil\\b|\\bbis\\b|\\ba\\b|\\bhasta\\b)\\s?(?:las? )?${TIME('b')}(?![\\d/%€$]|[.,]\\d)`,
  'giu',
);

const DAY = 24 * 60;

function minutes(hour: string, minute: string | undefined, half: string | undefined): number {
  const isHalf = half !== undefined && /^[ap]/i.test(half);
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute ?? 0);
}

/** The ranges of clock times in a text: `8 AM to 6 PM`, `8–6`, `von 8 bis 18 Uhr`, `de 8 a 18 h`. */
export function clockRanges(text: string): ClockRange[] {
  return [...text.matchAll(RANGE)].flatMap(({ 0: found, index, groups: g = {} }) => {
    const { ah = '', am, ap, bh = '', bm, bp } = g;
    if (Number(ah) > 24 || Number(bh) > 24) return [];
    // "8 to 10 PM" begins in the evening.
    const half =
      ap ?? (/^p/i.test(bp ?? '') && Number(ah) < Number(bh) && Number(bh) < 12 ? bp : undefined);
    const from = minutes(ah, am, half);
    let to = minutes(bh, bm, bp);
    // "8–6" ends in the evening.
    if (bp === undefined && to <= from && to < DAY / 2) to += DAY / 2;
    const isClock = am !== undefined || bm !== undefined || ap !== undefined || bp !== undefined;
    return { span: [index, index + found.trimEnd().length] as const, from, to, isClock };
  });
}
