import { COURT_RESULTS } from './court-results.ts';
import { lawAgainst } from './law-against.ts';
import { NEEDED_SEALS } from './needed-seals.ts';
import { both, SAID } from './phrases.ts';

const OFFICE =
  '(?:banks?|courts?|county|counties|clerks?|agency|agencies|offices?|dmv|judges?|title (?:office|company|companies)|government|consulates?|embass(?:y|ies)|schools?|recipients?|everyone|anyone|lenders?|states?)';
const GUARANTEE = String.raw`\b(?:guarantee[sd]?|guaranteed|guaranteeing|promise[sd]?|ensures?|ensuring|assures?|rest assured|make sure|makes sure|see to it|count on)`;
const TAKEN =
  '(?:accept(?:s|ed|ance)?|takes?|rejects?|rejected|rejections?|refused?|valid|honou?r(?:s|ed)?|legally binding|holds? up|stands? up)';
const OFICINA =
  '(?:bancos?|cortes?|juzgados?|juez|condados?|oficinas?|consulados?|gobiernos?|autoridades|escuelas?)';

const COUNTER = `(?:(?:tax|title|county|clerk's) )?(?:${OFFICE}|counter|window|desk)`;
const VENTANILLA = `(?:ventanillas?|mostrador|${OFICINA.slice(3, -1)})`;
const NO_REFUSAL =
  '(?:may|can|will|could|would|dares? to|dare|is (?:ever )?(?:allowed|permitted|free) to|has (?:the|any) right to) (?:(?:ever|legally|lawfully|simply|just) )?(?:turn|refuse|reject|decline|send (?:it|you|them|your \\w+) (?:back|away|home)|say no|deny|dispute|object)\\w*';
/** What an office does with papers that it does not take. */
const TURNS =
  '(?:turns? (?:\\w+ ){0,3}?(?:down|away)|sends? (?:\\w+ ){0,2}?(?:home|back|away)|finds? (?:a |any )?fault|says? no|complains?|objects?)';
/** What the business has sealed. */
const SEALED = String.raw`\b(?:our|with (?:our|a|the)|after|once|carr\w+|we) (?:\w+ ){0,4}?(?:seal(?:ed)?|stamp(?:ed)?|visit|notari\w+)\b`;

/** Where a commission of the state counts, which is the law and no promise of any office: in every county of it. */
const STATEWIDE = String.raw`\b(?:seals?|commissions?|stamps?|notar(?:y|ies)|sellos?|comision)\b[^.,;]{0,25}(?<!\b(?:accept|taken|honor|recogni|welcome)[^.]*)\b(?:good|valid|vale|valen|valid[oa]s?|sirven?) (?:(?:in|across|throughout|en) (?:every|any|each|all(?: of the)?|todos los|cualquier) (?:254 |texas )*(?:count(?:y|ies)|condados?)(?: (?:of|in|de) (?:texas|the state))?|(?:anywhere|everywhere|throughout) (?:in )?(?:texas|the state)|en todo (?:texas|el estado))(?=[.,;!]|$)`;

/** Not questioned is who has signed, for which a notary answers. */
const WHO_SIGNED = String.raw`[^.]*\b(?:reasons?|grounds?|cause) to (?:question|doubt|wonder|ask) (?:who (?:\w+ )?(?:sign(?:s|ed)|you are)|whether (?:it was|you|he|she) \w+ who signed|(?:your|the|his|her|their) identity)(?=[.,;!]|$)`;

/** One negation of several verbs: "We do not translate, advise or promise what they will accept." */
const COORDINATED_DENIAL = String.raw`\b(?:do not|don't|does not|never|cannot|can't|may not|will not|won't) (?!(?:just|only|merely)\b)(?:(?!(?:we|i|you|and|but)\b)\w+,? ){1,8}?(?:or|nor) (?:(?:even|ever) )?(?:promise|guarantee|assure|ensure)s?\b(?:(?!, (?:but|yet|we)\b)[^.])*|\bno (?!solo\b)(?:(?!(?:pero|y|nosotr[oa]s)\b)\w+,? ){1,8}?ni (?:l[aeo]s? )?(?:prometemos|garantizamos|aseguramos)\b(?:(?!, pero\b)[^.])*`;

