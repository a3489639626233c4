import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';

/** A street and a number in the order of its country. */
interface Street {
  name: string;
  number: string;
  /** Whether the number precedes the name. */
  isFirst: boolean;
}

/** What may follow, behind a comma, is a floor or a suite. */
const FIRST = /^(?<number>\d{1,5}) (?<name>\p{Lu}[\p{L}\p{M}\s.'’-]{4,})(?:,.*)?$/u;
const LAST = /^(?<name>\p{Lu}[\p{L}\p{M}\s.'’-]{4,}?),? (?<number>\d{1,5})(?:,.*)?$/u;

/** Directly before the number of a neighbor. */
const BESIDE =
  /(?:next (?:door )?to|opposite|beside|behind|between|and|from|to|in front of|neben|gegenüber|zwischen|hinter|vor|und|bis|junto a|frente a|entre|detrás de|delante de|y|al lado de)(?: (?:the|der|la|el|de))?\s*$/iu;

/** Before an address at which visitors are told to come: it is that of the business, whatever its number. */
const INVITES =
  /(?<!\p{L})(?:(?:drop|call|pop|come|stop) (?:in|by|round|over)(?: to see us)?|(?:visit|find|meet|see) us|(?:our|the) (?:office|shop|store|studio|salon|workshop|clinic|practice|showroom)(?: is)?(?: located| still)?|we(?: are|['’]re)(?: based| located)?|(?:sie |ihr |du )?find(?:en|et|est) (?:(?:sie|ihr|du) )?uns|besuch(?:en sie|t|e) uns|unser(?:e[nm]?)? (?:büro|laden|geschäft|werkstatt|praxis|studio)(?: ist| liegt)?|wir sind|visítenos|encuéntrenos|nos (?:encontrará|encuentra)|estamos|nuestr[oa] (?:oficina|tienda|taller|local|clínica|estudio)(?: está)?)(?: (?:at|in(?: der)?|on|en(?: la)?))? ?$/iu;

/** Before the name of a Spanish street, which people leave out: "Zaragoza 417" is in the Calle de Zaragoza. */
const KIND =
  /^(?:Calle|C\/|Avenida|Avda?\.|Av\.|Calzada|Bulevar|Blvd\.|Paseo|Plaza|Carrera|Camino|Privada)(?: (?:de(?: la| los| las)?|del))? (?=\p{Lu}[\p{L}\p{M}]{4})/u;

/** The kind of a street, or an article and it, at the end of what stands before its name: «Estamos en la calle ». */
const KIND_BEFORE =
  /(?<!\p{L})(?:(?:la|el) )?(?:calle|c\/|avenida|avda?\.|av\.|calzada|bulevar|paseo|plaza|carrera|camino)(?: (?:de(?: la| los| las)?|del))? $/iu;

const known = new WeakMap<Facts, Street | null>();

function streetOf(facts: Facts): Street | null {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const street = facts.get('business.address.street') ?? '';
  const groups = (FIRST.exec(street) ?? LAST.exec(street))?.groups;
  const found = groups?.name
    ? {
        name: groups.name.replace(KIND, ''),
        number: groups.number ?? '',
        isFirst: /^\d/.test(street),
      }
    : null;
  known.set(facts, found);
  return found;
}

/**
 * True for a number with two digits swapped, or one left out or too many. With another digit, it is that of a house
 * nearby.
 */
function isSlip(written: string, number: string): boolean {
  const isSubstituted =
    written.length === number.length && [...written].sort().join() !== [...number].sort().join();
  return written !== number && !isSubstituted && mistakes(written, number) === 1;
}

/** False if a copy does not mention the street of the business. */
export function mayBeStreet(copy: string, facts: Facts): boolean {
  const street = streetOf(facts);
  return street !== null && copy.includes(street.name);
}

/** Numbers with the street of the business that are one slip away from its own. */
export function* otherNumbers(text: string, facts: Facts): Generator<Span> {
  const street = streetOf(facts);
  if (!street) return;
  const { name, number, isFirst } = street;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const [whole = '', written = ''] =
      (isFirst
        ? /(?<![\p{L}\d.,-])(\d{1,5}) $/u.exec(text.slice(Math.max(0, at - 8), at))
        : /^,? (\d{1,5})(?![\d.,-]*\d)/.exec(text.slice(end, end + 8))) ?? [];
    if (written === '' || written === number) continue;
    const start = isFirst ? at - whole.length : end + whole.length - written.length;
    const before = text.slice(0, isFirst ? start : at).slice(-80);
    const led = before.replace(KIND_BEFORE, '');
    if (isSlip(written, number) ? !BESIDE.test(led) : INVITES.test(led))
      yield [start, start + written.length];
  }
}
