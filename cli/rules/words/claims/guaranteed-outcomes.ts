const { raw } = String;

/** Followed by what the business does if it fails: a promise that it can keep. */
const EN_REMEDY = raw`(?![^.!?]*\b(?:or|otherwise|if\snot)\b)`;
const ES_REMEDY = raw`(?![^.!?]*\b(?:o\s(?:te|le|lo)|si\sno)(?!\p{L}))`;
const DE_REMEDY = raw`(?![^.!?]*\b(?:oder\s(?:sie|wir|du)|sonst|andernfalls)(?!\p{L}))`;

/** Things that arrive as they left. */
const EN_UNHARMED = raw`(?:(?:arrives?|gets?\sthere|comes?|reach(?:es)?\s\p{L}+|(?:is|are|be)\sdelivered)\s(?:[\p{L}]+\s){0,4}?)?(?:without\s(?:(?:a|any|one|even)\s)?(?:single\s)?(?:scratch(?:es)?|dents?|breakages?|damage)|undamaged|unharmed|unscathed|scratch[-\s]free|damage[-\s]free)${EN_REMEDY}`;
const ES_UNHARMED = raw`(?:(?:llega|llegará|llegan|llegarán)\s(?:[\p{L}]+\s){0,3}?)?(?:sin\s(?:un\s(?:solo\s)?|ningún\s)?(?:rasguño|arañazo|rayón|golpe|desperfecto)s?|intact[oa]s?)${ES_REMEDY}`;
const DE_UNHARMED = raw`(?:ohne\s(?:jede[ns]?\s|einen\s(?:einzigen\s)?|jeglichen?\s)?(?:kratzer|schrammen?|dellen?|bruchschäden)|(?:unbeschädigt|unversehrt|schadensfrei|kratzerfrei))${DE_REMEDY}`;

/** What an investment yields; returns of goods and of calls are none. */
const EN_YIELD = raw`(?:returns?|yields?|profits?)\sof\s(?:up\sto\s|at\sleast\s|over\s)?\d|\d\s?(?:%|percent|per\scent)\s(?:(?:a|per)\s\p{L}+\s)?(?:(?:annual|yearly|rental|net)\s)?(?:returns?|yields?)|(?:annual|yearly|rental|investment)\s(?:returns?|yields?)`;
const ES_YIELD = raw`rentabilidad(?:es)?|(?:rendimientos?|retornos?)\s(?:anual(?:es)?\s)?del?\s(?:hasta\s)?(?:el\s|un\s)?\d`;
const DE_YIELD = raw`\p{L}*renditen?|verzinsung|ertr(?:ag|äge)\svon\s(?:bis\szu\s|mindestens\s|über\s)?\d[\d.,]*`;

/** What others decide about whoever is promised it: employers, lenders, buyers, and nature. */
const EN_DECIDED = raw`you(?:['’]ll|\swill)?\s(?:(?:are|be|get)\s(?:hired|admitted|promoted|elected|pregnant)|(?:get|land|win|find)\s(?:the|a|your|that)\s(?:dream\s|new\s)?(?:job|role|loan|mortgage|scholarship)(?!\s(?:done|right|finished|description|sheet)))|your\s(?:house|home|flat|apartment|property|car)\s(?:is\ssold|will\s(?:be\ssold|sell)|sells)(?!\s(?:only|by|as))`;
const ES_DECIDED = raw`(?:te|le|os|les)\s(?:contrat(?:an|arán|en)|admit(?:en|irán)|seleccion(?:an|arán))|(?:conseguirás?|consigues|obtendrás?|obtienes)\s(?:el|un|tu|su|ese)\s(?:trabajo|empleo|puesto|préstamo|crédito)|(?:quedas|quedará|quedarás)\sembarazada|(?:tu|su)\s(?:casa|piso|vivienda|coche|inmueble)\s(?:se\s(?:vende|venderá)|(?:está|estará|quedará)\svendid[oa])|que\s(?:usted\s)?(?:apruebas|aprobarás|aprobaréis|apruebes)(?!\s(?:el|la|los|las|cada|tod[oa]))`;
const DE_DECIDED = raw`(?:eingestellt|befördert|schwanger)\s(?:wirst|werden|werdet)|(?:den|die|ihren|deinen)\s(?:traumjob|job|arbeitsplatz|stelle|kredit|zuschlag)\s(?:bekomm(?:en|st)|erh(?:alten|ältst)|krieg(?:en|st))|(?:haus|wohnung|immobilie|auto)\s(?:[\p{L}\d]+\s){0,4}?verkauft\s(?:ist|wird)(?!\swie)`;

