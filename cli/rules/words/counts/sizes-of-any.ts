import { sentenceAt } from '../sentence-at.ts';
import { paragraphAt } from '../surroundings.ts';

const UNIT =
  '(?:feet|foot|ft|inch(?:es)?|yards?|met(?:er|re)s?|metern?|metros?|pies?|cm|centimet(?:er|re)s?|zentimetern?|centímetros?|lit(?:er|re)s?|litern?|litros?|kilos?|kilogramm|tonnen?|tons?|toneladas?|gallons?|acres?|hektar|hectáreas?)';

/** From a number on, a size with its unit, perhaps as the first part of an adjective: "20-foot". */
const SIZE = new RegExp(
  `^[\\d.,]+[\\s\\u00a0-]?(?:cubic |square |kubik|quadrat)?${UNIT}(?!\\p{L})`,
  'iu',
);

/** Speaks of the business, or of what comes to the reader from there. */
const OURS =
  /(?<!\p{L})(?:we|us|our|ours|here|comes?|arrives?|wir|uns|unser\p{L}*|hier|kommt|kommen|nosotr[oa]s|nos|nuestr[oa]s?|aquí|viene|vienen|llega|llegan|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{(?:business|prices|fees|fleet)\./iu;

/** Directly before the size of any such thing: "a 20-foot", „ein 6 Meter langer“, «un camión de 6 metros». */
const INDEFINITE =
  /(?<!\p{L})(?:an?|any|every|ein(?:e[rnms]?)?|jede[rnms]?|una?|cualquier|cada)\s(?:(?!of |de |von |mit |with |con )\p{L}+\s)?(?:(?:of|de|von|mit)\s)?$/iu;

/** Directly before the size of such things in general, which nothing makes those of somebody: "Rental trucks of". */
const IN_GENERAL =
  /(?:^|[.!?:;]\s|-\s)(?!(?:the|all|both|these|those|each|every|die|alle|beide|diese|los|las|todos|todas|ambos|estos|estas)\s)(?:\p{L}+\s){1,2}(?:of|with|von|mit|ab|de|con)\s$/iu;

/** Before a size that any such thing has, at the beginning of a sentence: "A 20-foot truck holds about". */
const ANY_HAS =
  /^\s*(?:an?|any|every|ein(?:e[rs]?)?|jede[rs]?|una?|cualquier|cada)\s[^.!?,;:]{1,50}\s(?:holds?|takes?|fits?|carries|weighs?|needs?|measures?|has|is|fasst|wiegt|braucht|nimmt|misst|hat|ist|trägt|lleva|pesa|mide|necesita|tiene|carga|es)\s(?:\p{L}+\s){0,2}$/iu;

/** The size across which another fact would have a name of its own. */
const ACROSS =
  /^\s(?:high|tall|wide|deep|thick|across|in (?:height|width|depth)|hoch|hohe[rnms]?|breite?[rnms]?|tiefe?[rnms]?|dick\p{L}*|im durchmesser|de (?:alto|altura|ancho|anchura|fondo|profundidad|grosor|diámetro)|alt[oa]s?|anch[oa]s?)(?!\p{L})/iu;
const OF_ACROSS =
  /high|height|tall|wide|width|deep|depth|thick|diameter|hoch|h(?:ö|oe)he|breit|tief|dick|durchmesser|alto|altura|ancho|fondo|profund|gros|diametro/i;

/** Before the size of a room for something: "Keep a space of". */
const ROOM_FOR =
  /(?<!\p{L})(?:(?:parking |clear |free )?(?:space|room|spot|gap|clearance|distance)|(?:park|stell)?platz|lücke|abstand|freiraum|espacio|sitio|hueco|plaza|distancia)\s(?:(?:of|for|von|für|de|para)\s)?(?:at least |about |mindestens |etwa |al menos |unos )?$/iu;

/** Behind a size, several things that it is of together: "of truck and ramp". */
const OF_SEVERAL =
  /^\s(?:of|for|für|von|de|para)\s(?:\p{L}+\s){1,2}(?:and|plus|und|samt|y|más)\s\p{L}+/iu;

/**
 * True for the size of something that nothing says to be that of the business: of any such thing, of a room for it, or across it.
 *
 * @param name of the fact that has the unit.
 */
export function isSizeOfAny(name: string, text: string, at: number): boolean {
  const [size] = SIZE.exec(text.slice(at)) ?? [];
  if (size === undefined) return false;
  const before = text.slice(sentenceAt(text, at).start, at);
  const after = text.slice(at + size.length);
  if (ACROSS.test(after) && !OF_ACROSS.test(name)) return true;
  if (ROOM_FOR.test(before) || OF_SEVERAL.test(after)) return true;
  const isAny = INDEFINITE.test(before) || IN_GENERAL.test(before) || ANY_HAS.test(before);
  if (!isAny) return false;
  return !OURS.test(paragraphAt(text, at));
}
