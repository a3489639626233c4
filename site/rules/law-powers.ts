import { lawAgainst } from './law-against.ts';
import { OWN_WITNESS } from './own-part.ts';
import { BY_OTHERS, both, POR_OTROS, WANTED, WE } from './phrases.ts';

const ABROAD =
  '(?:new mexico|oklahoma|louisiana|arkansas|colorado|arizona|hobbs|carlsbad|lovington|roswell|(?:all )?(?:50|fifty) states|any state|every state|all states|other states|nationwide|across state lines|out of state|outside (?:of )?texas|nuevo mexico|otros estados|todos los estados)';
const STATE =
  '(?:the state(?: of texas)?|(?:the )?texas (?:secretary|supreme court|government|bar|state)|(?:the )?secretary of state|the government|the county|the courts?|the state bar|uscis|the governor|the consulate|the dmv)';

const LANGUAGE = '(?:english|spanish)';
const IDIOMA = '(?:ingles|espanol)';
/** What a notary writes in a language of her own choice. */
const NOT_OWN = String.raw`(?!\w*(?:certificate|receipt|question|recibo|certificado|pregunta|sello))`;

/** What a translation has, unless that is a seal of ours. */
const SHOWS = String.raw`(?:carr(?:y|ies)|has|have|includes?|contains?|must|bears?|shows?|ends?|names?)\b(?![^.]*\bour\b)`;
const TIENE = String.raw`(?:(?:no |se |les? |l[ao]s? ){0,2}(?:es|son|llevan?|empiezan?|necesitan?|vienen?|tienen?|deben?|dicen?|termina|firman?|hacen?|pagan?|piden?))\b(?![^.]*\bnuestr)`;

const TRANSLATOR = String.raw`(?<!\b(?:our|and|also an?|no|without an?|sin|ni|con) )\b(?:translators?|interpreters?|agenc(?:y|ies)|traductor(?:es|as?)?|peritos?|agencias?)\b`;
const SELF = String.raw`\b(?:we|us|our|nosotr[oa]s|nuestr[oa]s?|notary|daniel)\b`;
/** After a translation: its translator is named, before or after, and nobody of the business on the way; or it is asked who makes one. */
const UNLESS_HIS = String.raw`(?!,? (?:who|quien(?:es)?)\b)(?!(?:(?!${SELF})[^.])*${TRANSLATOR})(?<!^(?:(?!${SELF})[^.])*${TRANSLATOR}[^.]*)`;

/** The notary, who cannot also be a witness of what is sealed. */
const SEALER =
  "(?:the notary|our notary|your notary|daniel(?: reyes)?|we|i)(?:'ll| will| can| also| gladly)*";
const AS_WITNESS = String.raw`as (?:an? |your |the |one of (?:the|your) |one )?(?:(?:second|other|third|missing) )?witness(?:es)?\b`;
const AND_SEALS = String.raw`(?:,? and|,? then| before (?:he|we|she)) (?:(?:then|also|afterwards) )?(?:seals?|stamps?|notari[sz]es?|completes?)\b`;
/** What may stand between a wedding and its place. */
const ABOUT_IT = '(?:day or night|any day|same day|indoors|outdoors|big or small)';
const SHORT =
  '(?:(?:one|a|second) witness (?:short|missing)|(?:short|missing) (?:of )?(?:a|one) witness|(?:a|one|the second) witness is missing)';

/** Before the verb: "we apostille your deed", unlike "where the notary ends and the apostille begins". */
const UNLESS_NOUN = String.raw`(?<!\b(?:the|an?|your|its|their|his|her|any|every|each|no|of|with|for|about|on|and) )`;
/** What comes back with an apostille was sent to the state, unless that takes less time than the mail. */
const UNLESS_RETURNED = String.raw`(?<!\b(?:get|gets|got|receive|comes?|came|arrives?|sends?|returns?|mails?)\b[^.]*\b(?:back|returned|home)\b(?![^.]*\b(?:we|us|our|same day|while you wait|minutes?|hours?)\b)[^.]*)`;

/** What many offices ask for. */
const MANY_ASK =
  '^(?:many|most|some|several|other|certain) (?:\\w+ )?(?:colleges|universities|schools|courts|offices|agencies|employers|consulates|banks|countries) (?:(?:may|will|still|also) )?(?:ask for|want|require|insist on|demand)\\b';

