import type { Facts } from '../../../../content/facts/facts.ts';
import { valueAt } from '../../../../content/value-path.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { priceWords } from '../price-words.ts';
import { isTotal } from './table-totals.ts';

const OF_US =
  /(?<!\p{L})(?:we|our|us|with us|bei uns|unser\p{L}*|wir|nuestr[oa]s?|nosotr[oa]s)(?!\p{L})/iu;

/** Letters that a compound has of the name of a business: „Tischlerküche“ of the „Tischlerei“. */
const OF_NAME = 6;

/** True for the heading of a column about the business, by its name or "us". */
function isAboutUs(heading: unknown, facts: Facts): boolean {
  if (typeof heading !== 'string') return false;
  const names = (facts.get('business.name') ?? '').toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  const words = heading.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  return (
    OF_US.test(heading) ||
    words.some((word) => names.some((name) => word.startsWith(name.slice(0, OF_NAME))))
  );
}

/**
 * True for a cell of a comparison beside one that refers to a price, or that is about the business, in a column whose heading names nothing
 * of that: it is what the business compares itself with.
 */
export function isInOtherColumn(raw: object, path: readonly PropertyKey[], facts: Facts): boolean {
  const column = path.at(-1);
  if (path.at(-2) !== 'values' || typeof column !== 'number' || column === 0) return false;
  const cells: unknown = valueAt(raw, path.slice(0, -1));
  const { columns } = Object(valueAt(raw, path.slice(0, -4))) as { columns?: unknown };
  if (!Array.isArray(cells) || !Array.isArray(columns)) return false;
  const heading: unknown = columns[column];
  if (typeof heading !== 'string' || isTotal(heading)) return false;
  if (isAboutUs(columns[0], facts) && !isAboutUs(heading, facts)) return true;
  if (!String(cells[0]).includes('{')) return false;
  const ours = new Set(priceWords(facts).map(nounRoot));
  return !(heading.match(/\p{L}+/gu) ?? []).some((word) => ours.has(nounRoot(word)));
}

/** The title of a row that compares what things cost with others, and says so. */
const OF_MARKET =
  /(?<!\p{L})(?:elsewhere|what (?:the )?others? (?:charge|take|ask|cost)|was andere (?:verlangen|nehmen|kosten)|lo que (?:cobran|piden) (?:los|las) (?:demás|otr[oa]s)|(?:usual|usually|typical|typically|average|going) (?:[\p{L}]+ ){0,3}(?:in town|around (?:here|town)|locally|nearby)|(?:on the|of the|local|typical|average) market|market (?:price|rate|cost)s?|going rate|(?:local|national|regional) average|of others|marktüblich\p{L}*|ortsüblich\p{L}*|marktpreis\p{L}*|anderswo|andernorts|woanders|am markt|im durchschnitt|de mercado|del mercado|en otr[oa]s (?:sitios|lugares|partes)|en la (?:zona|ciudad)|promedio (?:local|nacional))(?!\p{L})/iu;

/** True for a cell of a row, a column or a table about the prices of a market. */
export function isOfMarket(raw: object, path: readonly PropertyKey[]): boolean {
  if (path.at(-2) !== 'values') return false;
  const title: unknown = valueAt(raw, [...path.slice(0, -2), 'title']);
  const column: unknown = valueAt(raw, [...path.slice(0, -4), 'columns', path.at(-1) ?? 0]);
  const heading: unknown = valueAt(raw, [...path.slice(0, -4), 'heading']);
  return [title, column, heading].some(
    (words) => typeof words === 'string' && OF_MARKET.test(words) && !OF_US.test(words),
  );
}

/** Those who are paid besides a business: offices, and where people go instead. */
const OTHERS = [
  "(?:(?:federal|state|city|local) )?(?:government|state|county|court|consulate|embassy|(?:county |city |court )?clerk|(?:\\p{L}+ )?office|bank|insurer|insurance(?: company)?|(?:shipping )?store|supermarket|pharmacy|manufacturer|supplier|competition)(?:[’']s)?",
  '(?:staat|land|gericht|konsulat|botschaft|amt|\\p{L}*(?:amt|behörde|kasse|versicherung)|bank|supermarkt|baumarkt|apotheke|hersteller|lieferant|konkurrenz)',
  '(?:gobierno|estado|condado|ayuntamiento|juzgado|consulado|embajada|oficina(?: de \\p{L}+)?|banco|aseguradora|tienda(?: de \\p{L}+)?|supermercado|farmacia|fabricante|proveedor|competencia)',
].join('|');

/** A title that is nothing but one of them: "The government", «La tienda de envíos», „Beim Amt“. */
const TITLED = new RegExp(
  `^(?:(?:at|in|to|im|beim?|zum|zur|en|al?) )?(?:(?:the|your|an?|der|die|das|dem|einem|einer|el|la|una?|su|tu) )?(?:${OTHERS})$`,
  'iu',
);

/** Says of a figure whose it is, and goes on about them: "at the store, first signature", "each further signature there". */
const AT_OTHER = new RegExp(
  `(?<!\\p{L})(?:at|in|from|beim?|im|in der|bei der|vom|en|del?)\\s(?:(?:the|an?|der|dem|einem|einer|el|la|una?)\\s)?(?:${OTHERS})(?!\\p{L})`,
  'iu',
);
const THERE = /(?<!\p{L})(?:there|dort|allí|allá)$/iu;

function labelOf(entry: unknown): string {
  const { label, title } = Object(entry) as { label?: unknown; title?: unknown };
  return (
    [label, title]
      .find((words) => typeof words === 'string')
      ?.toString()
      .trim() ?? ''
  );
}

/** Where the business may be itself. */
const MAY_BE_OURS = /office|oficina|\p{L}*amt/iu;

/** True for a text of an entry that is about what somebody else takes "there", as the label of an entry beside it says. */
export function isThere(raw: object, path: readonly PropertyKey[]): boolean {
  const entries: unknown = valueAt(raw, path.slice(0, -2));
  if (!Array.isArray(entries) || typeof path.at(-2) !== 'number') return false;
  const own = labelOf(entries[Number(path.at(-2))]);
  if (!THERE.test(own) || OF_US.test(own)) return false;
  return entries.map(labelOf).some((label) => AT_OTHER.test(label) && !MAY_BE_OURS.test(label));
}

/** True for a price in an entry or a row whose title is who takes it. */
export function isTitledByOther(raw: object, path: readonly PropertyKey[]): boolean {
  const above = path.at(-2) === 'values' ? -2 : -1;
  const title: unknown = valueAt(raw, [...path.slice(0, above), 'title']);
  return path.at(-1) !== 'title' && typeof title === 'string' && TITLED.test(title.trim());
}
