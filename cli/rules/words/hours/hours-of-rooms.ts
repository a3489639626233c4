import type { Facts } from '../../../content/facts/facts.ts';
import { daysIn } from './days-around.ts';
import { areWithin } from './programmes.ts';

/** Kinds of places that a business calls itself, or a part of itself. */
const KINDS =
  'schools?|workshops?|studios?|galler(?:y|ies)|caf[eé]s?|bars?|restaurants?|kitchens?|baker(?:y|ies)|clinics?|surger(?:y|ies)|librar(?:y|ies)|pools?|gyms?|nurser(?:y|ies)|hotels?|farms?|laborator(?:y|ies)|museums?|theaters?|theatres?|\\p{L}*schule|\\p{L}*werkstatt|\\p{L}*atelier|\\p{L}*galerie|\\p{L}*küche|\\p{L}*bäckerei|\\p{L}*praxis|\\p{L}*klinik|\\p{L}*bibliothek|\\p{L}*labor|\\p{L}*hof|\\p{L}*gärtnerei|escuela|academia|taller(?:es)?|estudio|galería|cafetería|cocina|panadería|clínica|consulta|biblioteca|piscina|gimnasio|vivero|laboratorio|museo';

/** What a part of a business is there for, which no business is as a whole. */
const FUNCTIONS =
  '(?:tele)?phone|repairs?|collections?|advice|telefon|reparatur(?:en|annahme)?|beratungs?|ausgabe|annahme|teléfono|reparaciones|asesoramiento';

const PART = `(?<part>${KINDS}|${FUNCTIONS})`;

/** The hours of a part, by its name, up to the days and times. */
const NAMED = new RegExp(
  [
    `(?:^|[.!?;·|\\n]\\s*)(?:(?:our|the) )?${PART} hours(?: are)?:?\\s`,
    `(?<!\\p{L})(?:opening )?hours (?:of|in|at) (?:our|the) ${PART}(?: are)?:?\\s`,
    `(?<!\\p{L})(?:öffnungs|sprech)?zeiten (?:der|des|unserer|unseres|in der|im|am|in unserer|in unserem) ${PART}s?:?\\s`,
    `(?<!\\p{L})horarios? (?:del?|de la|de nuestr[oa]|en (?:el|la)|por) ${PART}:?\\s`,
  ]
    .map((form, index) => form.replace('<part>', `<part${index}>`))
    .join('|'),
  'giu',
);

const KIND = new RegExp(`(?<!\\p{L})(?:${KINDS})(?!\\p{L})`, 'giu');

/** The kinds of places that a business calls itself. */
function ownKinds({ site }: Facts): string[] {
  const { name = '', type = '', tagline = '' } = site?.business ?? {};
  const words = [name, String(type).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '), tagline ?? ''].join(
    ' ',
  );
  return (words.match(KIND) ?? []).map((kind) => kind.toLowerCase());
}

/**
 * True for times, within the hours of the business, of a part of it that the words before name: the workshop of a school, its phone. A
 * business that does not say what else it is may be all workshop.
 *
 * @param before ends where the times begin.
 */
export function areOfRoom(
  before: string,
  times: { from: number; to: number },
  facts: Facts,
): boolean {
  const found = [...before.matchAll(NAMED)].at(-1);
  if (!found) return false;
  const between = before.slice(found.index + found[0].length);
  const days = daysIn(between);
  if (/[.!?;\n]/.test(between) || days.length === 0) return false;
  const part =
    Object.values(found.groups ?? {})
      .find(Boolean)
      ?.toLowerCase() ?? '';
  const own = ownKinds(facts);
  const isFunction = new RegExp(`^(?:${FUNCTIONS})$`, 'iu').test(part);
  const isPart = isFunction || (own.length > 0 && own.every((kind) => !isSameKind(kind, part)));
  return isPart && days.every((day) => areWithin(times, day, facts));
}

/** True for one kind of place in the singular and the plural, or in a compound. */
function isSameKind(one: string, other: string): boolean {
  return (
    one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one)
  );
}
