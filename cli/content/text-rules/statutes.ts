import { leanPattern } from './lean-pattern.ts';
import { speaksOfItself } from './of-others.ts';

const NUMBERED = String.raw`(?:section|chapter|article|rule|regulation|seccion|capitulo|articulo|regla) \d[\d.]*(?:\([a-z0-9]+\))*`;
const OF_CODE = String.raw`(?: (?:of|del?) (?:(?:the|la|el) )?(?:[\w']+ ){0,5}?(?:code|act|statutes?|constitution|codigo|ley|constitucion)(?: (?:de|of) \w+(?: \w+)?)?)?`;
const DEMANDS =
  '(?:wants|requires|asks for|demands|prescribes|insists on|forbids|prohibits|pide|exige|requiere|quiere|manda|ordena|prohibe)';
const STATUTE = leanPattern(
  String.raw`^(?:(?:but|and|pero|y) )?(?:(?:the|la|el) )?${NUMBERED}${OF_CODE},? ${DEMANDS} (?!(?:no|not|only|just|nothing|nobody|solo|nada|nadie)\b)`,
);

/** True of a sentence with what a section of a law demands, in which the business says nothing of itself. */
export function isStatute(sentence: string): boolean {
  return STATUTE.test(sentence) && !speaksOfItself(sentence);
}
