/** Sorted, disjoint ranges of code points, with inclusive ends. */
import { matchesIn } from '../content/text-rules/matches-in.ts';
export type Spans = readonly (readonly [from: number, to: number])[];

/** All code points. */
export const ALL: Spans = [[0, 0x10ffff]];

/** Parses `unicode-range` of a font face (CSS Fonts 4, 4.5): `U+0-FF, U+131, U+4??`. */
export function parseUnicodeRange(text: string): Spans {
  const spans = [...matchesIn(text, /U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(
    ([, first = '', last = first]) =>
      [
        Number.parseInt(first.replaceAll('?', '0'), 16),
        Number.parseInt(last.replaceAll('?', 'f'), 16),
      ] as const,
  );
  return spans.sort(([a], [b]) => a - b);
}

/** Ranges of individual characters. */
export function spansOf(characters: Iterable<string>): Spans {
  const numbers = [...characters].map((character) => character.codePointAt(0) as number);
  const spans: [number, number][] = [];
  for (const number of numbers.sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && number <= last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans;
}

/** The difference of two sets of ranges. */
export function without(spans: Spans, taken: Spans): Spans {
  let left = spans;
  for (const [from, to] of taken)
    left = left.flatMap(([first, last]): Spans => {
      if (to < first || from > last) return [[first, last]];
      const before = [first, from - 1] as const;
      const after = [to + 1, last] as const;
      return [before, after].filter(([start, end]) => start <= end);
    });
  return left;
}

/** The intersection of two sets of ranges. */
export function inBoth(spans: Spans, others: Spans): Spans {
  return without(spans, without(spans, others));
}

/** `unicode-range` for ranges. */
export function formatUnicodeRange(spans: Spans): string {
  const number = (value: number) => value.toString(16);
  return spans
    .map(([from, to]) => `U+${from === to ? number(from) : `${number(from)}-${number(to)}`}`)
    .join(',');
}

/** The characters in ranges. */
export function charactersIn(spans: Spans): string {
  return spans
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((number) => String.fromCodePoint(number))
    .join('');
}
