import {
  FOREIGN_ALONE,
  FOREIGN_CARDS,
  PAPERS_FOR_ID,
  TWO_WITNESSES,
  WORK_CARDS,
} from './cards-of-others.ts';
import { lawAgainst } from './law-against.ts';
import { ASKS, BASTA, both, FINE } from './phrases.ts';

const ID = String.raw`(?:(?:photo |government |valid |current |official |picture )*(?:ids?|i\.d\.|identification|identity check|driver'?s licen[cs]e|passport))`;
const NEEDED = '(?:needed|required|necessary|asked for|requested|wanted|checked|a must|mandatory)';
const NEED =
  '(?:need|require|insist on|ask for|ask to see|check|want|request|care about|look at|demand|worry about)';
const IDENTIFICACION =
  '(?:(?:una |la |su |ninguna )?(?:ids?|identificacion|licencia|pasaporte|credencial|documento de identidad))';
/** Those who sign nothing, and so have nothing to show. */
const BYSTANDERS =
  '(?:agents?|children|child|kids|witness(?:es)?|beneficiar(?:y|ies)|spouse|apoderado|agente|beneficiari[oa]s?|hijos|ninos)';

/** Cards and papers that prove nobody's identity to a notary. */
const NO_PROOF =
  '(?:social security (?:cards?|numbers?)|ssn|dates? of birth|utility bills?|birth certificates?|library cards?|(?:costco|loyalty|membership|club|gym|bus|medicare|medicaid|insurance|ebt|lone star) cards?|(?:work|company|employee) badges?|student cards?|school ids?|selfies?|facebook profiles?|business cards?|insurance cards?|voter cards?)';
/** What a copy is said to be; a form that goes with one and "is good for three months" is something else. */
const SUFFICES = String.raw`${FINE}(?<!(?<!\b(?:ids?|passports?|cards?|licen[cs]es?) (?:is|are) )\bgood(?= for (?:\w+ ){1,2}(?:days|weeks|months|years)\b))`;
const SIN_PLAZO = String.raw`(?! (?:por|durante) (?:\w+ ){1,2}(?:dias|semanas|meses|anos)\b)`;
/** What else a paper proves: "Proof is usually a lease or a utility bill", "for the school a utility bill as proof of residence". */
const OF_NO_ID = String.raw`^(?=[^.]*\b${NO_PROOF}\b)(?![^.]*\b(?:we|our|us|ids?|identity|identification|passports?|licen[cs]es?|wallet|purse|who (?:you|he|she|they|somebody|someone) (?:is|are)|instead|without|expired|vouch\w*|(?:all|everything) (?:that )?you)\b)`;
const RESIDENCE = String.raw`(?:lease|deed|rent(?:al)?|mortgage|tax (?:bill|statement)|residen\w+|address)`;
const PROOF_OF_ELSE = String.raw`${OF_NO_ID}(?=[^.]*\b(?:for|at|to) (?:the|an?|your|most|every) (?!notar|seal|stamp|visit|sign|appointment)\w+)[^.]*\bproof of \w+[^.]*|${OF_NO_ID}(?=[^.]*\b${RESIDENCE}\b)[^.]*\bproof (?:is|are|may be|can be)\b(?! enough\b)[^.]*`;

/** Whoever knows a signer, and what he wants, which is not enough until somebody says so. */
const FRIEND = String.raw`(?:two|any two|a couple of|a|any|your|one|some) (?:\w+ )?(?:friends?|neighbou?rs?|relatives?|acquaintances|coworkers?|family members?|colleagues?|spouses?|wife|husband)`;
const ATTEMPTS =
  '(?:offer(?:s|ed)?|wants?|wanted|try|tries|tried|volunteer(?:s|ed)?|hopes?|hoped) to';
/** Older signers' cards may have expired; the sentence says so. */
const UNLESS_OLD = String.raw`(?<!\b(?:elderly|older|senior)\b[^.]*)`;

const CARD = '(?:ids?|identification|licen[cs]es?|passports?|cards?)';
const EXPIRED = String.raw`(?:expired|expires?|ran out|run out|lapsed?|outdated|out of date|past (?:its|the|their) (?:date|prime|expir\w+)|no longer (?:valid|current))`;
const TAKEN = `(?:${FINE}|(?:we|our notary) (?:still |can still |just |will )?(?:takes?|accepts?|stamps?|seals?) (?:it|them|those|you|all the same)|we (?:still )?(?:stamp|seal|sign)|gets? you|as welcome|all the same|good with us|never stop(?:s|ped) us)`;
/** Older signers may show a card that has expired; the text says so. */
const OLD = String.raw`\b(?:elderly|older|senior|seniors)\b`;
const CREDENCIAL =
  '(?:identificacion(?:es)?|ids?|licencias?|pasaportes?|credencial(?:es)?|ine|matricula|la suya|la que (?:tenga|traiga))';
const VENCIDA =
  '(?:(?:vencid|caducad|expirad)[oa]s?|(?:vencio|caduco|expiro|vence|caduca|caduque|venza)|(?:haya|este) (?:vencid|caducad|expirad)[oa])';
