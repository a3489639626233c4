import type { Span } from '../../content/span-location.ts';

/** A name and the text after it, which may be its price, both as written. */
export interface PricedLine {
  name: string;
  price: string;
  /** Distinguishes it from other prices for the same name. */
  terms: string;
  /** The nearest heading above it in the same text, or the title of its table. */
  heading: string;
  /** The headings above that one, from the first level down. */
  above: string;
  /** Its range in the text. */
  span: Span;
}

/** A list entry: a name, then a colon, dash or dots, and the rest. */
const ENTRY =
  /^(?<name>[^:|\n]{2,80}?)(?:\*\*)?(?:\s*:(?:\*\*)?|\s+[–—-]|\s*\.{3,}|\s*…)\s+(?<price>\S.*)$/u;

const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s+/;
/** A heading, or the beginning of a block with a title of its own, such as `:::table[Two days]`. */
const HEADING = /^(?:(?<level>#{1,6})\s+(?<line>.*)|:::\w+\[(?<title>.*)\])$/;

const plain = (text: string) => text.replace(/\*+|\u2060/g, '').trim();

/** Name and price of an entry such as `Boiler service: $40`. */
export function pricedEntry(text: string): { name: string; price: string } | undefined {
  const { name, price } = ENTRY.exec(text.trim())?.groups ?? {};
  return name === undefined || price === undefined ? undefined : { name: plain(name), price };
}

/** A row or column heading that only says "price". */
export function isPriceHead(text: string): boolean {
  return /^(?:prices?|costs?|fees?|preise?|kosten|precios?|coste?o?s?|tarifas?)$/i.test(text);
}

/**
 * A table row as a name, the price in the last cell, and terms that distinguish it from other prices for the name.
 */
export function pricedCells(
  cells: readonly string[],
  head = '',
): { name: string; price: string; terms: string } {
  const [name = '', ...others] = cells;
  const price = others.pop() ?? '';
  return { name, price, terms: [...others, isPriceHead(head) ? '' : head].join(' ') };
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(plain);
}

/** The last row of a bill. */
const TOTAL =
  /^\|\s*\**(?:(?:grand )?total|sum|altogether|together|in all|summe|gesamt\p{L}*|zusammen|en total|suma|todo)(?!\p{L})/iu;

/** A heading or a title of the bill of somebody, who chose what is in it. */
const OF_CASE =
  /(?<!\p{L})(?:[Ee]xamples?|Beispiele?|[Ee]jemplos?)(?!\p{L})|(?<!\p{L})(?:[Bb]ill|[Ii]nvoice|[Rr]eceipt|[Rr]echnung|[Cc]uenta|[Ff]actura|[Rr]ecibo)\s(?:of|for|von|für|de|para)\s(?:(?:the|la|el|[Dd]on|[Dd]oña|Herrn?|Frau|Familie|Mr|Mrs|Ms|señora?)\.?\s)?\p{Lu}|\p{Lu}\p{Ll}+['’]s\s(?:bill|invoice|receipt)(?!\p{L})/u;

/** True for a table, from its first line on, that is the bill of a worked example: what was chosen there has a price of its own. */
function isBillOfCase(lines: readonly string[], first: number, heading: string): boolean {
  if (!OF_CASE.test(heading)) return false;
  const end = lines.findIndex((line, at) => at > first && !line.trimStart().startsWith('|'));
  return lines.slice(first, end < 0 ? undefined : end).some((line) => TOTAL.test(line.trim()));
}

/** List entries and table rows of a Markdown text that have a name and something after it. */
export function* pricedLines(body: string): Generator<PricedLine> {
  const levels: string[] = [];
  let heading = '';
  let parents = '';
  let head: string | undefined;
  let isOfCase = false;
  let start = 0;
  const lines = body.split('\n');
  for (const [at, line] of lines.entries()) {
    const span: Span = [start, start + line.length];
    start += line.length + 1;
    const { level = '', line: words, title } = HEADING.exec(line)?.groups ?? {};
    heading = words ?? title ?? heading;
    if (words !== undefined) {
      levels.length = Math.min(levels.length, level.length - 1);
      parents = levels.filter(Boolean).join('\n');
      levels[level.length - 1] = words;
    }
    if (line.trimStart().startsWith('|')) {
      const cells = cellsOf(line);
      if (head === undefined) isOfCase = isBillOfCase(lines, at, heading);
      else if (!isOfCase) yield { ...pricedCells(cells, head), heading, above: parents, span };
      head ??= cells.at(-1) ?? '';
      continue;
    }
    head = undefined;
    const entry = LIST_MARK.test(line) && pricedEntry(line.replace(LIST_MARK, ''));
    if (entry) yield { ...entry, terms: '', heading, above: parents, span };
  }
}
