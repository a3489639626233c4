import type { Facts } from '../../../content/facts/facts.ts';
import { knownNames } from '../names/known-names.ts';

/** Indicates that the statement is about the business. */
const OF_BUSINESS =
  /^(?:family|familie|familia)$|(?<![-\p{L}])(?:serving|family[- ](?:business|firm|owned|run|practice|trade|since)|family \p{L}+ since|family of (?:\{[\w.]+\}|\p{L}+) since|familia de \p{L}+ desde|(?:in|of) the family|in business|sirviendo|al servicio|(?:empresa|negocio|tradición) familiar|familiar desde|en familia|familienbetrieb\p{L}*|familiengeführt|familienunternehmen|familie seit|in familienhand|(?:opened|started|founded) the (?:business|company|shop|store|salon|studio|practice|firm|workshop|clinic|school|bakery|restaurant)|(?:abrió|fundó) (?:la|el) (?:negocio|empresa|tienda|taller|salón|estudio|clínica|escuela|despacho|panadería|restaurante))(?!\p{L})/imu;

/** Says at the beginning of a statement, whose it is, that something was founded: "Founded in 1921", but not "…, the orchestra plays". */
const FOUNDED =
  /(?:^|[.!?\n·|–—-]\s*)(?:\p{L}+,? (?:and|y|und|&) )?(?:(?:the |an? |una? |ein )?(?:business|company|firm|empresa|negocio|firma|betrieb) )?(?:(?:est(?:ablished|\.)?|founded|fundad[oa]s?|gegründet|abiert[oa])(?: in| en| im jahr)? \d{4}|\d{4} gegründet|(?:seit )?gründung \d{4})(?!,\s(?:the|an?|der|die|das|ein|eine|el|la|los|las|una?)\s)/iu;

/** Since when nobody has done something, or it is no longer so: nothing began then. */
const NO_LONGER =
  /(?<!\p{L})(?:nobody|no one|none|never|no longer|(?:has|have|had)(?:n['’]t| not)|niemand|nie|keine?[rsnm]? (?:\p{L}+ )?mehr|nicht mehr|nadie|nunca|ning[uú]n[oa]?|ya no)(?!\p{L})/iu;

/** What was founded: "The music school was founded". */
const WAS_FOUNDED =
  /(?<thing>\p{L}+)\s(?:was|wurde|ist|fue|se)\s[\p{L}\d\s]{0,20}?(?:founded|established|gegründet|fundad[oa]|fundó)(?!\p{L})/iu;

/** True if words say that the business began, or something that has its name. */
export function isOfBusiness(words: string, facts: Facts): boolean {
  if (FOUNDED.test(words)) return true;
  if (OF_BUSINESS.test(words) && !NO_LONGER.test(words)) return true;
  const thing = WAS_FOUNDED.exec(words)?.groups?.thing;
  return thing !== undefined && knownNames(facts).has(thing.toLowerCase());
}
