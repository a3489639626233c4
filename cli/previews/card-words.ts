import { escapeHtml } from '../../renderer/markup/escape.ts';
import { breakLines, unbreakable } from './break-lines.ts';
import type { CardColors, PreviewCard } from './preview-card.ts';

/** How lines are set; lengths in pixels. */
export interface Setting {
  /** The name that a font gives itself, its weight included. */
  family: string;
  size: number;
  /** Space behind each character. */
  spacing: number;
  lineHeight: number;
  /** From the top of a line to its baseline. */
  baseline: number;
}

/** Tells how wide a line is in pixels. */
export type Measure = (line: string, setting: Setting) => number;

const LEFT = 72;
const TOP = 64;
const WIDTH = 1056;
/** Titles end where the rosette is at its brightest. */
const TITLE_WIDTH = 860;
const TITLE_SIZES = [84, 70, 58] as const;
/** Between the phone number and the edge of its ground. */
const PADDING = { x: 26, y: 10 } as const;

/** Height of a line and baseline are those of the fonts' own tables (`hhea`). */
function sans(family: string, size: number, spacing = 0): Setting {
  return { family, size, spacing, lineHeight: 1.175 * size, baseline: 0.95 * size };
}

function serif(size: number): Setting {
  const family = 'Besley SemiBold';
  return { family, size, spacing: 0, lineHeight: 1.1 * size, baseline: 0.9625 * size };
}

const KICKER = sans('Public Sans SemiBold', 25, 2.5);
const PHONE = sans('Public Sans SemiBold', 32);
const BUSINESS = sans('Public Sans', 32);

/** A line as SVG. */
export function textLine(
  line: string,
  { family, size, spacing }: Setting,
  { x, y, color }: { x: number; y: number; color: string },
): string {
  return `<text x="${x}" y="${Math.floor(y)}" font-family="${family}" font-size="${size}" letter-spacing="${spacing}" fill="${color}">${escapeHtml(line)}</text>`;
}

/** Long titles are set smaller, and those with a word that is wider than a line. */
function titleSetting(title: string, measure: Measure): Setting {
  const settings = TITLE_SIZES.slice(title.length > 44 ? 2 : title.length > 30 ? 1 : 0).map(serif);
  const parts = unbreakable(title).map((part) => part.trimEnd());
  const fits = (setting: Setting) => parts.every((part) => measure(part, setting) <= TITLE_WIDTH);
  return settings.find(fits) ?? serif(TITLE_SIZES[2]);
}

/** Lines that begin at one place to the right, and the height they take. */
function column(
  lines: readonly string[],
  setting: Setting,
  { x = LEFT, top, color }: { x?: number; top: number; color: string },
): { markup: string; height: number } {
  const { lineHeight, baseline } = setting;
  const markup = lines.map((line, index) =>
    textLine(line, setting, { x, y: top + index * lineHeight + baseline, color }),
  );
  return { markup: markup.join(''), height: lines.length * lineHeight };
}

/** The phone number on its ground, and the business beside it. */
function foot(
  { business, phone }: PreviewCard,
  top: number,
  colors: CardColors,
  measure: Measure,
): string {
  const width = phone === undefined ? 0 : Math.ceil(measure(phone, PHONE)) + 2 * PADDING.x;
  const height = phone === undefined ? 0 : PHONE.lineHeight + 2 * PADDING.y;
  const x = phone === undefined ? LEFT : LEFT + width + PADDING.x;
  const lines = breakLines(business, LEFT + WIDTH - x, (line) => measure(line, BUSINESS));
  const row = Math.max(height, lines.length * BUSINESS.lineHeight);
  const name = column(lines, BUSINESS, {
    x,
    top: top + (row - lines.length * BUSINESS.lineHeight) / 2,
    color: colors.text,
  });
  if (phone === undefined) return name.markup;
  const box = Math.round(top + (row - height) / 2);
  const number = column([phone], PHONE, {
    x: LEFT + PADDING.x,
    top: box + PADDING.y,
    color: colors.onAction,
  });
  return `<rect x="${LEFT}" y="${box}" width="${width}" height="${Math.round(height)}" fill="${colors.action}"/>${number.markup}${name.markup}`;
}

/** The words of a card as SVG elements: kicker, title, whom to call. */
export function cardWords(card: PreviewCard, colors: CardColors, measure: Measure): string {
  const { kicker, title } = card;
  const lead =
    kicker === undefined
      ? { markup: '', height: 0 }
      : column(
          breakLines(kicker.toUpperCase(), WIDTH, (line) => measure(line, KICKER)),
          KICKER,
          { top: TOP, color: colors.accent },
        );
  const setting = titleSetting(title, measure);
  const titleTop = TOP + lead.height + 22;
  const lines = breakLines(title, TITLE_WIDTH, (line) => measure(line, setting));
  const heading = column(lines, setting, { top: titleTop, color: colors.title });
  const footTop = Math.floor(titleTop + heading.height + 34);
  return lead.markup + heading.markup + foot(card, footTop, colors, measure);
}
