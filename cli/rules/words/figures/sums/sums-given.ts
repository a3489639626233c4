/** Directly before and behind what the business gives away: "we give £2 to the lifeboats", „spenden wir 2 € an“, «donamos 2 € a». */
const GIVES =
  /(?<!\p{L})(?:(?:we|i)\s(?:\p{L}+ly\s|also\s|then\s)?(?:give|donate|pass on|send|contribute|put aside|set aside|hand over)|(?:spende[nt]?|geben|gebe|stifte[nt]?|überweise[nt]?|legen)\s(?:wir|ich)|(?:wir|ich)\s(?:spenden?|geben?|stiften?|überweisen?|legen?)|(?:donamos|damos|destinamos|aportamos|entregamos|apartamos|dono|doy))\s(?:\p{L}+\s){0,2}$/iu;
const TO_CAUSE =
  /^(?:\s(?:of it|each|a year|davon|jeweils))?\s(?:to|towards|for|an|für|zugunsten|a|al|para)\s(?!(?:you|each|every|any|all|who|customers?|clients?|guests?|members?|friends?|new|the (?:customer|client|guest|next|first)|sie|dich|euch|jede[nrs]?|alle|kunden|gäste|mitglieder|neue|cada|usted(?:es)?|quien|todos?|tod[oa]s|clientes|socios|nuestros (?:clientes|socios))(?!\p{L}))/iu;

/** Before and behind a share of each order that goes to a cause: "£2 of each booking goes to". */
const OF_EACH =
  /^\s(?:of|from|per|von|pro|je|aus|de|por)\s(?:each|every|jede[rmn]?|cada)?\s?\p{L}+\s(?:goes?|go|is given|is donated|geht|gehen|fließt|fließen|wird gespendet|va|van|se dona|se donan|se destina)(?!\p{L})/iu;
const GOES =
  /(?<!\p{L})(?:gehen|geht|fließen|fließt|va|van|se donan?|se destinan?)\s(?:\p{L}+\s){0,1}$/iu;
const OF_ORDER = /^(?:of|from|von|aus|pro|je|de|por)\s(?:each|every|jede[rmn]?|cada)\s\p{L}+/iu;

/** The label of a figure that says what sales have brought, not what they cost: "takings", „Erlös“, «recaudado». */
const BROUGHT =
  /^(?:(?:in|of|the|average|median|typical|total|mean|at|unser|der|die|das|mittlerer|durchschnittliche[rs]?|el|la)\s){0,3}(?:gross (?:sales|proceeds)|proceeds|takings|turnover|revenue|earnings|raised|donated|paid out|paid to (?:families|sellers|owners|heirs)|recovered|median|(?:brutto|netto)?erlöse?|umsatz|einnahmen|gespendet|ausgezahlt|ausbezahlt|gesammelt|eingenommen|median|ingresos|recaudad[oa]s?|recaudación|ganancias|donad[oa]s?|repartid[oa]s?|entregad[oa]s?|mediana)(?:\s(?:(?:of|per|from|for|an?|pro|je|aus|von|por|de|del?|la|el|so far|since|seit|desde|in|im|en)\s?)+[\p{L}\d ]{0,25})?\.?$/imu;

/** Says around a figure that it is the middle of many that have been. */
const STATISTIC =
  /(?<!\p{L})(?:(?:median|average|middle|mean|mittel|mittelwert|durchschnitt|mediana|promedio|media)\s(?:of|der|aus|von|unserer|de)\s(?:[\p{L}]+\s){0,3}?\d+\s\p{L}+|half of (?:the|our|these|all) \p{L}+ (?:\p{L}+ )?(?:brought|made|got|sold|cost|came)|die hälfte (?:der|unserer|aller) \p{L}+ (?:brachte|kostete|erzielte)\p{L}*|la mitad de (?:las|los|nuestr[oa]s) \p{L}+ (?:\p{L}+ )?(?:dejó|dejaron|costó|costaron|sacó|sacaron|recaudó))(?!\p{L})/iu;

/** True for a donation of the business, which nobody pays it. */
export function isDonation(before: string, after: string): boolean {
  if (GIVES.test(before) && TO_CAUSE.test(after)) return true;
  return (
    OF_EACH.test(after) || (GOES.test(before) && OF_ORDER.test(before) && TO_CAUSE.test(after))
  );
}

/** A text up to this length is hardly more than its figure. */
const FIGURE = 30;

/** True for a figure that says what past sales have brought, or the middle of past ones. */
export function isTaking(text: string, beside: string, around: string): boolean {
  if (text.length > FIGURE) return false;
  return BROUGHT.test(beside) || (beside !== '' && STATISTIC.test(`${beside}\n${around}`));
}
