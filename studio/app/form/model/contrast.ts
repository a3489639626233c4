/** Parses a color of three or six hexadecimal digits into red, green and blue from 0 to 1. */
function channels(color: string): [number, number, number] | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(long.slice(at, at + 2), 16) / 255,
  );
  return [red, green, blue];
}

/** A color in the format of the browser's picker; black if invalid. */
export function longHex(color: string): string {
  const [red, green, blue] = channels(color) ?? [0, 0, 0];
  const part = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** Relative luminance (WCAG 2.2). */
function luminance(color: [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of a color with white, from 1 to 21 (WCAG 2.2); undefined for an invalid color. */
export function contrastWithWhite(color: string): number | undefined {
  const parts = channels(color);
  return parts && 1.05 / (luminance(parts) + 0.05);
}
