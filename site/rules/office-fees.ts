/** The business, and what it does. */
const NO_BUSINESS = String.raw`^(?!.*\b(?:we|our|us|nosotros|nuestr[oa]s?|\w{2,}[aei]mos|daniel|notary|travel|drive|visit|viaje|visita)\b)`;

/** An office that takes papers in. */
const OFFICE = String.raw`(?:austin|states?|secretary(?: of state)?|county(?: clerk)?|clerk|court|consulate|embassy|authentications?|(?:\w+ )?(?:unit|bureau|department|division|agency)|p\.? ?o\.? box|estado|condado|secretari[oa](?: de estado)?|consulado|embajada|juzgado|registro civil)\b`;

/** A sum for each paper, as an office takes it and a notary might. */
const FOR_EACH = String.raw`\$ ?[\d.,]+ (?:(?:a|per|each|for each|for every|por|por cada|cada) )(?:documents?|apostilles?|cop(?:y|ies)|certificates?|papers?|pages?|documentos?|apostillas?|copias?|actas?|papel(?:es)?|hojas?|paginas?)\b`;

/** What else goes into an envelope. */
const ENCLOSURE = String.raw`(?:form \w+|originals?|(?:\w+ )?envelopes?|cover letter|checks?|money orders?|request|la forma|forma \w+|solicitud|sobres?|copias?|estampillas?|cheques?|giros?)`;

/** What an office takes for a paper of its own, in a sentence without the business. */
const OF_OFFICE =
  /^(?!.*\b(?:we|our|us|nosotros|nuestr[oa]s?|cobramos|pedimos|daniel|notary)\b).*\b(?:austin|(?:the|el|la) (?:state|secretary of state|consulate|estado|secretaria de estado|consulado)(?:'s (?:(?:own )?(?:web)?(?:site|page|list|form|schedule)))?) (?:\w+ )?(?:lists?|names?|posts?|publishes|anuncia|publica|charges?|charged|asks? for|takes|took|cobra|cobraba|cobro|pide|pedia) /;

/** What is sent to an office with its fee: "To the Secretary of State, with the form and the payment, $15 a document". */
const SENT_ALONG =
  /\b(?:a|al|ante|en|to|at) (?:(?:the|el|la|los|su|your) )?(?:\w+ )?(?:austin|state|secretary of state|county|county clerk|clerk|court|consulate|embassy|estado|condado|secretaria de estado|consulado|embajada|juzgado|registro civil)\b(?!.*\b(?:we|our|us|nosotros|nuestr[oa]s?|cobramos|pedimos|daniel|notary)\b)[^.;]*\b(?:fee|payment|check|money order|pago|cuota|tarifa|derechos|cheque|giro)\b[^.;$]{0,30}\$ ?[\d.,]+ (?:(?:a|per|each|for each|for every|por|por cada|cada) )?(?:documents?|apostilles?|cop(?:y|ies)|certificates?|papers?|documentos?|apostillas?|copias?|actas?|papel(?:es)?)\b/;

/** Begins the sentence after such a sum: "Ese dinero va directo al estado." */
const GOES_THERE =
  /^(?:(?:that|this|the) (?:money|fee|sum)|it|that|(?:ese|este|el) (?:dinero|pago|cobro)|es[oa]|es[ae] (?:tarifa|cuota)|se) (?:\w+ ){0,2}?(?:goes|is paid|is mailed|va|van|pagan?|manda) (?:\w+ ){0,2}?(?:to (?:the (?:state|county|clerk|court|consulate|secretary)|austin)|al (?:estado|condado|consulado)|a (?:austin|la secretaria)|en (?:austin|el consulado))\b/;

/** What recording costs with a county, which takes it by the page, in a sentence without the business and without an act of a notary. */
const OF_RECORDING =
  /^(?!.*\b(?:we|our|us|nosotros|nuestr[oa]s?|cobramos|pedimos|daniel|notar\w+|signatures?|seals?|stamps?|oaths?|acknowledg\w+|jurats?|firmas?|sellos?)\b).*\b(?:recording|to record|(?:clerks?|county|counties|courts?|courthouse|registry|recorder|deputy) (?:(?:can|could|will|would|may|must|then|always|also|only) )*(?:records?|files?|recorded|filed)|(?:condados?|juzgados?|secretari[oa]s?) (?:(?:lo|la|los|las|le|se|puede|pueden|va a|ya) )*(?:registr|archiv|inscrib)\w+|county clerk(?:'s|s)?|registro|registrar\w*|(?:most|many|some|other|several|these) (?:\w+ ){0,2}?counties)\b/;

/** A sum among what an envelope holds, and whom it goes to: "The original and $15 for each document, to the Authentications Unit". */
const ENCLOSED_TO = new RegExp(
  String.raw`${NO_BUSINESS}.*\b${ENCLOSURE}\b[^.;$]{0,30}(?:,|and|with|plus|y|con|mas) ${FOR_EACH}[^.;$]{0,30}\b(?:to|a|al|ante) (?:(?:the|el|la|los) )?(?:\w+ )?${OFFICE}`,
);

/** The same without whom it goes to: "Con $15 por documento y un sobre con estampilla". */
const ENCLOSED = new RegExp(
  String.raw`${NO_BUSINESS}(?:.*\b${ENCLOSURE}\b[^.;$]{0,30}(?:,|and|with|plus|y|con|mas) ${FOR_EACH}|.*${FOR_EACH}(?:,| and| y| plus| mas) (?:(?:an?|the|your|una?|el|la|su) )?(?:\w+ ){0,2}?${ENCLOSURE}\b)`,
);

/** "Mail it to Austin", «Mándela al consulado» */
const SENT_TO_OFFICE = new RegExp(
  String.raw`${NO_BUSINESS}.*\b(?:mail|send|post|submit|envelope|mand\w+|envi\w+|llev\w+|sobre)\b[^.;]{0,30}\b(?:to|for|a|al|para) (?:(?:the|el|la|los) )?(?:\w+ )?${OFFICE}`,
);

/**
 * True of a sentence whose sum goes to an office for a paper of its own.
 *
 * @param after the sentence behind it, which may say where the money goes.
 */
export function isFeeOfOffice(sentence: string, after: string): boolean {
  const ways = [OF_OFFICE, SENT_ALONG, OF_RECORDING, ENCLOSED_TO];
  return ways.some((one) => one.test(sentence)) || GOES_THERE.test(after);
}

/** True of a sum that is put into an envelope beside other things, whoever gets it. */
export function isSentAway(sentence: string): boolean {
  return ENCLOSED.test(sentence);
}

/** True of a heading that has papers sent to an office. */
export function sendsToOffice(heading: string): boolean {
  return SENT_TO_OFFICE.test(heading);
}
