import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { knownNames } from '../../names/known-names.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { isAdvertisedElsewhere } from './advertised-elsewhere.ts';

/** Whoever sets a fee of their own, pays out or collects, in each language; a till and a city may also be a place. */
const OFFICES = [
  '(?:(?:county|city|town|district|court) )?clerk|comptroller|secretary of state|state|county|city|town|borough|council|government|legislature|ministry|department(?: of \\p{L}+(?: \\p{L}+)?)?|(?:tax|passport|post|harbou?r|land|state|county) office|city hall|agency|authority|court|registr(?:y|ar)|recorder|treasury|embassy|consulate|police|(?:exam )?boards?|insurer|insurance|marina|landfill|landlord|universit(?:y|ies)',
  'stadt|gemeinde|land|bund|staat|(?:land)?kreis|behörde|(?:standes|finanz|ordnungs|sozial|gesundheits|jugend|bau|eich|patent|landrats|melde|bürger|veterinär|umwelt|kataster|grundbuch|zoll)?amt|ministerium|gericht|(?:kranken|pflege)?kassen?|versicherung(?:en)?|zoll|polizei|konsulat|botschaft|kammer|friedhof\\p{L}*|krematorium|klinik|krankenhaus|apotheke|universität',
  'estado|condado|ciudad|ayuntamiento|municipio|gobierno|ministerio|departamento(?: de \\p{L}+(?: \\p{L}+)?)?|secretar[íi][oa](?: de \\p{L}+)?|consulado|embajada|juzgado|registro(?: civil)?|jefatura|tráfico|hacienda|policía|universidad|aseguradora|seguro|compañía(?: de(?:l| la)? \\p{L}+)?|centro examinador',
].join('|');

/** An office with its article and a word that says which. */
const THE_OFFICE = `(?:(?:the|your|each|every|any|der|die|das|den|dem|el|la|los|las)\\s)?(?:\\p{L}+\\s){0,2}?(?:${OFFICES})`;

/** Who gets a sum: "payable to the clerk", „die Gebühr geht an den Friedhof“, «va directo al estado», and whom readers pay themselves. */
const GOES_TO = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:(?:which|that|and|it|all|both|neither|fee|money|payment|sum)\\s(?:\\p{L}+\\s)?go(?:es)?|paid|payable|pays?|owed|made out)\\s(?:\\p{L}+\\s){0,3}?(?:to|at)\\s(?:them(?=\\s(?:directly|yourself)|[.,;]|$)|${THE_OFFICE})`,
    `(?:(?:die|das|und|sie|gebühr|geld|betrag|summe)\\s(?:geht|gehen|fließt|fließen)|zahlbar|(?:zahlen|überweisen) sie)\\s(?:\\p{L}+\\s){0,3}?(?:(?:an|bei|beim|am)\\s${THE_OFFICE})|zahlbar dort(?=[.,;]|$)`,
    `(?:(?:que|y|pago|dinero|tasa|tarifa|importe|todo)\\s(?:se\\s)?van?|se (?:pagan?|abonan?)|pagader[oa]s?)\\s(?:\\p{L}+\\s){0,2}?(?:al|a la|a|en el|en la)\\s${THE_OFFICE}`,
  ].join('|')})(?!\\p{L}|\\s(?:jail|prison|building|center|centre)(?!\\p{L}))`,
  'iu',
);

/** Before that, something else than the sum that is paid: "$45, and the state fee is paid to the clerk". */
const OTHER_THING =
  /(?:^|\s)(?:the|their|its|any|die|der|das|den|la|el|las|los|su)\s(?:\p{L}+\s){1,3}$/iu;