/**
 * What an authority, a bank or a court decides; steps that wait for its decision ("before we begin", „wenn die Bank zusagt“)
 * promise none.
 */
const EN_AUTHORITY = raw`(?<!\b(?:when|once|if|until|unless|whether|after|before|what|how|and)\s)(?:(?:the|your|any|every)\s(?:[\p{L}-]+\s){0,2}?|(?=building\s|planners))(?:council|planners?|planning\s(?:office|officer|department|committee|authority)|bank|lender|insurer|insurance(?:\scompany)?|insurers|court|judge|jury|consulate|embassy|authority|authorities|tax\soffice|city|county|town\shall|inspectors?|home\soffice|building\scontrol|adjuster|agency|board|committee|ministry|office)s?\s(?:(?:will|is\sgoing\sto)\s)?(?:always\s)?(?:says?\syes|approves?|agrees?(?!\s(?:a|an|on|the|with|what|when|which)\b)|grants?|consents?|signs?\s(?:it\s|this\s)?off|gives?\s(?:(?:you|it|us|its|their|your)\s){0,2}(?:permission|consent|approval|the\sgo-ahead|a\syes|the\snod)|(?:rules?|decides?|finds?)\s(?:in\syour\sfavou?r|for\syou))(?![^.!?]*\b(?:before|until|first|once|each|every\sstep|or\swe)\b)`;
const ES_AUTHORITY = raw`(?<!(?<!\p{L})(?:cuando|si|hasta\sque|una\svez\sque|después\sde\sque|antes\sde\sque)\s)(?:el|la|los|las|su|tu)\s(?:\p{L}+\s)?(?:ayuntamiento|banco|caja|juez|jueza|juzgado|tribunal|consulado|embajada|aseguradora|seguro|administración|oficina|hacienda|comunidad|ministerio|comisión|junta|diputación|extranjería|universidad|técnic[oa])\s(?:\p{L}+\s)?(?:(?:se|lo|la|le|te|los|las|les)\s){0,2}(?:apr(?:ueba|obará)|conced(?:e|erá)|autoriza(?:rá)?|(?:dice|dirá)\sque\ssí|(?:da|dará)\s(?:el\s(?:visto\sbueno|sí|permiso)|la\s(?:razón|licencia)|luz\sverde)|(?:falla|fallará)\sa\s(?:su|tu)\sfavor)(?![^.!?]*(?<!\p{L})(?:antes|primero|cada)(?!\p{L}))`;
const DE_OFFICE = raw`(?:\p{L}*amt|ämter|\p{L}*behörde|\p{L}*kasse|\p{L}*bank|\p{L}*versicherung|\p{L}*gericht|richter|konsulat|botschaft|stadt|gemeinde|landkreis|stadtverwaltung|verwaltung|bauaufsicht|kammer|jobcenter)`;
const DE_AUTHORITY = raw`(?<!(?<!\p{L})(?:wenn|sobald|bis|falls|ob|bevor|nachdem|und)\s)(?:das|die|der|den|ihre?|deine?|jedes|jede)\s${DE_OFFICE}\s(?:(?:[\p{L}-]+\s){0,5}?(?:genehmigt|genehmigen\swird|bewilligt|bewilligen\swird|zustimmt|zustimmen\swird|zusagt|ja\ssagt|ja\ssagen\swird|grünes\slicht\sgibt|(?:genehmigung|bewilligung|zusage)\serteilt)|(?:sagt|stimmt)\s(?:[\p{L}-]+\s){0,4}?(?:ja|zu))(?![^.!?]*(?<!\p{L})(?:bevor|erst|vorher|sobald|wenn|sonst|oder\swir)(?!\p{L}))`;

