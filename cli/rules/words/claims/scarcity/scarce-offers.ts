const { raw } = String;

/** Numbers so small that what is left seems to run out. */
const EN_FEW = raw`(?:\d|one|two|three|four|five|a\sfew|a\scouple(?:\sof)?|a\shandful\sof)`;
const ES_FEW = raw`(?:\d|una?|dos|tres|cuatro|cinco|poc[oa]s)`;
const DE_FEW = raw`(?:\d|eine?n?|zwei|drei|vier|fünf|wenige)`;

/** What people book by the day; hours, games and guests are counted in reports, too. */
const EN_BOOKED = raw`(?:visit|ride|tour|class|course|lesson|session|treatment|consultation|deliver(?:y|ie)|pick-?up|trip|cleaning|inspection|repair|call-?out|installation|departure|tasting|workshop|massage|haircut|fitting|viewing|appointment|reservation|table|charter|cruise|flight)(?:e?s)?`;
const ES_BOOKED = raw`(?:visitas?|clases?|sesi(?:ón|ones)|salidas?|entregas?|turnos?|fechas?|viajes?|recorridos?|servicios?|rutas?|consultas?|recogidas?|limpiezas?|revisi(?:ón|ones)|reparaci(?:ón|ones)|talleres|catas?|masajes?|excursi(?:ón|ones)|paseos?|vuelos?|citas?|reservas?)`;
const DE_BOOKED = raw`(?:besuche?|fahrten|fahrt|führung(?:en)?|tour(?:en)?|kurse?|behandlung(?:en)?|lieferung(?:en)?|einsätze|einsatz|abholung(?:en)?|sitzung(?:en)?|beratung(?:en)?|slots?|reinigung(?:en)?|reparatur(?:en)?|massagen?|verkostung(?:en)?|ausfahrt(?:en)?|termine?)`;

/** A day that is over before the page is published again. */
const EN_SOON = raw`(?:today|tonight|tomorrow|this\s(?:morning|afternoon|evening|week(?:end)?))\b`;
const ES_SOON = raw`(?:hoy|mañana|est[ae]\s(?:mañana|tarde|noche|semana|fin\sde\ssemana))`;
const DE_SOON = raw`(?:heute|morgen|diese\swoche|dieses\swochenende|an\sdiesem\swochenende)`;

/**
 * Claims that hardly any are left, or that others look at the same offer, by language: a page that stands for weeks cannot know
 * it. Patterns in lower case as sources of regular expressions.
 */