/** No word of the business, whose seal would be the reason. */
const NOT_OURS = String.raw`(?<!\b(?:we|our|us|seal\w*|stamp\w*|notar\w+|visit|sell\w+|nuestr\w+)\b[^.]*)`;
const NOT_OURS_AFTER = String.raw`(?![^.]*\b(?:we|our|us|seal\w*|stamp\w*|notar\w+|visit|sell\w+|nuestr\w+)\b)`;
/** A duty by statute, retold with what the office may do instead: "must accept it, or ask you for an opinion of counsel". */
const OR_ELSE = [
  String.raw`${NOT_OURS}\b(?:must|has to|have to) (?:accept|take|honou?r)\b${NOT_OURS_AFTER}[^.]*?\bor (?:(?:may|can|else) )?(?:(?:ask|request|require|demand)(?: you)?(?: for)? (?:an?|one|another)\b|(?:refuse|decline|reject|return)\b|(?:turn|send) (?:it|them) (?:down|back)\b)[^.]*`,
  String.raw`${NOT_OURS}\b(?:tienen? que|deben?|obligad[oa]s? a) aceptar${NOT_OURS_AFTER}[^.]*?(?:\bo (?:bien )?(?:(?:pedir|solicitar|exigir)(?:les?)? (?:una?|otr[oa])\b|(?:rechazar|devolver)(?:l[oa]s?)?\b|negarse\b|(?:decir|explicar)(?:les?)?\b[^.]*\bpor que\b)|\b(?:a menos|salvo) que\b)[^.]*`,
].join('|');

/** A section of a statute, of which a sentence says what it asks of offices. */
const SECTION = String.raw`(?:(?:under|by|per|according to|segun|conforme a|por) )?(?:(?:the|la|el) )?(?:section|chapter|seccion|capitulo) \d[\d.]*\b`;

/** The office may decide otherwise. */
const RESERVED = new RegExp(
  String.raw`^(?:(?:but|still|even so|yet|pero|aun asi),? )?(?:an?|the|your|some|each|every|most|un|una|el|la|cada|algun\w*) (?:[\w']+ )?${OFFICE} (?:(?:in|of|at|abroad) (?:\w+ )?)?(?:may|might|can|could) (?:still |also |nonetheless |always )?(?:want|ask|insist|refuse|decline|require|prefer|look|say no|turn|take its time)\b|^(?:(?:pero|aun asi),? )?(?:el|la|su|cada|un|una|algun\w*) ${OFICINA}(?: \w+)? (?:(?:todavia|aun|tambien) )?(?:puede|podria) (?:todavia |tambien |aun )?(?:pedir\w*|querer|exigir\w*|rechazar\w*|negarse|decir(?:le)? que no)\b`,
);

/** A paper that is taken; what has taken weeks or a form with it is something else. */
const IS_TAKEN = String.raw`(?<!\b(?:has|have|had|having|'ve|'d)(?: (?:never|always|often|usually|only|just|already|recently|so far|sometimes))? )taken`;
/** Money and guests are taken everywhere, too. */
const NO_PAYMENT = String.raw`(?<!\b(?:cash|cards?|zelle|venmo|paypal|apple pay|credit|debit|(?:personal )?checks?|payments?|tips?|visitors?|guests?|children|kids|dogs?|pets?|questions|calls|walk ins?)(?: (?:is|are))?(?: \w+){0,2} )`;
/** Where a way across begins: "from Maine to Texas", and not a span of time or of numbers. */
const FROM_PLACE = String.raw`from (?!(?:about |some |around |roughly |nearly |early |late |mid |the (?:start|beginning|middle|end|first|day|hour|moment) )*(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|ninety|a few|half|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|noon|dawn|sunrise|day|week|month|year|minutes|hours|days|weeks|months|start|beginning|first|time)\b))\w+(?: \w+)?`;
/** What countries have bound themselves to by treaty is told of them, and the seal of the business is no reason. */
const BY_TREATY = String.raw`\b(?<!\b(?:we|our|us|notar\w+|visit)\b[^.]*)(?<!\b(?:every|any|each|all) (?:\w+ )?)(?:countr(?:y|ies)|nations?|governments?|members|member states?|contracting states?|treaty|convention)(?: (?:that|which|who)(?: (?:have|has))? (?:signed|joined|belongs?)(?: (?:it|the \w+|to \w+(?: \w+)?))?)? (?:(?:has|have|had|all|both|each) )*promised to (?:accept|take|honou?r|recogni[sz]e)\b`;

