import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';

/** A heading of a column about the business itself. */
const OURS =
  /(?<!\p{L})(?:we|us|our|here|wir|uns|unser\p{L}*|hier|nosotr[oa]s|nuestr[oa]s?|aquí)(?!\p{L})/iu;

/** An answer that is no. */
const NO = /^(?:no|never|nein|nie|nicht|nunca)(?!\p{L})|^[✗✘×–—-]$/iu;

/** The column of a comparison that is about the business: that of its name or of “us”, else the first. */
function ownColumn(columns: unknown, name: string): number {
  if (!Array.isArray(columns)) return 0;
  const words = (name.match(/\p{L}{4,}/gu) ?? []).map((word) => word.toLowerCase());
  const isOwn = (heading: unknown) =>
    typeof heading === 'string' &&
    (heading.includes('{business.name}') ||
      OURS.test(heading) ||
      words.some((word) => heading.toLowerCase().includes(word)));
  return Math.max(0, columns.findIndex(isOwn));
}

/** True for the title of a row in a comparison to which the column of the business says no: “Open on Sundays”. */
export function isDenied({ path }: LocatedText, raw: object, { site }: Facts): boolean {
  if (path.at(-1) !== 'title' || path.at(-3) !== 'rows') return false;
  const { values } = Object(valueAt(raw, path.slice(0, -1))) as { values?: unknown };
  const { columns } = Object(valueAt(raw, path.slice(0, -3))) as { columns?: unknown };
  if (!Array.isArray(values)) return false;
  const own: unknown = values[ownColumn(columns, site?.business.name ?? '')];
  return own === false || (typeof own === 'string' && NO.test(own.trim()));
}
