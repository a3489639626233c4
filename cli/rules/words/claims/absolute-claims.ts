const { raw } = String;

const EN_CLIENTS = raw`(?:patient|client|customer|guest|student)`;

/**
 * Claims that allow for no exception, by language: always, never, nobody else, without any risk. Patterns in lower case
 * as sources of regular expressions, which follow the superlatives in `claims.ts`.
 */
export const ABSOLUTE_CLAIMS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    raw`\bguarantee(?:s|d)?\s(?!no|not)(?:(?!no|not|we|price|that)[\p{L}-]+\s){0,3}?(?:grants?|funding|subsid(?:y|ies)|rebates?|(?:building|planning)\sperm(?:it|ission)s?|visas?|loans?|mortgages?)\b(?!\s(?:officer|documents?|signing|advice|consult))|\b(?:grant|funding|subsidy|rebate|permit|visa|loan)s?\s(?:is\s|are\s)?guaranteed\b`,
    raw`\bwe\snever\s(?:miss\s(?:an?\s|one\s)?(?:deadline|call|detail|appointment|spot)|fail\b|disappoint|make\s(?:a\s|any\s)?mistakes?|let\s(?:anyone|anybody|you|a\s\p{L}+)\sdown)`,
    raw`\b(?:perfect(?:ly|ion)?|flawless(?:ly)?)\b(?:\s\p{L}+){0,2}?,?\s(?:every|each)\s(?:single\s)?time\b|\b(?:always|every\s\p{L}+)\s(?:\p{L}+\s)?(?:flawless|done\sperfectly)`,
    raw`\bwe(?:['’]re|\sare)\s(?:quite\s)?(?:simply|just)\s(?:better|unbeatable|unmatched)\b|\b(?:rated|reviewed)\s(?:five|5)\sstars?\sby\s(?:every|all)`,
    raw`\b(?:zero|no|not\s(?:one|a\ssingle))\scomplaints?\s(?:since|ever|in\s(?:\p{L}+|\d+)\syears)\b|(?<!\b(?:practically|virtually|nearly|almost|relatively|largely)\s)\brisk[-\s]free\b(?!\s(?:rates?|returns?|assets?|yields?|securit(?:y|ies)|\d))|\bzero\srisk\b|\bno\srisk\s(?:for\syou|to\syou|at\sall|whatsoever)\b`,
    raw`\b(?:nobody|no\sone)\selse\s(?:offers|provides|gives\syou|delivers|(?:does|has)\s(?:it|this|that|what|the\ssame))\b`,
    raw`\bwe(?:['’]re|\sare)\salways\s(?:on\stime|punctual|right)\b|\bwe\salways\s(?:win|succeed|(?:arrive|come)\son\stime)\b`,
    raw`\bwe(?:['’]ve|\shave)?\snever\s(?:had\s(?:a|any|one)\s(?:\p{L}+\s)?complaints?|fail(?:ed)?)\b`,
    raw`\byou(?:['’]ll|\swill)?\s(?:never|won['’]t)\sfeel\s(?:a\sthing|(?:any\s)?pain)\b`,
    raw`\b(?:every|each)\s(?:single\s)?${EN_CLIENTS}\s(?:leaves|goes|walks|is)\s(?:\p{L}+\s){0,2}?(?:happy|satisfied|delighted)\b|\ball\s(?:of\s)?our\s${EN_CLIENTS}s\s(?:are|leave)\s(?:happy|satisfied|delighted)\b|\beveryone\srecommends\sus\b`,
    raw`\bthe\sonly\s\p{L}+(?:er|or|ist|ary|shop|company|clinic|service|agency)\syou(?:['’]ll|\swill)\sever\sneed\b`,
    raw`(?<!\b(?:memor(?:y|ies)|experiences?|friends?|friendships?|moments?|skills?|lessons?|smiles?|stories|bonds?|knowledge|curiosity|faith|habits?|rewards?|kingdoms?|merc(?:y|ies)|glory|grace|covenants?|marriages?|relationships?|values?|joys?|happiness|hope|consequences?|damage|pain|grief|sorrow|effects?|legac(?:y|ies)|impact|(?:a|the|their)\slove|a\spassion)\b[^.!?]{0,60})(?<!\b(?:nothing|none|few)\s|\bchips?\s(?:[\p{L},]+\s){0,6})\blasts?\s(?:forever|a\slifetime|for\slife)\b`,
    raw`\bmore\s(?:people|${EN_CLIENTS}s|families)\s(?:choose|trust|prefer|pick)\s(?:us|our)\b`,
    raw`\b(?:the\s(?:city|county|country|state|area|region|nation))['’]s\sfavou?rite\b`,
    raw`\bleading\s(?:dental\s|law\s|medical\s)?practice\sin\b|\bwe(?:['’]re|\sare)\s(?:proven|known)\sto\sbe\sthe\s(?:best|fastest|cheapest|finest)\b`,
  ],
  es: [
    raw`\bgarantiz(?:amos|o|an?)\s(?!no|ning)(?:(?!no|ning)[\p{L}-]+\s){0,3}?(?:subvenci(?:ón|ones)|concesión|aprobación\sdel\s(?:crédito|préstamo)|financiación|visados?)(?!\p{L})|\b(?:subvenci(?:ón|ones)|visado|financiación|crédito)\s(?:est(?:á|án)\s)?garantizad[oa]s?(?!\p{L})`,
    raw`\b(?:perfect[oa]s?|impecables?)\s(?:siempre|cada\svez)(?!\p{L})|\bsiempre\s(?:\p{L}+\s)?(?:perfect[oa]s?|impecables?)(?=[.!,]|$)`,
    raw`\bno\sencontrará[sn]?\s(?:(?:un|una)\s\p{L}+\s)?(?:mejor(?:es)?|más\sbarat\p{L}*)(?:\s\p{L}+)?(?=[.!,]|$|\s(?:en|por)\s)|\bnadie\s(?:\p{L}+\s){1,2}?mejor\sa\s(?![^.]*\bque\s(?:usted|tú|su|ell|él))|\b(?:el|la)\súnic[oa]\s\p{L}+\s(?:en\s(?:el|la)\s)?que\s(?:puede|podrá)\s|\bsomos\s(?:el|la|los|las)\sprimer[oa]s?\sen\s(?!\p{L}+[aei]r\b)\p{L}`,
    raw`\bfavorit[oa]s?\s(?:de\s(?:la\s(?:ciudad|región|zona|comarca)|tod[oa])|del\s(?:barrio|país|pueblo))`,
    raw`\bcero\sriesgos?(?!\p{L})|\bsin\sningún\sriesgo(?!\p{L})|(?:^|[.!?:,]\s|\b(?:compra|compre|prueba|pruebe|invierta|inversión|reserva|reserve|contrata|contrate|pedido|todo)\s(?:\p{L}+\s){0,3})sin\sriesgos?(?=[.!,]|$|\spara\s(?:ti|usted))`,
    raw`\bsiempre\s(?:llegamos|estamos)\s(?:a\stiempo|puntual\p{L}*)`,
    raw`\bnadie\smás\s(?:ofrece|hace|tiene|da)\s(?:est[eo]|lo|un|una|tanto)(?!\p{L})`,
    raw`\bno\s(?:encontrará|hallará)s?\s(?:nada|a\snadie|otr[oa]s?)\s(?:\p{L}+\s)?(?:más\sbarat|mejor)`,
    raw`(?<!\bcasi\s)\bnunca\sfallamos(?!\p{L})|\b(?:nuestr[oa]s?|método|sistema|tratamiento|técnica|terapia|producto|servicio|equipo|fórmula)\s(?:[\p{L}-]+\s){0,4}?nunca\sfallan?(?!\p{L})|^nunca\sfalla(?=[.!]|$)`,
    raw`\btod[oa]s\s(?:nuestr[oa]s|l[oa]s)\s(?:clientes|pacientes|alumnos)\s(?:quedan|están|salen|nos)\s(?:satisfech|content|feli|encantad|recomiend)`,
    raw`\b(?:el|la|los|las)\s(?:\p{L}+\s)?mejor(?:es)?\svalorad[oa]s?(?!\p{L})`,
    raw`\bel\súnico\s(?:servicio|producto|método|\p{L}+or|\p{L}+er[oa])\sque\s(?:funciona|necesita)`,
  ],
  de: [
    raw`\bgarantier(?:en|t)\s(?!kein|nicht)(?:(?!kein|nicht)[\p{L}-]+\s){0,3}?(?:[\p{L}-]*förderung|[\p{L}-]*zusch(?:uss|üsse)|bewilligung|genehmigung|förderzusage|kreditzusage|finanzierung)(?!\p{L})|\b(?:[\p{L}-]*förderung|[\p{L}-]*zuschuss|bewilligung|genehmigung|kreditzusage)\s(?:(?!kein|nicht|wird\snicht)\p{L}+\s){0,3}?garantiert(?=[.!,]|$)|\bgarantierte[rnsm]?\s(?:\p{L}+\s)?(?:[\p{L}-]*förderung|[\p{L}-]*zuschuss|bewilligung|genehmigung|kreditzusage)(?!\p{L})`,
    raw`\bwir\smachen\s(?:nie|niemals|keine)\s(?:einen\s)?fehler(?!\p{L})|\b(?:immer|stets|garantiert|absolut)\sfehlerfrei|\bfehlerfrei\s(?:und|jedes)|\bwir\sarbeiten\s\p{L}*\s?fehlerfrei`,
    raw`\bperfekte[rsnm]?\s\p{L}+,?\s(?:jedes\smal|immer|garantiert)|(?:^|[.!?]\s)(?:immer|stets)\spünktlich(?=[.!,]|$)`,
    raw`\bohne\s(?:jede[sn]?\s|jegliches\s)?risiko(?!\p{L})|\brisiko(?:frei|los)(?:e[rsnm]?)?(?!\p{L})`,
    raw`(?<!\p{L})(?:günstiger|billiger|besser|schneller)\s(?:geht\s(?:es\s|['’]?s\s)?(?:nicht|nirgends)|(?:bekommen|finden|kriegen)\s(?:sie|ihr)\s(?:es|das)\s(?:nirgend\p{L}*|nicht))(?=[.!,]|$)`,
    raw`\bwir\s(?:sind|kommen)\simmer\s(?:pünktlich|rechtzeitig)(?!\p{L})`,
    raw`\b(?:niemand|keiner)\ssonst\s(?:kommt|bietet|macht|kann|arbeitet)\s(?:so|das|es|dies\p{L}*)(?!\p{L})`,
    raw`\bbei\suns\sgeht\s(?:nie|nichts)\s(?:etwas\s|was\s)?schief`,
    raw`\balle\sunsere\s(?:kund|patient|gäste)\p{L}*\s(?:empfehlen\suns|sind\s(?:zufrieden|begeistert))`,
    raw`\beinzigartig(?:e[rsnm]?)?\sin\s(?:ganz\s\p{L}|der\s(?:stadt|region|welt)|deutschland|österreich|europa)`,
  ],
};

/** Words without which a text has no such claim: rare ones only. */
export const ABSOLUTE_WORDS = [
  'risk complaint complaints fail failed happy satisfied delighted recommends lasts forever lifetime choose prefer pick favorite favourite deadline disappoint mistake mistakes perfect perfectly perfection flawless flawlessly simply unbeatable stars',
  'riesgo riesgos fallamos falla satisfechos satisfechas contentos contentas felices encantados encantadas recomiendan único única perfecto perfecta perfectos perfectas impecable impecables encontrará encontrarás favorito favorita favoritos favoritas primeros primeras',
  'risiko risikofrei risikolos risikofreie risikolose pünktlich rechtzeitig schief empfehlen zufrieden begeistert einzigartig einzigartige einzigartiger einzigartiges fehler fehlerfrei perfekte perfekter perfektes perfekten',
].join(' ');