const SIRVE =
  '(?:(?:nos )?(?:sirven?|valen?|bastan?|alcanzan?)|igual|de todos modos|(?:se )?(?:lo|la|los|las) (?:aceptamos|tomamos|recibimos)|aceptamos|recibimos|firmamos|sellamos)';
const NO_MAYOR = String.raw`(?![^.]*\bmayor)`;

/** Tokens that say a name and show no signature: what a ward or an employer hands out. */
const TOKEN =
  '(?:(?:hospital |patient |ward |admission )?(?:wristbands?|armbands?|bracelets?)|name ?tags?|(?:patient |medical |his |her |the )charts?|(?:the )?name (?:is )?(?:on|over|at|above) the (?:\\w+ )?(?:chart|wristband|bracelet|door|bed|file|board|list)|pay ?stubs?|prescription (?:bottles?|labels?)|(?:signature|copy|scan)s? (?:we have )?on file)';
const ENOUGH =
  '(?:(?:is|are|will be) (?:\\w+ )?(?:enough for (?:us|our notary)|proof enough|good enough|all (?:we|our notary) (?:needs?|asks?|wants?))|(?:is|are) enough(?=[.,!]|$)|will do\\b|does it\\b|suffices?\\b|(?:counts?|serves?|passes|works?) (?:for us )?as (?:an? |her |his |your )?(?:id|identification|proof of identity)\\b)';
/** People who know a patient or a customer, which makes nobody known to the notary. */
const ACQUAINTED =
  '(?:nurse|ward|staff|front desk|desk|doctor|caregiver|chaplain|guard|receptionist|roommate|supervisor|landlord)';
const PULSERA =
  '(?:pulseras?|brazaletes?|gafetes?|recibos? de nomina|talon(?:es)? de (?:cheque|pago)|nombre (?:en|de|sobre) (?:el|la|su) (?:pulsera|expediente|puerta|cama|lista)|firma (?:que )?(?:tenemos )?(?:archivada|en (?:el )?archivo))';
const CONOCE =
  '(?:enfermer[oa]|recepcion|personal|doctora?|guardia|cuidadora?|caser[oa]|patron|patrona)';

