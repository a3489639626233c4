/** What a court or an agency grants. */
const CASE = String.raw`(?:(?:final |uncontested |agreed )?divorces?|custody|(?:the )?guardianships?|adoptions?|probates?|name changes?|petitions?|(?:divorce |final )?decrees?|(?:child )?support orders?|visas?|green cards?|citizenship|pardons?)`;
const CASO =
  '(?:divorcios?|custodia|tutela|adopcion|sucesion|cambio de nombre|peticion|decretos?|pension|visas?|residencia|ciudadania)';
const GRANTED =
  '(?:granted|approved|final(?:i[sz]ed)?|signed by (?:the|a) judge|through|decided|won|yours|over|done|complete[d]?|settled)';
const CONCEDIDO =
  '(?:concedid[oa]|aprobad[oa]|firme|firmad[oa] por (?:el|la) juez|resuelt[oa]|ganad[oa]|terminad[oa]|list[oa]|otorgad[oa])';
/** When it comes, or what happens otherwise. */
const SPAN = String.raw`(?:(?:in|within|inside|by|before|after) (?:[\w']+ ){0,3}?(?:days?|weeks?|months?|hours?|christmas|summer|new year|\w+day))`;
const PLAZO =
  '(?:(?:en|dentro de|antes de(?:l)?) (?:\\w+ ){0,3}?(?:dias?|semanas?|mes(?:es)?|horas?|navidad|verano))';
const OR_FREE = String.raw`(?:,? or (?:(?:you|we) (?:pay|owe|charge|get|take) (?:us |you )?(?:nothing|not a (?:cent|dollar|penny)|no (?:fee|money)|your money)|your money back|(?:it is|it's|the \w+ is) (?:free|on us)|we (?:refund|return|work for free|come back free)))`;
const O_GRATIS = String.raw`(?:,? o (?:no (?:nos )?(?:paga|debe|cobramos|le cobramos)|(?:le )?(?:devolvemos|regresamos) (?:su|el) dinero|es gratis|sale gratis))`;

/**
 * Results of a court that a notary promises: that a judge grants something by a day, or that the visit is free otherwise. What
 * the law makes people wait for is told with "at least", "no sooner" and the like.
 */
export const COURT_RESULTS: readonly string[] = [
  String.raw`\b(?:your|the|any|every|each) ${CASE} (?:is|are|will be|gets?|comes?|goes) (?:\w+ )?${GRANTED}\b[^.]{0,40}${OR_FREE}`,
  String.raw`(?<!\b(?:if|when|once|until|unless|after|before|whether|that|no|not|never)\b[^.]*)\byour ${CASE} (?:is|are|will be|gets?|comes?|goes) (?:(?:guaranteed|surely|always|certainly) )?(?:to be )?${GRANTED} ${SPAN}(?![^.]*\b(?:earliest|least|sooner|usually|often|may|might|depends?|court|judge|county|lawyer|attorney|law)\b)`,
  String.raw`\b(?:we|our notary) (?:can |will |'ll )?(?:gets?|win|secure|guarantee|deliver|bring)(?: you)? (?:your |the |a )?${CASE} (?:${GRANTED} )?(?:${SPAN}|${OR_FREE})`,
  String.raw`\bsu ${CASO} (?:(?:sale|queda|estara|esta|sera|es) )(?:\w+ )?${CONCEDIDO}\b[^.]{0,40}${O_GRATIS}`,
  String.raw`(?<!\b(?:si|cuando|hasta|despues|antes|no|nunca)\b[^.]*)\bsu ${CASO} (?:sale|queda|estara|esta|sera) ${CONCEDIDO} ${PLAZO}(?![^.]*\b(?:juzgado|juez|corte|condado|abogad[oa]|menos|depende|ley|suele)\b)`,
  String.raw`\b(?:le )?(?:sacamos|conseguimos|garantizamos|ganamos|logramos) (?:su|el|la|un) ${CASO}\b[^.]{0,25}(?:${PLAZO}|${O_GRATIS})`,
];
