import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Characters of right-to-left scripts, and directional marks. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Tells which characters a font has. */
interface Charset {
  has(character: string): boolean;
}

/** A part of a line with one font and one direction. */
export interface TextRun<Font extends Charset> {
  /** Start index in the line, and the index after its end. */
  start: number;
  end: number;
  font: Font;
  /** Embedding level: odd if it is read from right to left (UAX 9). */
  level: number;
}

/** Characters that only affect the shaping of their neighbors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The first font that has a character with all its marks, else the first that has the base character, else the
 * first.
 */
function fontFor<Font extends Charset>(letter: string, fonts: readonly [Font, ...Font[]]): Font {
  const [base = '', ...marks] = [...letter].filter((character) => !INVISIBLE.test(character));
  const candidates = fonts.filter((font) => font.has(base));
  return (
    candidates.find((font) => marks.every((mark) => font.has(mark))) ?? candidates[0] ?? fonts[0]
  );
}

/** Reorders runs from logical to visual order (UAX 9, rule L2). */
function fromLeft<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/**
 * Splits a line where its font or direction changes. The base direction is that of its first letter.
 *
 * @param fonts in order of preference; missing characters are taken from the next one.
 * @returns the runs from left to right.
 */
export function textRuns<Font extends Charset>(
  line: string,
  fonts: readonly [Font, ...Font[]],
): TextRun<Font>[] {
  const turns = TURNS.test(line);
  const [first] = fonts;
  if (!turns && [...line].every((character) => first.has(character)))
    return [{ start: 0, end: line.length, font: first, level: 0 }];
  const levels = turns ? bidi.getEmbeddingLevels(line).levels : [];
  const runs: TextRun<Font>[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const font = fontFor(segment, fonts);
    const level = levels[index] ?? 0;
    const end = index + segment.length;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.end = end;
    else runs.push({ start: index, end, font, level });
  }
  return fromLeft(runs);
}