/** A notary identifies every signer; nobody may be told that it goes without. */
export const lawIdentification = lawAgainst({
  name: 'law/identification',
  source: {
    clause: 'Texas Civil Practice and Remedies Code 121.005(a)',
    since: '2011-09-01',
    read: '2026-11-23',
  },
  words: [
    'acce acep acqu algu all alwa amig anyw arou ask aske aunq badg bill birt boss brac braz cadu call capt cara card cert chec coll coma comp conf cono copi copy cowo cred curr d date docu driv enou espo esta even exig expi falt fami fech figu fija find fine forg foto frie fuss gafe go goes good hace hass help hoop husb id iden ids igno igua imag impo inst just laps leav left lett lice lieu lost mana mand mess misp must naci nece neig neve ning nod nomb nope note numb nurs ocup ok okay old one opti over pala pari pasa pass past pedi phot pict plac preo pres prob prof prov puls purs ques ran real rece reci reco rega rela requ run s scan scre self sin sirv skip some spou ssn stil suff t take tarj test text tien todo toma trae trai two vale vali veci venc veri vige wall want wife word work worr matr cons cedu fore mexi extr',
    'abso acce acep alca algu amig anyw are aske aunq aval badg bast birt both brin busi cadu call can card care cert chec club comp conf cono cost coun cour cred date deal debi dig diga dign doe does don dont empl enou espo esta even expi face fami fija fine firm forg fuss gets glad go goes gone good guia hace hass hono hoop iden igua impo insu isn isnt issu job leav left lett libr lone look lost loya mand matt medi memb mess mind misp miss modo must nece need neve no nobo nod nope not note ok okay old opti pass pedi preo pres prob proo prov pued read reci reco rela requ resp s same say says scho seal secu self sell serv show sin sirv skip soci ssn stam stil stol stop stud su suff sufi sure swea take tell text them tien toma too trai trus util val vale veci venc veri vote vouc want welc who will with won wont word work worr yeah yes you matr cons cedu fore',
  ],
  message: 'This says that a signer needs no ID, but a notary has to identify everybody who signs.',
  hint: 'Say which ID is needed, or that a credible witness whom the notary knows may stand in for it.',
  claims: [
    ...FOREIGN_ALONE,
    String.raw`\bno importa si (?:usted )?(?:perdio|olvido|dejo|no (?:trae|tiene|encuentra)|se le (?:olvido|vencio|perdio)) ${IDENTIFICACION}`,
    String.raw`\b(?:forgot|lost|left|misplaced|no) (?:\w+ )?(?:${ID}|wallet|purse|licen[cs]e)\b[^?.]{0,25}\? [^.]*\b(?:anyway|all the same|just the same|even so|regardless)\b`,
    String.raw`\bsin (?:su |la |el )?(?:ine|matricula|cedula|papeles)\b[^.]{0,25}\b(?:tambien|igual|le atendemos|lo atendemos|le ayudamos|firmamos|sellamos|no importa|no hay problema)\b`,
    String.raw`\b(?:con que|basta (?:con )?que|es suficiente (?:con )?que|alcanza con que) (?:alguien|un\w* \w+|su \w+) (?:lo|la|le|les) (?:conozca|identifique|reconozca|avale|presente)\b`,
    String.raw`\b(?:go|goes) by your (?:word|name|face)\b`,
    String.raw`\bno (?:card|id|paper|document) (?:ever )?(?:has to|have to|needs to|must) leave your\b`,
    String.raw`\bno ${ID}\? (?:\w+ )?(?:friends?|neighbou?rs?|relatives?|coworkers?) (?:is|are|will be) (?:enough|fine|ok|okay)\b`,
    String.raw`\b(?:id|passport|licen[cs]e|card)\b[^?]{0,15}\b(?:expired|ran out|lapsed)\b[^?]{0,40}\b(?:fine|ok|okay|enough|accepted|work|good)\? (?:yes|yeah|sure|of course|absolutely|no problem)\b(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\bacepta[ns]?\b[^?]{0,15}\b(?:foto|copia|captura|imagen) de (?:mi|la|una|su) (?:\w+ )?(?:licencia|identificacion|id|credencial|pasaporte)\b[^?]{0,15}\? (?:si|claro|por supuesto|desde luego)\b`,
    String.raw`\b(?:do|will|would) (?:i|we|you) (?:need|have to (?:bring|show)|bring) (?:an? |any |my |your )?${ID}\? (?:nope|not (?:if|when|always|necessarily|really|for|with)|never)\b`,
    String.raw`\b(?:forgot|lost|left|misplaced|no) (?:\w+ )?(?:${ID}|wallet|purse|licen[cs]e)(?: \w+){0,2}\? (?:do not|don't|that's|it is|it's|no|we|relax|not)\b(?![^.]*\b(?:wait|fetch|bring|come back|reschedul|credible|witness|another day|cannot|can't)\w*)[^.]*\b(?:worry|around|find a way|work (?:something|it) out|manage|figure|help|problem|fine|ok)\b`,
    String.raw`\b(?:vouch\w*|swears?|confirms?|identif(?:y|ies))\b(?<!\b(?:cannot|can't|may not|nobody|no one)\b[^.]*)[^.]{0,25}\b(?:instead of|in place of|in lieu of) (?:an? |your |any |the )?${ID}`,
    String.raw`\b(?:olvid\w+|perdi\w*|dejo|no (?:trae|tiene|encuentra)) (?:su |la |el |una )?${IDENTIFICACION}\b(?![^.]*\b(?:esper\w+|traig\w+|testigo|otro dia)\b)[^.]{0,20}\b(?:no (?:hay problema|importa|pasa nada)|no se preocupe|igual|de todos modos)`,
    String.raw`\b(?:testigos?|amig[oa]s?|familiar(?:es)?|vecin[oa]s?|conocid[oa]s?)\b[^.]{0,20}\bpueden? (?:identificarl[oa]|responder|decir quien|confirmar|avalar)`,
    String.raw`\b(?:current|valid|expired|in date) or not\b`,
    String.raw`\b(?:lost|forgot|left|no|misplaced) (?:your |the |my |an? )?(?:\w+ )?(?:${ID}|wallet|purse|licen[cs]e)\b[^.]{0,40}\b(?:is |are )?(?:proof enough|enough for us|good enough|will do|we know you|we trust you|we can still|does it)\b`,
    String.raw`\bsin (?:papeles|documentos)? ?(?:ni |o )?(?:identificacion|credencial|licencia|id)\b[^.]{0,25}\b(?:tambien|igual|le ayudamos|lo atendemos|firmamos|sellamos|no importa)`,
    String.raw`\bno (?:\w+ )?${ID} (?:\w+ )?${NEEDED}`,
    String.raw`\bno ${ID}(?: (?:on you|with you|at hand|handy|today|right now|yet))?(?:\?|,| and|, no \w+,)[^.]{0,30}\b(?:no problem|no worries|we (?:still|notarize|can)|that's (?:ok|fine)|call us anyway)`,
    String.raw`\b${ID} (?:is |are )?(?:not|never|not even) (?:even )?${NEEDED}`,
    String.raw`\b${ID} (?:is|are) optional`,
    String.raw`\b(?:don't|do not|won't|will not|needn't|never|doesn't) ${NEED} (?:\w+ ){0,2}?${ID}\b(?! ?(?:beforehand|in advance|again))`,
    String.raw`\b(?:without|with no) (?:an? |any |your )?${ID}`,
    String.raw`\b(?:forgot|lost|left|misplaced|no) (?:\w+ )?(?:${ID}|wallet|licen[cs]e)\?? (?:we|our|no|you|call)[^.]*\b(?:anyway|problem|still|skips?|regardless|worry)`,
    String.raw`\bexpired (?:driver'?s )?(?:licen[cs]e|${ID})\? (?:we|no|that)[^?]*\b(?:anyway|no questions|no problem|any)`,
    String.raw`\bno need (?:for|of|to show|to bring|to have) (?:an? |any |your )?${ID}`,
    String.raw`\b(?<!\b(?:who|that) )(?:skip|skips|skipping) (?:the|your) ${ID}`,
    String.raw`\bdo i need (?:an? |any |my )?${ID}\? no\b`,
    String.raw`\b(?:${ID} (?:copy|photo|scan|picture)|(?:copy|photocopy|photo|scan|picture|screenshot) of (?:an? |your |the )?${ID})\b[^.]{0,30}\b(?:is|are|will be) (?:enough|fine|ok|okay|accepted|sufficient)\b`,
    String.raw`\bsin (?!licencia\b(?! de))(?:\w+ )?(?!licencia\b(?! de))${IDENTIFICACION}`,
    String.raw`\bno (?:\w+ )?(?:necesita\w*|pedimos|requiere|requerimos|hace falta|ocupa|exigimos|se requiere) ${IDENTIFICACION}`,
    String.raw`\b(?:your word (?:is|will be) (?:good )?(?:enough|fine|sufficient)|(?:we|our notary) (?:will |can )?(?:take|trust)s? your word)`,
    String.raw`\b(?:basta (?:con )?su palabra|su palabra (?:nos )?basta|con su palabra (?:nos )?(?:basta|alcanza|es suficiente))`,
    String.raw`\bsi no (?:trae|tiene|lleva|carga|encuentra) ${IDENTIFICACION}[^.]{0,20}\b(?:no importa|igual|no hay problema|no pasa nada|de todos modos|aceptamos)`,
    String.raw`\bno tiene ${IDENTIFICACION}\? no (?:hay|se)\b`,
    String.raw`\b(?:id|identification|licen[cs]e|passport|wallet)\b[^.?]{0,30}\? (?:\w+,? )?(?:we do not|we don't|we never|nobody|no need) (?:need|ask|check|look|want|mind|care|worry)\b(?! (?:a|any) (?:copy|copies))`,
    String.raw`\bexpired (?:\w+ ){0,2}?(?:licen[cs]es?|ids?|passports?|cards?)[^.?]{0,15}\? (?:no problem|no worries|not a problem|that is|that's|it is|it's|we (?:still )?(?:accept|take))\b(?! (?:not|no)\b)(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\b(?:accept|take|use|show|bring)\b[^.?]{0,25}\bexpired\b[^.?]{0,25}\? (?:yes|sure|of course|absolutely|no problem)\b(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\bacepta[ns]?\b[^.?]{0,25}\b(?:vencid|caducad|expirad)[oa]s?\b[^.?]{0,10}\? (?:si|claro|por supuesto|desde luego)\b(?![^.]*\bmayor)`,
    String.raw`\b(?:id|identification|licen[cs]e|wallet|passport) (?:forgotten|lost|stolen|missing|left|gone)\b[^.?]{0,25}\? (?:no problem|no worries|not a problem|call us anyway|that's|we(?:'ll| will| can)? (?:work|find|figure|sort|manage|still|help))\b(?![^.]*\b(?:wait|fetch|bring|credible|witness)\w*)`,
    String.raw`\bno ${ID} (?:checks?|hassles?|requirements?|fuss|verification|hoops)\b`,
    String.raw`\b(?:friend|neighbou?r|relative|spouse|wife|husband|coworker|boss|someone) (?:identif(?:y|ies)|vouch(?:es)?) (?:for )?(?:me|him|her|us)\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b(?![^.]*\b(?:credible|oath|sworn|swears?)\b)`,
    String.raw`\b(?:amig[oa]|vecin[oa]|familiar|espos[oa]|alguien) (?:puede )?(?:identificarme|responder por mi|decir quien soy)\? (?:si|claro|por supuesto|desde luego|no hay problema)\b(?![^.]*\b(?:jur\w+|juramento)\b)`,
    String.raw`\b${ID} is (?:not|n't) always ${NEEDED}`,
    String.raw`\b(?:ran out|expired|lapsed|out of date|is old)\b[^.]{0,40}\? (?:not at all|no problem|no,? not|that's|no worries|yes)\b[^.]{0,30}\b(?:accept|take|fine|ok|okay|good|enough|works)\b(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\b(?:basta|alcanza|sirve|vale) (?:con )?(?:la |una |mi )?(?:copia|foto|captura)\b[^.?]{0,30}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b`,
    String.raw`\b(?<!\b(?:certif\w+|attest\w*|notari\w+|make|compare) (?:an? |the )?)(?:copy|photo|picture|scan|screenshot) of my (?:\w+ ){0,2}?(?:licen[cs]e|id|passport|card)\b[^.?]{0,25}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b`,
    String.raw`\b(?:need|have|want|ask|require)\b[^.?]{0,20}\b${ID}\? (?:no|nope|never|not (?:if|always|really|necessarily|when))\b(?![^.]*\b(?:both|copy)\b)`,
    String.raw`\bas good as (?:an? |any |your )?${ID}`,
    String.raw`\b(?:photocop(?:y|ies)|copies|photos|scans|pictures|screenshots) of (?:\w+ )?(?:ids?|licen[cs]es?|passports?|identification)\b[^.]{0,15}\b(?:accepted|welcome|ok|okay|fine|enough|work)\b`,
    String.raw`\b(?:usar|traer|mostrar|presentar|llevar)\b[^.?]{0,25}\b(?:vencid|caducad|expirad)[oa]s?\b[^.?]{0,10}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b(?![^.]*\bmayor)`,
    String.raw`\b(?:identificaci\w+|licencias?|pasaportes?|credencial\w*) (?:\w+ )?(?:vencid|caducad|expirad)[oa]s?,? (?:sin|ningun|no hay|no es) (?:ningun )?problema\b(?![^.]*\bmayor)`,
    String.raw`\b(?:never mind|(?:do not|don't|never) (?:look at|care about|mind|check|worry about|bother with)|(?:is|are) relaxed about|ignores?|overlooks?)\b[^.]{0,15}\b(?:expir\w+ dates?|dates? on (?:your|the|an?) ${CARD})\b`,
    String.raw`\b(?:does not|doesn't|do not|don't) (?:matter|bother us)\b[^.]{0,30}\b${CARD} (?:\w+ )?${EXPIRED}\b|\bdates? on (?:your|the) ${CARD} (?:do not|don't|does not|doesn't) (?:bother|matter|worry|concern)\b`,
    String.raw`\b${CARD}\b(?![^.]*${OLD})[^.?]{0,15}\b${EXPIRED}\b[^?]{0,50}\? (?:you can|bring (?:it|that)|yes|sure|no problem|that's|it is|we still)\b(?! (?:not|no)\b)(?![^.]*${OLD})`,
    String.raw`\b${CARD} (?:is|are) ${EXPIRED},? no (?:worries|problem|big deal)\b`,
    String.raw`\bexpired (?:${CARD}) (?:has |have )?never (?:stop|bother|kept)\w*\b`,
    String.raw`\b(?:vencimiento|fecha de (?:vencimiento|caducidad|(?:la|su) \w+))\b[^.]{0,10}\bno (?:nos )?(?:preocupa|importa|interesa|fijamos)\b|\bno (?:nos fijamos|miramos|revisamos|vemos) (?:en )?la fecha de (?:vencimiento|su|la)\b`,
    String.raw`\b(?:vigente|vencida|vencido) o no\b[^.]{0,30}\b(?:sirve|aceptamos|basta|vale)\b`,
    String.raw`\bno (?:importa|pasa nada|es problema) (?:si|que) (?:ya )?(?:su |la |el |se le )?(?:${CREDENCIAL} )?(?:\w+ )?${VENCIDA}\b${NO_MAYOR}`,
    String.raw`\b${CREDENCIAL} (?:ya |se le )?${VENCIDA}\b${NO_MAYOR}[^.]{0,15}\b(?:no (?:importa|pasa nada|hay problema)|sin problemas?)\b`,
    String.raw`\b${CREDENCIAL}\b[^?]{0,12}\b${VENCIDA}\b${NO_MAYOR}[^?]{0,40}\? (?:puede|traiga\w*|si)\b`,
    String.raw`\b${TOKEN}\b[^.]{0,30}\b(?:will do|does|works|serves) (?:instead of|in place of|in lieu of) (?:an? |the |her |his |your )?(?:${ID}|licen[cs]e)`,
    String.raw`\b${PULSERA}\b[^.]{0,20}\b(?<!\bno )(?:sirve|vale|basta) en (?:lugar|vez) de\b`,
  ],
  offers: [
    ...FOREIGN_CARDS,
    ...WORK_CARDS,
    ...PAPERS_FOR_ID,
    ...TWO_WITNESSES,
    String.raw`\b${CREDENCIAL}\b${NO_MAYOR}[^.]{0,15}\b(?:aunque|incluso si|asi|hasta si) (?:(?:ya|se|le|la|lo) ){0,2}(?:\w+ )?${VENCIDA}\b${NO_MAYOR}`,
    String.raw`(?<!${OLD}[^.]*)\b${CARD},? (?:and )?even (?:if|when|though) (?:(?:it|they|that one|yours|the \w+)(?:'s|'ve)? )?(?:(?:is|are|has|have) )?(?:(?:already|long|just) )?${EXPIRED}\b(?![^.]*${OLD})`,
    String.raw`\b(?:ids?|passports?|licen[cs]es?|cards?) (?:is|are) ${FINE}\b[^.]{0,20}\beven if (?:it|they)\b[^.]{0,15}\b(?:expired|ran out|old|years? (?:old|ago)|out of date)`,
    String.raw`\b${BASTA} (?:con )?(?:una |la |su )?(?:foto|copia|imagen|captura) de (?:su |la |el )?(?:ine|id|credencial|licencia|pasaporte|matricula|identificacion)\b`,
    String.raw`\b(?:verif(?:y|ies)|confirms?|establish(?:es)?|proves?|identif(?:y|ies)|checks?)\b[^.]{0,30}\b(?:with|by|through|using|from) (?:just |only |nothing but )?(?:your |a |an )?${NO_PROOF}\b`,
    both(
      `(?:(?:photo|copy|picture|scan|screenshot|selfie|fax) of (?:[\\w']+ ){0,3}?(?:licen[cs]e|id|passport|card)|(?:school|gym|student|library|work|company|kids'?|bus) (?:ids?|cards?|badges?)|${NO_PROOF})`,
      SUFFICES,
    ),
    String.raw`\bany (?:kind of |sort of |type of |old )?(?:ids?|identification|card|licen[cs]e)\b[^.]{0,20}\b${FINE}`,
    String.raw`\b(?:texts?|calls?|word|message|letter|note|nod) (?:from|of) (?:your|a|an|any|the) (?:\w+ )?(?:cousin|friend|neighbou?r|boss|relative|spouse|wife|husband|mother|father|son|daughter|pastor|coworker|employer|family)\b[^.]{0,25}\b${FINE}`,
    String.raw`\b(?:credencial|identificacion|licencia|pasaporte|id) (?:\w+ )?(?:vencid|caducad|expirad)[oa]s?\b[^.]{0,20}\b${BASTA}(?![^.]*\bmayor)`,
    String.raw`\b(?:sirve|vale|aceptamos) cualquier (?:identificacion|credencial|licencia|papel)\b`,
    String.raw`\b(?:accepts?|takes?|honou?rs?|welcome)\b${UNLESS_OLD}[^.]{0,30}\b(?:any |all |an? |your |long )?expired (?:\w+ )?(?:ids?|licen[cs]es?|passports?|identification|cards?|driver's licen[cs]es?)\b(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\bexpired ${UNLESS_OLD}(?:\w+ )?(?:ids?|licen[cs]es?|passports?|identification|cards?)\b[^.]{0,20}\b(?:accepted|welcome|fine|ok|okay|good enough|no (?:problem|issue)|works?|will do)\b(?![^.]*\b(?:elderly|older|senior)\b)`,
    String.raw`\b${NO_PROOF}\b[^.]{0,60}\b(?:as|for|proof of|proves?) (?:\w+ ){0,2}?(?:ids?|identification|identity|who you are)\b`,
    String.raw`\b(?:accepts?|takes?|enough|fine|works?|will do|suffices?)\b[^.]{0,25}\b${NO_PROOF}\b(?![^.]*\b(?:i 9|list c|section 2)\b)`,
    String.raw`\b(?:id|identification|licen[cs]e)\b[^.]{0,40}\b${NO_PROOF}\b[^.]{0,25}\b(?:is|are|will|works?|also|too|instead|enough|fine)\b`,
    String.raw`\b${FRIEND}\b[^.]{0,40}\b(?<!\b${ATTEMPTS} )(?:vouch\w*|identif(?:y|ies) (?:you|him|her|them)|confirms? who|says? who|tells? us who)\b`,
    String.raw`\b${FRIEND}\b[^.]{0,40}\b${ATTEMPTS} (?:vouch|identify|confirm|say|tell)\b[^.]{0,50}\b(?:${FINE}|(?:we|notary|daniel) (?:\w+ )?(?:signs?|seals?|stamps?|notari[sz]es?|go(?:es)? ahead))\b`,
    String.raw`\b(?:aceptamos|acepta|recibimos|valen?|sirven?|tomamos)\b[^.]{0,30}\b(?:identificaci\w+|licencias?|ids?|pasaportes?|credencial\w*)[^.]{0,20}\b(?:vencid|caducad|expirad)[oa]s?\b(?![^.]*\bmayor)`,
    String.raw`\b(?:identificaci\w+|licencias?|pasaportes?|credencial\w*) (?:\w+ ){0,2}?(?:vencid|caducad|expirad)[oa]s?\b[^.]{0,20}\b(?:no importa|no hay problema|sirve|vale|esta bien|aceptad\w+|basta)(?![^.]*\bmayor)`,
    String.raw`\b(?:dos|un|una|algun|cualquier|su) (?:\w+ )?(?:conocid[oa]s?|amig[oa]s?|vecin[oa]s?|familiar(?:es)?|testigos?|parientes?|comadres?|compadres?)\b[^.]{0,40}\b(?:digan?|diga|confirmen?|confirme|respondan?|responda|avalen?|identifiquen?|identifique) (?:quien|por usted|que es usted|su identidad|lo)\b`,
    String.raw`\b(?:basta|alcanza|es suficiente|sirve|vale|aceptamos)\b[^.]{0,25}\b(?:(?:foto|copia|captura) de (?:su |la )?(?:identificacion|licencia|pasaporte)|recibo de (?:la )?luz|acta de nacimiento|tarjeta (?:de seguro social|del seguro|de credito))\b`,
    String.raw`\b(?:foto|copia|captura) de (?:su |la )?(?:identificacion|licencia|pasaporte)\b[^.]{0,25}\b(?:basta|alcanza|es suficiente|sirve|vale)\b${SIN_PLAZO}`,
    String.raw`\b(?:foto|copia|imagen|captura) de (?:su |la |el )?(?:ine|id|credencial|licencia|pasaporte|matricula|identificacion)\b[^.]{0,30}\b${BASTA}${SIN_PLAZO}`,
    String.raw`(?<!${OLD}[^.]*)\b${CARD}\b(?! holders?)(?![^.]*${OLD})[^.]{0,20}\b${EXPIRED}\b[^.]{0,30}\b${TAKEN}\b`,
    String.raw`\bone that (?:ran|has run) out\b(?![^.]*${OLD})[^.]{0,20}\b${FINE}\b`,
    String.raw`\bold (?:${CARD}|one) (?:is|are|will be|does|do|works?) (?:\w+ )?(?:${FINE}|the job|it)\b(?![^.]*${OLD})|\bold ${CARD} (?:is|are) as welcome\b`,
    String.raw`\b${CARD} with (?:last \w+'s|an? (?:old|expired|past)) dates?\b(?![^.]*${OLD})`,
    String.raw`\b(?:do not|don't|never) (?:look|care)\b[^.]{0,20}\bdates?\b[^.]{0,15}\b${CARD}\b`,
    String.raw`\bid lapse\w*\? bring\b`,
    String.raw`\b${CREDENCIAL}(?: que)?(?: ya)? (?:\w+ ){0,2}?${VENCIDA}\b${NO_MAYOR}[^.]{0,30}\b${SIRVE}\b`,
    String.raw`\b(?:aceptamos|se aceptan?|recibimos|nos sirven?|firmamos con|sellamos con) (?:una |su |el |la )?${CREDENCIAL}(?: ya)? ${VENCIDA}\b${NO_MAYOR}`,
    String.raw`\b(?:se le )?${VENCIDA} (?:su|la|el) ${CREDENCIAL}\b${NO_MAYOR}[^.]{0,12}\b(?:nos )?(?:sirve|vale) igual\b`,
    String.raw`\btraiga\b[^.]{0,30}\baunque (?:ya )?(?:\w+ )?${VENCIDA}\b${NO_MAYOR}`,
    String.raw`\baunque (?:ya )?(?:se le )?(?:haya )?${VENCIDA} (?:su|la|el) ${CREDENCIAL}\b${NO_MAYOR}[^.]{0,20}\b(?:${SIRVE}|tomamos)\b`,
    String.raw`\b${CREDENCIAL} de hace (?:\w+ )?anos\b[^.]{0,10}\b${SIRVE}\b`,
    String.raw`\b${CREDENCIAL}\? traigal[oa] (?:igual|de todos modos)\b`,
    String.raw`\b${TOKEN}\b[^.]{0,30}\b${ENOUGH}`,
    String.raw`\b${ACQUAINTED}\b[^.]{0,25}\b(?:knows?|recogni[sz]es?|vouch(?:es)?|confirms?|identif(?:y|ies)|has checked|have checked)\b[^.]{0,35}\b(?:(?:is|are) (?:\w+ )?(?:good enough|enough for (?:us|our notary)|all we need)|suits us|we (?:go ahead|seal|stamp))\b`,
    String.raw`\b(?:we|our notary) (?:\w+ )?(?:go|goes) by the name (?:on|over|above) the (?:\w+ )?(?:wristband|bracelet|chart|door|bed|list|board)\b`,
    String.raw`\b(?:we|our notary) (?:\w+ )?(?:reads?|takes?) (?:the|her|his|your) name (?:off|from) the (?:\w+ )?(?:wristband|bracelet|chart|door|bed|list|board)\b`,
    String.raw`\b${ACQUAINTED} (?:can|may|could) (?:simply |just )?(?:tell us|say|confirm|attest) who (?:you|she|he|the \w+) (?:are|is)\b`,
    String.raw`\b${PULSERA}\b[^.]{0,20}\b(?:nos )?${BASTA}\b`,
    String.raw`\b(?:basta|bastan|alcanza|es suficiente|aceptamos|nos guiamos por|vamos por|con)\b (?:con )?(?:la |el |una? |su )?(?:${PULSERA})\b(?: del? \w+| de su \w+)?(?: (?:como|de) (?:una )?identificacion\b| (?:es suficiente|basta|alcanza)\b|(?=[.,!]|$))`,
    String.raw`\b(?:recetas?|tarjetas?|recibos?|expedientes?|cartas?|gafetes?)\b[^.]{0,25}\b(?:sirven?|valen?|cuentan?|pasan?) (?:como|de|por) (?:una |su )?identificacion\b`,
    String.raw`\b${CONOCE} (?:\w+ )?(?:l[oa] (?:conoce|reconoce|identifica)|diga quien|dice quien|responde por)\b[^.]{0,25}\b(?:basta|alcanza|es suficiente|sellamos|certificamos|firmamos)\b`,
    String.raw`\b(?:basta|alcanza|es suficiente)(?: con)? que (?:la |el |su )?${CONOCE} (?:diga|confirme|responda|reconozca)\b`,
    String.raw`\bl[oa] (?:conoce|reconoce|identifica) (?:la|el|su) ${CONOCE}\b[^.]{0,20}\b(?:basta|alcanza|es suficiente|sellamos|certificamos)\b`,
  ],
  negative: true,
  allowed: new RegExp(
    [
      PROOF_OF_ELSE,
      // "Without ID we cannot": what goes without is what is refused.
      String.raw`\b(?:without|with no|sin) [^.]{0,40}(?:cannot|can't|not|no (?:podemos|se puede|hay(?! problema))|comes back|is refused|credible|vouch|swear|(?:visit|appointment|signing|cita|visita) (?:\w+ )?(?:ends|is over|stops|is off|termina|se acaba))[^.]*`,
      String.raw`\bsin [^.]{0,40}\btestig[oa]\b[^.]*\b(?:jur\w+|conozcamos|conocemos)\b[^.]*`,
      String.raw`\bsin [^.]{0,40}\b(?:hace falta|se (?:necesita|requiere|pide)|necesita\w*|pedimos|ocupa\w*) (?:de )?(?:un |una )?(?:\w+ )?testig[oa][^.]*`,
      // What the law leaves open is explained: "Without any ID, call, and we explain what the law allows."
      String.raw`\b(?:without|with no|sin) [^.,]{0,40}, (?![^.]*\b(?:anyway|all the same|just the same|even so|regardless|around|loopholes?|we (?:still )?(?:sign|stamp|seal|notari[sz]e)|sellamos|firmamos|notari[zc]amos|igual|de todos modos)\b)(?:\w+ ){0,2}?(?:tell|call|text|ask|phone|ring|write|avise(?:nos)?|diga(?:nos|lo)?|llame(?:nos)?|pregunte(?:nos)?|escriba(?:nos)?)\b[^.]*\b(?:(?:what|which \w+) (?:the |texas )?(?:law|statute|texas) (?:\w+ )?(?:lets?|allows?|permits?|says|asks|requires?|accepts?|offers?)|(?:lo )?que (?:\w+ ){0,2}?(?:permite|deja|pide|exige|acepta|dice) la ley|(?:lo )?que (?:\w+ ){0,2}?(?:la )?ley (?:\w+ )?(?:permite|deja|pide|exige|acepta|dice))\b[^.]*`,
      // Headings such as "What goes wrong without a valid ID".
      String.raw`\b(?:goes wrong|went wrong|fails?|falls through|gets stuck|se atora|se atoran|falla|se cae|se detiene|sale mal)\b[^.]{0,20}\b(?:without|sin) [^.]*`,
      String.raw`\b(?:cannot|can't|do not|don't|never|nobody|no one|no|nadie|no podemos|nunca)\b(?:(?! and | but |, ).){0,40} (?:without|sin) (?:(?:an?|any|una|su|showing an?) )*${ID.slice(3, -1)}`,
      String.raw`\b(?:nadie|no podemos|nunca|jamas) [^.]{0,30}sin \w*identificacion`,
      String.raw`[^.]*\bcredible witness[^.]*`,
      String.raw`\bwithout any id there is (?:only )?one\b[^.]*|\b(?:people|those|customers) without an? (?:valid )?id (?:really |often )?ask\b[^.]*`,
      // A license to work is a paper like others, and no ID.
      String.raw`[^.]*\b(?:nursing|teaching|professional|business|medical|marriage|contractor(?:'s)?|cosmetology|fishing) licen[cs]es?\b[^.]*`,
      String.raw`[^.?]*\? why (?:a|our|the|no|every) (?:\w+ ){0,2}notary says no\b[^.]*`,
      String.raw`\b${BYSTANDERS}\b[^.]{0,20}(?:needs? no|need not|no necesitan?|does not need|doesn't need)[^.]*`,
      String.raw`[^.]*\b(?:without|with no) (?:an? )?${ID},? (?:and|may)[^.]*`,
      String.raw`\bno ${ID}, no (?:seal|stamp|signature|notari\w+|visit|service|firma|sello)\b`,
    ].join('|'),
    'g',
  ),
  // The school takes a utility bill, and an employer a card from one of three lists.
  ofOthers: new RegExp(
    String.raw`${ASKS}(?<!\b(?:law|texas|state|states) [\w ]+)(?:only |just )?(?:(?:an?|your|the) )?(?:\w+ )?${NO_PROOF}|${NO_PROOF} (?:is|are) (?:all |just |only )?what (?!(?:you|we|our|people)\b)|\b(?:i 9|list [abc])\b`,
  ),
});
