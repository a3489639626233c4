import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { columnAt } from '../counts/count-context.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { headingAbove, sentenceAt } from '../surroundings.ts';
import { folded, isSum, priceWords } from './price-words.ts';

/** Says that a price is that of the business, or of what it does. */
const OURS =
  /(?<!\p{L})(?:we|(?:with|from|at|by|of|to|through|for) us|our|ours|my|wir|uns|unser\p{L}*|nuestr\p{L}+|nosotros|nos|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\.name\}/iu;

/** What businesses of all trades take money for, and how they put it. */
const OFFER = new RegExp(
  `(?<!\\p{L})(?:${[
    'visits?|payments?|rates?|an? mile|appointments?|call-?outs?|deposits?|delivery|shipping|rush|surcharges?|supplements?|discounts?|consultations?|lessons?|workshops?|vouchers?|gift cards?|memberships?|subscriptions?|repairs?|installation|services?|labou?r|reservations?|per (?:hour|person|head|night|day|month|visit|piece|item|square foot|m²)|an hour|apiece|you pay|you (?:can )?(?:book|order|save|get)|starts? at|starting at|prices?|fixed',
    'besuche?|termine?|kurse?|kursgebühr|workshops?|seminare?|eintritt|anfahrt|anzahlung|lieferung|versand|zuschl(?:a|ä)ge?|aufpreise?|rabatt|beratung|gutscheine?|mitgliedschaft|reparatur(?:en)?|montage|preise?|sie (?:zahlen|bekommen|sparen)|stunde',
    'visitas?|pagos?|la milla|por milla|el kilómetro|citas?|envíos?|anticipo|depósito|señal|recargos?|suplementos?|descuentos?|consultas?|clases?|talleres|vales|(?:un|el|tu|su) vale|reparaciones|reparación|instalación|servicios?|reservas?|la hora|por persona|precios?|pagas|ahorras?|cuesta solo',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Small words of offers directly before a sum: "from $5". */
const FROM = /(?<!\p{L})(?:from|ab|je|pro|desde|cada)\s(?:just |only |nur |solo )?$/iu;

/** Directly after one: "$5 each", „5 € pro Kind“. */
const EACH = /^\s(?:each|je|pro|cada un[oa])(?!\p{L})/iu;

/** What says that a sum is one of many: the price of a market, of whoever sells it. */
const ABOUT = new RegExp(
  `(?<!\\p{L})(?:${[
    'typically|usually|rarely|seldom|on average|roughly|around|about|between|as a rule|depending on|ballpark|or so|give or take',
    'typischerweise|selten|meist(?:ens)?|in der regel|durchschnittlich|im schnitt|rund|etwa|ungefähr|um die|ca\\.|circa|zwischen|je nach|richtwert\\p{L}*|faust(?:wert|regel|formel)|üblich\\p{L}*|erfahrungsgemäß',
    'suelen?|rara vez|pocas veces|rondan?|andan? por|normalmente|de media|entre|unos|unas|alrededor de|aproximad\\p{L}*|aprox\\.|según',
  ].join('|')})(?!\\p{L})|~|\\d\\s?[–-]\\s?[$€£]?\\d`,
  'iu',
);

/** Headings and captions of price lists. */
const PRICE_LIST =
  /prices?|fees?(?!\p{L})|costs?(?!\p{L})|rates?(?!\p{L})|preis|kosten|kostet|tarif|precio|cuesta|cuánto/iu;

/** Headings and captions of what others take. */
const ELSEWHERE =
  /(?<!\p{L})(?:in (?:the )?(?:shops|trade|stores)|on the market|market prices|im (?:fach)?handel|marktpreis\p{L}*|en (?:las )?tiendas|en el (?:mercado|comercio)|precios? de mercado)(?!\p{L})/iu;

/** Directly before a sum: what each of costs so much, “Fahrstunden zu 65 Euro”, «hogazas de masa madre a 4 €». */
const EACH_AT =
  /(?<thing>\p{L}{4,})(?:\s(?:de|del|of|with|con|mit|aus)(?:\s\p{L}+){1,2})?\s(?:zu|à|a|at|por|de)\s(?:je\s|nur\s|only\s|solo\s)?$/iu;

/** True for a sum directly after the thing that a fee is for, in the language of the text. */
function isOfFee(before: string, facts: Facts): boolean {
  const thing = EACH_AT.exec(before)?.groups?.thing;
  if (thing === undefined) return false;
  const said = new Set([nounRoot(thing)]);
  return priceWords(facts).some((word) => isSaidOtherwise(word, said));
}

/** The paragraph, or the table, around a position. */
function paragraphAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n\n', at - 1) + 1;
  const end = text.indexOf('\n\n', at);
  return text.slice(start, end < 0 ? undefined : end);
}

/** True if the sentence around a position speaks of the business as "we". */
export function isByUs(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  return OURS.test(text.slice(start, end));
}

/**
 * True if a text of many subjects, such as a guide, says that a sum is a price of the business: in its sentence, or by a fee beside it.
 *
 * @param above the heading of the block.
 */
export function isSaidOurs(text: string, [at, to]: Span, facts: Facts, above = ''): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (OURS.test(sentence)) return true;
  if (ABOUT.test(sentence)) return false;
  if (isOfferAt(text, [at, to]) || isOfFee(text.slice(start, at), facts)) return true;
  const fees = matchesIn(paragraphAt(text, at), /\{(?<name>[a-z][\w.]*)\}/gu);
  if ([...fees].some(({ groups }) => isSum(facts.get(groups?.name ?? '') ?? '', facts)))
    return true;
  const heading = `${headingAbove(text, at)}\n${columnAt(text, at) ?? ''}\n${above}`;
  if (ABOUT.test(heading) || ELSEWHERE.test(heading)) return false;
  if (PRICE_LIST.test(heading) || OURS.test(heading)) return true;
  const words = folded(sentence).match(/[a-z]+/g) ?? [];
  return priceWords(facts).some((fee) => words.some((word) => word.startsWith(fee)));
}

/** True if a sentence says that a sum is about what many take. */
export function isOfMarket(sentence: string): boolean {
  return ABOUT.test(sentence);
}

/** True if words name what businesses of all trades take money for. */
export function isOffer(words: string): boolean {
  return OFFER.test(words);
}

/** True if the sentence around a sum is about what businesses of all trades take money for. */
export function isOfferAt(text: string, [at, to]: Span): boolean {
  const { start, end } = sentenceAt(text, at);
  return (
    OFFER.test(text.slice(start, end)) ||
    FROM.test(text.slice(start, at)) ||
    EACH.test(text.slice(to, end))
  );
}
