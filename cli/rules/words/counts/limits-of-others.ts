import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';

/** Speaks of the business. */
const OURS =
  /(?<!\p{L})(?:we|our|ours|wir|unser\p{L}*|nosotr[oa]s|nuestr[oa]s?|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/** Speaks to the reader. */
const YOURS =
  /(?<!\p{L})(?:you|your|please|sie|ihr\p{L}*|euch|euer|eure\p{L}*|bitte|usted(?:es)?|su|sus|por favor)(?!\p{L})/iu;

/** What a law asks or gives, as the subject of a clause. */
const BY_LAW =
  /(?<!\p{L})(?:(?:the|this|that|federal|state|interstate|our) (?:\p{L}+ )?(?:laws?|statutes?|acts?|codes?|regulations?|directive) (?:now |only |also |itself )?(?:asks?|gives?|requires?|allows?|lets?|says?|sets?|demands?|grants?|obliges?|limits?|caps?|wants?)|(?:das|dieses) (?:\p{L}*gesetz|recht)(?: \p{L}+)? (?:verlangt|gibt|schreibt|erlaubt|verpflichtet|fordert|gewährt|räumt|setzt)|die (?:\p{L}*verordnung|\p{L}*richtlinie) (?:verlangt|gibt|schreibt|erlaubt|verpflichtet|fordert|gewährt)|(?:verlangt|gibt|schreibt|erlaubt|fordert|gewährt) (?:\p{L}+ )?das \p{L}*gesetz|(?:la|esta) (?:ley|norma|normativa|directiva)(?: \p{L}+)? (?:pide|da|exige|permite|obliga|concede|marca|fija|dice|limita))(?!\p{L})/iu;

/** Sellers and offices of any kind, of whom rules are said in general. */
const PARTIES = [
  'movers?|carriers?|sellers?|traders?|dealers?|retailers?|merchants?|employers?|insurers?|insurance company|landlords?|landladies|lenders?|contractors?|builders?|providers?|operators?|organi[sz]ers?|airlines?|banks?|brokers?|manufacturers?|makers?|(?:\\p{L}+ )?(?:company|firm|business|office|court|authority|council|agency|utility)',
  'spediteur|frachtführer|verkäufer(?:in)?|händler(?:in)?|unternehmer(?:in)?|anbieter|arbeitgeber(?:in)?|versicherer|\\p{L}*versicherung|vermieter(?:in)?|hersteller|veranstalter|\\p{L}*behörde|\\p{L}*amt|\\p{L}*gericht|firma|betrieb|bank',
  'transportista|vendedor(?:a)?|comerciante|empresario|empresa|empleador(?:a)?|aseguradora|arrendador(?:a)?|casero|fabricante|organizador(?:a)?|aerolínea|banco|ayuntamiento|administración|juzgado|oficina',
].join('|');

/** What one of them has to do; what has to be done to it is for somebody else. */
const DUTY = new RegExp(
  `(?<!\\p{L})(?:the|an?|every|each|any|der|die|das|ein|eine|jede[rs]?|el|la|un|una|cada|todo|toda)\\s(?:\\p{L}+\\s)?(?:${PARTIES})\\s(?:(?:must|shall|has to|have to|is (?:required|obliged|bound) to)(?! (?:\\p{L}+ )?be )|muss|müssen|hat(?= )|ist verpflichtet|tiene que|debe|está obligad[oa] a)(?!\\p{L})`,
  'iu',
);

/** What people do to the business as a rule: "Schools usually pay us after". */
const HABIT =
  /(?<!\p{L})(?:(?:usually|normally|generally|often|mostly|typically|as a rule) (?:pay|book|order|ask|send|tell|give) us|(?:pay|book|ask|tell|send) us (?:usually|normally|often|mostly)|tend to (?:pay|book|order|ask|send|tell|give) us|(?:zahlen|bezahlen|überweisen|buchen|bestellen|schicken|geben|fragen) uns (?:\p{L}+ )?(?:meist(?:ens)?|üblicherweise|normalerweise|gewöhnlich|in der regel|oft|erst)|suelen (?:pagar|abonar|ingresar|reservar|pedir|encargar|avisar)nos|nos (?:pagan|abonan|ingresan|reservan|piden|encargan|avisan) (?:normalmente|habitualmente|generalmente|casi siempre)|(?:normalmente|habitualmente|generalmente|casi siempre) nos (?:pagan|abonan|ingresan|reservan|piden|encargan|avisan))(?!\p{L})/iu;

/** What whoever watches over a trade sets somebody: “The officer left a notice with 28 days”. */
const BY_OFFICE =
  /(?<!\p{L})(?:(?:officers?|inspectors?|council|court|judge|authority|ministry|\p{L}*amt|\p{L}*behörde|\p{L}*gericht|kontrolleur(?:in)?|prüfer(?:in)?|beamt(?:e|er|in)|gemeinde|inspector(?:a)?|inspección|ayuntamiento|juzgado|juez(?:a)?|autoridad)(?!\p{L})[^.!?;:]{0,120}?(?<!\p{L})(?:gives?|gave|sets?|leaves|left|serve[sd]?|issue[sd]?|sent|allow(?:s|ed)|gibt|gab|setzte?|hinterließ|ließ|gewährte?|stellte|räumte|dio|da|deja|dejó|fija|fijó|concedió|concede|puso))(?!\p{L})(?=[^.!?;:,]{0,40}$)/iu;

/** Directly before the days of a right that the law gives in the words behind them. */
const WITHIN =
  /(?<!\p{L})(?:within|inside|for|innerhalb von|binnen|dentro de|en (?:el|un) plazo de|durante)\s(?:the first |los primeros )?$/iu;
const NO_REASON =
  /(?<!\p{L})(?:without (?:giving|stating|having to give|naming) (?:us )?(?:any|a) reasons?|ohne (?:die )?(?:angabe von gründen|angabe eines grundes|einen grund zu nennen|begründung)|sin (?:necesidad de )?(?:dar|indicar|alegar|expresar) (?:ning[uú]n |el |un )?(?:motivos?|razón|razones|causa|explicaciones)|sin (?:justificación|justificar\p{L}*))(?!\p{L})/iu;
const DAYS = /^\S+\s(?:calendar |natural )?(?:days?|tagen?|días?)(?!\p{L})/iu;

/** True if what a sentence says before a number is of others, and it does not come to the business by then. */
function isLed(before: string, subject: RegExp): boolean {
  const { 0: found = '', index = 0 } = subject.exec(before) ?? {};
  return found !== '' && !OURS.test(before.slice(index + found.length));
}

/** True before a time that an office sets somebody else than the business. */
function isSetByOffice(before: string): boolean {
  return BY_OFFICE.test(before) && !OURS.test(before) && !YOURS.test(before);
}

/** True for a number that a law sets, by the subject of its clause: "The law asks for at least £5 million". */
export function isSetByLaw(text: string, at: number): boolean {
  return isLed(text.slice(sentenceAt(text, at).start, at), BY_LAW);
}

/**
 * True for a time or a number that is not up to the business: a law sets it, an office sets it somebody, everybody in a trade is bound to it, or
 * customers take it as a rule.
 */
export function isLimitOfOthers(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  const before = text.slice(start, at);
  if (isLed(before, BY_LAW) || isSetByOffice(before)) return true;
  if (DUTY.test(before) && !OURS.test(text.slice(start, end))) return true;
  if (HABIT.test(before) && !OURS.test(before) && !YOURS.test(before)) return true;
  const rest = text.slice(at, end);
  return WITHIN.test(before) && DAYS.test(rest) && NO_REASON.test(rest);
}

/** Says that money goes back to customers, in a sentence or the heading above it. */
const REFUND =
  /(?<!\p{L})(?:refund\p{L}*|reimburs\p{L}*|(?:get|gets|give|pay|paid|send) (?:\p{L}+ ){0,3}back|\p{L}*erstatt\p{L}*|zurückzahl\p{L}*|zurückgezahlt|zahlen (?:\p{L}+ ){0,5}zurück|überweisen (?:\p{L}+ ){0,5}zurück|reembols\p{L}*|devol\p{L}*|devuelv\p{L}*)(?!\p{L})/iu;

/** Names of facts about what customers pay, and about what they get back. */
const OF_PAYMENT = /pay|zahl|rechnung|invoice|pago|factur/i;
const OF_REFUND =
  /refund|reimburs|erstatt|r(?:ü|ue)ck|back|return|reembols|devol|widerruf|cancel|storn/i;

/** True for the time in which money goes back, which is not that in which bills are paid. */
export function isRefundOfPayment(name: string, text: string, at: number): boolean {
  if (!OF_PAYMENT.test(name) || OF_REFUND.test(name)) return false;
  const { start, end } = sentenceAt(text, at);
  return REFUND.test(`${headingAbove(text, at)}\n${text.slice(start, end)}`);
}