/** Where others do it: "often it is made over there", not "for use over there". */
const MADE_ELSEWHERE = String.raw`\b(?:(?:is|are|gets?|often|usually|be) )+(?:made|done|ordered|issued|obtained|written|arranged|translated) (?:\w+ ){0,2}?(?:(?:over |down |back )?there|abroad|elsewhere|in austin)\b|\b(?:se )?(?:hacen?|sacan?|piden?|tramitan?|consiguen?|mandan? (?:a )?hacer) (?:\w+ ){0,2}?(?:alla|en austin|en otro lado|en el pais)\b`;

const APPROVED = '(?:certified|approved|accredited|recommended|endorsed|licensed)';
/** Nouns that may stand for the business itself. */
const OURSELVES = String.raw`(?:notar\w+|services?|business|company|firm|office|team|members?|partners?|officers?|professionals?|pros?|experts?|specialists?|someone|somebody|seals?|stamps?|signers?|signing|commission)`;
/** Somebody else has the approval of the state: "a person certified by the state", "reporters are certified by the courts". */
const OF_ANOTHER = [
  String.raw`(?<!\b(?:are|am|is|as|your|our|daniel|get|gets|hire|have|choose|book|need|want) )\b(?:an?|any|another|some|every|each) (?!(?:[\w']+ ){0,2}?${OURSELVES}\b)(?:[\w']+ ){1,3}?(?:(?:that|who) (?:is|are|has been|was) )?${APPROVED} by ${STATE}(?![^.;,]*\b(?:we|us|our|notary|you|your)\b)`,
  String.raw`^(?:(?:the|all|most|many|some|these) )?(?:(?!our\b)[\w']+ )?(?!${OURSELVES}\b)\w{3,}(?:er|or|ist|ian)s (?:are|were|get) (?:\w+ )?${APPROVED} by ${STATE}(?![^.;,]*\b(?:we|us|our|notary|you|your)\b)`,
  String.raw`(?<!\b(?:somos|soy|es|como|su|nuestr[oa]) )\b(?:un|una|algun\w*|cualquier|otr[oa]) (?!(?:notar\w+|servicio|empresa|negocio|equipo|oficina|profesional|expert[oa]|especialista)\b)(?:\w+ ){1,2}?(?:avalad|recomendad|aprobad|acreditad|autorizad)[oa] por (?:el|la|los|las) (?:estado|gobierno|secretaria|corte|condado|consulado|juzgados?)(?![^.;]*\b(?:nosotr[oa]s|nuestr[oa]s?|su|usted)\b)`,
].join('|');