/** Says of a sum that the business does not get it: "neither goes to us", «ese pago no pasa por nosotros». */
const NOT_TO_US =
  /(?<!\p{L})(?:not (?:paid |payable |due )?(?:to|with|through) (?:us|me)|(?:does not|doesn['’]t|do not|don['’]t) (?:go|come|pass) (?:to|through) (?:us|me)|(?:neither|none of (?:it|that|this|them|these))\s(?:\p{L}+\s){0,3}(?:to|with|through) (?:us|me)|nicht (?:an|über|bei) (?:uns|mich|mir)|nichts davon\s(?:\p{L}+\s){0,2}(?:an|bei) (?:uns|mich|mir)|no (?:pasan?|van?|llegan?|es|son|se pagan?) (?:a|por|con|para) (?:nosotr[oa]s|mí))(?!\p{L})/iu;

/** Directly before a sum, after whoever takes or pays it: "the clerk keeps a deposit of", „manche Kassen erstatten ihm bis zu“. */
const OFFICE_TAKES = new RegExp(
  `(?:^|[,;:]\\s|\\s(?:and|but|because|while|whose|und|aber|weil|y|pero|porque)\\s)(?:\\p{L}+\\s){0,3}?(?:${OFFICES})(?:,? (?:which|that|que|who))?\\s(?:(?:has|hat|often|still|usually|now|auch|dafür|le|les|te) ){0,2}(?:charges?|collects?|keeps|holds|bills|levies|sets?|asks for|takes|pays?|refunds?|reimburses?|gives?|erheb(?:t|en)|verlang(?:t|en)|berechne(?:t|n)|nimmt|nehmen|forder(?:t|n)|kassier(?:t|en)|zahl(?:t|en)|erstatte(?:t|n)|übernimmt|übernehmen|cobran?|piden?|descuentan?|aportan?|pagan?|reembolsan?|fijan?)\\s(?:[^.;:!?]{0,20}\\d[^.;:!?]{0,30},? (?:and|und|y) $|[^.,;:!?]{0,50}(?:, (?:up to|but at most|bis zu|höchstens|aber höchstens|hasta|como máximo) )?$)|(?<!\\p{L})(?:erhebt|verlangt|berechnet|nimmt|zahlt|erstattet|übernimmt|setzt)\\s(?:der|die|das)\\s(?:\\p{L}+\\s)?(?:${OFFICES})\\s(?:\\p{L}+\\s){0,3}$`,
  'iu',
);

/** The last clause before a sum, whose subject is an office: "We seal it, the Secretary of State adds the apostille for". */
const OFFICE_DOES = new RegExp(
  `,\\s(?:(?:and|but|while|und|aber|y|pero)\\s)?(?<clause>${THE_OFFICE}[^,;:!?]{0,60}\\s(?:for|für|por)\\s)$`,
  'iu',
);

/** The same with the office behind what it does: «La da la Secretaría de Estado en Austin por». */
const OFFICE_GIVES = new RegExp(
  `(?<!\\p{L})(?:da|expide|emite|entrega|pone|hace|tramita)\\s(?:el|la)\\s(?:${OFFICES})[^.,;:!?]{0,50}\\spor\\s$`,
  'iu',
);

/** Directly after a sum, to whom it goes: "$100 to the State Department and $35 to the desk". */
const TO_OFFICE = new RegExp(
  `^\\s(?:more\\s)?(?:to|for)\\sthe\\s(?:\\p{L}+\\s)?(?:${OFFICES}|desk)(?!\\p{L})`,
  'iu',
);

/** Directly before and after a sum that is handed in at an office: "You pay $5.50 at the counter of the tax office". */
const PAYS =
  /(?<!\p{L})(?:pays?|paying|costs you|kostet sie|le cuesta|zahlen sie|zahlt man|paga|pagan)\s(?:\p{L}+\s){0,2}$/iu;
const AT_OFFICE = new RegExp(
  `^\\s(?:in cash |en efectivo |bar )?(?:(?:at|to|in|an|bei|beim|im|en|a)\\s(?:the\\s)?(?:(?:counter|desk|window)\\s(?:of|at)\\s)?|al\\s)${THE_OFFICE}(?!\\p{L}|\\s(?:jail|prison|building|center|centre)(?!\\p{L}))`,
  'iu',
);

