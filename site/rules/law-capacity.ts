import { lawAgainst } from './law-against.ts';
import { SAID, WE } from './phrases.ts';

const STATE =
  "(?:in surgery|under (?:anesthesia|sedation)|on (?:morphine|a ventilator)|dementia|alzheimer's?|confused|confusion|sedated|sedation|unconscious|coma|asleep|delirious|incoherent|incapacitated|unwilling|reluctant|under pressure|does not (?:want|understand|know)|doesn't (?:want|understand|know)|do not understand|don't understand|no longer (?:able to (?:speak|communicate|understand|respond|talk|answer)|understands?|knows?|speaks?|talks?|lucid|recognizes?|responds?)|not (?:(?:fully|quite|entirely|really|always) )?(?:lucid|awake|responsive|aware|conscious|all there|themselves|herself|himself|with us|competent)|cannot (?:speak|answer|understand)|can't (?:speak|answer|understand)|too sick to (?:talk|understand))";
/** The plainest of these, for phrases that need rare words. */
const UNFIT =
  "(?:dementia|alzheimer's?|confused|sedated|sedation|unconscious|coma|asleep|incoherent|morphine|surgery|ventilator|no longer able to (?:speak|communicate))";
const STILL =
  "(?:(?:we|our notary|i) (?:can |will |could )?(?:usually |often |almost always |always )?(?:still|find a way|get (?:it|the)|manage|help|make it)|(?:we|our notary|i) (?:still |can still |will still )?(?:notari\\w+|stamp|seal)[^.]{0,20}(?:anyway|regardless|all the same)|no problem|not a problem|anyway|regardless|is enough|nod(?:s|ding)?|that's (?:ok|okay|fine)|does not matter|doesn't matter)";
const ESTADO =
  '(?:demencia|alzheimer|confundid[oa]|confusion|sedad[oa]|inconsciente|dormid[oa]|en coma|(?:ya )?no (?:entiend[ea]|reconozca|reconoce|est[ae] (?:bien|lucid[oa]|conciente|consciente|despiert[oa])|quier[ae] firmar|sep?a[be]? (?:lo )?que firma)|ya no (?:pued[ae] (?:hablar|entender|contestar|responder)|est[ae]|habl[ea]|sabe|sepa|respond[ea]))';
const IGUAL =
  '(?:igual|aun asi (?:firm|sell|certific|notari)\\w+|(?:le |les |lo |la )?ayudamos a firmar|de todos modos|de todas formas|no hay problema|no importa|no es problema|podemos|lo arreglamos|buscamos la manera|basta con|se puede)';

/** Signs in place of words. */
const SIGN =
  '(?:squeezes?|nods?|blinks?|blinking|winks?|smiles?|grips?|taps?|thumbs? up|gestures?|moans?|moaning|look in (?:his|her|their) eyes)';
const FOR_YES = String.raw`(?:an? yes|yes|an? answer|answer|(?:\w+ )?consent|(?:good )?enough(?! of\b)|fine|plenty|all (?:\w+ ){0,4}?needs?|what (?:he|she|they) wants?)`;
const KIN =
  '(?:wife|husband|son|daughter|family(?! (?:codes?|law|courts?|lawyers?)\\b)|nurse|caregiver|relatives?|children|brother|sister|grandchild(?:ren)?)';
const SENA =
  '(?:apret(?:on|ones) de (?:la )?mano|apriet[ea]n?(?: \\w+){0,3}? (?:mano|dedos?)|parpade\\w+|movimiento de (?:la )?(?:cabeza|mano)|muev[ae] (?:la cabeza|un dedo|los ojos)|senas?|gestos?|mirada|guino|leemos los ojos|si de la (?:enfermera|hija|familia|espos[oa]))';
const FAMILIAR = '(?:espos[oa]|hij[oa]s?|familia|enfermera|herman[oa]s?|niet[oa]s?|cuidador[a]?)';
/** In place of somebody, without a paper that allows it. */
const POR = 'por|en (?:lugar|nombre) de';
const NO_PODER = String.raw`(?![^.]*\b(?:apoderad[oa]|agente|poder|tutor[a]?|cort[ea]s?|juez|jueza|abogad[oa])\b)(?<!\b(?:apoderad[oa]|agente|tutor[a]?) [^.]*)`;
const NO_AGENT = String.raw`(?![^.]*\b(?:agents?|powers? of attorney|guardians?|courts?|conservator|trustee)\b)(?<!\b(?:agent|guardian|conservator|trustee)\b[^.]*)`;

