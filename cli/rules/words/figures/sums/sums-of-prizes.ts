import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { knownNames } from '../../names/known-names.ts';
import { headingAbove } from '../../surroundings.ts';

/** What is drawn or won, which nobody pays. */
const WON =
  /(?<!\p{L})(?:prizes?|raffles?|giveaways?|drawing|door prizes|winners?|sweepstakes|tombola|\p{L}*verlosung(?:en)?|verlost|\p{L}*gewinne?n?|gewinnspiel\p{L}*|hauptpreise?n?|sorteos?|sorteamos|rifas?|premios?|ganador(?:es|as?)?)(?!\p{L})/iu;

/** What has to be paid to take part in it. */
const PAID =
  /(?<!\p{L})(?:tickets?|entry|entries|fee|costs?|each|lose?|einsatz|teilnahme|kostet|je|boletos?|participaciones|papeletas?|cuesta|cada)(?!\p{L})/iu;

const CARD =
  /(?:gift (?:cards?|certificates?)|vouchers?|\p{L}*gutscheine?n?|(?:tarjetas?|vales?|cheques?)(?: de)? regalo)(?!\p{L})/iu;

/** Names that begin with a capital letter, beside a card: "Alder Grill gift card". */
const BEARER = /(?<![\p{L}\d])\p{Lu}[\p{L}’'-]{2,}/gu;

const NO_NAME =
  /^(?:gift|card|cards|certificate|certificates|voucher|vouchers|the|our|buy|get|give|a|an|one|free|valid|each|for|gutschein|geschenkgutschein|\p{L}*gutscheine?|der|die|das|ein|unser\p{L}*|im|wert|tarjeta|tarjetas|regalo|vale|cheque|nuestr[oa]s?|el|la|un|una)$/iu;

function lineAt(text: string, [at, end]: Span): { line: string; start: number } {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const last = text.indexOf('\n', end);
  return { line: text.slice(start, last < 0 ? undefined : last), start };
}

/** The line that introduces a list, with the title above it. */
function introduction(text: string, start: number): string {
  const lines = text.slice(0, start).trimEnd().split('\n');
  const intro = lines.findLast((line) => line.trim() !== '' && !/^\s*(?:[-*+]|\d+\.)\s/.test(line));
  return `${intro ?? ''}\n${headingAbove(text, start)}`;
}

/** True for what a prize is worth, or the card of another shop: neither is a price that the business takes. */
export function isOfPrize(text: string, span: Span, facts: Facts): boolean {
  const { line, start } = lineAt(text, span);
  const isCard = CARD.test(line);
  if (isCard) {
    const known = knownNames(facts);
    const names = (line.match(BEARER) ?? []).filter(
      (word) => !NO_NAME.test(word) && !known.has(word.toLowerCase()),
    );
    // A capital letter at the beginning of a line is no name yet.
    if (names.length > 1) return true;
  }
  if (PAID.test(line) || !/^\s*(?:[-*+]|\d+\.)\s/.test(line)) return false;
  return WON.test(introduction(text, start));
}