export const SCARCE_OFFERS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`\b(?:only|just)\s(?:\d+|one|two|three|four|five|a\sfew)\s(?:(?:slot|spot|place|seat|appointment|opening|date|room|bed|suite|table|ticket|unit|item|block|package|voucher|session|lesson|kennel|pitch|cabin|boat|van|bike)(?:e?s)?\s(?:is\s|are\s)?(?:left|remaining|still\savailable)(?=[.!,–-]|$|\s(?:at|this|today|tonight|for|in))|(?:is\s|are\s)?left\s(?:today|tonight|this|for|at))\b`,
    raw`\b(?:only|just)\s(?:\d+|two|three|four|five|a\s(?:few|handful\sof))\s(?:[\p{L}-]+\s){1,3}?left\s(?:at|for)\s(?:this|that|the)\s(?:[\p{L}-]+\s)?(?:price|rate|fee)\b|\bhurry\b[^.!?]{0,20}\b(?:only|just)\s[^.!?]{1,30}\bleft\b`,
    raw`\b(?:only|just)\s(?:\d+|two|three|four|five|a\s(?:few|handful\sof))\s(?:[\p{L}-]+\s){1,3}?left(?:\sin\sstock|\stoday)?[,.!]?\s(?:[–—-]\s)?(?:so\s)?(?:please\s)?(?:book|order|reserve|grab|hurry|act)\s(?:yours|now|today|fast|one|quickly|soon)\b`,
    raw`(?<!\b(?:was|were|had|with)\s)\b(?:only|just)\s${EN_FEW}\s(?:[\p{L}-]+\s)?${EN_BOOKED}\s(?:is\s|are\s|still\s)*(?:left|remaining)\s(?:for\s)?${EN_SOON}`,
    raw`(?<!\b(?:was|were|had|with)\s)\b${EN_FEW}\s(?:[\p{L}-]+\s)?${EN_BOOKED}\s(?:left|remaining)\s(?:for\s)?${EN_SOON}\s?[,;:–—-]+\s?(?:so\s|please\s)*(?:first\scome|hurry|book|call|act|order|reserve|grab|be\squick)\b`,
    raw`\b(?:\d+|${EN_FEW})\s(?:other\s)?(?:people|visitors|customers|shoppers|guests|travelers|travellers|buyers)\sare\s(?:(?:also|all)\s)*(?:(?:currently|right\snow)\s(?:looking\sat|viewing|watching)\s(?:it|th(?:is|e\ssame))(?![\p{L}])|(?:looking\sat|viewing|watching)\s(?:(?:it|this)(?:\s[\p{L}-]+)?\s(?:right\snow|now|at\sthe\smoment|with\syou)|(?:this|the\ssame)\s(?:offer|page|room|item|listing|property|cabin|cottage|deal|product|price|date|tour|slot)(?:\s(?:right\snow|now|at\sthe\smoment|with\syou))?(?=[.!,–-]|$)))`,
  ],
  es: [
    raw`\bs[oó]lo\s(?:nos\s)?quedan?\s(?:\d+|una?|dos|tres|cuatro|cinco|pocas|pocos)\s(?:últim[oa]s\s)?(?:plazas?|huecos?|citas?|cupos?|lugar(?:es)?|sitios?|unidades|puestos?|habitaci(?:ón|ones)|mesas?|entradas?)(?!\p{L})`,
    raw`\bs[oó]lo\s(?:nos\s)?quedan?\s(?:\d+|una?|dos|tres|cuatro|cinco|poc[oa]s)\s(?:[\p{L}-]+\s){1,2}?a\seste\sprecio(?!\p{L})`,
    raw`\b(?:s[oó]lo|solamente|únicamente|nada\smás)\s(?:nos\s)?quedan?\s${ES_FEW}\s(?:últim[oa]s\s)?${ES_BOOKED}\s(?:(?:libres?|disponibles?)\s)?(?:para\s|de\s)?${ES_SOON}(?!\p{L})`,
    raw`\bquedan?\s(?:s[oó]lo|solamente|únicamente|nada\smás|apenas)\s${ES_FEW}\s(?:últim[oa]s\s)?(?:(?:plazas?|huecos?|citas?|cupos?)(?!\p{L})|${ES_BOOKED}\s(?:(?:libres?|disponibles?)\s)?(?:para\s|de\s)?${ES_SOON}(?!\p{L}))`,
    raw`\b(?:para\s)?${ES_SOON},?\s(?:s[oó]lo|solamente|únicamente)\s(?:nos\s)?quedan?\s${ES_FEW}\s${ES_BOOKED}(?!\p{L})`,
    raw`\b(?:\d+|${ES_FEW})\s(?:otras\s)?(?:personas|clientes|visitantes|viajeros|huéspedes)\s(?:más\s)?(?:están|siguen)\s(?:ahora\s(?:mismo\s)?|también\s)?(?:viendo|mirando)\s(?:est[aeo]|la\smisma|el\smismo|lo\smismo)(?!\p{L})`,
  ],
  de: [
    raw`\bnur\snoch\s(?:heute\s|diese\swoche\s|diesen\smonat\s)?(?:\d+|ein(?:en?)?|zwei|drei|vier|fünf|wenige)\s(?:freie[rnsm]?\s)?(?:termine?|plätze|platz|stück|exemplare|zimmer|tische?|karten)(?!\p{L})`,
    raw`\bnur\snoch\s(?:\d+|ein(?:en?)?|zwei|drei|vier|fünf|wenige)\s(?:[\p{L}-]+\s){1,2}?zu\sdiesem\spreis(?!\p{L})`,
    raw`\bnur\snoch\s${DE_FEW}\s(?:freie[rnsm]?\s)?${DE_BOOKED}\s(?:(?:für\s)?${DE_SOON}|frei|übrig|zu\shaben)(?!\p{L})`,
    raw`\b${DE_SOON}\s(?:haben\swir\s|sind\s|gibt\ses\s|ist\s)?(?:leider\s)?nur\snoch\s${DE_FEW}\s(?:freie[rnsm]?\s)?${DE_BOOKED}(?!\p{L})`,
    raw`\b(?:\d+|${DE_FEW})\s(?:andere\s|weitere\s)?(?:personen|leute|kunden|besucher|gäste|interessenten)\s(?:sehen|schauen)\s(?:sich\s)?(?:gerade|jetzt|im\smoment|derzeit)\s[^.!?]{0,30}?\ban(?!\p{L})`,
  ],
};

/** Words without which a text has none of the claims of few bookings and of other viewers: rare ones only. */
export const SCARCE_WORDS =
  'left remaining looking viewing watching quedan queda viendo mirando besuche fahrten fahrt führung führungen touren kurse behandlungen lieferungen einsätze abholungen sitzungen beratungen slots reinigungen reparaturen massagen verkostungen ausfahrten schauen sehen';
