import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { columnAt } from '../counts/count-context.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove, paragraphAt } from '../surroundings.ts';
import { folded, isSum, priceWords } from './price-words.ts';

/** First person, in headings. */
const OURS =
  /(?<!\p{L})(?:we|(?:with|from|at|by|of|to|through|for) us|our|ours|my|wir|uns|unser\p{L}*|nuestr\p{L}+|nosotros|nos|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\.name\}/iu;

/** What whoever buys or thinks something does, and no seller: „Ich suche eines unter 200 Euro“. */
const BUYERS_DE =
  '(?:(?:hör|les|seh|schätz|vergleich|empfehl|rat|glaub|denk|mein|find|such|bezuschuss|spend|verwend|nutz|benutz|kauf|bezahl|hoff|kenn|spar|wünsch)(?:e|en)|zahle|bin|würden?|wollte|musste|konnte|könnte|dachte|fand|fanden|kaufte|zahlte|bezahlte|suchte|erachten)';

/** First person that takes, sells or does something for a sum, and what is "with us"; what we did, gave and paid is not ours to change. */
const BY_US = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?<!than )(?:we|i)(?:[’'](?:ll|d))? (?!(?:(?:have|had|once|then|last|all|also|only|just|already|never|recently) )*(?:\\p{L}+ed|had|have|was|were|did|gave|went|got|made|took|ran|kept|held|built|bought|sold|paid|pay|spent|lent|lost|won|found|began|know|knew|saw|heard|owe|think|thought|believe|guess|suppose|hope|wonder|prefer|subsidi[sz]e|contribute|donate|sponsor|wouldn['’]t|would (?:not|never|rather)|advise|recommend|suggest|use|spend|hear|read|see|estimate|reckon|expect|compare|explain|describe|discuss|outline|summari[sz]e|examine|illustrate|model|walk you|walk through|break down|look at|work (?:the|through|out)|cover (?:the|what|how|rental|both|all)|show (?:you|how|what|the|side))(?!\\p{L}))\\p{L}+",
    '(?:with|from|at|by|through) us|with me|our (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+,? (?:which )?(?:is|are|runs?|costs?|starts?|begins?|comes?|covers)|our (?:\\p{L}+ ){0,2}(?:prices?|rates?|fees?|charges?|offers?)',
    `(?<!(?:haben|hatten|waren|wurden|\\p{L}+ten|habe|hatte|${BUYERS_DE}) |als )(?:wir|ich)(?! (?:haben|hatten|waren|wurden|habe|hatte|zahlen|\\p{L}+ten|${BUYERS_DE})(?!\\p{L}))|(?:bei|mit|von) (?:uns|mir)|unser\\p{L}* (?:\\p{L}+ ){0,2}(?:kostet|kosten|liegt|liegen|ist|beträgt|beginnt)|unser\\p{L}* (?:\\p{L}+ ){0,2}\\p{L}+, (?:der|die|das)|(?:kostet|kosten) unser\\p{L}*|unser\\p{L}* \\p{L}*(?:preis|satz|honorar|gebühr|tarif)\\p{L}*`,
    '(?:cobr|ped|ofrec|vend|hac|añad|sum|llev|entreg|envi|repart|aplic|descont|alquil|limpi|repar|mont|instal|d|ten|pon|ped|sal|v)(?:amos|emos|imos)|con nosotros|nuestr\\p{L}+ (?:(?:\\p{L}+ ){0,2}\\p{L}+,? (?:que )?)?(?:cuestan?|es|son|valen?|precios?|tarifas?)',
  ].join('|')})(?!\\p{L})|\\{business\\.name\\}`,
  'iu',
);

/** What businesses of all trades take money for, and how they put it. */
const OFFER = new RegExp(
  `(?<!\\p{L})(?:${[
    'visits?|(?<!(?:city|county|state|municipal|utility|federal|official) )rates?|an? mile|appointments?|call-?outs?|deposits?|(?<!plus |and )(?:delivery|shipping)|rush|surcharges?|supplements?|discounts?|consultations?|lessons?|workshops?|vouchers?|gift cards?|memberships?|subscriptions?|repairs?|installation|services?|labou?r|reservations?|per (?:hour|person|head|night|day|month|visit|piece|item|square foot|m²)|an hour|apiece|you pay|costs? you|you (?:can )?(?:book|order|save)|starts? at|starting at|prices?|fixed',
    'besuche?|termine?|kurse?|kursgebühr|workshops?|seminare?|eintritt|anfahrt|anzahlung|(?<!der |und |plus |zuzüglich )(?:lieferung|versand)|zuschl(?:a|ä)ge?|aufpreise?|rabatt|beratung|gutscheine?|mitgliedschaft|reparatur(?:en)?|montage|preise?|sie (?:zahlen|bekommen|sparen)|zahlen sie|stunde',
    'visitas?|pagos?(?= de)|la milla|por milla|el kilómetro|citas?|envíos?|anticipo|depósito|señal|recargos?|suplementos?|descuentos?|consultas?|clases?|talleres|vales|(?:un|el|tu|su) vale|reparaciones|reparación|instalación|servicios?|reservas?|la hora|por persona|precios?|pagas|ahorras?|cuesta solo',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Small words of offers directly before a sum: "from $5", unless it is from there that something has to be: „wird ab 60 Euro eingetragen“. */
const FROM =
  /(?<!(?<!\p{L})(?:wird|werden|gilt|gelten|muss|müssen|besteht) (?:\p{L}+ ){0,3})(?<!\p{L})(?:das stück (?:für|zu)|(?<!(?:went|rose|fell|grew|up|down|off) )from|ab|je|pro|desde|cada)\s(?:just |only |nur |solo )?$/iu;

/** Directly after one: "$5 each", „5 € pro Kind“. */
const EACH = /^\s(?:each|je|pro|das stück|la (?:pieza|unidad|docena)|cada un[oa])(?!\p{L})/iu;

/** Directly after a sum that is taken off a price: "$30 off", „30 Euro Rabatt“; bills and taxes are those of others. */
const OFF =
  /^\s(?:off(?!\p{L}|\s(?:the|your|their|his|her|its|an?|(?:\p{L}+\s)?(?:tax|bills?))(?!\p{L}))|(?:weniger|rabatt|nachlass|ermäßigung)(?!\p{L})|(?:menos|de (?:descuento|rebaja))(?!\p{L}))/iu;

/** All of them in a text. */
const OFFERS = new RegExp(OFFER, 'giu');

/** Those of these words that say how all the world puts a price, and no thing that has one. */
const PUT_BY_ALL =
  /^(?:rates?|delivery|shipping|services?|labou?r|per .*|an hour|apiece|you pay|costs? you|starts? at|starting at|deposits?|lieferung|versand|pagos?|envíos?|depósito|señal)$/iu;

/** What says that a sum is one of many: the price of a market, of whoever sells it. */
const ABOUT = new RegExp(
  `(?<!\\p{L})(?:${[
    'typically|usually|rarely|seldom|on average|average|roughly|around|about|between|as a rule|depending on|ballpark|or so|give or take',
    'typischerweise|selten|meist(?:ens)?|in der regel|durchschnittlich|im schnitt|rund|etwa|ungefähr|um die|ca\\.|circa|zwischen|je nach|richtwert\\p{L}*|faust(?:wert|regel|formel)|üblich\\p{L}*|erfahrungsgemäß',
    'suelen?|van de|rara vez|pocas veces|rondan?|andan? por|normalmente|de media|entre|unos|unas|alrededor de|aproximad\\p{L}*|aprox\\.|según',
  ].join('|')})(?!\\p{L})|~|\\d\\s?[–-]\\s?[$€£]?\\d`,
  'iu',
);

/** Headings and captions of price lists. */
const PRICE_LIST =
  /prices?|fees?(?!\p{L})|costs?(?!\p{L})|rates?(?!\p{L})|preis|kosten|kostet|tarif|precio|cuesta|cuánto/iu;

/** Headings and captions of what others take, or have paid. */
const ELSEWHERE =
  /(?<!\p{L})(?:what (?:the )?others (?:charge|take|ask|cost)|was andere (?:verlangen|nehmen|kosten)|lo que (?:cobran|piden) (?:los |las )?(?:demás|otr[oa]s)|(?:their|his|her|ihre|seine|sus?) (?:receipts?|bills?|invoices?|costs?|expenses|quittungen|rechnung(?:en)?|ausgaben|kosten|recibos|facturas?|cuentas?|gastos)|(?:what|was|lo que) (?!(?:you|we|sie|ihr|du|wir|usted)(?!\p{L}))(?:\p{L}+ ){1,4}(?:paid|spent|bezahlt haben|bezahlt hat|gezahlt haben|gezahlt hat|pagaron|pagó|gastaron)|in (?:the )?(?:shops|trade|stores)|on the market|market prices|im (?:fach)?handel|marktpreis\p{L}*|en (?:las )?tiendas|en el (?:mercado|comercio)|precios? de mercado)(?!\p{L})/iu;

/** True for the heading of what others take, or have paid. */
export function isOfOthersHeading(heading: string): boolean {
  return ELSEWHERE.test(heading);
}

/** Directly before a sum: what each of costs so much, “Fahrstunden zu 65 Euro”, «hogazas de masa madre a 4 €». */
const EACH_AT =
  /(?<thing>\p{L}{4,})(?:\s(?:de|del|of|with|con|mit|aus)(?:\s\p{L}+){1,2})?\s(?:zu|à|a|at|por|de)\s(?:je\s|nur\s|only\s|solo\s)?$/iu;

/** Letters of a word that others begin with: a "call" is not in “called”. */
const COMPOUNDED = 6;

/** True for a sum directly after the thing that a fee is for, in the language of the text. */
function isOfFee(before: string, facts: Facts): boolean {
  const thing = EACH_AT.exec(before)?.groups?.thing;
  if (thing === undefined) return false;
  const said = new Set([nounRoot(thing)]);
  return priceWords(facts).some((word) => isSaidOtherwise(word, said));
}

/** True if the clause around a position says that "we" take or offer something. */
export function isByUs(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  // What somebody thinks or says is not what the business takes: "You see $40,000 and think “I can spend it”."
  const sentence = text
    .slice(start, end)
    .replace(/["“„«][^"”“»]*(?:["”“»]|$)/g, (quoted) => ' '.repeat(quoted.length));
  const before = sentence.slice(0, at - start);
  const from = Math.max(0, before.lastIndexOf('; '), before.lastIndexOf(': '));
  const to = sentence.slice(at - start).search(/[;:] /);
  return BY_US.test(sentence.slice(from, to < 0 ? undefined : at - start + to));
}

/** What says over a sum what it is: the heading of its column, or, if that names no other measure, all headings above. */
function headingOf(text: string, at: number, above: string): string {
  const column = columnAt(text, at) ?? '';
  const isOther = /\p{L}{3}/u.test(column) && !PRICE_LIST.test(column) && !OURS.test(column);
  return isOther ? column : `${headingAbove(text, at)}\n${column}\n${above}`;
}

/**
 * True if a text of many subjects, such as a guide, says that a sum is a price of the business: in its sentence, or by a fee beside it.
 *
 * @param above the heading of the block.
 * @param isVague true if what says that it is an offer may be said by anybody.
 */
export function isSaidOurs(
  text: string,
  [at, to]: Span,
  facts: Facts,
  above = '',
  isVague = false,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (isByUs(text, at)) return true;
  if (ABOUT.test(sentence)) return false;
  if ((!isVague && isOfferAt(text, [at, to])) || isOfFee(text.slice(start, at), facts)) return true;
  const fees = matchesIn(paragraphAt(text, at), /\{(?<name>[a-z][\w.]*)\}/gu);
  if ([...fees].some(({ groups }) => isSum(facts.get(groups?.name ?? '') ?? '', facts)))
    return true;
  const heading = headingOf(text, at, above);
  if (ABOUT.test(heading) || ELSEWHERE.test(heading)) return false;
  if (PRICE_LIST.test(heading) || OURS.test(heading)) return true;
  const words = folded(sentence).match(/[a-z]+/g) ?? [];
  return priceWords(facts).some((fee) =>
    words.some((word) =>
      fee.length < COMPOUNDED ? nounRoot(word) === nounRoot(fee) : word.startsWith(fee),
    ),
  );
}

/** True if a sentence says that a sum is about what many take. */
export function isOfMarket(sentence: string): boolean {
  return ABOUT.test(sentence);
}

/** True for a sum that is taken off a price. */
export function isOff(text: string, to: number): boolean {
  return OFF.test(text.slice(to));
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
    EACH.test(text.slice(to, end)) ||
    isOff(text, to)
  );
}

/** True if nothing but a single word that anybody says of a price makes the sentence around a sum an offer: "you pay $6", "£14 an hour". */
export function isPutByAll(text: string, [at, to]: Span): boolean {
  const { start, end } = sentenceAt(text, at);
  const said = [...matchesIn(text.slice(start, end), OFFERS)].map(([word]) => word);
  if (FROM.test(text.slice(start, at))) said.push('from');
  if (EACH.test(text.slice(to, end))) said.push('each');
  return said.length === 1 && PUT_BY_ALL.test(said[0] ?? '');
}
