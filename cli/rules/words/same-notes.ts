import type { LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

/** Keys of what is said of an entry beside its name. */
const NOTES = new Set<PropertyKey | undefined>(['note', 'description']);

/** Minimum words of a note that describes its entry; shorter ones are terms: "by appointment". */
const DESCRIBING = 6;

/** Terms that entries may share: how to book, what is included or added, and when not. */
const TERMS =
  /\{|\d|(?<!\p{L})(?:appointments?|book\p{L}*|call\p{L}*|ring|reserv\p{L}*|ask|added|adds?|surcharges?|extra|includ\p{L}*|free|prices?|fees?|rates?|pay\p{L}*|per|each|no|not|never|without|only|closed|same|termin\p{L}*|anmeld\p{L}*|vereinbar\p{L}*|bitte|nur|kein\p{L}*|nicht|ohne|zuschlag|aufpreis|inkl\p{L}*|inbegriffen|kostenlos|gratis|preis\p{L}*|geschlossen|je|pro|cita|recargo|suplemento|incluid\p{L}*|precios?|tarifas?|sin|solo|sólo|cerrad\p{L}*|por|cada|llam\p{L}*|consult\p{L}*|mism[oa]s?)(?!\p{L})/iu;

function plain(value: unknown): string {
  return typeof value === 'string'
    ? value.trim().replace(/[.!]$/, '').replace(/\s+/g, ' ').toLowerCase()
    : '';
}

/**
 * True for the note of an entry that its neighbor has word by word, as nobody wrote another one into a copy of the entry. Three
 * entries with the same note have it on purpose.
 */
export function isNoteOfNeighbor({ path, text }: LocatedText, raw: object): boolean {
  const [at, key] = path.slice(-2);
  if (typeof at !== 'number' || !NOTES.has(key)) return false;
  const note = plain(text);
  if (note.split(' ').length < DESCRIBING || TERMS.test(note)) return false;
  const entries = valueAt(raw, path.slice(0, -2));
  if (!Array.isArray(entries)) return false;
  const same = entries.flatMap((entry, number) =>
    plain(Object(entry)[key as PropertyKey]) === note ? [number] : [],
  );
  return same.length === 2 && same[0] === at - 1 && same[1] === at;
}
