/** Verbs of sums that once were paid; what was paid then stays true when fees change. */
const PAID_ONCE = [
  '(?:was|were|got) (?:paid|hired|fined)',
  '(?:it|he|she|one) cost|cost (?:him|her|us|them|me|the)',
  '(?:he|she|they|it|which|who) (?:charged|paid|asked|wanted|earned|made|got|gave|lent)',
  '(?<!you )(?:bought|sold|traded) (?:it|one|her|him|them|this|that|both) for',
  '(?:would|could|might) have (?:cost|paid|been|come to)|(?:habría|hubiera) costado',
  '(?<!\\b(?:can|could|will|would|may|might|does|do|did|not|to|all|each|that|which|what) )(?<=\\b(?:an?|the|one|every) (?:[\\p{L}-]+ ){0,3}[\\p{L}-]*[^\\Ws] )cost(?= (?:about |only |just )?$)',
  '(?:offered|paid|lent|brought|earned|gave) (?:us|him|her|them|me|our)',
  '(?<!well )spent|rebuilt|(?:we|i) borrowed|started with an?|job (?:here )?paid',
  '(?:kostete|zahlte|bezahlte|verlangte|verdiente|lieh|erhielt|stiftete|spendete)n?',
  'costó|costaban?|costaron|pagó|pagaban?|pagaron|cobraban?|cobró|vendió|vendían|ganaban?|recibió|pedían?|pidi(?:ó|eron)|regaló|prestó|prestaron|valían?',
].join('|');
const ONCE = new RegExp(`(?<!\\p{L})(?:${PAID_ONCE})(?!\\p{L})`, 'iu');

/** German verbs of many meanings, directly before the sum: "wollte dafür 12 Euro". */
const ONCE_NEAR = /(?<!\p{L})(?:wollte|brachte|bekam|nahm)(?:e?n)?\s(?:\p{L}+\s){0,3}$/iu;

/** The German perfect, around the sum: "hat 15 Euro gekostet". */
const HAS = /(?<!\p{L})(?:hat|hatten?|haben wir|wir haben|habe ich|ich habe)(?!\p{L})/iu;
const DONE =
  /^\s(?:\p{L}+\s){0,2}?(?:gekostet|gezahlt|bezahlt|verlangt|bekommen|genommen|verdient|gespendet)(?!\p{L})/iu;

/** What is said of former times, where a year is named. */
const PAST =
  /(?<!\p{L})(?:was|were|had|did|cost|paid|charged|earned|bought|sold|made|took|got|gave|began|started|fetched|asked|(?:he|she|it|they|we|i) \p{L}+ed|war|waren|hatten?|wurden?|lag|lagen|ging|gab|\p{L}{3,}(?:te|ten)|era|eran|fue|fueron|había|(?:tenía|vendía|hacía|vivía|pedía|servía|venía)n?|\p{L}{3,}(?:aba|aban|ió|ieron|aron))(?!\p{L})/iu;

/** Words for former times without a year. */
const THEN =
  /(?<!\p{L})(?:when (?:the|our|my|his|her) [^.,;]{1,30} still|als [^.,;]{1,30} noch|cuando [^.,;]{1,30} (?:todavía|aún)|back then|in those days|at the time|once upon|damals|seinerzeit|früher|por entonces|en aquel(?:la|los|las)?|antaño|when (?:(?:my|his|her|our|their|the) )?\p{L}+ (?:was|were) (?:small|young|little|an? (?:child|boy|girl|kid))|cuando (?:(?:mi|su|el|la) )?\p{L}* ?era (?:niñ[oa]|pequeñ[oa]|joven)|de (?:niñ[oa]|joven|chic[oa])|as an? (?:child|girl|boy|kid)|als kind|als (?:(?:mein\p{L}*|sein\p{L}*|der|die) )?\p{L}+ (?:noch )?(?:klein|jung|ein kind) war)(?!\p{L})/iu;

/** What it costs now. */
const NOW =
  /(?<!\p{L})(?:costs|charges?|is|are|now|today|from|starts?|kostet|kosten|beträgt|ist|sind|ab|jetzt|heute|cuestan?|vale|son|desde|ahora|hoy)(?!\p{L})/iu;