/** Whether a paper is taken is for the office to say that it goes to; a notary cannot promise it. */
export const lawGuaranteedAcceptance = lawAgainst({
  name: 'law/guaranteed-acceptance',
  source: { clause: 'Texas Business and Commerce Code 17.46(b)(5)', read: '2026-11-23' },
  words: [
    'acce acep agre airt anul appr aseg atta away back banc bank bill bind bree bull can cann chal cler come cond cons cont cort coul coun cour cues deed desk devo disp doub down enfo escu gara gets goes good guar hay hold hono impu inco iron jama judg juez know lega most nega ning nobo nunc obli offi ofic over pasa pone prob prom proo ques rech reci reco refu regr reje resp retu sail scho sell sent sirv slid sost stan take tax titl toma trib trus turn undo vale vali vent void wate welc wind divo cust adop name peti visa gree citi pard supp will test leas conv cart tute suce camb resi pens acue',
    'a acce agre airt all alwa ante any appr aseg assu auto away back be bef befo bind boun bull buts by cada cann cara caus cerr chis choi comp cont conv coun cour cual debe deci decl deed devo devu dond down duda each en enfo ensu ever excu falt faul firs forc gara gest glad good grou guar hace has have hist home hono ifs impo in iron it jama judg lega make must nadi nati nega neve ning no nobo not noth nues nunc obje obli offi ofic ojos once one our past pero porq prim prom reas rech reco refu regr reje requ resp rest says seal see segu si siem sin spot stam sure t take that the them this thro tien toda todo turn up vali vuel wate welc wher will won word worl yes yet your gran fina days week mont dias mes sema pay owe retu grat cobr void inva wort null usel only nota sell nulo vale',
  ],
  message:
    'This promises that an office will take the paper, or what it is worth for the seal, which no notary can promise.',
  hint: 'Say what the notary answers for: the identity, the signature and the certificate.',
  claims: [
    ...COURT_RESULTS,
    ...NEEDED_SEALS,
    String.raw`\b${OFFICE} (?:cannot|can't|could not|can never) (?:ever )?(?:say no|refuse|turn|reject|decline|object)\b`,
    String.raw`\bningun[oa]? ${OFICINA} (?:le |se |lo |la ){0,2}(?:dira|dice|podra decir|puede decir) que no\b`,
    String.raw`\b(?:no|not one|never an?|not a single) (?:\w+ )?${OFFICE} (?:will |would |can |could |has |have )?(?:ever |once )?(?:sends?|sent|turns?|turned|bounces?|bounced|returns?|returned) (?:it|them|you|this|that|your \w+|our \w+|a paper|anything) (?:back|away|down)\b`,
    String.raw`\b(?:be|rest|feel|are) (?:certain|sure|confident|assured|positive) (?:that )?(?:the |your |any |every )?(?:\w+ )?${OFFICE}\b[^.]{0,15}\b(?:takes?|accepts?|honou?rs?|records?|approves?)\b`,
    String.raw`\b(?:stands?|holds?) up in (?:any|every|all) (?:\w+ )?courts?\b${SAID}`,
    String.raw`\b(?:bullet ?proof|ironclad|watertight|airtight|court ?proof) (?:paperwork|papers?|documents?|contracts?|deeds?|wills?|affidavits?|agreements?|notari\w+)\b${SAID}`,
    String.raw`\b(?:aseguramos|garantizamos|prometemos)\b${SAID}[^.]{0,50}\b${OFICINA}\b[^.]{0,20}\b(?:recib\w+|registr\w+|tom\w+)\b`,
    String.raw`\bningun[oa]? ${OFICINA} (?:le |se |lo |la |les |los |las ){0,2}(?:va a |puede |podra )?(?:regres\w+|devolv\w+|devuelv\w+|neg\w+|nieg\w+)\b`,
    String.raw`\b(?:documents?|papers?|deeds?|contracts?|it|they) (?:cannot|can't|can never) be (?:rejected|refused|turned (?:down|away)|sent back|returned|questioned|challenged)\b[^.]{0,30}\b(?:stamp|seal|notari)\w*`,
    String.raw`\b(?:guarantee|promise)(?:s|d)?\b[^.]{0,30}\b${OFFICE}\b[^.]{0,15}\b(?:records?|files?|approves?|process(?:es)?|signs?|recognizes?)\b`,
    String.raw`\bning(?:un|una) (?:\w+ )?${OFICINA} (?:rechaza|rechazara|pone en duda|duda|cuestiona)`,
    String.raw`\bno (?:\w+ )?${OFFICE} (?:will |would |can |could |ever )*(?:questions?|rejects?|refuses?|doubts?|turns?)\b[^.]{0,20}\b(?:our|your|the|it|this|them)\b`,
    String.raw`(?<!\b(?:if|whether|unless)\b[^.]*)\b${COUNTER}(?: in \w+)? (?:will |must )?(?:takes?|accepts?|records?|honou?rs?) (?:every|any|all|each|whatever|anything|everything) (?:[\w']+ ){0,3}?(?:we|our notary) (?:seals?|stamps?|notari[sz]es?)\b`,
    String.raw`(?<!\b(?:if|whether|unless|so (?:that )?)\b[^.]*)\b${COUNTER} (?:will not|won't|will never|does not|doesn't|never) (?:sends?|turns?|hands?|returns?) (?:our|your|any of (?:our|your)) (?:\w+ )?(?:papers?|pages?|deeds?|titles?|documents?|forms?|affidavits?)(?: (?:back|away|down|home)|(?=[.,;!]|$))`,
    String.raw`\bguaranteed to (?:hold|stand|be|work|pass|succeed|satisfy)\b[^.]{0,30}\b(?:courts?|judges?|banks?|clerks?|legal\w*|valid|accepted|office|dmv)\b`,
    String.raw`\b(?:once|after|when|with)\b[^.]{0,25}\b(?:seal|stamp|notari)\w*\b[^.]{0,25}\b(?:cannot|can't|can never|never|nobody|no one|impossible)\b[^.]{0,20}\b(?:challenge|contest|dispute|reject|refuse|undo|attack|void|question)\w*`,
    String.raw`\b(?:is|are) (?:sure|certain|bound) to (?:accept|take|honou?r)\b`,
    String.raw`${GUARANTEE}\b[^.]{0,60}\b${TAKEN}\b(?! (?:cash|cards?|checks?|zelle))`,
    String.raw`${GUARANTEE}\b[^.]{0,110}\blegally (?:valid|binding|enforceable|recogni[sz]ed|sound)\b`,
    String.raw`\b(?:accepted|acceptance|valid|legally binding|(?:no|zero) rejections?)\b[^.]{0,40},? (?:is )?guaranteed`,
    String.raw`\bguaranteed (?:to be )?(?:accept|valid|legal)\w*`,
    String.raw`\b(?:accepted|valid|recognized|honou?red) (?:everywhere|anywhere|worldwide|nationwide|all over|by (?:all|every|any|each)\b|in (?:all|every|any)\b)`,
    String.raw`\b(?:never|not ever|won't|will not) (?:be|get) (?:rejected|refused|turned (?:down|away)|sent back|returned)`,
    String.raw`\b(?:no|not one|never an?) (?:bank|office|court|county|agency|clerk|\w+) (?:can|will|may|could) (?:reject|refuse|turn)`,
    String.raw`\b(?:every|any|each|no|all) ${OFFICE} (?:in|of|across) (?:\w+ ){1,2}?(?:has|have|must|will have|is required|are required|is bound) (?:to )?(?:accept|take|honor)\b`,
    // "No bank in Texas may turn it down"
    String.raw`\b(?:no|not one|not a single) (?:\w+ )?${OFFICE} (?:in|of|across|around|anywhere in|on|at) (?:[\w']+ ){1,4}?${NO_REFUSAL}\b(?![^.]{0,80}\b(?:without (?:giving|stating|saying|an?|good|cause|reasons?)|unless|only because|just because)\b)`,
    String.raw`\bning(?:un|una) (?:\w+ )?${OFICINA} (?:de(?:l)?|en) (?:\w+ ){1,4}?(?:(?:le|se|lo|la|les|los|las) ){0,2}(?:puede|podra|va a|tiene derecho a) (?:\w+ )?(?:rechaz|neg|devolv|regres|dud|cuestion|objet)\w+\b(?![^.]{0,80}\b(?:sin (?:dar|decir|explicar|motivo|razon|causa)|salvo|a menos)\b)`,
    String.raw`\b(?:no one|nobody|no court|no heirs?|no judge|no lawyer) (?:can|could|will|may) (?:ever )?(?:contest|challenge|dispute|overturn|attack|question|void)\b`,
    String.raw`\b(?:nadie|ningun \w+) (?:lo |la |le )?(?:puede|podra|va a) (?:\w+ )?(?:impugnar|disputar|anular|cuestionar|rechazar|negar)`,
    String.raw`\b${OFFICE} (?:has|have|must|will have|is required|are required) (?:to )?(?:accept|take|honor)\b(?!(?: \w+){0,3}\?(?! (?:yes|yeah|sure|of course)\b))`,
    String.raw`\baccepted\? yes\b|\baccept it\? yes\b`,
    String.raw`\bwill be accepted by (?:the|your|any|every|all)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|signature)(?: from (?:us|our \w+)| of ours)?(?: alone)? (?:makes|will make) (?:it|your|the|any|every|a) ?[\w ]{0,20}\b(?:legally (?:binding|valid)|enforceable|(?:official|valid) (?:everywhere|anywhere|worldwide|in (?:any|every|all)|by law))`,
    String.raw`\b(?:sello|notarizacion|certificacion) (?:hace|vuelve|convierte) (?:\w+ ){0,4}?(?:valid[oa]|legal|obligatori[oa])\b`,
    String.raw`\b${OFICINA} (?:tienen? que|debe|deben|esta obligad[oa] a|estan obligad[oa]s a) aceptar(?!\w*(?: \w+){0,3}\?(?! (?:si|claro|por supuesto)\b))`,
    String.raw`\baceptacion (?:100% )?(?:garantizada|asegurada)`,
    String.raw`\b(?:garantizamos|aseguramos|prometemos|garantizo)\b[^.]{0,50}\b(?:acept\w+|recha\w+|valid\w+)`,
    String.raw`\b(?:aceptad[oa]s?|valid[oa]s?)\b[^.]{0,60}\bgaranti[sz]\w+`,
    String.raw`\b(?:aceptad[oa]s?|valid[oa]s?) en (?:tod[oa]s?|cualquier)\b`,
    String.raw`\b(?:nunca|jamas) (?:se )?(?:lo|la|los|las|le)? ?(?:van a rechazar|rechazan|rechazaran|sera rechazad[oa])`,
    String.raw`\b(?:ningun[oa]?) ${OFICINA} (?:puede|va a) rechazar`,
    String.raw`\b(?:acceptance|approval) guarantee\b|\bgarantia de aceptacion\b`,
    String.raw`\b(?:every|any|each|no|all) (?:\w+ )?${OFFICE} (?:in|of|across) \w+ (?:must|has to|have to|will)\b[^.]{0,10}\b(?:record|accept|take|honou?r|question|recogni[sz]e|refuse|reject)\b`,
    String.raw`\bno (?:\w+ )?${OFFICE} (?:will|would|can|could) (?:ever )?(?:question|doubt|refuse|reject|challenge|return)\b`,
    String.raw`\bgarantizad[oa]s? en (?:todos|todas|cualquier|cada)\b`,
    String.raw`\b${OFFICE} (?:will )?(?:(?:always|automatically|gladly) (?:accepts?|takes?|honou?rs?|recogni[sz]es?)|never (?:rejects?|refuses?|questions?|returns?))\b`,
    String.raw`\b(?:documents?|papers?|contracts?|deeds?|everything|anything) (?:that )?we (?:notari[sz]e|stamp|seal) (?:is|are|becomes?)\b[^.]{0,15}\b(?:legal\w*|binding|valid|enforceable|official)\b`,
    String.raw`\b(?:no|not one|not a) ${COUNTER}(?: (?:in|across|of) \w+(?: county)?)? (?:\w+ )?(?:has|have|finds?|sees?|is left with|gets?) (?:\w+ ){0,2}?(?:reasons?|grounds?|excuses?|fault|cause)\b`,
    String.raw`\b(?:nobody|no one) (?:at|in|behind) (?:the|any|your) ${COUNTER}(?: \w+)? (?:will |would |can |could |is going to )?${TURNS}\b`,
    String.raw`\b${COUNTER} (?:(?:will )?(?:has|have)|is left with) (?:no (?:choice|option|reason|grounds?|excuse)|nothing to (?:complain|object|criticize|say|argue))`,
    String.raw`${SEALED}[^.]{0,25}\b(?:the|any|every) ${COUNTER}\b[^.]{0,6}\b(?:(?:is|are) (?:bound|forced|obliged|required) to|has to|must|cannot say no|can't say no|can only)\b`,
    String.raw`\b(?:it|they|(?:your|our|the) (?:titles?|deeds?|papers?|pages?|forms?|waivers?|affidavits?|documents?)) (?:goes|go|gets?|pass(?:es)?) (?:straight |right )?(?:through|past) (?:at |in )?(?:the first|any|every|each) (?:\w+ )?${COUNTER}\b`,
    String.raw`\b(?:it|they|(?:your|our|the) (?:titles?|deeds?|papers?|pages?|forms?|waivers?|affidavits?|documents?)) (?:sails?|breezes?|slides?) (?:straight |right )?(?:through|past) (?:\w+ ){0,2}?${COUNTER}\b`,
    String.raw`\b${COUNTER}\b(?<!\b(?:we|whether|if)\b[^.]*)[^.]{0,10}\b(?:takes?|accepts?|files?|records?) (?:it|them|your \w+|our \w+) (?:on the spot|at first (?:sight|glance)|straight away|without a (?:murmur|word|fuss)|no ifs|happily)`,
    String.raw`\b(?:takes?|accepts?|files?|records?) (?:it|them|your \w+) (?:\w+ ){0,3}?,? ?no ifs(?: or|,| and)? (?:no )?buts\b`,
    String.raw`\byou (?:will not|won't|are never|never get|will never) (?:be )?(?:turned away|sent (?:home|back|away))\b[^.]{0,20}\b${COUNTER}\b`,
    String.raw`\brejected (?:papers?|documents?|titles?|deeds?|forms?|pages?) (?:are|is) (?:a thing of the past|history|unknown|unheard of)\b`,
    String.raw`\b(?:has|have) yet to (?:come back|be (?:rejected|refused|returned|questioned)|bounce)\b`,
    String.raw`\b(?:there is )?no (?:desk|counter|office|window|clerk)\b[^.]{0,30}\bwhere (?:our|your|the) \w+ (?:bounces?|fails?|(?:is|are|gets?) (?:refused|rejected|returned))\b`,
    String.raw`\b(?:takes?|accepts?|records?|honou?rs?) (?:it|this|that|them|mine|my \w+)\? (?:(?:it|they|she|he) (?:will|does|do|must|has to|have to)(?=[.,!]|$)|you have our word)`,
    String.raw`\b(?:lo|la|los|las) (?!(?:recibio|recibieron|acepto|aceptaron|tomo|tomaron|registro|registraron)\b)(?:recib|acept|tom|registr)\w+\b(?<!\b(?:si|no)\b[^.]{0,30})[^.]{0,20}\b(?:si o si|sin (?:ningun )?(?:peros?|chistar|preguntas)|a la primera(?! (?:llamada|hora|vez))|a ojos cerrados|porque se lo)\b`,
    String.raw`\b(?:recib|acept|tom|registr)\w*\? si o si\b`,
    String.raw`\b(?:titulo|papel|documento|escritura|poder|carta|declaracion)\b[^.]{0,10}\bpasan? (?:a la primera|sin (?:peros?|preguntas|problemas?))\b|^pasan? en (?:la|el|cualquier) ${VENTANILLA}\b[^.]{0,10}\bsin que\b`,
    String.raw`\b(?:ningun[oa]?|nadie en (?:el|la|ningun[oa]?)) ${VENTANILLA}\b[^.]{0,20}\b(?:pon\w* (?:ni )?(?:un )?peros?|gestos|caras?)\b`,
    String.raw`\b(?:el|la) ${VENTANILLA}(?: de \w+| del \w+)? no (?:(?:le|se|lo|la|va|van|tendra|tiene|puede|podra|a|por|que) ){1,6}(?:poner (?:ni )?(?:un |ningun )?peros?|decirle que no|negarse|rechazar\w*|devolver\w*|regresar\w*)\b`,
    String.raw`\bno (?:se )?(?:le|lo|la) (?:van a|pueden|podran) (?:regresar|devolver|rechazar)\b`,
    String.raw`\bno hay (?:papel|documento|titulo|tramite)s? (?:rechazad|devuelt)[oa]s?\b|\bno hay ${VENTANILLA} que (?:nos|le|lo) (?:devuelva|rechace|regrese)\b`,
  ],
  offers: [
    String.raw`\b(?:sello|notarizacion|certificacion|firma)\b[^.]{0,15}\b(?:garantiza|asegura)\b[^.]{0,25}\b(?:acept\w+|valid\w+|recib\w+)`,
    String.raw`\b(?:todos los|todas las|cualquier|cada) ${OFICINA}\b(?! decide)[^.]{0,20}\b(?:acepta|aceptan|reconoce|reconocen|respetan?)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|we)\b[^.]{0,12}\b(?:turns?|makes?|transforms?|converts?)\b[^.]{0,25}\b(?:into )?(?:an? |the )?(?:legal|binding|official|enforceable|real|valid) (?:\w+ )?(?:contract|document|agreement|paper|deed)\b`,
    String.raw`\b(?:legally binding|legally valid|binding|enforceable) (?:in|across|for|before|on) (?:every|all|any|every\w+)\b`,
    both(
      '(?:our|with a|once|nuestro|con el|un) (?:\\w+ )?(?:seal|stamp|notari\\w+|sealed|stamped|sello|certificacion)',
      '(?:becomes?|turns|is|are|es|queda|sera|se vuelve|son) (?:fully |instantly |immediately |automatically )?(?:legally \\w+|legal|enforceable|binding|legales|valid[oa]s? ante|oficial)',
    ),
    String.raw`\b(?:every|all|any|each) (?:\w+ )?${OFFICE}\b[^.]{0,30}\b(?:takes?|accepts?|honou?rs?|recogni[sz]es?|respects?|knows?|trusts?)\b[^.]{0,30}\b(?:our|your|it|them|the|this|without)\b`,
    String.raw`${NO_PAYMENT}\b(?:honou?red|accepted|recogni[sz]ed|${IS_TAKEN}|respected|welcome|valid|good)\b(?<!\b(?:whether|if)\b[^.]*)[^.]{0,40}\b(?:no exceptions|without (?:question|exception)|(?:in|by|at) every|${FROM_PLACE} to \w+|wherever you|anywhere|everywhere|worldwide|around the world|abroad)\b`,
    String.raw`\baceptad[oa]s?\b[^.]{0,30}\b(?:seguro|siempre|garanti\w+|sin (?:falta|duda)|en todas partes|donde (?:sea|quiera))\b`,
    String.raw`\bmakes? (?:it |them |that |this |(?:your|any|every|the|an?) (?:\w+ ){1,3}?)(?:fully |completely |100% |instantly )?(?:legally (?:binding|valid|enforceable)|enforceable|court proof|bullet ?proof|ironclad|watertight|incontestable)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|we|our notary)\b[^.]{0,20}\bmakes? (?:it|your \w+|any \w+|every \w+) legal\b`,
    String.raw`\b(?:holds?|stands?|will hold|will stand) up (?<!\b(?:whether|if)\b[^.]*)(?:in (?:any |every |a )?(?:court|probate|front of a judge)|before (?:any|every|a) judge)\b`,
    String.raw`\b(?:vale|valido|valida|sirve|aceptad[oa]|sostiene) (?:ante|en) (?:cualquier|todos? los|todas? las) \w+`,
    String.raw`\b(?:seal|stamp|notari[sz]ation)\b[^.]{0,15}\bmakes? (?:any|every|your|the|an?) (?:\w+ ){1,2}?(?:legally )?(?:binding|official|valid|legal)\b`,
  ],
  negative: true,
  // The reservation: "A private bank may still want its own form, so ask."
  excusedBeside: {
    sentence:
      /^(?!.*\b(?:we|our|us|seal\w*|stamp\w*|notar\w+|sell\w+|nuestr\w+|guarant\w+|no|never|ning\w+|nunca)\b)/,
    beside: RESERVED,
    isNext: true,
  },
  allowed: new RegExp(
    [
      STATEWIDE,
      WHO_SIGNED,
      COORDINATED_DENIAL,
      OR_ELSE,
      BY_TREATY,
      String.raw`\b(?:must|has to|have to) (?:accept|take|honor)\b[^.]*\b(?:or (?:say|explain|give|tell)\b[^.]*\bwhy|only (?:then|if|when)|unless)\b[^.]*|\b(?:when|whether|cuando|si) (?:(?:an?|the|un|una|el|la|los) )?(?:\w+ ){1,2}(?:must|has to|debe|deben|tiene que) (?:accept|take|honor|aceptar)\b[^.]*|\b(?:cannot|can't|can not|do not|don't|does not|will not|won't|never|not|no notary can|nobody can|no one can|may not)(?: \w+){0,2} (?:guarantee\w*|promise\w*|ensure\w*|assure\w*)\b.*|\b(?:do not|don't|never|cannot) (?:\w+ ){1,5}or (?:promise|guarantee)\w* .*|\bno \w+ (?:\w+ ){0,4}ni (?:prometemos|garantizamos|aseguramos) .*|^no (?:promises?|guarantees?) (?:about|of|that|from)\b.*|\bnot guaranteed\b|\b(?:guarantee|promise)\w* acceptance\? no\b.*|\bguarantee(?:s|d)? (?:the |a |our )?(?:price|time|arrival|punctual\w*|satisfaction)\b[^.]*|\bno (?:podemos|puedo|le|se)? ?(?:garanti\w+|asegur\w+|promet\w+|decirle).*|\bnot be (?:sent back|turned away|returned) (?:for|over|because of) (?:an? )?(?:missing|blank|open)\b|\bnot be turned away (?:because of|regardless of|for|over) (?:what|how|whatever|your|wearing)\b|\bpromise (?:in [^.]{0,20})?turns out\b|\b(?:make sure|ensures?) (?:that )?(?:you|every page|all pages|the signer)\b[^.]*|\b(?:make sure|makes sure|ensures?|ensuring|see to it) (?:that )?(?:[\w']+ ){0,6}?valid,? (?:[\w']+,? ){0,4}?(?:ids?|identification|photo|passports?|driver's|licen[cs]es?|commission)\b|\b(?:make sure|ensure) (?:that )?(?:the|your|his|her|every) (?:id|card|licen[cs]e|passport) is (?:still )?valid\b`,
    ].join('|'),
    'g',
  ),
  // What an office has issued is accepted, and everybody may say so: passports, apostilles, certified copies of the county.
  // So is what a law says of papers that others have drawn.
  ofOthers: new RegExp(
    [
      String.raw`^(?!.*\b(?:notar|seal|stamp|sello|visit|your (?!own\b)|(?:it|them|yours)\b))(?:${SECTION}|(?:(?:the|la|federal|state|texas|another) ){0,2}(?:law|statute|act|constitution|code|ley|constitucion)(?: (?:federal|estatal|de texas))? (?:itself )?(?:says?|provides?|requires?|orders?|obliges?|makes?|lets?|dice|manda|obliga|ordena|exige)\b)`,
      String.raw`^(?!.*\b(?:notar|seal|stamp|sello))(?:(?:an?|the|your|any|what|el|la|los|las|una?|su) )?(?:[\w']+ ){0,3}?(?:passports?|driver'?s licen[cs]es?|(?:birth|marriage|death) (?:certificates?|licen[cs]es?)|apostilles?|(?:from|by) (?:the|a|its) (?:\w+ )?(?:county|clerk|state|court)|(?:county|clerk|state|court)(?:'s [\w ]{3,20}| certifies| issues)|pasaportes?|licencias? de (?:conducir|manejo|texas)|apostillas?|(?:por|de) (?:el|la) (?:condado|estado|corte|registro civil))\b[^.]{0,40}\b(?:is|are|es|son|vale|valen|sirven?)\b`,
    ].join('|'),
  ),
});
