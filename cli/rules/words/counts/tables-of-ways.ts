import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { DISTANCE_UNIT } from '../figures/unit-words.ts';

/** Says how far a business goes, or how far something holds. */
export const REACH =
  /(?<!\p{L})(?:radius|circle|around|within|inside|free|no charge|included?s?|area|zone|up to|deliver\p{L}*|cover\p{L}*|serv(?:e|es|ing|ice area)|umkreis|umgebung|rundherum|rund um|rings|innerhalb|frei|freie[rnsm]?|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|inklusive|bis zu|liefer\p{L}*|\p{L}*gebiet\p{L}*|\p{L}*zonen?|radio|redonda|alrededor\p{L}*|dentro|sin (?:coste|cargo)|incluid\p{L}*|zonas?|entreg\p{L}*|repart\p{L}*)(?!\p{L})/iu;

/** A cell that is nothing but a distance. */
const WAY = new RegExp(
  `^(?:(?:about|ca\\.|etwa|rund|unos|~)\\s?)?\\d{1,4}(?:[.,]\\d{1,2})?\\s?(?:${DISTANCE_UNIT})$`,
  'iu',
);

/** The head of a column of distances. */
const HEAD =
  /(?<!\p{L})(?:distances?|away|miles|km|kilomet(?:er|re)s?|entfernung(?:en)?|weg|strecke|distancias?|kilómetros|millas)(?!\p{L})/iu;

/** The name of a row that is a place: a name, in which no number is. */
const NAMED = /^\p{Lu}[^\d{}]*$/u;

/** Rows with a distance that make a table of distances, if its head does not say so. */
const FEWEST = 3;

/** A name with its distance: “Crane, 50 miles”. */
const ENTRY = new RegExp(
  `^(?<place>\\p{Lu}[^\\d,:(){}]*)(?:,|:|\\s[–—-]|\\s\\()\\s?(?<way>\\d{1,4})\\s?(?:${DISTANCE_UNIT})\\)?\\.?$`,
  'iu',
);

/**
 * True for an entry of a list of places, each with its distance.
 *
 * @param raw the page.
 */
export function isInListOfWays({ path, text }: LocatedText, raw: object): boolean {
  if (!ENTRY.test(text.trim())) return false;
  const at = path.findLastIndex((key) => typeof key === 'number');
  const list = valueAt(raw, path.slice(0, at));
  if (!Array.isArray(list)) return false;
  const key = path.slice(at + 1);
  const others = list.map((entry) => (key.length === 0 ? entry : valueAt(Object(entry), key)));
  const ways = others.flatMap((other) => {
    const { place = '', way } =
      ENTRY.exec(typeof other === 'string' ? other.trim() : '')?.groups ?? {};
    return way === undefined || REACH.test(place) ? [] : [way];
  });
  return ways.length >= FEWEST && new Set(ways).size > 1;
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The lines of a table around a position in a body; empty outside of one. */
function tableAround(text: string, at: number): { rows: string[]; row: number } {
  const lines = text.split('\n');
  let [line, start] = [0, 0];
  while (start + (lines[line] ?? '').length < at) {
    start += (lines[line] ?? '').length + 1;
    line += 1;
  }
  const isRow = (number: number) => /^\s*\|.*\|\s*$/.test(lines[number] ?? '');
  if (!isRow(line)) return { rows: [], row: 0 };
  let [first, last] = [line, line];
  while (isRow(first - 1)) first -= 1;
  while (isRow(last + 1)) last += 1;
  return { rows: lines.slice(first, last + 1), row: line - first };
}

/**
 * True for a distance in a row of a table that is named after a place, beside other ones: a table of how far places are.
 *
 * @param isOther true for words that say what else the distance may be, besides those for how far a business goes.
 */
export function isInTableOfWays(
  text: string,
  at: number,
  isOther: (words: string) => boolean = () => false,
): boolean {
  const { rows, row } = tableAround(text, at);
  if (rows.length < 3) return false;
  const cells = rows.map(cellsOf);
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const column = (text.slice(lineStart, at).match(/\|/g) ?? []).length - 1;
  const [name = '', head = ''] = [cells[row]?.[0], cells[0]?.[column]];
  if (column < 1 || !WAY.test(cells[row]?.[column] ?? '')) return false;
  const called = `${name}\n${head}`;
  if (!NAMED.test(name) || REACH.test(called) || isOther(called)) return false;
  return HEAD.test(head) || cells.filter((line) => WAY.test(line[column] ?? '')).length >= FEWEST;
}
