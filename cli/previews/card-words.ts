import { breakLines, unbreakable } from './break-lines.ts';
import type { CardColors, PreviewCard } from './preview-card.ts';
import { lineOutlines, lineWidth, type Setting } from './set-line.ts';
import type { Typefaces } from './typefaces.ts';

const PICTURE_WIDTH = 1200;
/** Lowest position of text. */
const BOTTOM = 590;
const LEFT = 72;
const TOP = 64;
const WIDTH = 1056;
/** Titles end before the densest part of the rosette. */
const TITLE_WIDTH = 862;
const TITLE_SIZES = [84, 70, 58, 48, 40] as const;
/** Between the phone number and the edge of its background. */
const PADDING = { x: 26, y: 10 } as const;

const kickerOf = ({ strong }: Typefaces): Setting => ({ typeface: strong, size: 25, spacing: 2.5 });
const phoneOf = ({ strong }: Typefaces): Setting => ({ typeface: strong, size: 32, spacing: 0 });
const businessOf = ({ plain }: Typefaces): Setting => ({ typeface: plain, size: 32, spacing: 0 });
const titleOf = ({ title }: Typefaces, size: number): Setting => ({
  typeface: title,
  size,
  spacing: 0,
});

const heightOf = ({ typeface: [font], size }: Setting): number => font.lineHeight * size;

const widthIn = (setting: Setting) => (line: string) => lineWidth(line, setting);

/** Start of a line: `x` from the edge at which reading starts. */
interface LineStart {
  x: number;
  y: number;
  color: string;
  fromRight?: boolean;
}

/** A line as SVG. */
function textLine(
  line: string,
  setting: Setting,
  { x, y, color, fromRight = false }: LineStart,
): string {
  const left = fromRight ? PICTURE_WIDTH - x - lineWidth(line, setting) : x;
  return `<g transform="translate(${left} ${Math.floor(y)})" fill="${color}">${lineOutlines(line, setting)}</g>`;
}

/**
 * Possible sizes of a title, from large to small: long titles start smaller, and so do those with a word wider than
 * a line.
 */
function titleSettings(title: string, typefaces: Typefaces): Setting[] {
  const sizes = TITLE_SIZES.slice(title.length > 44 ? 2 : title.length > 30 ? 1 : 0);
  const settings = sizes.map((size) => titleOf(typefaces, size));
  const parts = unbreakable(title).map((part) => part.trimEnd());
  const fitting = settings.filter((setting) =>
    parts.map(widthIn(setting)).every((width) => width <= TITLE_WIDTH),
  );
  return fitting.length > 0 ? fitting : settings.slice(-1);
}

/** SVG elements and their height. */
interface Block {
  markup: string;
  height: number;
}

/** Left-aligned lines, or right-aligned for a language read from the right. */
function column(
  lines: readonly string[],
  setting: Setting,
  { x = LEFT, top, ...rest }: Omit<LineStart, 'x' | 'y'> & { x?: number; top: number },
): Block {
  const lineHeight = heightOf(setting);
  const baseline = setting.typeface[0].baseline * setting.size;
  const markup = lines.map((line, index) =>
    textLine(line, setting, { ...rest, x, y: top + index * lineHeight + baseline }),
  );
  return { markup: markup.join(''), height: lines.length * lineHeight };
}

/** The phone number on its background, with the business next to it. */
function foot(
  { business, phone, fromRight = false }: PreviewCard,
  top: number,
  colors: CardColors,
  typefaces: Typefaces,
): Block {
  const number = phoneOf(typefaces);
  const name = businessOf(typefaces);
  const width = phone === undefined ? 0 : Math.ceil(widthIn(number)(phone)) + 2 * PADDING.x;
  const height = phone === undefined ? 0 : heightOf(number) + 2 * PADDING.y;
  const x = phone === undefined ? LEFT : LEFT + width + PADDING.x;
  const lines = breakLines(business, LEFT + WIDTH - x, widthIn(name));
  const row = Math.max(height, lines.length * heightOf(name));
  const beside = column(lines, name, {
    x,
    top: top + (row - lines.length * heightOf(name)) / 2,
    color: colors.text,
    fromRight,
  });
  if (phone === undefined) return beside;
  const box = Math.round(top + (row - height) / 2);
  const digits = column([phone], number, {
    x: LEFT + PADDING.x,
    top: box + PADDING.y,
    color: colors.onAction,
    fromRight,
  });
  const left = fromRight ? PICTURE_WIDTH - LEFT - width : LEFT;
  const background = `<rect x="${left}" y="${box}" width="${width}" height="${Math.round(height)}" fill="${colors.action}"/>`;
  return { markup: background + digits.markup + beside.markup, height: row };
}

/** The text of a card with its title at a certain size. */
function wordsWith(
  large: Setting,
  card: PreviewCard,
  colors: CardColors,
  typefaces: Typefaces,
): Block {
  const { kicker, title, fromRight = false } = card;
  const small = kickerOf(typefaces);
  const lead =
    kicker === undefined
      ? { markup: '', height: 0 }
      : column(breakLines(kicker.toUpperCase(), WIDTH, widthIn(small)), small, {
          top: TOP,
          color: colors.accent,
          fromRight,
        });
  const titleTop = TOP + lead.height + 22;
  const lines = breakLines(title, TITLE_WIDTH, widthIn(large));
  const heading = column(lines, large, { top: titleTop, color: colors.title, fromRight });
  const footTop = Math.floor(titleTop + heading.height + 34);
  const { markup, height } = foot(card, footTop, colors, typefaces);
  return { markup: lead.markup + heading.markup + markup, height: footTop + height };
}

/**
 * The text of a card, positioned from the upper edge of the picture: kicker, title, contact. If a title would push
 * the phone number out of the picture, it is set smaller.
 */
export function cardWords(card: PreviewCard, colors: CardColors, typefaces: Typefaces): Block {
  let words: Block = { markup: '', height: Number.POSITIVE_INFINITY };
  for (const setting of titleSettings(card.title, typefaces)) {
    words = wordsWith(setting, card, colors, typefaces);
    if (words.height <= BOTTOM) break;
  }
  return words;
}
