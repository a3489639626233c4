/** Directly before what a thing of a maker costs new, which no shop sets: "Neupreis (2017):". */
const LIST_PRICE =
  /(?<!\p{L})(?:neupreis|listenpreis|bruttolistenpreis|uvp|unverbindliche preisempfehlung)(?: \((?:19|20)\d\d\))?:?\s(?:von |ab |ca\. |etwa |rund )?$/iu;

/** Who tells of what they paid or gave, and the end of the verb. */
const FIRST_PERSON = /(?<!\p{L})(?:ich|wir|man)(?!\p{L})/iu;
const HAS_PAID =
  /^[^.!?;]{0,80}?(?<!\p{L})(?:ausgegeben|gekauft|erstanden|investiert|gespendet|hingelegt|(?<!(?:nicht|noch nicht|nie) )bezahlt)(?:$|[ ,.!?);]+(?!werden|wird|hast|haben sie|wurde))/iu;
const HAS_COST = /^[^.!?;]{0,40}?(?<!\p{L})gekostet (?:hat|haben|hatte|hätte)(?!\p{L})/iu;

/** Directly before what is given away, or comes together. */
const GIVEN =
  /(?<!\p{L})(?:(?:spende(?:n|t|te|ten)?) (?:wir|ich|sie|er) (?:\p{L}+ ){0,4}|(?:\p{L}*spende|spendenscheck|scheck|reinerlös|erlös|(?:stolze|unglaubliche|tolle|beachtliche|großartige|schöne) summe)(?: in höhe)? von (?:\p{L}+ ){0,2})$/iu;

/** Before what a court, a contract or an office sets. */
const JUDGED =
  /(?<!\p{L})(?:ordnungsgeld|zwangsgeld|vertragsstrafe|schmerzensgeld|schadensersatz|zusch(?:uss|üsse)) (?:in (?:einer )?höhe von|i\.? ?h\.? ?v\.?|von) (?:über |bis zu |rund |insgesamt )?$/iu;

/** Directly after a sum: the code of a law, whose sign of a section has been mistyped: "$ 164 StGB". */
const OF_CODE = /^\s(?:Abs\.|StGB|BGB|ZPO|StPO|HGB|AO|GG|UWG|BDSG)(?!\p{L})/u;

/** Directly after a sum: a calculation that shows its result, and a rate of exchange. */
const CALCULATED = /^\s?[x×*]\s?\d{1,4}\s?=/;
const EXCHANGED = /^\s?=\s?\d[\d.,]*\s?\p{Lu}{3}(?!\p{L})/u;

/** After what a law lets employers pay. */
const TAX_FREE =
  /^[^.!?;]{0,50}(?:steuerfrei|steuer,?- und sozialversicherungsfrei|steuerlich absetz)/iu;

/** True for a sum of which the words around it say that somebody has paid, given or reckoned it once. */
export function isPaidOnceByOthers(before: string, after: string): boolean {
  return (
    LIST_PRICE.test(before) ||
    GIVEN.test(before) ||
    JUDGED.test(before) ||
    OF_CODE.test(after) ||
    CALCULATED.test(after) ||
    EXCHANGED.test(after) ||
    TAX_FREE.test(after) ||
    HAS_COST.test(after) ||
    (FIRST_PERSON.test(before) && HAS_PAID.test(after))
  );
}
