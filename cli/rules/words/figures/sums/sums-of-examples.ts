import { headingAbove } from '../../surroundings.ts';

/** Headings of a calculation with the sums of somebody. */
const EXAMPLE =
  /(?<!\p{L})(?:examples?|worked out|(?:aus|um|vor)?gerechnet|calculad[oa]s?|\p{L}*beispiele?|\p{L}*beispielrechnung(?:en)?|ejemplos?)(?!\p{L})/iu;

/** Headings of what has been done and paid: "Three real bills", "Four trips of this year", „Rechnungen aus dem letzten Jahr“. */
const DONE =
  /(?<!\p{L})(?:(?:real|actual|true|echte|tatsächliche|wirkliche)\s(?:\p{L}+\s)?(?:bills?|invoices?|quotes?|receipts?|jobs?|orders?|cases?|customers?|numbers|rechnungen|aufträge|fälle|angebote|zahlen)|(?:facturas|presupuestos|trabajos|casos|encargos|cuentas|cifras)\s(?:reales|de verdad)|(?:bills?|invoices?|receipts?|jobs?|trips?|orders?|projects?|rechnungen|aufträge|fahrten|arbeiten|projekte|facturas|trabajos|viajes|encargos|obras)\s(?:of|from|in|aus|von|vom|im|del?)\s(?:(?:this|last|the last|the past|dem letzten|diesem|letztem|letztes|este|el|la)\s)?(?:year|summer|winter|spring|autumn|fall|month|week|jahr\p{L}*|sommer|winter|frühjahr|herbst|monat|woche|año|verano|invierno|primavera|otoño|mes|semana|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)(?:\s(?:pasad[oa]|20\d\d))?)(?!\p{L})/iu;

/** How a paragraph begins that reckons with the sums of somebody; “Say what you need” asks for words. */
const BEGINS =
  /^[-*>\s]*(?:an? (?:worked )?example|(?:a|one|ein|un) (?:case|fall|caso)(?=:)|(?:for|here is an|one) (?:worked )?example|say(?!\s(?:what|when|where|which|who|whom|whose|how|whether|why|if|so|yes|no|hello|hi)(?!\p{L}))|suppose|assume|imagine|(?:ein|zum) beispiel|beispiel(?:srechnung|rechnung)?|angenommen|nehmen wir an|gesetzt|un ejemplo|por ejemplo|ejemplo|supongamos|suponga|imagin(?:e|emos))(?=[\s:,.])/iu;

/** Directly before the total of a bill that is put as a case: "on a bill of", „bei einer Rechnung über“, «en una factura de». */
const CASE =
  /(?<!\p{L})(?:(?:on|with|from|for) an? (?:\p{L}+\s)?(?:bill|invoice|quote|total|purchase|estimate) (?:of|for|over|with)|(?:bei|von|aus|auf) (?:einer|einem|eine|einen) (?:\p{L}*rechnung|\p{L}*auftrag|\p{L}*betrag|\p{L}*summe|angebot) (?:von|über|mit|in höhe von)|(?:en|de|con|para|sobre) una? (?:factura|cuenta|presupuesto|total|compra|nota) (?:de|con|por))\s$/iu;

/** The same of a sum that stands for any: "You set a limit, say", "of which 2 percent on", «que en este ejemplo es de». */
const SAY =
  /,\s(?:say|for example|for instance|sagen wir|zum beispiel|digamos|por ejemplo),?\s$|(?<!\p{L})(?:which|that|was|das|lo que|que)\s(?:on|bei|auf|en|sobre)\s$|(?<!\p{L})(?:in|en|bei)\s(?:this|our|diesem|unserem|este|nuestro)\s(?:example|beispiel|ejemplo)(?!\p{L})[^.;:!?]{0,30}$/iu;

/** True for a sum in a case that is put: "On a bill of $900, that is $90 off". */
export function isInCase(before: string): boolean {
  return CASE.test(before) || SAY.test(before);
}

/** True for a heading of what has been done and paid. */
export function isOfDone(heading: string): boolean {
  return DONE.test(heading);
}

/** True for the heading of an example, or a question that asks for one. */
export function isExampleHeading(heading: unknown): boolean {
  return typeof heading === 'string' && (EXAMPLE.test(heading) || DONE.test(heading));
}

/** True for a place in a text of several paragraphs, in one that is an example, or below a heading that says so. */
export function isInExampleAt(text: string, at: number): boolean {
  if (isExampleHeading(headingAbove(text, at))) return true;
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return BEGINS.test(text.slice(start, at));
}
