import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const DATE = `(?:earlier|previous|past|old(?:er)?|other|different|yesterday's|last (?:week|month)'s|(?:mon|tues|wednes|thurs|fri|satur|sun)day's)`;

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DIA = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const SEAL = '(?:certificates?|seals?|stamps?|papers?|page|document)';
const SELLO = '(?:certificado|sello|papel|documento|acta)';
/** A day that has gone by: "if the paper was due last Friday". */
const OVERDUE = String.raw`(?:(?:was|were|had been|should have been) (?:\w+ )?(?:due|needed|wanted|signed|dated|filed|meant|supposed)|should have (?:signed|come|dated|filed)|(?:missed|passed|past|after) (?:the|your|its|a) (?:deadline|due date|date|cutoff)|(?:deadline|due date|cutoff) (?:was|has passed|ran out|is (?:past|over|gone))|(?:days?|weeks?|months?) (?:late|ago)|last (?:\w+day|week|month|year)|yesterday|overdue|(?:first|real|original|earlier) (?:date|day))`;
const ATRASADO =
  '(?:(?:vencia|vencio|tocaba|debia|debio|tenia que|era para|se le paso|se paso|quedo de|habia que)|plazo (?:era|fue|vencio|se cumplio)|(?:semana|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo|ano) pasad[oa]|ayer|antier|anteayer|hace (?:\\w+ ){1,2}(?:dias?|semanas?|meses)|atrasad[oa])';
/** Before a day that is named because somebody signs on it. */
const UNLESS_SIGNED = String.raw`(?<!\b(?:signs?|meet|come|comes|visit|appears?)\b[^.]*)`;