/** A year in which something was, not since which it has been. */
const YEAR = /(?<![\d.,$€£#]|since |seit |desde )(?:1[5-9]|20)\d\d(?![\d.,]\d|\d)/gi;

/** An entry of a history: "**1951.** Grandfather buys the farm." */
const ENTRY = /^[-*\s|]*(?<year>(?:1[5-9]|20)\d\d)[*]{0,2}\s?[.:|–—]/u;

/** Years after which what stands behind a year is history and no price list. */
const OLD = 2;

/** True for a line that is an entry of a history. */
export function isOfHistory(text: string, at: number, now: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const year = ENTRY.exec(line)?.groups?.year;
  return year !== undefined && Number(year) <= new Date(now).getFullYear() - OLD;
}

/** True for a sentence about former times without a year. */
export function isOfFormerTimes(sentence: string): boolean {
  return THEN.test(sentence) && PAST.test(sentence);
}

/** Directly after by how much a thing has become dearer: "$4 more than in spring". */
const THAN_THEN =
  /^\s(?:(?:more|less|mehr|weniger|más|menos|teurer|billiger|dearer|cheaper)\s(?:than|als|que)\s(?:(?:in|vor|im|hace|en)(?!\p{L})|last|a year|\p{L}+ years ago|letzte[ns]|el año pasado|antes))/iu;

/** Around two sums that say what a price has been changed from: "went from £21 to £22", „von 21 € auf 22 € gestiegen“. */
const WENT_FROM =
  /(?<!\p{L})(?:went|rose|fell|dropped|increased|climbed|has gone|have gone|stieg(?:en)?|sank(?:en)?|kletterten?|subió|subieron|bajó|bajaron|pasó|pasaron|ha subido|ha pasado)\s(?:up\s|down\s|\p{L}+\s){0,2}(?:from|von|del?)\s(?:[^.!?;]{0,20}\s(?:to|auf|al?)\s)?$/iu;
const HAS_GONE =
  /^[^.!?;]{0,30}\s(?:gestiegen|gesunken|erhöht|angehoben|gesenkt|geklettert)(?!\p{L})/iu;
const FROM_TO = /(?<!\p{L})von\s(?:[^.!?;]{0,20}\sauf\s)?$/iu;

/** Directly before the sum by which prices have changed: "Last time visits went up by". */
const CHANGED_BY =
  /(?<!\p{L})(?:(?:went|gone|put|were|was) (?:up|down)|rose|fell|risen|increased|raised|stieg(?:en)?|sank(?:en)?|subió|subieron|subimos|bajó|bajaron|bajamos)\s(?:\p{L}+\s){0,2}(?:by|um|en)\s$/iu;

/** True for what a price was before it was changed, and since then, which stays true whatever it is one day. */
export function isOfChange(before: string, after: string): boolean {
  if (WENT_FROM.test(before) || CHANGED_BY.test(before)) return true;
  return FROM_TO.test(before) && HAS_GONE.test(after);
}

/** Directly after what one job came to, its month: "£610 in April 2026". A price may be new from then. */
const IN_MONTH =
  /^\s(?:in|im|en)\s(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\s(?:del?\s)?(?<year>20\d\d)(?!\d)/iu;

/** The last clause of a sentence. */
const BREAK = /[,;:]\s[^,;:]*$/;

/**
 * True for a sum of former times.
 *
 * @param before what stands before it in its sentence.
 * @param now in milliseconds since 1970.
 */
export function isPaidOnce(before: string, after: string, now: number): boolean {
  if (THAN_THEN.test(after) || isOfChange(before, after)) return true;
  const clause = before.slice(BREAK.exec(before)?.index ?? 0);
  if (NOW.test(clause)) return false;
  if (Number(IN_MONTH.exec(after)?.groups?.year ?? Number.NaN) <= new Date(now).getFullYear())
    return true;
  if (ONCE.test(clause) || ONCE_NEAR.test(clause) || (DONE.test(after) && HAS.test(before)))
    return true;
  if (isOfFormerTimes(before + after)) return true;
  const [rest = ''] = /^[^,;:]*/.exec(after) ?? [];
  if (!PAST.test(clause + rest)) return false;
  const thisYear = new Date(now).getFullYear();
  const isFormer = (year: string) => Number(year) < thisYear;
  return (`${before}${after}`.match(YEAR) ?? []).some(isFormer);
}

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