/** Before it: a visitor asks what the notary has to read, who answers for the signature only. */
const UNLESS_OURS = String.raw`(?<!\b(?:do|will|does|must) (?:you|(?:the|your|a) notary|daniel(?: reyes)?) (?:\w+ )?(?=[^?]*\?(?!.*\b(?:just|only|you|simply) signs?\b)))`;

/** Who signs understands the paper and wants to sign it; a notary refuses everybody else. */
export const lawCapacity = lawAgainst({
  name: 'law/capacity',
  source: {
    clause: '1 Texas Administrative Code 87.42(a)(3)',
    since: '2018-08-19',
    read: '2026-11-24',
  },
  words: [
    'abso acep acue alzh anes answ anyw apre apri apru arre asle assi aunq auto awak awar ayud bast beha blin cann cant cert chil clie coma comm comp conf cons cont conv cour dad daug deci deli deme desp dice done dorm enou ente entr esta este ever eyes fami fath find foll gest get glad gras grip guia guid habl hand hear help hesi him hold huel husb igua inca inco inte into intu kids know lead leem life lift logr look luci make mana mane mano matt medi memo mira moan modo mom morp moth move movi muev nece need no nod nodd nods noso not pare parp pati pen peop pers plum pode pres pued push quie read reco refu rega rela relu reme resi resp resu s sabe saca same seal seda sell sena seni sepa si sibl sick slee smil some son spea spou sque stam stea stil stro sure surg talk tap tell thos thum toda trad unco unde unti unwi uste vent want wife wink yeah yes',
    'abso alca all alzh anes answ anyw arre asle aunq awak awar ayud bast beha blin busc cann cert chil clie coma conf cons cont conv coun cour daug deci deli deme does done dont dorm enou ente espo ever eyes fami fath find fine fing firm form get glad gras guia guid hand help her herm hesi hij hija hijo him his hold huel husb igua impo inca inco into intu just kids know lead logr long loss luci make mana mane mano mate matt mean medi mere mom morp moth move nece need no nod nodd nods not ok old only pare pati peop plen pode pres prin prob pued put quie read reco refu rega rela relu resi resp sabe saca same se seal seda sell seni si sibl sick sign some son spea spou sque stam stea stil stro sufi supp sure t talk tell that thei them thos thum todo unco unde unti unwi uste vent want wife will work ya yeah yes',
  ],
  message: 'This offers to notarize for somebody who does not understand or does not want it.',
  hint: 'Say that the notary asks the signer, and stops at signs of confusion or pressure.',
  claims: [
    String.raw`\btoo (?:confused|tired|sedated|weak|sick|ill) to (?:answer|speak|talk|understand|decide|follow)\b[^.]{0,25}\b(?:son|daughter|family|wife|husband|spouse|you|relatives?|nurse) (?:may|can|could) (?:answer|speak|talk|sign|decide|nod)\b`,
    String.raw`\bcon (?:demencia|alzheimer)\b${SAID}[^.]{0,15}\b(?:puede|pueden) firmar\b`,
    String.raw`\b(?:family|relatives?|daughter|son|spouse|wife|husband|children|nurse|caregiver)\b${SAID} (?:can|may|could|will) (?:\w+ )?(?:speak|answer|talk|respond|nod) (?:for|on behalf of) (?:(?:an?|the|your) (?:\w+ )?(?:patient|signer|principal|parent|mother|father|mom|dad|grand\w+|resident)|her|him|them)\b`,
    String.raw`${WE}helps? (?:\w+ )?(?:reluctant|unwilling|confused|stubborn|hesitant) (?:\w+ ){1,2}?(?:to )?sign\b`,
    String.raw`\baunque\b[^.]{0,30}\b${ESTADO}[^.]{0,40}\b(?:puede|podra|pueden) (?:contestar|responder|hablar|firmar)\b`,
    String.raw`\bsi (?:su|la|el) \w+ ${ESTADO}[^.]{0,30}\b(?:usted|su \w+|la familia|un \w+|una \w+) (?:le )?(?:contesta|responde|habla|firma|puede (?:contestar|responder|hablar|firmar))\b`,
    String.raw`\b(?:even if|even when|although) (?:she|he|they|the signer|the principal|your \w+) (?:does not|doesn't|do not|don't|cannot|can't) (?:\w+ )?(?:understand|know|read|follow)\b[^.]{0,40}\b(?:signature|will do|enough|we (?:stamp|notari[sz]e|seal))\b`,
    String.raw`\b(?:we|our notary) (?:\w+ )?(?:notari[sz]e|stamp|seal|sign) (?:\w+ ){0,3}?for (?:\w+ )?(?:people|patients|clients|parents|seniors|relatives|somebody|someone)\b[^.]{0,20}\b${STATE}\b`,
    String.raw`\b(?:dementia|alzheimer's?|confusion|sedation|a coma|medication|a stroke|demencia|alzheimer|sedacion)\b (?:is|are|poses?|need not be|does not have to be|no es|no son|no tiene que ser) (?:no |not an? |never an? |an? |un |ningun )?(?:\w+ )?(?:obstacle|problem|reason|hindrance|barrier|issue|obstaculo|problema|impedimento)\b`,
    String.raw`\b(?:does not|doesn't|no longer|can no longer|cannot|can't) (?:recogni[sz]e|know|remember|understand|speak|talk|follow|communicate|respond|hear)\b[^.]{0,60}\b(?:we (?:can|have|find|know|get|still|manage)|ways?|(?<!\b(?:be|being|is|was|are|were|to) )signed|still)\b`,
    String.raw`\b(?:medicat\w+|sedat\w+|morphine|anesthesia|asleep|unconscious|ventilator|intubated|coma)\b[^.]{0,50}\b(?:is enough|enough for us|we (?:can|still|get|manage)|a nod|a squeeze|blink|squeeze|signed)\b`,
    String.raw`\b(?:squeeze|blink|nod)\b(?! is not\b)[^.]{0,30}\b(?:enough|counts?|will do|suffices?|is all)\b`,
    String.raw`\b(?:refuses?|does not want to|doesn't want to|unwilling|reluctant|hesitates?)\b[^.]{0,40}\b(?:our notary (?:is|can|will|knows)|we (?:can|will|know|help)|good at|changing minds|talk)\b`,
    String.raw`\b(?:ya no|no) (?:conoce|reconoce|entiende|habla|responde|quiere|sabe)\b[^.]{0,40}\b(?:todavia podemos|podemos|sacamos|sacar la firma|logramos|conseguimos|hay manera)\b`,
    String.raw`\b${STATE}\b[^.]{0,70}\b${STILL}\b`,
    String.raw`\b(?:notari\w+|stamp\w*|seal\w*|sign\w*)\b[^.]{0,30}\b(?:even (?:if|when|though)|although|while|regardless (?:of )?(?:whether|if)?)\b[^.]{0,30}\b${STATE}`,
    String.raw`\b(?:(?:does not|doesn't|do not|don't) (?:have|need) to|need not|no need to|without) (?:\w+ )?(?:understand|know|read|grasp)(?:ing)? (?:what|the (?:paper|document|form|content|page)\w*|it|what's|a word|anything|everything)\b`,
    String.raw`\b${ESTADO}\b[^.]{0,60}\b${IGUAL}\b`,
    String.raw`\b(?:certific\w+|sella\w+|notari\w+|firm\w+)\b[^.]{0,30}\baunque\b[^.]{0,30}\b${ESTADO}`,
    String.raw`\bno (?:tiene|hace falta|necesita|es necesario) (?:que )?(?:entender|entienda|saber|sepa|leer|lea)\b`,
    String.raw`\b(?:family(?! (?:codes?|law|courts?|lawyers?)\b)|relatives|children|kids|spouse|husband|wife|siblings|everyone|daughter|son) (?:\w+ )?(?:agrees?|consents?|approves?|is (?:fine|ok|okay)|are (?:fine|ok|okay)|signs? off|wants? it)\b[^.]{0,30}\b(?:notari|stamp|seal|sign|enough|go ahead)\w*`,
    String.raw`\b(?:familia|hijos|espos[oa]|herman[oa]s|todos) (?:\w+ ){0,2}?(?:de acuerdo|acepten?|autoricen?|lo aprueben?|quieran?)\b[^.]{0,30}\b(?:notari|certific|sella|firm|basta)\w*`,
    String.raw`\b${UNFIT}\b[^?]{0,60}\? (?:in (?:most|many|some) cases,? |usually,? |often,? )?(?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b`,
    String.raw`\b${ESTADO}\b[^?]{0,40}\? (?:casi siempre,? )?(?:si|claro|por supuesto|desde luego|no hay problema)\b`,
    String.raw`${UNLESS_OURS}\b(?:have|has|need|needs) to (?:know|understand|read)\b[^.?]{0,30}\? (?:no|not really|not necessarily)\b`,
    String.raw`\b(?:tiene que|necesita|debe) (?:saber|entender|leer)\b(?! (?:\w+ ){0,2}?(?:mi|mis|nuestr[oa]s?) (?!${FAMILIAR}|mama|papa|madre|padre|abuel)\w+)[^.?]{0,30}\? no\b`,
    String.raw`\b(?:notari[sz]e|stamp|seal|sign) (?:\w+ )?for (?:\w+ )?(?:patients|people|clients|seniors|parents|those|residents) (?:who|that) (?:\w+ ){0,2}?${UNFIT}`,
    String.raw`\b${UNFIT}[^.?]{0,15}\? (?:we|our notary|no problem|no worries)\b[^.]{0,50}\b(?:thumbprint|signature|hand|signed|sign|done|anyway|still)\b`,
    String.raw`\b${ESTADO}[^.?]{0,15}\? (?:nosotros|no hay problema|no importa|no se preocupe|igual|le|entramos)\b[^.]{0,40}\b(?:huella|firma|mano|ayudamos|igual)\b`,
    String.raw`\b(?:notari\w+|certific\w+|sella\w*|firm\w+) (?:\w+ ){0,2}?(?:pacientes|personas|enfermos|abuelitos|adultos) (?:\w+ )?(?:inconscientes?|sedad[oa]s|dormid[oa]s|confundid[oa]s|con (?:demencia|alzheimer)|en coma)\b`,
    String.raw`\b${SIGN}\b[^.]{0,40}\b(?:is|are|means?|says?|counts?|works?|tells?|will be)\b(?! (?:not|no|never)\b)[^.]{0,20}\b${FOR_YES}\b(?! for (?:security|the gate))`,
    String.raw`\b(?:squeez|grip|press|clasp)\w* (?:your|his|her|my|the \w+'s) (?:hand|fingers?)\b[^.]{0,20}\b(?:that is|that's|means|and (?:our notary|we)|we (?:take|seal|stamp)|as)\b[^.]{0,20}\b(?:yes|consent|answer|seals?|stamps?)\b`,
    String.raw`\bif (?:he|she|they|dad|mom|grand\w+) can (?:lift|move|wiggle|squeeze|nod|blink)\b[^.]{0,20}\b(?:we|our notary) (?:can |will )?(?:seals?|stamps?|notari[sz]es?)\b`,
    String.raw`\b${SIGN} (?:once |twice )?(?:for yes )?(?:works|counts|will do|suffices)\b[^.]{0,20}\b(?:our|with us|for (?:us|the notary)|certificate|seal)\b`,
    String.raw`\bcannot (?:answer|speak|talk)\b[^.]{0,15}\b(?:his|her|the|your) ${KIN} (?:answers?|speaks?|talks?)\b(?! (?:not|no)\b)`,
    String.raw`\b${ESTADO}[^.?]{0,20}\? (?:(?:entonces|pues|en ese caso|si|claro),? )?(?:la |le |lo )?(?:firm[ae]n?|pueden? firmar) (?:usted(?:es)?|la familia|sus? \w+|una? \w+|otr[oa] \w+) (?:${POR}) (?:el|ella|su \w+)\b${NO_PODER}`,
    String.raw`\b(?:firm[ae]n?|pueden? firmar) (?:usted(?:es)?|la familia|sus? \w+) (?:${POR}) (?:el|ella|su (?:mama|papa|madre|padre|espos[oa]|abuel[oa]))\b${NO_PODER}[^.]{0,20}\b(?:ponemos el sello|sellamos|certificamos|notari[zc]amos|basta)\b`,
    String.raw`\bbasta (?:con )?que (?:(?:toda )?la familia|los hijos|sus? ${FAMILIAR}|todos) (?:\w+ ){0,2}?(?:de acuerdo|conformes?|acepten?|autoricen?|consientan?|lo (?:quieran?|aprueben?|pidan?))\b(?! (?:en|con|sobre|para) (?:la|el|su|una?|que) \w+)`,
    String.raw`\b(?:${STATE}|${UNFIT})[^.?]{0,20}\? (?:(?:then|in that case|well),? )?(?:you|your \w+|the \w+|an? \w+|somebody|someone)(?: (?:can|may|could|simply|just|then))* signs? (?:it |them )?(?:for|in place of|on behalf of) (?:him|her|them|(?:your|the) \w+)\b${NO_AGENT}`,
    String.raw`\b(?:it is|it's|that is|that's) enough (?:that|if|when) (?:the|your|all the|everyone in the) (?:${KIN}|kids|siblings|spouse) (?:\w+ ){0,2}?(?:agrees?|consents?|approves?|(?:is|are) (?:fine|ok|okay|on board)|wants? it)\b(?! (?:on|to|with|about) (?!it\b))`,
    String.raw`\ball (?:we|you|it) (?:needs?|takes?) is (?:the|your) (?:family|children|relatives|spouse)(?:'s|s')? (?:\w+ )?(?:consent|agreement|approval|blessing|to agree)\b(?! (?:on|to|with|about) )`,
  ],
  offers: [
    String.raw`\b(?:a |an |the )?(?:confused|sedated|unconscious|sleeping|demented|incapacitated|unwilling) (?:\w+ )?(?:can|may|could) (?:still |also )?sign\b`,
    String.raw`\b(?:only|just|merely) (?:has to|have to|needs? to|must) (?:nod|blink|squeeze|make a mark|smile)\b`,
    String.raw`\b(?:notari[sz]ed?|stamp(?:ed)?|seal(?:ed)?) (?:\w+ ){0,3}?(?:for|with) (?:\w+ )?(?:people|patients|clients|parents|seniors|relatives|somebody|someone)\b[^.]{0,25}\b(?:alzheimer's?|dementia|in a coma|unconscious|sedated)\b`,
    String.raw`\baunque\b[^.]{0,30}\b${ESTADO}[^.]{0,25}\b(?:firmamos|certificamos|sellamos|huella)`,
    String.raw`\b(?:family member|relative|son|daughter|spouse|wife|husband|agent|somebody|someone|nurse|you|child) (?:may|can|could|will) (?:simply |also |just )?(?:answer|speak|decide|nod|guide|move|lead|steady)\b[^.]{0,40}\b(?:for (?:her|him|them|the (?:patient|signer|principal|old|parent))|on (?:her|his|their|the \w+) behalf|(?:her|his|their|the \w+) (?:hand|pen)|in (?:her|his|their) place)\b`,
    String.raw`\b(?:we|our notary)\b[^.]{0,25}\b(?:guides?|holds?|moves?|leads?|steers?) (?:her|his|their|the (?:patient|signer|principal)'?s?) (?:\w+ )?(?:hand|pen)\b`,
    String.raw`\b(?:we|our notary)\b[^.]{0,25}\b(?:talks?|persuades?|convinces?|pushes|nudges?|coaxes?) (?:her|him|them|your (?:mother|father|mom|dad|parents?|husband|wife)|the signer|reluctant \w+)\b[^.]{0,20}\b(?:into|to sign|until)\b`,
    String.raw`\b(?:un familiar|un hijo|una hija|el hijo|la hija|su espos[oa]|alguien|la familia|usted) (?:le )?puede (?:contestar|responder|hablar|decidir|guiar|mover|llevar|sostener|agarrar)(?:le)?\b[^.]{0,30}\b(?:por (?:el|ella|su)|la mano|en su lugar)\b`,
    String.raw`\b(?:le )?(?:guiamos|llevamos|movemos|sostenemos) la mano\b`,
    String.raw`\b(?:convencemos|presionamos) a (?:su|la|el)\b`,
    String.raw`\b(?:guid|steady)(?:e|es|ing)? (?:her|his|their|mom's|dad's|(?:your|the) \w+'s) hand\b`,
    String.raw`\bayudamos a (?:poner|plasmar|estampar|dar) (?:su|la) (?:huella|firma)\b`,
    String.raw`\b(?:in a coma|with (?:\w+ )?(?:dementia|alzheimer's?)|under sedation|on morphine|on life support|on a ventilator) (?:can|may|could) (?:still |also |even )?sign\b`,
    String.raw`\b(?:le |les )?sacamos la firma\b|\bsacarle la firma\b`,
    String.raw`\b(?:help|assistance|signings?|notary|notari[sz]ations?) for (?:\w+ )?(?:patients|people|seniors|parents|relatives|clients|loved ones) (?:with|who have|in) (?:\w+ )?(?:dementia|alzheimer's?|a coma|memory loss)\b`,
    String.raw`\b${KIN} (?:answers?|interprets?|translates?)\b(?! the (?:door|phone|bell|call))[^.]{0,25}\b(?:and|we|our notary)\b[^.]{0,15}\b(?:seals?|stamps?|go ahead|notari[sz]es?|proceed)\b`,
    String.raw`\b${KIN} tells (?:us|our notary) what (?:he|she|they|the \w+) wants?\b[^.]{0,15}\b(?:will do|enough|seal|stamp)\b`,
    String.raw`${WE}reads? (?:the |his |her |their )(?:\w+ )?(?:in|from) (?:his|her|their|the) (?:eyes|face|lips)\b`,
    String.raw`\b(?:only|just) (?:has|have|needs?) to (?:press|grip|lift|tap|wink|raise)\b[^.]{0,30}\b(?:seals?|stamps?|notari[sz]es?|and (?:we|our))\b`,
    String.raw`\b${SENA}\b[^.]{0,60}\b(?:basta|alcanza|(?:es )?suficiente|sellamos|sellar|certificamos|firmamos|es un si|por contestad\w+|(?:pongamos|ponemos|poner|para) el sello)\b`,
    String.raw`\b(?:basta|alcanza) con que (?:aprie|parpade|muev|asient)\w+\b`,
    String.raw`\bcon que (?:aprie|parpade|muev|asient)\w+\b[^.]{0,25}\b(?:sellamos|firmamos|basta|certificamos)\b`,
    String.raw`\b${FAMILIAR} (?:nos |le )?(?:contesta|responde|traduce|interpreta|dice lo que (?:\w+ ){0,3}?quiere)n?\b[^.]{0,30}\b(?:sellamos|firmamos|certificamos|basta)\b`,
    String.raw`\baprieta la mano\b[^.]{0,15}\bes un si\b`,
  ],
  negative: true,
  // A sign that does not do, and a condition under which the notary leaves: "A nod is not enough", "If she does not follow it, we leave without a seal."
  allowed:
    /\b(?:is|are|was|were|will be|would be) (?:not|never|hardly|no longer) (?:\w+ )?(?:enough|plenty|sufficient|consent|an? (?:yes|answer|signature))\b[^.,;]*|\b(?:does|do|will|would) not (?:count|do|suffice)\b[^.,;]*|\b(?:counts?|weighs?|works?) for nothing\b[^.,;]*|^(?:(?:but|and) )?(?:if|when|where|unless) [^.]*, (?:we|our notary|the notary|a notary|daniel|i) (?:stops?|refuses?|declines?|(?:packs? up|leaves?|goes|go|drives? (?:home|off|away))(?: \w+){0,2}? without (?:an?|any|the|our|sealing|stamping)\b)[^.,;]*$|[^.]*\bno se l[oa]s? (?:podemos|puedo|tomamos|tomaremos)\b[^.]*|\b(?:cannot|can't|no longer) (?:speak|talk|hear|see)\b[^.]{0,15}\b(?:but|and|though) (?:(?:he|she|they) )?(?:can|may|still) (?:write|read|type|hear|sign)\w*[^.]*|\b(?:family|relatives|children|kids|siblings|familia|hijos|hermanos)\b[^.]{0,30}, (?:but|pero) (?:the signer|(?:he|she) who signs|whoever signs|the one who signs|it is the signer|firma quien|quien firma|decide quien)[^.]*|[^.]*\b(?:a veces no|otros dias no|sometimes not|not on others)\b[^.]*|\b(?:no|tampoco) (?:basta|alcanza|es suficiente)\b[^.]*|\b(?:we|our notary|a notary|no notary|the notary|nobody|i)\b[^.]{0,15}\b(?:stop|stops|refuse|refuses|cannot|can't|do not|don't|does not|doesn't|may not|must not|will not|won't|never|leave|pack|decline|come back|wait)\b[^.]*|\b(?:cannot|can't|no one|nobody|no notary)\b[^.]{0,40}\b(?:notari|seal|stamp|help|sign)\w*[^.]*|\bno (?:podemos|certificamos|sellamos|seguimos|se puede|puede firmar|firma)\b[^.]*|\b(?:only|solo) (?:if|when|while|as long|si|cuando|mientras)\b[^.]*|\bif it is clear\b[^.]*|\bas long as (?:she|he|they|you|the \w+) (?:\w+ )?(?:understands?|knows?|is|are|can|wants?)\b[^.]*/g,
});
