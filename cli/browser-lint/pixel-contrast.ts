/** The same pixels of a page three times, as RGBA: of the place of one text. */
export interface TextPixels {
  /** Without the text. */
  behind: Uint8ClampedArray;
  /** Filled with the color of the text. */
  filled: Uint8ClampedArray;
  /** Filled with a color that is not behind it, which shows where the text is not covered by anything. */
  marked: Uint8ClampedArray;
}

/** A contrast that is too low, with the names that axe gives its measurements. */
export interface LowContrast {
  contrastRatio: number;
  fgColor: string;
  bgColor: string;
}

/**
 * The contrast of a text with the many colors behind it, if it is too low on nearly all of them; undefined if it is
 * not, or if the greater part of the text is covered. Also runs in a browser and is sent there as text, so it must not
 * refer to anything in this file except its arguments.
 *
 * @param needed ratio of the contrast that the text has to have.
 * @returns the best of the ratios that are too low: no one sees the text better than that.
 */
export function pixelContrast(
  { behind, filled, marked }: TextPixels,
  needed: number,
): LowContrast | undefined {
  /** Share of the colors behind a text that is taken for all: the others are specks of a photograph. */
  const NEARLY_ALL = 0.95;
  /** Share of a text that has to be in sight. */
  const LEAST_SEEN = 0.5;
  // WCAG 2.2, relative luminance.
  const linear = Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (pixels: Uint8ClampedArray, at: number) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    return (
      0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
    );
  };
  const hex = (pixels: Uint8ClampedArray, at: number) =>
    `#${[...pixels.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  let seen = 0;
  let failing = 0;
  let best = { ratio: 0, at: 0 };
  for (let at = 0; at < behind.length; at += 4) {
    const isSeen = [at, at + 1, at + 2].some((index) => behind[index] !== marked[index]);
    if (!isSeen) continue;
    seen += 1;
    const [text, back] = [luminance(filled, at), luminance(behind, at)];
    const ratio = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
    if (ratio >= needed) continue;
    failing += 1;
    if (ratio > best.ratio) best = { ratio, at };
  }
  const isInSight = seen > 0 && seen * 4 >= behind.length * LEAST_SEEN;
  if (!isInSight || failing < seen * NEARLY_ALL) return undefined;
  return {
    // Rounded down, as axe does: 4.499 is not 4.5.
    contrastRatio: Math.floor(best.ratio * 100) / 100,
    fgColor: hex(filled, best.at),
    bgColor: hex(behind, best.at),
  };
}
