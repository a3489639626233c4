import { leanPattern } from './lean-pattern.ts';

/** Warnings about promises of others. */
export const WARNED =
  /\b(?:somebody|someone|anyone|anybody|whoever|those) (?:who )?(?:promis\w+|offers?|offering|tells?|claims?)\b|\b(?:is|are|es|son) (?:an? |una? )?(?:\w+ )?(?:fraud|crime|felony|offen[cs]e|invitation|fraude|delito|estafa|invitacion)\b|\b(?:is|are|es|son) (?:against the law|contra la ley|something else|otra cosa)(?=[.,;]|$)/;

/** What others do, say or offer, and what is not done here: "Others skip the ID. We do not." */
const OTHERS_DO =
  /^(?:(?:and|but|sure|yes),? )?(?:(?:in|en) \w+,? )?(?:(?:some|many|most|certain|plenty of|a few|other) \w+|others?|there are (?:\w+ ){1,3}?(?:who|that)|elsewhere|some|many|hay (?:quien|quienes|\w+ que)|otr[oa]s|alguno?s|algunas|much[oa]s|en otr[oa]s? \w+)\b/;
const OURS = /\b(?:we|us|our|i(?! \d)|nosotr[oa]s|nuestr[oa]s?)\b/;
const NOT_HERE =
  /^(?:(?:but|and|pero|y) )?(?:(?:we|i|ours?|our \w+|this \w+|here|nosotr[oa]s|aqui|nuestr[oa]s? \w+)\b[^.]{0,30}(?:\b(?:not|never|cannot|no|nunca|jamas|tampoco)\b|n't\b)|not (?:us|we|here|ours|with us)\b|never (?:here|with us)\b)/;

/** "They ask for an older date. It cannot be done." */
const IMPOSSIBLE =
  /^(?:no se puede|eso no se (?:puede|hace)|no hay quien|(?:it|that) (?:cannot|can't) be done|nobody (?:can|may) do (?:it|that)|(?:it|that) is not possible)\b/;

/** "They ask for an older date. Writing it is a crime." */
const UNLAWFUL =
  /^(?:(?:and|but|y|pero) )?(?:(?:it|that|this|eso|esto|hacerlo|doing (?:so|that|it))|(?!(?:nothing|anything|something|everything|ser)\b)(?:\w{3,}ing|\w{2,}[aei]r(?:l[oae]s?|se)?)(?: (?!is\b|es\b)[\w']+){0,4}) (?:is|es|would be|seria) (?:an? |una? )?(?:\w+ )?(?:crime|felony|offen[cs]e|fraud|forgery|delito|fraude|falsificacion|illegal|unlawful|ilegal|forbidden|against the law|contra la ley|prohibid[oa])\b/;

/** True of a sentence that the next one says cannot be done or is a crime, or, if it is about others, is not done here. */
export function isOfOthers(sentence: string, next: string | undefined): boolean {
  if (next !== undefined && IMPOSSIBLE.test(next)) return true;
  if (next !== undefined && UNLAWFUL.test(next) && !speaksOfItself(sentence)) return true;
  if (next === undefined || !OTHERS_DO.test(sentence) || OURS.test(sentence)) return false;
  return NOT_HERE.test(next);
}

/** Who does what a colon leads to: "There are people who live off that: they charge for…" */
const TALK_OF_OTHERS =
  /^(?:(?:and|but|y|pero) )?(?:there are (?:\w+ ){1,3}?who|hay (?:quien(?:es)?|gente que|personas que|otr[oa]s que|algun[oa]s que))\b/;

/** True of words before a colon that only tell of others. */
export function isTalkOfOthers(before: string): boolean {
  return TALK_OF_OTHERS.test(before) && !speaksOfItself(before);
}

/** "We are not one of them." "No lo hacemos." */
const NOT_ONE =
  /^(?:(?:but|and|pero|y) )?(?:we(?: are|'re) not (?:one|any|some) of (?:them|those)|we (?:do not|don't) (?:do|offer) (?:it|that|them|those|so)|(?:nosotr[oa]s )?no (?:somos (?:uno|una) de (?:ell[oa]s|es[oa]s)|l[oa]s? (?:hacemos|ofrecemos)))(?=[.,;]|$)/;

/** True of a question about what there is, and not about the business, whose answer goes on to say that it is not done here. */
export function isDeclinedLater(question: string, answers: readonly string[]): boolean {
  if (speaksOfItself(question) || /\b(?:you|your|ustedes?|su)\b/.test(question)) return false;
  return answers.some((answer) => NOT_ONE.test(answer));
}

/** Somebody wanted it, and the business did not: "…, and we said no." Below it, who else may say it: "…, said the dealer." */
const TURNED_DOWN =
  /\b(?:we|i) (?:said no|refused|declined|hung up|packed up|turned (?:it|him|her|them|that) (?:down|away)|sent (?:him|her|it|them) (?:home|away|elsewhere))\b|\b(?:(?:le|les) dijimos que no|no quisimos|nos negamos)\b/;
const SAID_BY =
  /, (?:said|says|promised|claimed|dijo|prometio) (?:the|an?|his|her|their|one|somebody|someone|el|la|un|una|su)\b(?! (?:\w+ )?(?:team|owner|customers?|clients?|clientes?)\b)[^.]*$/;

/** True of a sentence about something that was turned down. */
export function wasTurnedDown(sentence: string): boolean {
  return TURNED_DOWN.test(sentence);
}

/** True of a sentence that ends with who says it. */
export function isSaidByAnother(sentence: string): boolean {
  return SAID_BY.test(sentence.replace(/[.!]$/, ''));
}

/** Whoever is not named has offered it, or may: "They offered to fix it for $800", «Le ofrecieron arreglarlo», «Si le ofrecen». */
const OFFERED_TO_YOU =
  /^(?:(?:and|but|so) )?(?:(?:if|when|once) )?(?:you (?:were|have been|had been|had) (?:\w+ )?(?:offered|promised)|they (?:have |had )?(?:offered|promised) (?:to|you))\b|^(?:(?:y|pero) )?(?:(?:ya|una vez|si|cuando) )?(?:le|les|te) (?:(?:han|habian) (?:ofrec|promet)ido|(?:ofrec|promet)(?:ieron|ian))\b|^(?:(?:y|pero) )?(?:si|cuando) (?:le|les|te) (?:ofrec|promet)en\b/;
/** Has taken money for it: "They charged you $800 for it", «Le cobraron $800 por arreglarlo», unless it is compared with what it costs here. */
const CHARGED_FOR_IT =
  /^(?!.*\b(?:here|aqui)\b)(?:(?:and|but|so|y|pero) )?(?:(?:you|people) (?:were|have been|had been|got) (?:\w+ )?(?:charged|billed|overcharged)|they (?:have |had )?(?:(?:charged|billed) (?:you|people)|overcharged)|(?:(?:ya|una vez|alla) )?(?:le|les|te) (?:(?:han|habian) cobrado|cobraron|cobraban|quitaron|sacaron|pidieron) (?:\$|(?:casi|hasta|mas de|unos|otros) \$|de mas|caro|una fortuna|cientos|miles|el doble|\w+ (?:mil|dolares)))/;

/** True of a sentence about what somebody else offered, or took money for. */
export function wasOffered(sentence: string): boolean {
  return OFFERED_TO_YOU.test(sentence) || CHARGED_FOR_IT.test(sentence);
}

/** Words by which a business speaks of itself, also within a Spanish verb; "préstamos" is none, nor are "Form I-9" and "US passport". */
const SELF =
  /\b(?:we|us(?! (?:passports?|citizens?(?:hip)?|embass(?:y|ies)|consulates?|mail|postal|government|states?)\b)|our|ours|i(?! \d)|me|my|mine|nos|nosotr[oa]s|nuestr[oa]s?|(?!(?:pres|ul|proxi|maxi|mini|tra|ra|ani)t?[aei]?mos\b)\w{2,}[aei]mos)\b/;

/** What readers get at home, or at once, they get from the business, whoever is named beside it. */
const SERVED =
  /\b(?:at|to|in|on|from) your (?:own )?(?:\w+ )?(?:table|door|home|house|kitchen|desk|couch|sofa|porch|bedside|office|ranch|phone|truck)\b|\bwhile you wait\b|\bfor you\b(?=[.,!]|$)|\ba domicilio\b|\ben su (?:casa|mesa|puerta|cocina)\b/;

/** True of a sentence in which a business names itself: "We close loans". */
export function saysWe(sentence: string): boolean {
  return SELF.test(sentence);
}

/** True of a sentence in which a business speaks of itself, or of what the reader gets. */
export function speaksOfItself(sentence: string): boolean {
  return SELF.test(sentence) || SERVED.test(sentence);
}

/** What becomes of a thing done wrong: nobody writes it of what he offers. */
const WENT_WRONG = leanPattern(
  [
    String.raw`\b(?:is|was|were|are|becomes?|became|may be|might be|proved) (?:null and )?(?:void|worthless|worth (?:nothing|less)|useless|in dispute|easy to attack|no (?:oath|\w+ion|proof|signature)|not an? \w+)\b`,
    String.raw`\b(?:sends?|sent|turned|threw|throws?|handed) (?:it|them|him|her|everything|that|the \w+)(?: \w+)? (?:back|out|away|home)\b`,
    String.raw`\b(?:comes?|came|goes|went) back (?:by|with|unsigned|to be|from)\b`,
    String.raw`\b(?:refused|rejected|returned|struck|questioned|annulled|overturned) (?:it|them|the \w+)\b`,
    String.raw`\b(?:did|does|would|will|could) not (?:count|take|accept|record|want|honou?r|stand) ?(?:it|them)?\b|\b(?:asked|raised|had) (?:\w+ )?questions\b`,
    String.raw`\bcosts? (?!you\b)(?:him|her|them|an? (?!only\b)\w+|the \w+s)\b[^.$]{0,25}\b(?:years?|months?|house|land|truck|commission|job|license|case|lawsuit|weeks?|savings)\b`,
    String.raw`\b(?:lost|loses|lose) (?:his|her|their|track|the|\w+) (?:of|years?|months?|weeks?|commission|license|house|land|truck|case|money|savings|share|job|home|ranch)\b`,
    String.raw`\b(?:and|y) (?:not|seldom|rarely|never|no|rara vez|nunca) (?:in|to|a|en) (?:your|his|her|their|su) (?:favou?r|advantage|beneficio)\b`,
    String.raw`\b(?:vanish(?:es|ed)|disappear(?:s|ed)|never came|ran off|was gone|threw up|laugh(?:s|ed))\b`,
    String.raw`\b(?:nobody|no one|no \w+) (?:wants?|takes?|wanted|took|accepts?|accepted|believes?|could prove|has shown)\b`,
    String.raw`\b(?:a|the (?:quickest|shortest|surest) way to a|into a) (?:lawsuit|forgery|quarrel|feud)\b|\b(?:gift to|belongs to|worth as much to) (?:whoever|anyone who) finds\b|\bpara quien l[oa] encuentre\b|\bhas nothing to show\b`,
    String.raw`\b(?:desaparecio|se perdio|se perdieron|perdio (?:su|la|el|\w+ (?:anos|meses|semanas))|es (?:regalar|buscarse|invitar|jugarse)|(?:se )?quedaron con|se rieron|no (?:le |lo |la )?(?:sirvio|valio|quisieron|quiso|aceptaron|acepto|cuenta|conto)|no vale(?: nada)?|lo regres(?:o|aron|an)|se lo regres(?:o|aron|an)|l[oa]s? (?:anulo|rechaz(?:o|aron)|devolvi(?:o|eron))|se cae|anulo (?:el|la)|regalo (?:el|la)|se fue con|le quitaron|le cost[oa]n?|costo (?:la|el|anos|meses)|no puede probar)\b`,
  ].join('|'),
  'g',
);
/** Before it, in its part of the sentence: "it never came back". */
const UNHARMED =
  /(?:\b(?:no|not|never|nobody|none|nothing|without|avoid|instead of|nunca|nadie|jamas|ningun\w*|sin|antes de que|ever|has yet)\b|n't\b)[^.,;]*$|\bbefore (?:(?!(?:is|was)\b)\w+ ){0,3}$/;

/**
 * True of a sentence that tells of a mistake and what came of it: "A cousin signed for her, and the deed was void."
 *
 * @param found the spans that make a promise; what is said in one of them has not gone wrong.
 */
export function wentWrong(
  sentence: string,
  found: readonly { start: number; end: number }[],
): boolean {
  if (speaksOfItself(sentence)) return false;
  for (const { 0: words, index } of sentence.matchAll(WENT_WRONG)) {
    if (found.some(({ start, end }) => index < end && index + words.length > start)) continue;
    if (!UNHARMED.test(sentence.slice(0, index))) return true;
  }
  return false;
}

/** What others do, in a form that is no noun: "bank forms" are not what a bank does. */
const DOES =
  '(?:has|have|had|will|would|can|cannot|may|might|must|could|should|is|are|was|were|does|do|did|appoints?|sends?|sent|takes?|took|wants?|wanted|asks?|asked|gives?|gave|makes?|made|writes?|wrote|keeps?|kept|says?|said|tells?|told|knows?|knew|explains?|explained|helps?|helped|answers?|answered|reads?|reviewed|reviews? (?:the|it|your|many|such)|sells?|sold|decides?|decided|requires?|issues?|issued|adds?|added|attach(?:es|ed)|prints?|printed|drafts?|drafted|prepares?|prepared|draws?|drew|fills?|filled|lets?|allows?|needs?|pays?|paid|handles?|goes|went|comes|came|holds?|held|offers?|offered|charges (?:you|for|more|less|an?|\\$|(?:\\w+ ){1,2}dollars)|charged|swears?|swore|signed|signs? (?:it|the|your|her|his|there|before)|stamped|certifies|certified (?:it|the|her|his|a)|translates?|teaches|promised|promises (?:you|to|that|an?)|advertise[sd]|learns?|expects?|deals? with|meets|looks?|costs? (?:more|less|an?|\\$|(?:\\w+ ){1,2}dollars)|exists?|belongs?|stays?|publish(?:es)?)';
const HACE =
  '(?:(?:no|se|le|les|lo|la|los|las) ){0,3}(?:hay|da|dan|dio|dieron|va|van|es|son|esta|estan|fue|sabe|tiene|tienen|(?:revis|mand|anunci|cobr|redact|prepar|explic|orient|contest|ayud|acept|llev|entreg|imprim|llen|anul|rechaz|regres|firm|certific|guard|conoc|traduc|cas|trat|manej)(?:a|an|o|aron)|(?:dec|recib|promet|ped|pon|quier|quer|ofrec|atiend|vend|pued|escog|exig|escrib|imprim)(?:e|en|io|ieron)|pide|piden|pidio|hace|hacen|hizo|hicieron|dice|dicen|dijo|dira|quiso|puso|pasa un|lleva)';
const BY_THE_WAY =
  '(?:,? (?:also|then|usually|often|always|still|now|gladly|alone|themselves|itself|rarely|seldom|never|hardly|simply|just|tambien|nunca|siempre|casi siempre))?';

/**
 * For the nouns of a trade that name others, expressions that match what they do as the subject of a sentence or its last part, and where
 * people are sent to them. "Bank papers, signed at home" is neither.
 *
 * @param acts of the trade itself, such as `repaired`.
 */
export function doneBy(nouns: string, acts: string): RegExp {
  const some = String.raw`(?:(?:half|most|some|many|all|each|none|one|two|la mitad|la mayoria|algun[oa]s) (?:of|de) )?(?:(?:the|your|an?|each|every|most|many|some|any|his|her|their|its|other|another|free|el|la|los|las|un|una|su|sus|otr[oa]s?|algun\w*|cada|much[oa]s) ){0,2}(?:[\w']+ )?`;
  const where = String.raw`(?:,? (?:in|of|at|on|by|from|for|near|across|who|that|with|without|de|del|en|por|que|con|sin)(?: (?:the|el|la|los|las|un|una|your|su|a))?(?: [\w']+){1,3}?,?)?`;
  const lead = `(?:^|[,;] (?:(?:and|but|while|since|because|y|pero|porque) )?|: )`;
  const does = String.raw`${lead}(?:and |but |y |pero )?${some}(?:${nouns})s?${where}${BY_THE_WAY} (?:(?:or|and|o|y) ${some}(?:${nouns})s? )?(?:${DOES}|${HACE}|${acts})\b`;
  // «Los paquetes los lleva un agente certificado.»
  const inverted = String.raw`\bl[oa]s? ${HACE} (?:un|una|el|la|los|las|su|sus) (?:\w+ )?(?:${nouns})\b`;
  const sent = String.raw`\b(?:ask|call|see|try|consult|look in|stays? with|belongs? (?:to|with)|comes? from|(?:is|are|remains?) (?:(?:an? |the )?(?:work|jobs?|business|task|matter|case) (?:for|of)|left to)|(?:es|son) (?:trabajo|cosa|asunto|tarea|oficio)s? (?:de|para)|turn to|write to|pregunt\w+ (?:en|al?)|pida(?:l[aoe])?s? (?:en|al?)|vaya (?:al?|con)|llame al?|acuda al?|busque|consulte|con) ${some}(?:${nouns})\b`;
  return leanPattern(`${does}|${inverted}|${sent}`);
}

/** Headings, questions and cells that name what somebody looks for: "A loan in a week?", "You need an agent". */
const LOOKED_FOR =
  /^(?:for (?:(?!your\b)[\w']+ ){1,5}?(?:who|that) (?:(?:only|still|often|first) )?(?:look|search|ask|need|want|wonder|wish|hope|were told|expect|believe|think)|para (?:\w+ ){1,5}?que (?:busc|pid|quier|necesit|pregunt|cre|piens|esper)(?:an?|en?|ieron|aron)|(?:are you )?(?:looking|searching) for|(?:you|people|somebody|someone|they) (?:need|want|were told|look|ask|search)|busca\b|para quien(?:es)? busca)|\?$/;

/** True of a sentence that says what people look for, and not that they find it. */
export function looksForIt(sentence: string): boolean {
  return LOOKED_FOR.test(sentence) && !speaksOfItself(sentence);
}