/** Directly before a sum that goes to an office with a form, that an office sends, or that what is left with one costs: "Mail it to the department with a check for". */
const WITH_CHECK = new RegExp(
  `(?<!\\p{L})(?:to|at|an|bei|al?|en)\\s${THE_OFFICE}[^.,;:!?]{0,40}\\s(?:check|cheque|money order|scheck|giro)\\s(?:of|for|über|de|por)\\s$|(?<!\\p{L})(?:sends?|mails?|get|receive)\\s(?:you\\s)?an? (?:check|cheque|refund|rebate)\\s(?:for|of)\\s$|\\s(?:with|bei|beim|ante)\\s${THE_OFFICE}\\s(?:costs?|is|kostet|cuesta)\\s(?:\\p{L}+\\s)?$`,
  'iu',
);

/** Directly before a sum that goes to an office with a form: "to the Secretary of State with the form and the fee, $15", «con el pago, que hoy son». */
const WITH_FEE = new RegExp(
  `(?<!\\p{L})(?:to|an|al?|ante)\\s${THE_OFFICE}(?!\\p{L})[^.;:!?]{0,60}\\s(?:the|its|their|filing|request|application|die|der|el|la|los|su)\\s(?:fee|payment|gebühr|pago|tasa|cuota|tarifa|derechos),?\\s(?:(?:which|that|currently|now|today|is|are|of|die|zurzeit|derzeit|von|beträgt|que|hoy|actualmente|ahora|este año|es|son|de)\\s){0,4}$`,
  'iu',
);

/** What a figure of an office is called. */
const OFFICIAL = new RegExp(
  `^(?:the |la |el |die )?(?:(?:${OFFICES})(?:['’]s)?\\s(?:fee|charge)|(?:\\p{L}+\\s)?(?:tax|duty)|\\p{L}{3,}steuer|(?:impuesto|arancel)(?:\\s\\p{L}+){0,4}|(?:gebühr|tasa|tarifa|derechos)\\s(?:der|des|del|de la)\\s(?:${OFFICES}))$`,
  'iu',
);

/** Directly before a sum, whose fee it is, and what is never a price: "the consulate's fee is", «la tarifa del consulado es de», "the gift tax is". */
const FEE_OF = new RegExp(
  `(?<!\\p{L})(?:(?:${OFFICES})['’]s\\s(?:\\p{L}+\\s)?(?:fee|charge|tariff|price)|(?:fee|charge|tariff|gebühr|tarif|tarifa|tasa|cuota)\\s(?:of the|at the|del?(?: la)?|der|des|vom|beim)\\s(?:\\p{L}+\\s)?(?:${OFFICES})|(?:\\p{L}+\\s(?:tax|duty)|\\p{L}{3,}steuer|impuesto|arancel|arbitrio))(?:\\s[^.,;:!?]{1,30})?\\s(?:is|of|comes to|runs|ist|beträgt|liegt bei|von|es de|es|son|asciende a|ronda)\\s(?:\\p{L}+\\s)?$`,
  'iu',
);

/** Begins a statement or a clause about whoever was named before it, and takes a sum: "They charge", «Pide», «le cobrarán». */
const THEY_TAKE =
  /^(?:(?:they|he|she|it) (?:charges?|asks? for|wants?|bills?)|(?:er|sie) (?:verlangt|berechnet|nimmt|will)|cobran?|piden?|exigen?)\s[^.,;:!?]{0,30}$|(?:^|,\s)(?:le|les|te) (?:cobra(?:rá)?n?|piden?)\s[^.,;:!?]{0,20}$/iu;

