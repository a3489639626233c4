import type { Facts } from '../../../../content/facts/facts.ts';
import { knownNames } from '../../names/known-names.ts';
import { isTown } from '../takers.ts';

/** Papers that only an office makes. */
const PAPER =
  '(?:apostilles?|seals?|stamps?|certificates?|licen[cs]es?|permits?|registrations?|passports?|visas?|titles?|Apostillen?|Siegel|Stempel|Urkunden?|Bescheinigung(?:en)?|Genehmigung(?:en)?|Zulassung(?:en)?|Eintragung(?:en)?|Ausweise?|Pass|Pässe|Visum|apostillas?|sellos?|certificados?|licencias?|permisos?|registros?|pasaportes?|visados?|títulos?)';

/** Somewhere else than here makes a paper for a sum: "Albany adds the apostille for", „Mainz erteilt die Genehmigung für“, «Toledo pone el sello por». */
const MADE_BY = new RegExp(
  `(?:^|[.,;:]\\s|\\s(?:and|but|und|aber|y|pero)\\s)(?<name>\\p{Lu}\\p{L}{2,}(?:\\s\\p{Lu}\\p{L}+)?)\\s(?:adds|issues|puts|gives|makes|grants|stamps|sends|setzt|erteilt|stellt|macht|gibt|pone|da|expide|emite|otorga|hace|tramita)\\s(?:(?:the|an?|your|its|das|die|den|der|ein|eine|einen|Ihre?n?|el|la|su|un|una)\\s)?(?:\\p{L}+\\s)?${PAPER}(?:\\s\\p{L}+){0,2}\\s(?:for|für|por)\\s(?:only |nur |solo )?$`,
  'u',
);

/** A fee that an office takes, by its name behind a sum: "the $35 execution fee", or before it: „die Passgebühr von“. */
const NAMED_BEHIND =
  /^\s(?:state |federal |county |city |court )?(?<kind>execution|filing|recording|state|federal|government|county|city|municipal|permit|licen[cs]e|passport|visa|consular|embassy|customs|apostille|dmv|uscis|probate)\s(?:fees?|charges?|tax(?:es)?)(?!\p{L})/iu;
const NAMED_BEFORE =
  /(?<!\p{L})(?:(?<de>pass|ausweis|visum|visa|gericht|grundbuch|zulassung|melde|amt|genehmigung|zoll|stempel)s?gebühr(?:en)?|(?:tasas?|derechos|timbres?)\s(?<es>oficial(?:es)?|consular(?:es)?|judicial(?:es)?|municipal(?:es)?|federal(?:es)?|estatal(?:es)?|del? (?:pasaporte|registro|visado|juzgado|ayuntamiento|estado|permiso|licencia)))\s(?:(?:of|von|in höhe von|beträgt|ist|sind|de|es de|son)\s)?(?:\p{L}+\s)?$/iu;

/** Directly before a sum that is our fee for dealing with an office: "our $35 filing fee". */
const OUR = /(?<!\p{L})(?:our|my|unsere[nrm]?|meine[nrm]?|nuestr[oa]s?|mis?)\s$/iu;

/** What goes into an envelope to an office beside a sum: the form with the original before it, the envelope or the postage behind. */
const FORM =
  /(?<!\p{L})(?:forms?|originals?|application|paperwork|formulare?|antrag|originale?|unterlagen|formularios?|solicitud|originales|papeles)(?!\p{L})/iu;
const ENVELOPE =
  /(?<!\p{L})(?:envelope|return (?:label|postage)|postage|\p{L}*umschlag|rückporto|freiumschlag|briefmarken|(?:un|el|su|otro)\ssobre|estampillas|guía (?:pre)?pagada)(?!\p{L})/iu;

/** Directly before a sum that is one of several things in a row. */
const IN_ROW = /,\s(?:(?:and|und|y)\s)?(?:\p{L}+\s){0,3}$/iu;

/** Directly behind what something costs in another town, and what it is less than there: "$10 apiece in Albany instead of". */
const IN_TOWN =
  /^\s?(?:(?:apiece|each|a piece|per \p{L}+|das stück|je \p{L}+|cada un[oa]|por \p{L}+)\s)?(?:in|en)\s(?<town>\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}+)?)(?!\p{L})/u;
const INSTEAD =
  /[$£€]?\d[\d.,]*\s?[€$£]?(?<behind>[^.;!?]{0,50})\s(?:instead of|rather than|statt|anstatt|en (?:vez|lugar) de)\s$/iu;

/** First person: whoever takes it is known. */
const OURS =
  /(?<!\p{L})(?:we|our|ours|us|my|wir|uns|unser\p{L}*|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

function isElsewhere(name: string | undefined, facts: Facts): boolean {
  if (name === undefined || facts.site?.business.name.includes(name)) return false;
  return !isTown(name, facts) && !knownNames(facts).has(name.toLowerCase());
}

const OF_PAPER = new RegExp(`(?<!\\p{L})${PAPER}(?!\\p{L})`, 'iu');

/** True for what papers cost in a town that is not of the business, and for what that is said to be less than. */
function isInOtherTown(before: string, after: string, facts: Facts): boolean {
  const behind = INSTEAD.exec(before)?.groups?.behind ?? after;
  if (!OF_PAPER.test(before) || OURS.test(before)) return false;
  return isElsewhere(IN_TOWN.exec(behind)?.groups?.town, facts);
}

/** True for a fee that has the name of one that offices take, unless the configuration has such a fee. */
function isNamedFee(before: string, after: string, facts: Facts): boolean {
  const { de, es } = NAMED_BEFORE.exec(before)?.groups ?? {};
  const kind = (NAMED_BEHIND.exec(after)?.groups?.kind ?? de ?? es)?.toLowerCase();
  if (kind === undefined || OUR.test(before)) return false;
  return !facts.names.some((name) => name.toLowerCase().includes(kind));
}

/** True for what an office takes for papers, by the name of its fee, who makes the paper, where, or what goes along with it. */
export function isOfficialFee(before: string, after: string, facts: Facts): boolean {
  if (isNamedFee(before, after, facts)) return true;
  if (isElsewhere(MADE_BY.exec(before)?.groups?.name, facts)) return true;
  if (
    FORM.test(before) &&
    IN_ROW.test(before) &&
    ENVELOPE.test(after) &&
    !OURS.test(before + after)
  )
    return true;
  return isInOtherTown(before, after, facts);
}