/** Harm that an honest treatment, test or transport may still do. */
const EN_HARM = raw`(?:(?:an?|any|single)\s){0,2}(?:allergic\sreactions?|allergies|allergy(?!\s\p{L})|(?:nasty\s)?side[-\s]effects?|adverse\sreactions?|skin\sreactions?|reactions?(?!\stimes?)|pain(?!\spoints?)|relapses?|infections?|complications|scars?|scarring|recurrences?|breakages?|rash(?:es)?|irritation)`;
const ES_HARM = raw`(?:(?:ningún|ninguna|un|una|tipo\sde|sola?)\s){0,4}(?:reacci(?:ón|ones)\salérgicas?|alergias?|efectos\ssecundarios|dolor(?:es)?|reca[ií]das?|complicaciones|infecci(?:ón|ones)|cicatrices|roturas?|irritaci(?:ón|ones))`;
const DE_HARM = raw`(?:(?:jede[rn]?|jegliche[rn]?|eine[rn]?|einzige[rn]?)\s){0,2}(?:allergische[nr]?\s(?:reaktion|hautreaktion)(?:en)?|allergien?|nebenwirkung(?:en)?|unverträglichkeit(?:en)?|schmerzen|rückf[aä]lle?|komplikationen|entzündung(?:en)?|narben|haut(?:reizung|reaktion)(?:en)?|infektion(?:en)?|bruch|brüche)`;

/**
 * Freedom from such harm, by language, in lower case, as sources of regular expressions: negations that make a promise
 * rather than revoke it.
 */
export const SPARED: Readonly<Record<'en' | 'es' | 'de', string>> = {
  en: raw`(?:(?:no|zero|without|free\s(?:of|from))\s${EN_HARM}(?=[^\p{L}\s]|$|\s(?:to|from|at|after|whatsoever|or|and|is|are|guaranteed)\b)|you(?:(?:['’]ll|\swill)\s(?:never|not)|\s(?:won['’]t|never|don['’]t))\s(?:get|have|suffer|feel|experience|develop|see)\s(?:from\s)?${EN_HARM}|(?:never|won['’]t(?:\sever)?|will\s(?:not|never)(?:\sever)?)\s(?:gets?|falls?|becomes?|be|is)\s(?:sick|ill|hurt|injured)|(?:allergy|reaction|side[-\s]effect|relapse|breakage|complication)[-\s]free)`,
  es: raw`(?:(?:sin|libres?\sde)\s${ES_HARM}|no\s(?:tendrá[sn]?|tienen?|tienes|sufrirá[sn]?|habrá|hay|sentirá[sn]?|aparecerán?|quedarán?)\s${ES_HARM}|(?:nunca|no)\s(?:se\s)?(?:enfermará?n?|enferman?|pon(?:e|drá)n?\s(?:enferm|mal)[oa]s?))`,
  de: raw`(?:(?:ohne|frei\svon)\s${DE_HARM}|keine?n?(?:rlei)?\s${DE_HARM}|(?:nicht|nie|niemals)\s(?:mehr\s)?krank\s(?:wird|wirst|werden|werdet)|(?:nicht|nie)\sallergisch\sreagieren|nebenwirkungsfrei|allergiefrei)`,
};

/** The same, said of the harm. */
const EN_RULED_OUT = raw`${EN_HARM}\s(?:is\s|are\s)?(?:(?!not|never)\p{L}+\s){0,3}?(?:ruled\sout|impossible|excluded)`;
const ES_RULED_OUT = raw`${ES_HARM}\s(?:quedan?\s|están?\s)?(?:\p{L}+\s)?(?:excluid|descartad)[oa]s?`;
const DE_RULED_OUT = raw`${DE_HARM}\s(?:sind\s|ist\s|wird\s|werden\s)?(?:(?!nicht|nie)\p{L}+\s){0,2}?(?:ausgeschlossen|unmöglich)`;

/**
 * What nobody can guarantee, by language, in lower case: success, a cure, what an investment yields, what others decide,
 * that no allergy follows, and things that come to no harm.
 */