/** A later statement about what the one before it names: "It costs", "Online it is", „Dafür nimmt sie“, «Cuesta». */
const GOES_ON =
  /^(?:(?:it|they|that|this|these|each|there|expect|plan on|online|by mail|in person|you(?:['’]ll| will)? pay|the (?:fee|cost|price|charge|tax|first|form|deposit|copy|certificate|permit|test)|(?:adults|children|residents|seniors) pay)|(?:(?:erwachsene|kinder|rentner) zahlen|er|sie|es|das|dafür|dort|online|die (?:erste|gebühr|kosten)|diese)|(?:(?:l[oa]s )?(?:adultos|niños|menores|mayores) pagan|cuestan?|son|es|vale|sale|se pagan?|le cobran?|cobran|cada|usted paga|en línea|por correo|el (?:precio|costo|coste|trámite)|la (?:tasa|tarifa)|esto?|es[ae]))(?!\p{L})|^(?:it['’]s|for an? [^.,;:!?]{1,30} (?:it|they)|in \p{L}+ (?:sind|ist|kostet) (?:das|es|er|sie))\s/iu;

/** That an office issues, decides or gets something, in the sentence before: "is issued by the county", "apply to the state", «la expide el condado». */
const BY_OFFICE = new RegExp(
  [
    `(?:^|[,;:]\\s|\\s(?:and|but|und|aber|y|pero)\\s)(?:the|your|each|der|die|das|den|el|la)\\s(?:\\p{L}+\\s)?(?:${OFFICES})\\s(?!(?:is|are|ist|sind|es|está|closes|opens)(?!\\p{L}))(?:(?:le|les|se)\\s)?\\p{L}*(?:s|t|en|[aeo])(?!\\p{L})`,
    `(?<!\\p{L})(?:by|through|(?:issued|sold|filed|recorded) (?:at|in)|(?:apply|send|mail|submit|order|request|comes?|up)\\s(?:\\p{L}+\\s){0,4}?(?:from|to))\\s(?:the|your|any|every)\\s(?:\\p{L}+\\s)?(?:${OFFICES})(?=[.,;:!?]|\\s(?:for|with|online|and|or|itself|yourself|first|in|about)(?!\\p{L}))`,
    `(?<!\\p{L})(?:vom|von der|beim|bei der|an die|ans|zum)\\s(?:\\p{L}+\\s)?(?:${OFFICES})(?=[.,;:!?]|\\s(?:ab|an|aus|abgenommen|ausgestellt|und|oder|beantragt|festgelegt)(?!\\p{L}))`,
    `(?<!\\p{L})(?:stellt|nimmt|druckt|setzt|legt|prüft|erteilt)\\s(?:der|die|das)\\s(?:${OFFICES})(?!\\p{L})`,
    `(?<!\\p{L})(?:(?:de|por|ante|a) (?:el|la)|del|al)\\s(?:${OFFICES})(?=[.,;:!?]|\\s(?:y|con|para|por)(?!\\p{L}))`,
    `(?<!\\p{L})(?:pone|expide|emite|entrega|fija|cobra|decide|registra)\\s(?:el|la)\\s(?:${OFFICES})(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Begins a sentence about the sum before it: "This fee goes", „Diese Gebühr geht“. */
const OF_THAT = /^[.!?]?\s(?:that|this|these|it|both|diese\p{L}*|das|sie|es[ae]|est[ae]|ambos)\s/iu;

/** First person, which takes what follows it. */
const OURS =
  /(?<!\p{L})(?:we|our|ours|my|i|us|wir|ich|unser\p{L}*|bei uns|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\.name\}/iu;

/** What the business takes beside the sum: "$2, and our fee is saved". */
const OUR_FEE =
  /(?:,\s|\s(?:and|plus|besides|und|plus|y|más)\s)+(?:our|my|unser\p{L}*|mein\p{L}*|nuestr\p{L}+)\s(?:\p{L}+\s)?(?:fees?|prices?|gebühr|honorar|preis|tarifas?|honorarios|precios?)(?!\p{L}).*$/iu;

/** Another sum, which words behind it are about, unless it is the other of two: "$2 by mail or $5.45". */
const OTHER_SUM =
  /(?<!(?:or|to|and|oder|bis|und|o|y|a|–|-)\s?)(?<![\d.,$€£])(?:[$€£]\d|\d[\d.,]*\s?(?:[$€£]|euros?|dollars?|dólares|pounds)(?!\p{L}))/iu;

/** Words in which each abbreviation that is none of the business is an office: "the RYA", „der TÜV“. */
function withOffices(words: string, facts: Facts): string {
  return words.replace(/(?<![\p{L}\d-])\p{Lu}{3,6}(?![\p{L}\d-])/gu, (name) =>
    knownNames(facts).has(name.toLowerCase()) ? name : 'authority',
  );
}

/** The sentence before one of the same line; empty without one. */
function sentenceBefore(text: string, start: number): string {
  if (start < 2 || text[start - 1] === '\n') return '';
  return text.slice(sentenceAt(text, start - 2).start, start);
}

/** What follows a sentence up to the end of the next one of the same line. */
function sentenceAfter(text: string, end: number): string {
  return text[end] === '\n' ? '' : text.slice(end, sentenceAt(text, end + 2).end);
}

/**
 * True if the words around a sum say that somebody else gets or pays it, whatever fee it equals.
 *
 * @param beside what says what a figure is, each text in a line.
 */
export function isOfOffice(text: string, span: Span, facts: Facts, beside = ''): boolean {
  const [start, end] = span;
  if (beside !== '' && isFigureOfOffice(text, span, beside, facts)) return true;
  const sentence = sentenceAt(text, start);
  const before = withOffices(text.slice(sentence.start, start), facts);
  const after = withOffices(text.slice(end, sentence.end), facts);
  const next = withOffices(sentenceAfter(text, sentence.end), facts);
  const own = after.search(OTHER_SUM);
  const ofSum = own < 0 ? after : after.slice(0, own);
  if (NOT_TO_US.test(ofSum) || NOT_TO_US.test(next.slice(0, 90))) return true;
  const paid = GOES_TO.exec(ofSum);
  const between = ofSum.slice(0, paid?.index);
  if (paid && !OURS.test(between) && !OTHER_THING.test(between)) return true;
  if (OF_THAT.test(next) && GOES_TO.test(next)) return true;
  const does = OFFICE_DOES.exec(before)?.groups?.clause;
  if (does !== undefined && !OURS.test(does)) return true;
  if (OFFICE_GIVES.test(before) || TO_OFFICE.test(after)) return true;
  if (OURS.test(before)) return false;
  if (isAdvertisedElsewhere(before)) return true;
  const last = sentenceBefore(text, sentence.start);
  if (last !== '' && THEY_TAKE.test(before) && !OURS.test(last)) return true;
  if (WITH_CHECK.test(before) || WITH_FEE.test(before) || FEE_OF.test(before)) return true;
  return OFFICE_TAKES.test(before) || (PAYS.test(before) && AT_OFFICE.test(ofSum));
}

/** True for a figure whose label, or the text below it, says that an office gets it: "$10", "gift tax", "paid to the county". */
function isFigureOfOffice(text: string, span: Span, beside: string, facts: Facts): boolean {
  const labels = beside.split('\n').filter((label) => label.trim() !== '');
  if (labels.length === 0 || text.slice(0, span[0]).trim() !== '' || OURS.test(beside))
    return false;
  if (labels.some((label) => OFFICIAL.test(label.trim()))) return true;
  return isOfOffice(`${text}, ${labels.join(', ')}`, span, facts);
}

/** True for a statement about what an office does in the sentence before it: "Apply to the state. It costs $2 by mail." */
export function isAfterOffice(text: string, at: number, facts: Facts): boolean {
  const { start, end } = sentenceAt(text, at);
  const words = text.slice(start, end);
  if (!GOES_ON.test(words) || OURS.test(words.replace(OUR_FEE, ''))) return false;
  const last = withOffices(sentenceBefore(text, start), facts);
  return !OURS.test(last) && BY_OFFICE.test(last);
}
