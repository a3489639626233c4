import { escapeHtml } from '../../renderer/markup/escape.ts';
import { breakLines, unbreakable } from './break-lines.ts';
import type { CardColors, PreviewCard } from './preview-card.ts';
import type { Typeface } from './typeface.ts';

/** How lines are set; lengths in pixels. */
export interface Setting {
  typeface: Typeface;
  size: number;
  /** Space behind each character. */
  spacing: number;
}

/** The fonts of a picture by what they are for. */
export interface Typefaces {
  title: Typeface;
  strong: Typeface;
  plain: Typeface;
}

/** What decides how wide and high words are. */
export interface Lettering {
  typefaces: Typefaces;
  /** How wide a line is in pixels. */
  measure(line: string, setting: Setting): number;
}

const PICTURE_WIDTH = 1200;
const LEFT = 72;
const TOP = 64;
const WIDTH = 1056;
/** Titles end where the rosette is at its brightest. */
const TITLE_WIDTH = 860;
const TITLE_SIZES = [84, 70, 58] as const;
/** Between the phone number and the edge of its ground. */
const PADDING = { x: 26, y: 10 } as const;

const kickerOf = ({ strong }: Typefaces): Setting => ({ typeface: strong, size: 25, spacing: 2.5 });
const phoneOf = ({ strong }: Typefaces): Setting => ({ typeface: strong, size: 32, spacing: 0 });
const businessOf = ({ plain }: Typefaces): Setting => ({ typeface: plain, size: 32, spacing: 0 });
const titleOf = ({ title }: Typefaces, size: number): Setting => ({
  typeface: title,
  size,
  spacing: 0,
});

const heightOf = ({ typeface, size }: Setting): number => typeface.lineHeight * size;

/** Where a line begins: `x` from the edge at which the language begins to be read. */
interface LineStart {
  x: number;
  y: number;
  color: string;
  fromRight?: boolean;
}

/** A line as SVG. */
export function textLine(
  line: string,
  { typeface: { family, weight }, size, spacing }: Setting,
  { x, y, color, fromRight = false }: LineStart,
): string {
  const at = fromRight ? `x="${PICTURE_WIDTH - x}" text-anchor="end"` : `x="${x}"`;
  return `<text ${at} y="${Math.floor(y)}" font-family="${escapeHtml(family)}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}" fill="${color}">${escapeHtml(line)}</text>`;
}

/** Long titles are set smaller, and those with a word that is wider than a line. */
function titleSetting(title: string, lettering: Lettering): Setting {
  const sizes = TITLE_SIZES.slice(title.length > 44 ? 2 : title.length > 30 ? 1 : 0);
  const settings = sizes.map((size) => titleOf(lettering.typefaces, size));
  const parts = unbreakable(title).map((part) => part.trimEnd());
  const fits = (setting: Setting) =>
    parts.every((part) => lettering.measure(part, setting) <= TITLE_WIDTH);
  return settings.find(fits) ?? titleOf(lettering.typefaces, TITLE_SIZES[2]);
}

/** Lines that begin at one place to the right, and the height they take. */
function column(
  lines: readonly string[],
  setting: Setting,
  { x = LEFT, top, ...rest }: Omit<LineStart, 'x' | 'y'> & { x?: number; top: number },
): { markup: string; height: number } {
  const lineHeight = heightOf(setting);
  const baseline = setting.typeface.baseline * setting.size;
  const markup = lines.map((line, index) =>
    textLine(line, setting, { ...rest, x, y: top + index * lineHeight + baseline }),
  );
  return { markup: markup.join(''), height: lines.length * lineHeight };
}

/** The phone number on its ground, and the business beside it. */
function foot(
  { business, phone, fromRight = false }: PreviewCard,
  top: number,
  colors: CardColors,
  lettering: Lettering,
): string {
  const { typefaces } = lettering;
  const number = phoneOf(typefaces);
  const name = businessOf(typefaces);
  const width =
    phone === undefined ? 0 : Math.ceil(lettering.measure(phone, number)) + 2 * PADDING.x;
  const height = phone === undefined ? 0 : heightOf(number) + 2 * PADDING.y;
  const x = phone === undefined ? LEFT : LEFT + width + PADDING.x;
  const lines = breakLines(business, LEFT + WIDTH - x, (line) => lettering.measure(line, name));
  const row = Math.max(height, lines.length * heightOf(name));
  const beside = column(lines, name, {
    x,
    top: top + (row - lines.length * heightOf(name)) / 2,
    color: colors.text,
    fromRight,
  });
  if (phone === undefined) return beside.markup;
  const box = Math.round(top + (row - height) / 2);
  const digits = column([phone], number, {
    x: LEFT + PADDING.x,
    top: box + PADDING.y,
    color: colors.onAction,
    fromRight,
  });
  const left = fromRight ? PICTURE_WIDTH - LEFT - width : LEFT;
  return `<rect x="${left}" y="${box}" width="${width}" height="${Math.round(height)}" fill="${colors.action}"/>${digits.markup}${beside.markup}`;
}

/** The words of a card as SVG elements: kicker, title, whom to call. */
export function cardWords(card: PreviewCard, colors: CardColors, lettering: Lettering): string {
  const { kicker, title, fromRight = false } = card;
  const { typefaces } = lettering;
  const widthIn = (setting: Setting) => (line: string) => lettering.measure(line, setting);
  const small = kickerOf(typefaces);
  const lead =
    kicker === undefined
      ? { markup: '', height: 0 }
      : column(breakLines(kicker.toUpperCase(), WIDTH, widthIn(small)), small, {
          top: TOP,
          color: colors.accent,
          fromRight,
        });
  const large = titleSetting(title, lettering);
  const titleTop = TOP + lead.height + 22;
  const lines = breakLines(title, TITLE_WIDTH, widthIn(large));
  const heading = column(lines, large, { top: titleTop, color: colors.title, fromRight });
  const footTop = Math.floor(titleTop + heading.height + 34);
  return lead.markup + heading.markup + foot(card, footTop, colors, lettering);
}