/** The record book says on which day a paper was notarized, and so does the certificate. */
export const lawBackdating = lawAgainst({
  name: 'law/backdating',
  source: { clause: 'Texas Government Code 406.014(a)(2)', read: '2026-11-24' },
  words: [
    'adju ante ayer back cert chan como date day dia dife dist domi easy fech fine frid hace juev keep last leav look lune make mart mier mond move ok okay pasa pen plaz poss post pred prob read regr retr saba satu say seal shif shou show stam sund thur time tues vier wedn yest',
    'adel adju ajus anot ante any atra ayer back bear camb carr cert chan choo chos conv coun date dati day dice dife diga dira dist docu done earl ente escr fech fine firm fix form frid give haga hubi i keep last leav like llev made marc mond mont mov move nece nota note olde on othe page pape pasa past pen pick pida poda pode pone post pred pref prin prob pued put puts quie read reco regr requ retr roll say says se seal sell set shif shou show sign stam tell the turn up us usam use uses want we what whic with woul writ yest',
  ],
  message: 'This offers another date than that of the notarization, which a notary has to record.',
  hint: 'Say that the certificate has the date of the visit.',
  claims: [
    `${WE}(?:dates?|timestamps?) (?:the|your) (?:notari[sz]ation|certificate|seal|stamp) (?:to|for|as of|back) `,
    String.raw`\b(?:fechamos|podemos fechar|le fechamos) (?:\w+ ){0,3}?(?:la semana|el mes|el ano|(?:el )?${DIA}) pasad[oa]\b|\b(?:fechamos|podemos fechar) (?:\w+ ){1,3}?(?:con|como|para) (?:ayer|la fecha)\b`,
    String.raw`\b(?:date|day) (?:on which |that |when )?(?:you|it|they) should have\b`,
    String.raw`\b(?:certificate|seal|stamp)\b[^.]{0,15}\b(?:carr(?:y|ies)|bears?|shows?|has|have|gets?|says?)\b[^.]{0,10}\b(?:whatever|whichever|any) (?:day|date)\b`,
    String.raw`\b(?:escoge|elige|decide|pone|escoja|elija)(?: usted)? (?:la|que) fecha (?:del|de su|en el|lleva el) (?:certificado|sello|documento|acta|papel)\b`,
    String.raw`\b(?:otra|distinta|diferente) fecha (?:en|del|para) (?:el |la )?(?:sello|certificado|documento|papel|acta)?\b[^.]{0,25}\b(?:se la|la|le) (?:ponemos|anotamos|cambiamos|escribimos)\b`,
    String.raw`\bdate (?:it|them|the \w+|my \w+) (?:for |to |back to )?(?:last|yesterday|earlier|before|back)\b[^?]{0,25}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b`,
    String.raw`${WE}dates? (?:it|them|the \w+|your \w+) (?:for|to|on|with) (?:the|any|whatever|whichever) (?:day|date) (?:that )?(?:you|they|it|your \w+) (?:needs?|wants?|asks?|likes?|prefers?|chooses?)\b`,
    String.raw`\b(?:our|a|free|discreet) backdat\w+|\bbackdat\w+ (?:services?|available|possible|ok|no problem|included|on request|at no)\b`,
    String.raw`\b(?:certificate|seal|stamp|document|paper|affidavit|title)s? (?:is |are )?dated (?:\w+ )?(?:last|yesterday|earlier|before|back|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|the day|weeks?|months?)\b`,
    String.raw`\blooks? (?:like|as if|as though) (?:you|it|he|she|they|the \w+) (?:was |were |had |have )?(?:signed|sealed|notarized|made|done|dated)\b`,
    String.raw`${WE}(?:picks?|chooses?|sets?|finds?|adjusts?|matche?s?|adapts?|moves?) (?:the |a |whatever |any )(?:\w+ )?date\b[^.]{0,40}\b(?:deadline|court|contract|sale|suits?|closing|need)`,
    String.raw`\b(?:ponemos|anotamos|escribimos|usamos|sellamos con|podemos poner) (?:la|otra|una|cualquier) fecha\b[^.,]{0,30}\b(?:convenga|necesite|quiera|pida|tramite|ayer|antes|anterior|pasad[oa]|que(?! es(?=[.,;!]|$| (?:y|hoy|ese|del dia)\b)| (?:usted(?:es)? )?firman?(?=[.,;!]|$| (?:y|ante|con|frente|delante)\b)))`,
    String.raw`${WE}(?:backdate|back date|predate|antedate|postdate)s?\b`,
    String.raw`\b(?:backdated|antedated|predated|postdated) (?:\w+ )?(?:certificates?|notari\w+|seals?|stamps?|signatures?|documents?|papers)\b`,
    String.raw`${WE}(?:put|write|use|enter|date it with|date it|give it|set)\b[^.]{0,25}\b(?:an? |the )?${DATE} date\b`,
    String.raw`${WE}date (?:it|them|the \w+|your \w+) (?:back|yesterday|last (?:week|month)|for (?:yesterday|last))\b`,
    String.raw`\b(?:podemos|le|les)? ?(?:poner|ponemos|ponerle|usamos|anotamos)(?:le)? (?:\w+ ){0,3}?fecha (?:de ayer|anterior|atrasada|pasada|previa)`,
    String.raw`\b(?:puts?|write|writes|uses?|enters?|stamps?|prints?|dates?|seals?)\b[^.]{0,30}\b(?:whatever|whichever|any|the) date (?:that )?(?:you|your \w+|the \w+) (?:needs?|wants?|likes?|prefers?|asks?|chooses?|requires?|tells?)\b(?![^.]*\b(?:visit|appointment|come|drive)\b)`,
    String.raw`\b(?:leaves?|keeps?) the date (?:blank|open|empty|out|off)\b`,
    String.raw`\bfecha\b[^.]{0,30}\bque (?:usted |le |se )?(?:necesite|quiera|prefiera|pida|haga falta|pidan|convenga)\b(?![^.]*\b(?:cita|visita|vamos|llegamos)\b)(?<!\b(?:elija|escoja|diganos|cita|visita)\b.*)`,
    String.raw`\bfecha (?:del documento |del sello |del certificado )?(?:se puede|la podemos|se la podemos|podemos) (?:cambiar|mover|adelantar|atrasar|ajustar)`,
    String.raw`\b(?:change|move|adjust|shift|fix) the date (?:on|of|in) (?:the|your|any) (?:\w+ )?(?:certificate|document|paper|seal|stamp|notari\w+)`,
    String.raw`\b(?:antedatamos|retrofechamos|antedatar|retrofechar)\b`,
    String.raw`\bcon fecha (?:de ayer|anterior|atrasada|pasada|previa)\b`,
    String.raw`\b(?:yesterday's|last (?:week|month|year)'s|an? (?:earlier|older|previous|past)) date\b[^.?]{0,30}\? (?:just ask|no problem|we (?:can|do|will|stamp|seal)|ask us|sure|yes|can do|done)\b`,
    String.raw`\b(?:cambiamos|movemos|ajustamos|adelantamos|atrasamos|corregimos) (?:\w+ )?fecha (?:del|de su|en el) (?:certificado|documento|sello|acta|papel)\b`,
    String.raw`${WE}(?:puts?|writes?|enters?|stamps?|notes?|dates?) ${UNLESS_SIGNED}(?:in )?(?:the )?(?:last )?(?:${WEEKDAY}|yesterday|last (?:week|month)|(?:first|thirtieth|fifteenth))\b[^.]{0,10}\b(?:on|into|in|onto) (?:it|the ${SEAL})\b`,
    String.raw`${WE}(?:puts?|writes?|enters?|stamps?|uses?)(?: in| down)? the (?:day|date) (?:(?:that )?you (?:were supposed|should have|had to|needed|wanted)|on which\b[^.]{0,25}\b(?:was|is|were) due|of (?:your|the) (?:deadline|contract|sale))\b`,
    String.raw`\b(?:the|your|our) ${SEAL} (?:can|may|will|could) (?:read|say|show|carry|name|bear)\b[^.]{0,15}\b(?:last (?:week|month|year)|any (?:day|date)|whatever|whichever|yesterday|${WEEKDAY}|the (?:first|thirtieth|fifteenth))\b`,
    String.raw`\bit can (?:say|read|carry|show) (?:any|whatever|whichever) (?:day|date)\b`,
    String.raw`\b(?:the|our|your) ${SEAL} (?:carries|bears|shows|has|names|gets) the (?:day|date) (?:of your (?:deadline|contract|choice|sale|purchase)|(?:that )?you (?:need|want|choose|tell|ask))`,
    String.raw`\b(?:the|our) (?:seal|stamp|certificate)s? (?:says?|tells?|shows?) (?:otherwise|another (?:day|date|story)|something else)\b`,
    String.raw`\b(?:day|date) (?:on|of|in) the (?:certificate|seal|stamp) is (?:up to you|yours|your (?:choice|call))\b`,
    String.raw`\bgive us the (?:day|date) (?:that )?you (?:need|want)\b[^.]{0,30}\b(?:stamp|write|put|enter|seal)\b|\btell us which (?:day|date) the (?:seal|stamp|certificate)\b`,
    String.raw`${WE}(?:rolls?|turns?|winds?|sets?|moves?) (?:the |your )?(?:date|clock|stamp|calendar|day) back\b`,
    String.raw`\byour signature counts from (?:the day|whatever|any|last)\b|\bour pen can (?:still )?write\b`,
    String.raw`\b(?:on paper|in the certificate) you (?:were|are|signed)\b[^.]{0,10}\b(?:on time|in time|early)\b`,
    String.raw`\b(?:ponemos|anotamos|escribimos|marcamos) (?:el )?${DIA}\b[^.]{0,15}\b${SELLO}\b|\b${DIA},? (?:el )?${DIA} (?:ponemos|anotamos|escribimos)\b`,
    String.raw`\b(?:ponemos|anotamos|escribimos|marcamos|sellamos con) (?:el |la )?(?:dia|fecha) que (?:(?:usted|le|la|nos) )?(?:debia|tocaba|pidio|pida|pidieron|necesit\w+|diga|quiera)\b|\b(?:ponemos|anotamos|escribimos) el ultimo dia del plazo\b`,
    String.raw`\b${SELLO} (?:dice|dira|puede decir|lleva|llevara) (?:el )?(?:${DIA}|dia que (?:usted )?(?:nos |le )?(?:diga|quiera|necesite|pida|escoja)|otro dia)\b`,
    String.raw`\b(?:diganos|digame) (?:que|cual) (?:dia|fecha) (?:tiene que|debe|quiere que) (?:decir|lleve|llevar|diga|traer) (?:el )?${SELLO}\b`,
    String.raw`\b(?:retrocedemos|retroceder|regresamos|atrasamos|recorremos|echamos (?:para )?atras) la fecha\b(?! de (?:la|su) (?:cita|visita))`,
    String.raw`\bcomo si hubiera firmado\b`,
    // "Somebody wants an earlier date? We write it."
    String.raw`\b(?:wants?|needs?|asks? for|prefers?|would like) (?:yesterday's|last (?:week|month|year)'s|an? (?:earlier|older|previous|past|different)|another) (?:date|day)\b[^.?]{0,30}\? (?:then |so )?(?:we|our notary|i|daniel)(?:'ll| will| can)? (?:just |gladly |simply |also )?(?:writes?|puts?|enters?|dates?|stamps?|sets?|uses?) (?:it|that(?: (?:one|day|date))?|one|this(?: (?:one|day|date))?)(?: (?:in|down|there))?(?=[.,;!]|$)`,
    String.raw`\b(?:quieren?|piden?|necesitan?|prefieren?|hace falta) (?:una |la |otra )?fecha (?:anterior|pasada|de ayer|atrasada|de antes)\b[^.?]{0,30}\? (?:se )?l[ao] (?:ponemos|escribimos|anotamos|usamos)\b`,
    String.raw`${WE}(?:puts?|writes?|enters?|stamps?|uses?)(?: in| down)? (?:the|whatever|whichever|any) (?:day|date) (?:that )?(?:you|they) (?:needs?|wants?|likes?|chooses?|asks? for|prefers?)\b[^.]{0,10}\b(?:on|in|into|under|beside) (?:it|the ${SEAL})\b`,
    // "It was due on Friday? We write that day."
    String.raw`\b${OVERDUE}\b[^.]{0,70}\b(?:we|our notary|i|daniel)(?:'ll| will| can)? (?:\w+ )?(?:puts?|writes?|enters?|stamps?|uses?|dates?|prints?|types?)(?: in| down)? (?:it |the \w+ )?(?:for |with |to |as of )?(?:that|the same|such an?) (?:day|date|one)\b`,
    String.raw`\b${ATRASADO}\b[^.]{0,70}\b(?:ponemos|anotamos|escribimos|usamos|marcamos|sellamos con|fechamos con|queda con) (?:(?:el|la) )?(?:es[ea]|aquel(?:la)?|mism[oa]) (?:mism[oa] )?(?:dia|fecha)\b`,
  ],
  offers: [
    String.raw`\b(?:make|have|let) (?:the |your |our )?(?:stamp|seal|certificate|page|paper|date|document) (?:say|show|read)\b`,
    String.raw`\b(?:yesterday's|last (?:week|month|year|friday|monday)'s|an earlier|a past|an older|any|another) date (?:is|would be|will be) (?:no problem|fine|ok|okay|possible|not a problem|easy)\b`,
    String.raw`\b(?:la )?fecha (?:del|de la) (?:mes|semana|ano|dia) (?:pasad[oa]|anterior)\b|\bfecha de (?:ayer|anteayer|antes)\b`,
    String.raw`(?<!\basked to )\bback ?dat(?:e|es|ed|ing)\b(?![^.]*\b(?:refuse|leave|pack up|decline|crime|felony|fraud|offen[cs]e|lose|illegal|unlawful|forbidden)\w*)`,
    String.raw`\b(?:ponemos|anotamos|sellamos con|usamos) la (?:fecha )?(?:de|del) (?:ayer|(?:la )?semana pasada|(?:el )?mes pasado|hace \w+)\b`,
    String.raw`\b(?:need|want|require|looking for|prefer) (?:yesterday's|last (?:week|month|year)'s|an? (?:earlier|older|previous|past)) date\b`,
    String.raw`\b(?:dated|date (?:it|them|the \w+)) to (?:match|fit|suit|meet)\b`,
    String.raw`\bfecha\b[^.]{0,15}\b(?:a su (?:gusto|medida|conveniencia)|que coincida con)\b`,
    String.raw`\bdates? \w+ (?:\w+ )?as you (?:need|want|wish)\b`,
    String.raw`\b(?:need|want) (?:it|them|that|your \w+) dated\b`,
    String.raw`\bfechas? (?:anterior(?:es)?|atrasadas?|pasadas?)\b`,
  ],
});