/** When an apostille is there, which the state decides. */
const SOON = String.raw`[^.]{0,12}\b(?:in|within|by|before|after|on|the next) (?:[\w']+ ){0,3}?(?:minutes?|hours?|days?|weeks?|weekend|week|\w+day|noon|tomorrow|tonight|morning|\d+)\b`;
const EN_TANTO = String.raw`[^.]{0,12}\b(?:(?:en|dentro de|antes de(?:l)?) (?:\w+ ){0,2}?(?:minutos?|horas?|dias?|semanas?|lunes|viernes|fin)|hoy|manana|el mismo dia)\b`;
const BY_THE_STATE =
  /\b(?:secretary|austin|the state|state's|state office|secretari[oa]|el estado|del estado)\b/;

/** What is sealed in Texas, and not somebody who would seal elsewhere: "Is the seal good in New Mexico?" */
const GOOD_THERE =
  /^(?!.*\b(?:we|us|our|ours|commission\w*|authori\w+|travel\w*|drives?|comes?|cross\w*|nosotr[oa]s|nuestr[oa]s?|\w{2,}[aei]mos)\b).*\b(?:seal|stamp|notari[sz]ations?|certificate|paper|document|sello|notarizacion|documento|papel)\b.*\b(?:good|valid|works?|counts?|accepted|recogni[sz]ed|vale|sirve|valid[oa])\b/;
/** The law that makes it so: "States accept each other's notaries." */
const MUTUAL =
  /\b(?:the |all |most )?states (?:\w+ )?(?:accept|recogni[sz]e|honou?r|respect) (?:(?:each|one an) ?other's|acts? of|what) (?:\w+ ){0,2}?(?:notar\w+|seals?|stamps?|acts?|states?)\b|\blos estados (?:\w+ )?(?:reconocen|aceptan|respetan) (?:(?:entre si|mutuamente) )?(?:los|las) (?:\w+ )?(?:actos|sellos|notar\w+|certificacion(?:es)?|firmas)\b/;

/** An act done in Texas, which the other states recognize, unlike a seal that is taken there: "A seal made in Texas is good in New Mexico." */
const DONE_HERE = String.raw`(?<!\b(?:our|we|us)\b[^.]*)\b(?:seals?|stamps?|notari[sz]ations?|acknowledgments?|oaths?|acts?|papers?|documents?|deeds?) (?:(?:that|which) (?:is|was|are) )?(?:made|done|set|put|taken|given|performed|completed|sealed|stamped|notari[sz]ed) (?:here )?in texas\b(?![^.]*\b(?:we|us|our|ours|commission\w*|(?<!new )mexico|abroad|country|countries|world)\b)[^.]*|(?<!\b(?:nuestr[oa]s?|\w{2,}[aei]mos)\b[^.]*)\b(?:sellos?|notarizacion(?:es)?|certificacion(?:es)?|actos?|documentos?|papel(?:es)?) (?:(?:que )?(?:se )?(?:hech|puest|dad|tomad|sellad|notari[zs]ad|certificad)[oa]s?) (?:aqui )?en (?:texas|tejas)\b(?![^.]*\b(?:nosotr[oa]s|nuestr[oa]s?|\w{2,}[aei]mos|comision|(?<!nuevo )mexico|extranjero|pais|paises|mundo)\b)[^.]*`;

/** A commission gives few powers; advertising must not claim others. */
export const lawPowers = lawAgainst({
  name: 'law/powers',
  source: { clause: '1 Texas Administrative Code 87.31(13)', read: '2026-11-24' },
  words: [
    'a accr accu acre agen all allo any apos appr apro auth auto aval back bod boda both carl casa cele cere cert cier come comm comp cond conf corr coun cour cove cros cual cuen cump dem demo driv effe emit endo engl espa espo esta expe fair fede forc form fuer gett gobi good gove guar gube hobb hone i ille inco ingl issu lawf leg lega lice lovi luis mari marr matr mean mexi notr offi ofic okla orda otro pais pare part perf pone pref prov prue real reco resp rosw seal serv show sign sole solu span spon stam stan stat test texa todo tra trad tran trav true trut vali valo verd vers wedd weig witn work',
    'abro accr accu acre agen alia all any apos appr apro ariz arka arki auth auto aval back boda brin by carl cere cert cier clai colo come cont conv corr coun coup cour cove cros dem depa dmv done driv endo engl entr esta ever evic fact fede fift firm gett gobi gove hace hobb insp judg juez laws leav lega line llev loui lovi luis marr matr mexi nati nota nues nuev offi ofic okla otro our out pais pare pasa pone pref proc put qued reco regi rend repr resp rosw seal secr segu sell serv si span spon stam stat stor subp summ take texa todo trad tran trav true trut turn us usci uste vali verd vers vert wed wedd witn you',
  ],
  message: 'This claims a power that a notary’s commission does not give.',
  hint: 'Say what the commission is: to take acknowledgments and oaths anywhere in Texas, in person.',
  claims: [
    ...OWN_WITNESS,
    String.raw`\b(?:sello|certificado|notarizacion|certificacion)\b[^.]{0,15}\b(?:vale|sirve|es valid[oa])\b[^.]{0,10}\ben (?:todo )?(?:mexico|el pais|cualquier|otros|todos|todo el)\b`,
    String.raw`\b(?:notari[zc]amos|certificamos|sellamos|firmamos|vamos|atendemos)\b[^.]{0,25}\ben (?:hobbs|carlsbad|lovington|roswell|nuevo mexico|oklahoma|luisiana|otros estados)\b`,
    String.raw`\bdamos fe de que\b[^.]{0,40}\b(?:verdad\w*|ciert[oa]|correct[oa]|legal)\b`,
    String.raw`${WE}serves? papers (?:on|and|for|to)\b`,
    String.raw`\b(?:legal|valid|good|recogni[sz]ed|binding) in (?:all )?(?:fifty|50|every|all) states?\b`,
    String.raw`\b(?:an?|the) official (?:\w+ )?(?:office|agency|branch) of the state\b`,
    String.raw`${WE}marr(?:y|ies) (?:\w+ )?(?:couples?|you|people|anyone)\b`,
    String.raw`${WE}serves? (?:\w+ ){0,2}?(?:legal papers|court papers|process|summons(?:es)?|subpoenas?|lawsuits?|eviction notices?)\b`,
    String.raw`${WE}(?:verif(?:y|ies)|confirms?|checks?|guarantees?|makes? sure|vouch(?:es)? for) (?:that )?(?:\w+ ){0,3}?translations? (?:is|are) (?:\w+ )?(?:correct|accurate|right|true|faithful|complete)\b`,
    String.raw`\b(?:texas )?(?:state|government|court|county)[ -](?:approved|endorsed|recommended|certified|backed|accredited|sponsored)\b`,
    String.raw`${WE}(?:gets?|obtains?|arranges?|do|does|make)\b[^.]{0,15}\b(?:your |the |an )?apostilles?\b[^.]{0,30}\b(?:spot|same day|minutes|while|hour|here|for you)\b`,
    String.raw`\b(?:sacamos|tramitamos|conseguimos|damos)\b[^.]{0,12}\bapostillas?\b`,
    String.raw`\b(?:oficina|agencia|autoridad) (?:oficial|del gobierno|del estado|gubernamental)\b`,
    String.raw`\b(?:endorsed|approved|recommended|accredited|backed|sponsored|preferred|(?<!\b(?:certificates?|records?|cop(?:y|ies)|decrees?|transcripts?|translat\w+|interpreters?) (?:is |are |\w+ and )?)certified) by ${STATE}\b`,
    String.raw`\b(?:official|approved|preferred|authorized) (?:partner|agent|provider|representative)s? of ${STATE}\b`,
    String.raw`\bautorizad[oa]s? por (?:el gobierno|el consulado|la corte|los juzgados)\b|\b(?:avalad|respaldad|recomendad|aprobad|acreditad)[oa]s? por (?:el|la|los|las) (?:estado|gobierno|secretaria|corte|condado|consulado|juzgados?)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|certificate)\b[^.]{0,25}\b(?:proves?|guarantees?|certif(?:y|ies)|confirms?|shows?|means?|vouch\w*)\b (?:that |for )?(?:\w+ ){0,6}?(?:is|are|was) (?:\w+ )?(?:true|correct|accurate|the truth|honest|legal|lawful|fair|real)\b`,
    String.raw`${WE}(?:certif(?:y|ies)|verif(?:y|ies)|confirms?|vouch(?:es)?|guarantees?)\b[^.]{0,30}\b(?:contents?|facts?|statements?|story|claims?)\b[^.]{0,20}\b(?:true|truth|correct|accurate)\b`,
    String.raw`\b(?:sello|certificado|notarizacion|certificacion)\b[^.]{0,25}\b(?:prueba|comprueba|garantiza|demuestra|certifica|hace constar) que (?:\w+ ){0,8}?(?:verdad|verdader[oa]|ciert[oa]|correct[oa]|legal)\b`,
    String.raw`\b(?:certificamos|garantizamos|confirmamos) que (?:\w+ ){0,8}?(?:verdad|verdader[oa]|ciert[oa]|correct[oa]|legal)\b`,
    String.raw`${WE}(?:marry|officiates?|performs?|conducts?|celebrates?|solemnizes?)\b(?! not)[^.]{0,25}\b(?:you|couples?|weddings?|marriages?|ceremon\w+)\b`,
    String.raw`${WE}(?:do(?:es)?|offers?|handles?)\b(?! not)[^.]{0,25}\b(?:weddings?|marriages?|ceremon\w+)\b`,
    String.raw`\b(?:los |las |le )?(?:casamos|oficiamos|celebramos) (?:\w+ ){0,3}?(?:bodas?|matrimonios?|parejas?|a usted)`,
    String.raw`${WE}(?:issues?|adds?|attach(?:es)?|stamps?|puts?|provides?|supplies)\b[^.]{0,20}\bapostilles?\b`,
    String.raw`\b(?:expedimos|emitimos|hacemos|ponemos|damos|incluimos|ofrecemos)\b[^.]{0,20}\bapostillas?\b`,
    String.raw`${WE}(?:notari[sz]es?|stamps?|seals?)\b[^.]{0,20}\b(?:an? |the |your )?i 9\b`,
    String.raw`${WE}(?:translates?|certif(?:y|ies))\b[^.]{0,25}\btranslations?\b|${WE}translates? (?:and \w+ )?(?:it|them|your|the|any|documents?|birth|marriage)\b`,
    String.raw`\b(?:le |les |lo )?traducimos (?:y|su|sus|el|los|la|cualquier)\b|\b(?:ofrecemos|hacemos|damos)\b[^.]{0,15}\btraducciones\b`,
    String.raw`${WE}(?:drives?|comes?|travels?|serves?|covers?|cross(?:es)?|notari[sz]es?)\b(?:(?! (?:that|intended|meant|bound|for use) )[^.]){0,30}?\b(?:to|into|in|over|across|through)? ?${ABROAD}\b`,
    String.raw`\b(?:seal|stamp|commission|notari[sz]ations?)\b[^.]{0,25}\b(?:valid|good|works?|recognized|authorized|authority)\b[^.]{0,25}\b(?:${ABROAD}|the whole country|the country|mexico|abroad)\b`,
    String.raw`\b(?:both|our) (?:as )?(?:the |your )?(?:notary and (?:as )?(?:a |your )?(?:second )?witness|witness and (?:as )?(?:your )?notary)\b`,
    String.raw`\b(?:licensed|authorized|ordained|allowed|commissioned) to (?:marry|wed|perform (?:weddings|marriages)|officiate)\b`,
    String.raw`${WE}(?:turns?|renders?|converts?|translates?|puts?|brings?) (?:${NOT_OWN}[\w']+ ){1,5}?(?:into ${LANGUAGE}\b|in ${LANGUAGE}\b(?=[^.]*\b(?:seal|stamp|official|at (?:the|your) table)))`,
    String.raw`${WE}(?:does|do|writes?|makes?|types?|provides?) (?:out )?the (?:${LANGUAGE}|other) (?:version|one|text|side)\b`,
    String.raw`${WE}translates?(?: \w+)? while you wait\b`,
    String.raw`${WE}(?:seals?|stamps?|certif(?:y|ies)) (?:it |them )?as (?:an? |the )?(?:\w+ )?translations?\b|${WE}certif(?:y|ies) that the ${LANGUAGE} (?:text |version )?(?:matches|says|is)\b`,
    String.raw`\btranslations? (?:(?:is|are|gets?) )?(?:done |made |written )?by (?:our|us)\b`,
    String.raw`(?<!\bnos |\b(?:certificado|recibo|sello|pregunta)s? que )\b(?:pasamos|ponemos|vertemos|convertimos|volteamos|dejamos) (?:${NOT_OWN}\w+ ){0,4}?(?:al|en) ${IDIOMA}\b`,
    String.raw`\bentregamos (?:su|el|la|sus) ${NOT_OWN}\w+ en ${IDIOMA}\b`,
    String.raw`\b(?:sellamos|certificamos) (?:la traduccion|que el ${IDIOMA})\b|\bsello hace oficial (?:la|su) traduccion\b|\btraduccion la hace nuestr[oa]\b`,
    String.raw`\b(?:hacemos|le damos|escribimos) la version en ${IDIOMA}\b`,
    String.raw`\bpueden? traducir(?:lo|la)?\??,? (?:si|claro|por supuesto)\b`,
    String.raw`\b${SEALER} (?:signs?|acts?|serves?|stands? in|steps? in|sits? in) ${AS_WITNESS}${AND_SEALS}`,
    String.raw`\b${SEALER} signs? ${AS_WITNESS}[^.]{0,5}\band (?:seals?|stamps?|notari[sz]es?)\b`,
    String.raw`\bnotary (?:also )?(?:doubles|counts) ${AS_WITNESS}`,
    String.raw`\b${SEALER} (?:is|are|am|makes?) (?:also )?(?:the|your|one) (?:second|other|third|missing) witness\b(?! (?:only|on|if)\b)`,
    String.raw`\bwitness (?:is|will be) (?:enough|plenty)\b[^.]{0,15}\b(?:notary|we|daniel) (?:is|are|makes?) the (?:other|second)\b`,
    String.raw`\b(?:notary and witness|witness and notary) (?:in one|at (?:once|the same time)|rolled into)\b`,
    String.raw`${WE}(?:witness(?:es)? and (?:notari[sz]es?|seals?|stamps?)|(?:notari[sz]es?|seals?|stamps?) and witness(?:es)?) the same\b`,
    String.raw`\b${SHORT}[?,.]? ${SEALER} (?:signs? (?:(?:on|in) )?(?:that|the) (?:line|place)|steps? in|fills? (?:that|the) (?:line|chair|place)|takes? (?:that|the) (?:line|chair|place))\b`,
    String.raw`\bnotary\b[^.]{0,10}\b(?:firma|sirve|actua|hace|vale|cuenta) (?:\w+ )?(?:como|de) (?:el |un |su )?(?:(?:segundo|otro|tercer) )?testigo\b[^.]{0,20}\by (?:\w+ ){0,2}?(?:sella|certifica|notari[zc]a)`,
    String.raw`\b(?:firmamos|servimos|hacemos|actuamos) (?:\w+ )?(?:como|de) (?:el |un |su )?(?:(?:segundo|otro) )?testigos?\b[^.]{0,20}\by (?:\w+ ){0,2}?(?:sellamos|certificamos|notari[zc]amos)\b`,
    String.raw`\bel (?:otro|segundo)(?: testigo)? (?:somos nosotros|es (?:el|nuestr[oa]) notary|lo pone(?:mos)? (?:nosotros|nuestr[oa]))\b`,
    String.raw`\bfalta (?:un|el segundo) testigo\? (?:firma|entra|pone)(?:mos)? (?:nuestr[oa] notary|el notary|nosotros|nosotras)\b`,
    String.raw`\b(?:notary y testigo|testigo y notary) (?:a la vez|en una|al mismo)\b`,
    String.raw`\b${SEALER} (?:seals?|stamps?|notari[sz]es?) [^.]{0,25}\band (?:also )?(?:signs?|acts?|serves?) (?:it )?${AS_WITNESS}`,
    String.raw`\b${SEALER} (?:is|be) (?:an? |one of (?:the|your) |your )witness(?:es)? (?:on|of|for) the (?:same )?(?:page|paper|will|document|affidavit) (?:that )?(?:he|she|we) (?:also )?(?:seals?|stamps?|notari[sz]es?)\b`,
    String.raw`\b${SEALER} fills? (?:the|that) (?:second |other |missing )?witness (?:line|chair)\b`,
    String.raw`\b(?:notary|daniel) puede ser (?:uno de los testigos|(?:el |su )?(?:segundo )?testigo) y (?:\w+ )?(?:sellar|certificar)`,
    String.raw`\bdaniel firma (?:\w+ )?como (?:(?:el|un) )?(?:segundo )?testigo y (?:\w+ )?(?:sella|certifica)`,
    String.raw`\bfalta (?:un|el segundo) testigo,? (?:y )?nosotros firmamos\b[^.]{0,20}\b(?:sella|certifica)`,
  ],
  offers: [
    String.raw`\bapostilles? (?:services?|help|assistance|agents?|processing|support|facilitat\w+)\b`,
    String.raw`${WE}(?:facilitates?|manages?|handles?) the (?:entire |whole |complete |full )?apostille\b`,
    String.raw`\b(?:help|assistance) with (?:your|an|the) apostille\b`,
    String.raw`\bofficiant services?\b`,
    String.raw`\bget(?:ting)? married\b[^.]{0,30}\b(?:our notary|with us|by us)\b`,
    String.raw`\b(?:stamped|sealed) translations?\b`,
    String.raw`\b(?:translated|traducid[oa]s?) (?:and|y) (?:certified|notari[sz]ed|stamped|sealed|certificad[oa]s?|sellad[oa]s?)\b`,
    String.raw`\b(?:a |your |the )?(?:government|state|county|court) (?:official|officer|representative|agent)s? (?:comes?|visits?|drives?|at your|knocks?|will)\b`,
    String.raw`\b(?:get|getting|be) married (?:by|with) (?:us|our|a notary)\b`,
    both(
      '(?:seal|stamp|notari[sz]ation|sello|notarizacion)',
      '(?:force of law|legal (?:force|effect|power|status|weight|standing)|valor legal|fuerza (?:legal|de ley)|validez legal|weight of law)',
    ),
    String.raw`\bofficial (?:partner|provider|agent|supplier|notary)s? (?:of|for|to) (?:the )?(?:\w+ ){0,2}?(?:courts?|county|city|state|government|dmv|hospital)s?\b`,
    String.raw`\bweddings?,? (?:${ABOUT_IT} )?(?:(?:at|in|on) (?:the (?:courthouse|ranch|park|river)|your|our|any)|too\b|included|welcome|(?:from|for) \$|anywhere|without (?:an?|the)|(?:by|with) (?:our|us|daniel|a notary))`,
    String.raw`\bweddings?,? (?:are )?(?:officiated|performed|conducted|celebrated|held) (?:by|at|in)\b`,
    `^(?:(?:civil|small|quick|mobile|ranch|courthouse|same day|simple) )*weddings?(?:[.!]|$)`,
    String.raw`\b(?:notari\w+|affidavits?|deeds?|oaths?|titles?|wills?|acknowledgments?|jurats?),? (?:and |or )?weddings?(?=[.,!]|$| (?:at|in your|for))`,
    String.raw`\bwedding (?:next|this|on|tomorrow|tonight)\b[^?]{0,20}\? (?:we|our notary|daniel|call|book)\b`,
    String.raw`\b(?:certified|official|sworn|notari[sz]ed) (?:\w+ )?translations?\b(?! (?:starts?|begins?|needs?|comes?|is|are|${SHOWS})\b| ${BY_OTHERS})${UNLESS_HIS}`,
    String.raw`${UNLESS_RETURNED}\bapostilles? (?:\w+ )?(?:stamped|issued|added|included|attached|done|in \w+ (?:hours|minutes|days))\b`,
    String.raw`\bapostilles? (?:is|are|will be|gets?) (?:\w+ ){0,2}?(?:ready|done|finished|yours|stamped|(?:on|with) (?:the|your|it) ?\w*|in your hands?)${SOON}`,
    String.raw`${WE}(?:has|have|had|delivers?|finish|finishes|returns?|completes?|gives?|hands?)(?: you)? (?:your|the|an) apostilles? (?:(?:ready|done|back|for you|finished|over|in your hands?) ){0,2}(?=in |within |by |before |on |the same)${SOON.replace('[^.]{0,12}', '')}`,
    String.raw`\bapostillas? (?:esta|estan|queda|quedan|sale|salen|estara|estaran|quedara) (?:\w+ )?(?:list|hech|puest|terminad)[oa]s?${EN_TANTO}`,
    String.raw`\bapostillas? (?:\w+ )?(?:puestas?|incluidas?|en \w+ (?:horas|minutos|dias))\b`,
    String.raw`\btraducimos\b`,
    String.raw`\b(?:we|i|our \w+|this|it)(?: are|'re| am|'m| is|'s) (?:\w+ ){0,3}?(?:official|government|federal|county|court)(?: \w+)? (?:notary|notaries|office|agency|registry|authority)\b`,
    String.raw`\b(?:official|government|federal) (?:state |government )?(?:notary|notaries) (?:office|agency|service|for)\b`,
    String.raw`\b(?:certified|notari[sz]ed|official) translations?\b(?! (?:is|are|starts?|begins?|needs?|comes?|${SHOWS})\b| ${BY_OTHERS})${UNLESS_HIS}|\btraduccion(?:es)? (?:certificad|oficial|notariad)\w+\b(?! ${TIENE})${UNLESS_HIS}`,
    String.raw`\b(?:weddings?|marriage ceremonies) (?:officiated|performed|by our|at your|from \$)|\bwedding officiants?\b`,
    String.raw`\bapostilles? (?:included|issued|on the spot|while you wait|from \$|available)|\bapostillas? (?:incluid|al instante|en el acto|desde)\w*`,
    String.raw`\bapostillamos\b|${WE}${UNLESS_NOUN}apostilles?\b`,
    String.raw`\b(?:same day|fast|quick|express|mobile|instant|urgent|24 hour|affordable) apostilles?\b|\bapostilles? (?:at your|at the|in under|from \$)`,
    String.raw`\bapostillas? (?:el mismo dia|a domicilio|rapid\w+|express|urgentes?|desde)\b`,
    String.raw`\b(?:bodas?|matrimonios?) (?:civil(?:es)? )?(?:a domicilio|en su casa|desde|el mismo dia)\b|\bbodas? (?:con nuestr\w+|en casa)\b|^bodas? civil(?:es)?\b|\bbodas? civil(?:es)? (?:en su|a domicilio|con nuestr\w+|desde|hoy|el mismo)\b`,
    String.raw`\b(?:the |official |an? )?${LANGUAGE} version\b[^.]{0,40}\b(?:our|seal\w*|stamp\w*|included|minutes)\b`,
    String.raw`\bofficial ${LANGUAGE} version\b|\btranslations? and (?:seal|stamp)s?\b|\btranslations?(?: \w+){0,5} (?:stamped|sealed) (?:right away|on the spot|at once)\b`,
    String.raw`\bin ${LANGUAGE}\b[^.]{0,25}\b(?:take|leaves?|get|goes?|have)\b[^.]{0,20}\bin ${LANGUAGE}\b`,
    String.raw`\b(?:leaves?|comes? out|goes? home)\b[^.]{0,25}\bin ${LANGUAGE}\b[^.]{0,10}\b(?:sealed|stamped|official)\b`,
    String.raw`\btraduccion (?:y|con) (?:\w+ )?sello\b|\bversion en ${IDIOMA}\b[^.]{0,30}\b(?:nuestr\w+|sellad[oa])\b`,
    String.raw`\btrae en ${IDIOMA}\b[^.]{0,20}\b(?:lleva|sale|vuelve|regresa)\b[^.]{0,10}\ben ${IDIOMA}\b`,
    String.raw`\bqueda en ${IDIOMA} y (?:con|sellad)`,
  ],
  // "The state takes a week. Apostilles are ready in ten days by mail."
  excusedBeside: [
    {
      sentence: /^(?!.*\b(?:we|our|us)\b).*\bapostill\w+ (?:is|are|will be|esta|queda|sale)/,
      beside: BY_THE_STATE,
    },
    { sentence: GOOD_THERE, beside: MUTUAL },
  ],
  allowed: new RegExp(
    [
      String.raw`\bpara (?:eso|esto) (?:hay|estan|existen)\b[^.]*`,
      // "A provider approved by the state takes them", and "we are a provider approved by the state".
      String.raw`(?<!\b(?:are|am|is|as|your|our|daniel) (?:an? |the )?)\b(?:providers?|vendors?|agenc(?:y|ies)|labs?|centers?|locations?|schools?) (?:that (?:is|are) )?(?:approved|accredited) by ${STATE}(?![^.;]*\b(?:we|us|our|notary)\b)`,
      OF_ANOTHER,
      DONE_HERE,
      String.raw`\b(?:notary|office) in the county\b|\bcounty clerk\w*\b[^.]*`,
      String.raw`\b(?:state|court) approved (?:\w+ ){0,2}?(?:ids?|identification|courses?|classes|education|training|exams?)\b`,
      String.raw`\bnewspapers?\b[^.]{0,40}\bapproved by the court\b|\bnewspaper[^.]{0,20}\bthe court has approved\b`,
      String.raw`\b(?:they|(?:these|those|such) \w+) carry legal weight\b`,
      // It is worth as much at a kitchen table as in an office.
      String.raw`\bthe same legal (?:weight|force|effect|standing) as (?:one|any|a notari[sz]ation) (?:\w+ )?(?:in|at)\b`,
      String.raw`\b(?:por|de|ante|en) (?:una?|la|el|cualquier|otra) (?:oficina|agencia|autoridad) (?:oficial|del gobierno|del estado|gubernamental)\b`,
      String.raw`\byou (?:can|may) (?:also )?(?:hire|ask|find|book) (?:an? )?(?:\w+ )?(?:wedding )?officiant\b(?![^.]*\b(?:we|us|our|me|daniel)\b)[^.]*`,
      String.raw`\b(?:necesitan?|piden?|exigen?|requieren?) una traduccion con sello\b(?![^.]*\b(?:nosotr[oa]s|nuestr[oa]s?|\w{2,}[aei]mos)\b)`,
      // What an office wants to see with a paper is not offered here.
      String.raw`\b(?:needs?|requires?) (?:an? )?certified translations? (?:before|to be|for use|from|by|first)\b`,
      // A translator certifies what he wrote, and a clerk what he keeps.
      String.raw`\b(?<=\btransl\w+ (?:and )?)certified (?:\w+ )?${BY_OTHERS}`,
      String.raw`\b(?<=\btradu\w+ (?:y )?)certificad[oa]s? ${POR_OTROS}`,
    ].join('|'),
    'g',
  ),
  ofOthers: new RegExp(`${WANTED}|${MANY_ASK}|${MADE_ELSEWHERE}`),
});