export const GUARANTEED_OUTCOMES: Readonly<Record<'en' | 'es' | 'de', RegExp>> = {
  en: new RegExp(
    raw`\b(?:success|results?|outcomes?|approval|approved|wins?|pass(?:e[sd])?|cures?|cured|risk[-\s]free|without\s(?:any\s)?(?:risk|pain)|(?:best|lowest|biggest|highest|maximum)\s(?:price|rate|deal|refund|return|settlement)s?|never\s\p{L}+(?:\s\p{L}+)?\sagain|(?:your|a|the)\s(?:\p{L}+\s)?(?:visa|residence\spermit|work\spermit|green\scard|citizenship)|never\s(?:leak|break|fail|crack|rust|fade|age|lose)s?|pain\s(?:goes|is\sgone|will\sgo|disappears)|forever|savings|profits?|more\s(?:sales|customers|clients|bookings|money)|(?:no|zero|free\sof)\s(?:hidden\s)?(?:defects?|faults|problems|leaks|mold|mould|termites|pests)|pain[-\s]free|painless|lose\sweight|weight\sloss|(?:like|as\sgood\sas)\snew|(?:full|complete|speedy)\srecovery|symptom[-\s]free|free\s(?:of|from)\s(?:pain|symptoms)|no\smore\spain|(?:the\s)?end\s(?:of|to)\s(?:your\s)?pain|${EN_YIELD}|${EN_DECIDED}|${EN_UNHARMED}|${EN_AUTHORITY}|(?:${SPARED.en}|${EN_RULED_OUT})${EN_REMEDY})\b|\b100\s?%`,
    'u',
  ),
  es: new RegExp(
    raw`(?<!\p{L})(?:éxito|resultados?|curación|cura(?:mos|r|rá)|ganar(?:á|emos)?|sin\s(?:ningún\s)?(?:dolor|riesgos?)|ahorros?|más\s(?:ventas|clientes|dinero)|aprob(?:ad[oa]|ar|ará|ación)|visados?|visas?|nacionalidad|permiso\sde\s(?:residencia|trabajo)|adelgaz\p{L}+|bajará?\sde\speso|perderá?\speso|(?:mejor|mayor|menor)\s(?:precio|reembolso|indemnización)|precios?\smás\sbajos?|como\snuev[oa]s?|para\ssiempre|(?:el|tu|su)\sdolor\s(?:desaparece|desaparecerá|se\sva|se\sirá)|adiós\sal\sdolor|recuperación\s(?:total|completa)|(?:te|se)\s(?:curas|curarás|cura|curará)|${ES_YIELD}|${ES_DECIDED}|${ES_UNHARMED}|${ES_AUTHORITY}|(?:${SPARED.es}|${ES_RULED_OUT})${ES_REMEDY}|100\s?%|cien\spor\s(?:cien|ciento))(?!\p{L})`,
    'u',
  ),
  de: new RegExp(
    raw`(?<!\p{L})(?:erfolge?|ergebnis(?:se)?|heil(?:t|en|ung)|gesund|gewinn(?:en|t)?|mehr\s(?:umsatz|kunden|geld|gewinn)|schmerzfrei(?:heit|e[rnsm]?)?|schmerzlos|schlank|risikolos|ohne\s(?:jede[sn]?\s)?(?:risiko|schmerz(?:en)?)|wie\sneu|für\simmer|abnehmen|besteh(?:en|t|st)|bestanden|visum|aufenthalts(?:titel|erlaubnis)|einbürgerung|sparen|(?:beste|günstigste|niedrigste)[rsnm]?\s(?:preise?|konditionen)|bestpreis|beschwerdefrei(?:heit)?|symptomfrei|genesung|(?:die|ihre|deine)\s(?:\p{L}*schmerzen|beschwerden)\s(?:sind\s|gehen\s)?(?:weg|verschwinden|vergehen)|${DE_YIELD}|${DE_DECIDED}|${DE_UNHARMED}|${DE_AUTHORITY}|(?:${SPARED.de}|${DE_RULED_OUT})${DE_REMEDY}|100\s?%)(?!\p{L})`,
    'u',
  ),
};
