/** The best of a kind at the beginning of a sentence: "The best barns of the Mendips", "Some of the best halls in Bath". */
const BEGINS: Readonly<Record<string, RegExp>> = {
  en: /^[\s"“]*(?:(?:many|most|some|all) of )?the (?:best|finest|fastest|cheapest|top|most \p{L}+) (?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:in|around|near|across|of) /iu,
  de: /^[\s"„]*(?:(?:viele|manche|einige|alle) der )?die (?:\p{L}+en und )?(?:besten|schönsten|beliebtesten|günstigsten|schnellsten|größten) /iu,
  es: /^[\s"«]*(?:much[oa]s de |algun[oa]s de )?(?:los|las) (?:mejores (?:\p{L}+ ){1,3}|\p{L}+ más \p{L}+s )(?:de|del|en) /iu,
};

/** Whoever does what a business does: the best roofers have no need to be others. */
const DOERS =
  /(?:^| )\p{L}+(?:(?:er|or|ist|ian|smith)s|men|ores|istas|eros|eras|ólog[oa]s|er|er\*?innen|ärzte|anwälte|leute)(?= (?:in|around|near|across|of|de|del|en|im|am|der|von|aus) )/iu;

/** What things and places do of themselves, and no seller says of goods, directly after their place. */
const THEY_DO: Readonly<Record<string, RegExp>> = {
  en: /^(?:,? (?:still|often|usually|rarely|mostly|also|all|each))? (?:have|need|want|lie|stand|hide|grow|fill|go|get|look|ask|expect|close|empty|are (?:on|in|at|up|down|behind|hidden|full|booked|gone|taken|old|small|cold|damp|far))(?!\p{L})/iu,
  de: /^(?: (?:noch|oft|meist|immer noch))? (?:haben|brauchen|wollen|liegen|stehen|füllen|gehen|wachsen|verlangen|schließen|sind (?:früh |schnell |schon |längst )?(?:voll|weg|vergeben|ausgebucht|alt|klein|kalt|feucht|weit))(?!\p{L})/iu,
  es: /^(?: (?:aún|todavía|casi siempre|a menudo))? (?:tienen|necesitan|quieren|están (?:llen|lejos|en)\p{L}*|se (?:llenan|agotan|esconden|ocupan)|quedan|crecen|piden|exigen|cierran)(?!\p{L})/iu,
};

/** Directly before a superlative of which only some are meant. */
const SOME_OF =
  /(?<!\p{L})(?:some|many|several|a few|two|three|four|five|half) of (?:the |its )?$|(?<!\p{L})(?:einige|manche|viele|zwei|drei|vier) (?:der (?:aller)?)?$|(?<!\p{L})(?:algun[oa]s|much[oa]s|vari[oa]s|dos|tres|cuatro) de (?:(?:los|las) (?:\p{L}+ )?)?$/iu;

/** What people do of whom a sentence tells. */
const PEOPLE_DO =
  /^ (?:work|trade|live|come|began|started|have|had|do|run|own|are (?:one|two|small|not|booked|self)|don['’]t|never|arbeiten|leben|haben|kommen|sind|trabajan|viven|tienen|vienen|empezaron)(?!\p{L})/iu;

/** The business, and what it sells as its own. */
const OURS =
  /(?<!\p{L})(?:we|us|ours?|my|here|wir|uns|unser\p{L}*|hier|nosotros|nos|nuestr\p{L}+|aquí|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business/iu;

/** The rest of the place behind a superlative: its letters, and further words with a capital. */
export const PLACE = /^\p{L}*(?:\s(?:(?:of|de|del|la|the|und|and|y)\s)*\p{Lu}[\p{L}’'-]*)*/u;

/** True for "some of the best cleaners in the county work on their own", whoever says so. */
export function isSomeOfOthers(sentence: string, start: number, at: number): boolean {
  if (!SOME_OF.test(sentence.slice(0, start))) return false;
  const rest = sentence.slice(at);
  return PEOPLE_DO.test(rest.slice(PLACE.exec(rest)?.[0].length ?? 0));
}

/**
 * True for a superlative about a kind of things of which the sentence says what they are like, and not that the business has
 * or makes them: "The best barns of the Mendips have one socket".
 *
 * @param at where the superlative with its place ends.
 */
export function isSuperlativeOfOthers(sentence: string, at: number, language: string): boolean {
  if (!BEGINS[language]?.test(sentence) || OURS.test(sentence) || DOERS.test(sentence))
    return false;
  const rest = sentence.slice(at);
  const place = PLACE.exec(rest)?.[0] ?? '';
  return THEY_DO[language]?.test(rest.slice(place.length)) ?? false;
}

/** What even the best of the world does not do: "the best pictures in the world do not help". */
const IN_VAIN =
  /(?:in the world|der welt|del mundo)\s(?:(?:do(?:es)?|did|will|can|could|would)(?:n['’]t|\s?not)|won['’]t|no|\p{L}+\s(?:\p{L}+\s)?nicht)(?!\p{L})/iu;

/** True for the best that there is anywhere, which is said to be no use. */
export function isInVain(sentence: string): boolean {
  return IN_VAIN.test(sentence) && !OURS.test(sentence);
}

/** The lowest price of a kind of work as the subject of a statement: "The lowest price for a crown", «y el precio más bajo de una corona». */
const PRICE_OF_ANY =
  /(?:^|[.:;,]|(?<!\p{L})(?:and|but|because|und|aber|denn|weil|y|pero|porque))\s*(?:(?:even|often|auch|selbst|oft|incluso)\s)?(?:the|an?|der|das|die|ein|el|la|un|una)\s(?:\p{L}+\s)?$/iu;
const ARTICLE = /^(?:the|der|die|das|el|la)\s/iu;
const PRICE =
  /^(?:lowest|cheapest|best)\s(?:\p{L}+\s)?(?:price|quote|offer|bid|rate|fee)s?|(?:günstigste|billigste|niedrigste|beste)[rns]?\s(?:\p{L}*preis|\p{L}*angebot|anbieter)|(?:precio|presupuesto|tarifa|oferta)s?\sm[áa]s\s(?:baj|barat|económic)[oa]/iu;

/** What prices are like as a rule, in a general statement. */
const AS_A_RULE =
  /^[^.!?;:]{0,60}?(?<!\p{L})(?:usually|often|rarely|seldom|sometimes|mostly|tends? to|may|might|hides?|leaves out|isn['’]t|is not|meist|meistens|oft|häufig|selten|manchmal|nicht (?:immer|unbedingt)|verschweigt|verbirgt|suelen?|a menudo|casi siempre|casi nunca|rara vez|pocas veces|esconden?|no (?:siempre|suele|es))(?!\p{L})/iu;

/** What one's own prices are compared with: those of other months, or beside it on the list. */
const OWN_PRICES =
  /^\s(?:(?:of|in)\s(?:the|our|this)\s(?:season|year|month|week|summer|winter|autumn|spring|day)|(?:of|in|on)\s(?:the|our|this)\s(?:price\s)?(?:list|menu|table|range|catalogue|catalog|brochure|page|sheet)|(?:der|dieser|unserer)\s(?:saison|woche|karte|liste|preisliste|tabelle)|(?:des|dieses)\s(?:jahres|monats|sommers|winters)|(?:auf|in)\s(?:der|unserer)\s(?:karte|liste|preisliste|tabelle)|(?:de|en)\s(?:la|nuestra|esta)\s(?:temporada|lista|carta|tabla|semana|gama)|del?\s(?:este\s)?(?:año|mes|verano|invierno))(?!\p{L})/iu;
const ENDS_WITH_SEVERAL = /\s(?:del?|en)$/iu;

/** True for prices that are lower than one's own others: "These are the lowest prices of the season". */
export function isOfOwnPrices(sentence: string, start: number, end: number): boolean {
  const claim = sentence.slice(start, end);
  // Claims in Spanish end with the word before the place.
  const of = ENDS_WITH_SEVERAL.exec(claim)?.[0] ?? '';
  return PRICE.test(claim.replace(ARTICLE, '')) && OWN_PRICES.test(`${of}${sentence.slice(end)}`);
}

/** True for what is said of the lowest price in general, as guides do: "The lowest quote usually leaves out the skip". */
export function isPriceInGeneral(sentence: string, start: number, end: number): boolean {
  // Claims in Spanish begin with their article.
  const from = start + (ARTICLE.exec(sentence.slice(start))?.[0].length ?? 0);
  return (
    PRICE_OF_ANY.test(sentence.slice(0, from)) &&
    PRICE.test(sentence.slice(from)) &&
    AS_A_RULE.test(sentence.slice(end)) &&
    !OURS.test(sentence)
  );
}
