import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { titlesOf } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove, paragraphAt } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { OURS } from './other-places.ts';

/** Keys of texts about what readers go through without the business. */
const TROUBLES: ReadonlySet<PropertyKey> = new Set([
  'problem',
  'problems',
  'problemTitles',
  'failure',
]);

/** The term that a paragraph defines, in bold at its beginning. */
const TERM = /^\s*(?:[-*]\s)?\*\*(?<term>[^*\n]{2,60})\*\*/u;

/** Titles and headings above definitions. */
const GLOSSARY =
  /(?<!\p{L})(?:glossar\p{L}*|vocabulary|(?:words|terms) (?:of|in) (?:the|our) (?:trade|craft|business)|what (?:the|our|these|those) (?:words|terms) mean|\p{L}*lexikon|\p{L}*wörterbuch|fachbegriffe|fachwörter|fachsprache|glosario|vocabulario|diccionario|jerga|(?:palabras|términos) del (?:oficio|ramo|sector)|términos técnicos)(?!\p{L})/iu;

/** Titles of pages about what a law gives to readers. */
const RIGHTS =
  /(?<!\p{L})(?:(?:your|consumers?['’]?|customers?['’]?|guests?['’]?|buyers?['’]?|tenants?['’]?|patients?['’]?) rights|what the law (?:says|gives|asks)|(?:ihre|deine|eure) rechte|rechte (?:als|von|der) \p{L}+|was das gesetz \p{L}+|(?:sus|tus|vuestros) derechos|derechos (?:como|del|de los|de las) \p{L}+|(?:lo que|qué) (?:dice|da|pide|exige) la ley)(?!\p{L})/iu;

/** A product with its result: "4 × $400 = $1,600". */
const EQUATION = /\d\s?[×x·*]\s?[$€£]?\s?\d[^\n=]{0,60}=\s?[$€£]?\s?\d/u;

/** The part of a text between two headings. */
function partAt(text: string, at: number): string {
  const start = Math.max(0, text.lastIndexOf('\n#', at));
  const end = text.indexOf('\n#', at);
  return text.slice(start, end < 0 ? undefined : end);
}

/** True in the definition of a term, such as “Net 30”: what it means is the same at any business. */
function isInDefinition(text: string, at: number, titles: readonly string[]): boolean {
  const { term } = TERM.exec(paragraphAt(text, at).trimStart())?.groups ?? {};
  if (term === undefined) return false;
  const number = /^\d+/.exec(text.slice(at))?.[0];
  const isInTerm = [...matchesIn(term, /\d+/g)].some(([said]) => said === number);
  return isInTerm || [...titles, headingAbove(text, at)].some((title) => GLOSSARY.test(title));
}

/**
 * True for a number in a passage that is about others than the business, unless its sentence speaks of it: what readers go through, what a
 * term means, what a law gives, and a calculation with what somebody takes.
 *
 * @param text of the place, in which the numbers may have been put in digits.
 */
export function isInOtherPassage(
  { path }: LocatedText,
  raw: object,
  text: string,
  at: number,
): boolean {
  const { start, end } = sentenceAt(text, at);
  if (OURS.test(text.slice(start, end))) return false;
  if (path.some((key) => TROUBLES.has(key))) return true;
  const titles = titlesOf(raw);
  if (titles.some((title) => RIGHTS.test(title))) return true;
  if (!isBody({ path, text })) return false;
  return EQUATION.test(partAt(text, at)) || isInDefinition(text, at, titles);
}
