import { lawAgainst } from './law-against.ts';
import { SAID } from './phrases.ts';

const SIGNERS =
  '(?:you|the signers?|signers?|the principal|the seller|the buyer|the grantor|your (?:husband|wife|spouse|partner|mother|father|parents|client|customer)|nobody|the affiant|anyone)';
const APPEAR = '(?:present|there|in person|in the room|appear(?:ing)?|personally)';
const SEALING = 'notari[sz]\\w+|seals?|sealed|stamps?|stamped|certif(?:y|ies|ied)';
const NOT = `(?:need not|needn't|(?:do|does|will|would|did)(?: not|n't) (?:even )?(?:have|need) to|don't need to|won't (?:have|need) to|has no need to|never (?:has|have) to)`;
/** Who signs nothing need not be there. */
const BYSTANDERS =
  '(?:agents?|attorney|beneficiar(?:y|ies)|witness(?:es)?|lender|children|kids|heirs who|realtor|landman|apoderado|agente|abogado|hijos|testigos)';

/** Whoever might hand over what somebody else has signed. */
const KEEPER =
  "(?:neighbou?r(?:'s)?|sister|brother|friend|mother|mom|dad|cousin|secretary|foreman|wife|husband|receptionist)";
const GUARDA =
  '(?:vecin[oa]|herman[oa]|comadre|compadre|cunad[oa]|prim[oa]|suegr[oa]|amig[oa]|mama|papa|hij[oa]|espos[oa]|secretaria)';
/** What makes a signature of earlier days good: it is acknowledged. */
const UNLESS_ACKNOWLEDGED = String.raw`(?![^.]*\b(?:acknowledg\w+|reconoc\w+|again|before us|in front|ante nosotros|frente a|otra vez|unsigned)\b)`;
const SEAL_FOLLOWS = String.raw`\b(?:(?:we|our notary)(?:'ll| will| can| just| still)* (?:\w+ and )?(?:seal|stamp|notari[sz]e|do the rest)|(?:the |our )?(?:seal|stamp) (?:goes on|(?:can |may |will )?follows?))`;

/** Somebody who has to sign. */
const OTHER =
  '(?:sellers?|buyers?|owners?|co ?owners?|grantors?|signers?|husband|wife|spouse|partner|brother|sister|son|daughter|mother|father|heirs?)';
const AWAY =
  '(?:is (?:still )?(?:in(?! (?:the|his|her|their|our|your|line|bed|person|town|midland|odessa|stanton)\\b)|abroad|offshore|overseas|out of (?:town|state)|away|on (?:a|the) rig)|lives? (?:in|abroad|away|out of)|works? (?:in|on|offshore|abroad|away|out of)|stays? in)';
/** What makes it right: all wait, or the notary goes there. */
const MET = String.raw`(?:not|never|cannot|can't|no|wait|until|once|when|after|come|comes|drive|drives|go|goes|meet|meets|there|bed|power of attorney|consul\w*|online|home|at (?:his|her|their))`;
const OTRO =
  '(?:vendedora?|compradora?|espos[oa]|duen[oa]|firmante|otr[oa]|soci[oa]|padre|madre|herman[oa]|hij[oa]|mama|papa|abuel[oa])';
const LEJOS =
  '(?:anda|esta|vive|trabaja|sigue|se qued[ao]) (?:en(?! (?:el|la|su|casa|cama|camino|midland|odessa|stanton)\\b)|fuera|lejos|de viaje|del otro lado|alla)';
const JUNTO = String.raw`(?:no|nunca|hasta|cuando|poder|apoderado|avis\w+|llam\w+|mensaje de voz|cita|otro dia|esper\w+|vamos|vengan?|alla|ahi|consul\w*)`;
/**
 * Who has to sign is a matter of the paper, so that one signature may be enough for it. That a signer may be absent is said with somebody who comes,
 * stays away or seals.
 */
const COMING = String.raw`(?:we|us|our|ours|notar\w+|seal\w*|stamp\w*|here|there|present|appear\w*|come|comes|home|room|wait\w*|stays?|away|later|absent|without|beside|bring\w*)`;
const VENIR = String.raw`(?:nos|nosotr[oa]s|nuestr[oa]s?|notar\w+|sell\w+|certific\w+|ven(?:ir|gan?|imos)|ir|vayan?|vamos|esten?|estar|presentes?|casa|esper\w+|qued\w+|lejos|ausente|luego|despues|sin|traig\w+)`;
const IF_COMING = String.raw`(?:(?<=\b${COMING}\b.*)|(?=.*\b${COMING}\b))`;
const SI_VIENE = String.raw`(?:(?<=\b${VENIR}\b.*)|(?=.*\b${VENIR}\b))`;
const SELLAMOS = '(?:sellamos|certificamos|notari[zc]amos)';

/** Before "without": nobody does so. */
const UNLESS_NEVER = String.raw`(?<!\b(?:nobody|no one|none|never|nadie|nunca|jamas|ningun\w*|no \w+(?:s|es)?|no se|cannot|can't|(?:do|does|may|must|will) not|won't|don't|doesn't)\b[^.,;:?]*)`;
/** After it: it is not done so. */
const UNLESS_NOT_DONE = String.raw`(?![^.?]*\b(?:no se|no hay|no podemos|no sell\w+|no firm\w+|no vale|there is no|we (?:cannot|can't|do not|don't|never) (?:seal|stamp|notari[sz]e|sign))\b)`;

/** A client who need not come, though somebody else does. */
const CLIENT_AWAY = String.raw`\b(?:you ${NOT}|usted(?:es)? no (?:tienen?|necesitan?|hace falta))|^(?:entonces |asi )?no (?:tienen?|necesitan?|hace falta)`;
/** What a translator swears to is the translator’s own statement, for which nobody else has to appear. */
const TRANSLATOR =
  '(?:(?:the|your|our|el|la|su|un|una) )?(?:translator|interpreter|traductora?|interprete)';
const NOT_FOR_CLIENT = '(?! (?:it |them )?(?:for|por|en nombre de|instead|en lugar de))';
const TRANSLATOR_SIGNS = String.raw`\b${TRANSLATOR} (?:(?:who|que|solo|only|sola?) )?(?:signs?|swears?|firma|jura)\b${NOT_FOR_CLIENT}|\b(?:firma|jura|quien firma es|el que firma es|la que firma es|signer is|signs is) (?:solo )?${TRANSLATOR}\b|\bcon ${TRANSLATOR} (?:\w+ )?cuando (?:el |ella )?firma\b`;

/** Some papers take a notary or witnesses: of these two ways one is enough, not of two signers. */
const ONE_WAY_IS_ENOUGH =
  /\b(?:one of (?:the|these|those) (?:two|ways)|either(?: (?:one|way))?) (?:is|will be|are) (?:\w+ )?(?:enough|plenty|sufficient|fine)[.!]?$|\b(?:con )?(?:un[oa] de (?:los|las|est[oa]s|es[oa]s) dos|cualquiera(?: de (?:los|las) dos)?),? (?:nos )?(?:basta|alcanza|es suficiente)[.!]?$|\b(?:basta|alcanza|es suficiente) (?:con )?(?:un[oa] de (?:los|las|est[oa]s) dos|cualquiera(?: de (?:los|las) dos)?)[.!]?$/;
const WAYS_TO_SIGN =
  /\b(?:notary|notaries|notari[oa])\b,? (?:or|o) (?:(?:before|in front of|with|by|ante|con|frente a) )?(?:(?:an?|the|two|2|unos|dos) )?(?:\w+ )?(?:witness(?:es)?|testigos?)\b|\b(?:witness(?:es)?|testigos?)\b,? (?:or|o) (?:(?:before|in front of|with|by|ante|con|frente a) )?(?:(?:an?|the|your|un|una|el|la) )?(?:\w+ )?(?:notary|notari[oa])\b/;

/** Of a visit that may not be needed, the reader is told so: "Si no hace falta venir, no cobramos por decirlo." */
const NOT_SEALED = String.raw`(?![^.]*\b(?:${SEALING}|sell\w+|certific\w+|firm\w+|signs?|signed|mand\w+|envi\w+|mail|send)\b)`;
const IF_NOT_NEEDED = String.raw`^(?:(?:and|but|y|pero) )?(?:if|when|si|cuando) (?=[^,.]*(?:\b(?:not|no|never|nunca)\b|n't\b))[^,.]{0,50}, ${NOT_SEALED}(?![^.]*\b(?:need|have to|has to|present|tiene que|hace falta|necesita|presente)\b)[^.]{0,40}\b(?:tells?|says?|saying|telling|decir(?:l[eo]|sel[oa])?|decimos|diremos|avis\w+)\b[^.]*|\b(?:tells? you|(?:we|i) (?:will )?say|decimos|diremos|avisamos) (?:if|whether|when|si|cuando) ${NOT_SEALED}[^.]*`;

/** Everybody who signs appears before the notary in person (Texas Civil Practice and Remedies Code, section 121.004). */
export const lawPresence = lawAgainst({
  name: 'law/presence',
  source: {
    clause: 'Texas Civil Practice and Remedies Code 121.004(a)',
    since: '2001-05-11',
    read: '2026-11-23',
  },
  words: [
    'abro abse ahea alca algu all alwa ambo anot appe arou arre arri asle atte away bast beha both box brin buye carr cert clos come comp con cono coul coun coup cour cual deja deje desk devo door dos drop duen ella else emai entr envi espo esta este even fax firm frie get hace hand has here him hoja impo inst just leav mail make mand mat matt meet mexi name nece nobo offs one only otra otro owne pare part pasa pase pers phon phys plac podr porc post pres que rece reci reco regr room saw seal see seen sell send show sign simp sin slot spou stam stea sufi tamb text thei ther thre titu town trai two unse uplo vaya vea vemo vend veng veni verl vimo visi vist watc whet whil wind with witn ya',
    'abro add affi afte ahea alca algu alon ambo anot ante anyo anyw appe arre away bast beha both brin buye can cann carr casa cert clie clos comp con coul cual cust dad deja deje did didn do does don dont dos drop ella else enou espo esta este ever fath firm gran hand has he home hoy husb inst just late leav list lueg mail matt may meet mexi mom moth name nece need neve no nobo not nota noth offs one only opti otro over owne page pare part plac plen pode podr pres prin pued requ seal sell send she sign sin solo spou stam stea sufi tamb them this titl town trae trai vaya veng veni wait when whet with won wont you your',
  ],
  message:
    'This says that a signer need not appear, but a notary may only seal what is signed or acknowledged in person.',
  hint: 'Say that everybody who signs is in the room with the notary; the agent whom a paper names need not be.',
  claims: [
    String.raw`\b(?:wife|husband|spouse|brother|sister|son|daughter|mother|father|partner|friend|cousin|boss|foreman)\b${SAID}(?<!\b(?:agents?|power of attorney)\b[^.]*) (?:can|may|could) (?:\w+ )?sign (?:on your behalf|for you|in your (?:name|place|stead))\b(?![^.]*\b(?:agents?|powers? of attorney|poa)\b)`,
    String.raw`\b(?:seal|stamp|notari[sz]e)s?\b${SAID}[^.]{0,30}\beven (?:if|when|though) (?:one|the (?:other|seller|buyer|second)|your (?:husband|wife|spouse|partner)|somebody|an? (?:owner|seller|signer|heir))\b[^.]{0,30}\b(?:is|are|lives?|stays?|works?) (?:in \w+|away|abroad|overseas|offshore|out of (?:town|state)|at work|on (?:the|a) rig|absent|missing)\b`,
    String.raw`\bsignatures?\b${SAID} (?:can|may|could) (?:already )?(?:be|stand)\b[^.]{0,10}\b(?:already|on the page|there when)\b`,
    String.raw`\bsign for (?:her|him|them|(?:your|the) (?:mother|father|mom|dad|husband|wife|parents|spouse|son|daughter|brother|sister|boss|seller|buyer))\b${SAID}(?<!\bagents?\b[^.]*)(?![^.]*\b(?:agents?|powers? of attorney)\b)[^.]{0,40}\b(?:stamp|seal|notari)\w*`,
    String.raw`\bsign,? (?:it |them )?(?:and )?drop (?:it|them) off\b`,
    String.raw`\b(?:mail|email|send|fax|upload)(?: us| me)? (?:\w+ ){0,3}?(?:documents?|papers?|pages?|forms?|deed|title|contracts?|lease|agreement|will|affidavit|letter),? (?:over )?(?:and |then )?(?:we|our notary)(?:'ll| will)? (?:notari\w+|stamps?|seals?)\b`,
    String.raw`(?<!\b${BYSTANDERS} )\b(?:have to|need to|must (?:(?!${BYSTANDERS}\b)\w+ ){0,2}?)(?:be (?:present|there|in the room|here)|appear)\b[^.?]{0,15}\? no,? (?:\w+ ){0,3}?(?:signature|signed (?:page|form|paper))\b`,
    String.raw`(?<!\b${BYSTANDERS} )\btiene que (?:estar (?:presente|ahi|alli)|venir|ir)\b[^.?]{0,15}\? no,? (?:nos )?basta (?:con )?(?:\w+ )?(?:firma|hoja firmada)\b`,
    String.raw`\bno (?:hace falta|es necesario) que (?:(?:el|ella|ellos|los dos|(?:el|la) (?!${BYSTANDERS})\w+) (?:venga|vengan)|(?:venga|vengan|este|esten) (?:el|la|su) (?:vendedor|comprador|firmante|due\w+|otr[oa]|espos[oa]|principal)|(?:usted |el |ella |ellos )?(?:este|esten)(?=[.,!]|$))`,
    String.raw`\bno importa si (?:\w+ ){0,4}?no (?:esta|viene|puede venir|pueden venir|estan|aparece)\b`,
    String.raw`\b(?:it does not|it doesn't|does not|doesn't) matter (?:if|that|whether) (?:\w+ ){0,5}?(?:is|are|lives?|works?)(?: not|n't)? (?:there|present|here|away|abroad|out of town|in another \w+|in \w+)\b`,
    String.raw`\b(?:notari\w+|stamp\w*|seal\w*|sign\w*|do|close)\b[^.]{0,40}\bwithout (?:him|her|them|the (?:seller|buyer|signer|owner|principal|other|husband|wife|spouse)|your (?:husband|wife|spouse|mother|father|parents|partner))\b`,
    String.raw`\bnotari\w+\b[^.]{0,50}\beven (?:if|when) (?:they|you|he|she|the signer)(?: are|'re| is|'s)?(?: not|n't|nt|aren't| aren't| isn't) (?:present|there|in the room)`,
    String.raw`\b${SIGNERS} ${NOT} (?:be (?:present|there|in the room|here|with us|around)|appear|show up|come (?:before|in person))`,
    String.raw`\bnobody has to be (?:present|there|in the room)`,
    String.raw`\b(?:do|does) (?:the signer|i|the principal|the seller|everybody|everyone) (?:have|need) to be (?:present|there|in the room)\? no\b`,
    String.raw`\b(?:personal )?appearance (?:is |are )?(?:not (?:required|needed|necessary)|optional)`,
    String.raw`\bno (?:personal |physical )?(?:appearance|presence) (?:is )?(?:required|needed|necessary)`,
    String.raw`${UNLESS_NEVER}\bwithout (?:appearing|being (?:present|there)|you (?:being )?(?:present|there)|your presence|personal appearance)`,
    String.raw`\bno need to (?:be (?:present|there|in the room)|appear|show up|attend|meet (?:us|in person|the notary)|come in person)(?! (?:at|to|in) (?:an?|the|our) (?:office|counter|bank|branch))`,
    String.raw`\b(?:notariz\w+|stamp\w*|seal\w*)\b[^.]{0,30}\b(?:in your absence|who (?:is|are) not (?:present|there)|while you(?:'re| are) (?:at work|away|gone|abroad|asleep))`,
    String.raw`\b(?:mail|email|send|fax|text) (?:us|me) (?:\w+ ){0,3}?(?:documents?|papers?|page|form|signed \w+|deed|title)\b[^.]{0,30}\b(?:notariz\w+|stamp\w*|seal\w*)`,
    String.raw`\bsend (?:the |your )?signed (?:papers?|documents?|pages?|forms?) with a\b`,
    String.raw`\bdrop (?:it|them) off\b[^.]{0,40}\bnotarized`,
    String.raw`\bnotari[sz]\w+ by (?:mail|fax|phone|courier)\b`,
    String.raw`\bwe (?:\w+ )?notarize [^.]{0,30}\b(?:already|they|you|he|she|have|has) signed and (?:mailed|sent|dropped|faxed|emailed)`,
    String.raw`\b${OTHER} (?:in|from|out of|abroad|offshore|overseas)\b[^.,;]{0,25} ${NOT} (?:appear|be (?:present|there)|come) (?:at all|in person|anywhere)\b`,
    String.raw`${UNLESS_NEVER}\b${SELLAMOS} [^.]{0,30}\b(?:firmaron|firmo|firmaste|firmad[oa]s?) y (?:(?:nos |que )?(?:mand|envi)\w+)`,
    String.raw`\byour (?:spouse|husband|wife|friend|son|daughter) can sign for you\b`,
    String.raw`(?<!\b(?:el|la|los|las|su|sus) (?:nin[oa]s?|bebes?|menor(?:es)?|${BYSTANDERS}) )\b(?:usted |el firmante |la firmante |el vendedor |el comprador |quien firma )?no (?:tiene|necesita|hace falta|ocupa) (?:que )?(?:estar|estar presente|venir|comparecer|presentarse)\b(?! a (?:la|una) oficina)`,
    String.raw`\bno (?:tiene|necesita|hace falta|ocupa|es necesario)(?: que)? (?:usted )?(?:venga|venir|acuda|acudir|vaya|ir) (?:en persona|personalmente)\b(?! a (?:la|una) oficina)`,
    String.raw`\bno (?:hace falta|es necesario) que (?:usted |(?:el|la|quien) (?!${BYSTANDERS})\w+ )?(?:comparezca|se presente|este presente)\b(?! (?:a|en) (?:la|una) oficina)`,
    String.raw`\b(?:${SEALING})\b[^.]{0,40}\bsignatures?\b[^.]{0,20}\b(?:we|i|the notary|our notary|nobody) (?:did not|didn't|do not|don't|never|have not|haven't|has not|hasn't) (?:see|saw|seen|watch|watched|witness|witnessed)`,
    String.raw`\b(?:son|daughter|husband|wife|spouse|friend|relative|neighbor|someone else|somebody else) (?:can|may|could) appear (?:for|in place of|instead of) (?:her|him|you|them|the signer)\b`,
    String.raw`\byou (?:can|may|could) sign (?:it )?for (?:your|his|her|their|the) \w+\b[^.]{0,25}\b(?:we|our notary)\b[^.]{0,15}\b(?:${SEALING})`,
    String.raw`\bpuede firmar por su \w+\b[^.]{0,25}\b(?:notari|certific|sella)\w+`,
    String.raw`\b(?:certificamos|sellamos|notari[zc]amos)\b[^.]{0,40}\bfirmas?\b[^.]{0,15}\bno (?:vimos|hemos visto|vemos)`,
    String.raw`${UNLESS_NEVER}\bsin que (?:usted )?(?:este|se presente|venga|comparezca)\b${UNLESS_NOT_DONE}`,
    String.raw`${UNLESS_NEVER}\bsin (?:comparecer|estar presente|presentarse)\b${UNLESS_NOT_DONE}`,
    String.raw`\b(?:mandenos|envienos|mande|envie) [^.]{0,30}\bfirmad[oa]s?\b[^.]{0,40}\b(?:notari|certific|sella)\w+`,
    String.raw`\b(?:can|may|could) (?:\w+ ){1,2}sign (?:it )?(?:for|in place of|on behalf of|instead of)\b(?! (?:\w+ )?(?:company|business|firm|llc|trust|estate|church|employer))[^?]{0,30}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|that works|gladly)\b`,
    String.raw`\b(?:puede|podria|puedo) (?:\w+ ){0,3}?firmar (?:\w+ ){0,2}?(?:por|en (?:lugar|nombre) de) (?:mi|el|ella|otr[oa]|alguien)\b[^?]{0,15}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b`,
    String.raw`\bfirmar (?:mi|su|un|una|otr[oa]) \w+ por (?:mi|el|ella)\? (?:si|claro|por supuesto|desde luego|no hay problema)\b`,
    String.raw`\b(?:notari[zs]\w+|stamps?|seals?|sealed|stamped)\b[^.]{0,40}\b(?:without\b[^.]{0,30}\b(?:seeing|meeting)|sight unseen|(?<!\b(?:sits?|sat|lies|lay|goes|went|gone|stays?|stayed|remains?|passes) )unseen)\b`,
    String.raw`\b(?:sella\w*|certific\w+|notari\w+)\b[^.]{0,30}\bsin (?:verl[oa]s?|verl[oa]s? firmar|conocerl[oa]s?|que (?:nos )?(?:vea|visite))\b`,
    String.raw`\b(?:only|just) one (?:of you|spouse|partner|owner|signer|parent|seller|buyer) (?:has|needs) to (?:be|appear|come|show|sign\b${IF_COMING})\b`,
    String.raw`\b(?:basta (?:con )?que|solo (?:tiene|hace falta|necesita) que) (?:venga|este|firme\b${SI_VIENE}|se presente) (?:uno|una|un solo|una sola)\b`,
    String.raw`\balready signed\b[^.]{0,40}\? \w+(?: \w+)? (?:fine|ok|okay)\b(?![^.]*\b(?:if|as long as|provided|when|acknowledg\w+|appears?|there|present|with us)\b)`,
    String.raw`(?<!\b(?:cannot|can't|never|not|nobody|no notary|don't|won't)\b[^.]{0,20})\b(?:notari[sz]e|stamp|seal)\b[^.]{0,25}\bfor (?:an? |the |your |any )?\w+ (?:who|that) (?:is|are|was|were|cannot|can't|could not|couldn't|will not|won't) (?:\w+ )?(?:make it|be there|come|attend|present|here|away|abroad|offshore|there)\b`,
    String.raw`\bwithout (?:me|us|my \w+|him|her|them)\b[^.?]{0,20}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b`,
    String.raw`\b(?:send|mail|bring|drop off|email|fax)\b[^.?]{0,25}\bsigned\b[^.?]{0,15}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b(?![^.]*\b(?:acknowledg\w+|if|as long|unsigned)\b)`,
    String.raw`\b(?:mandar|enviar|traer|dejar|llevar)\w*\b[^.?]{0,25}\bfirmad[oa]s?\b[^.?]{0,15}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b(?![^.]*\b(?:reconoc\w+|siempre que)\b)`,
    String.raw`\bsin (?:mi|que yo (?:vaya|este)|que (?:el|ella|mi \w+) (?:vaya|este|venga))\b[^.?]{0,20}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b`,
    String.raw`\bsign (?:it )?in (?:my|his|her|our) (?:name|place|stead)\b[^.?]{0,20}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b(?![^.]*\b(?:agent|powers? of attorney)\b)`,
    String.raw`\b(?:one|single|either) signature (?:is|will be) (?:enough|sufficient|plenty)\b${IF_COMING}`,
    String.raw`\b(?:con|basta) (?:su|una|la|una sola) firma (?:es suficiente|basta|alcanza|nos basta)\b${SI_VIENE}`,
    String.raw`\bsign (?:it |them )?(?:beforehand|in advance|before you (?:come|arrive|get here))\b[^.?]{0,25}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b(?![^.]*\b(?:acknowledg\w+|if|unless)\b)`,
    String.raw`\bnotari[sz](?:e|es|ed) (?:signatures?|documents?|deeds?|it|them|papers?|forms?) (?:by|via|over) (?:e ?mail|mail|fax|courier|post|text)\b`,
    String.raw`\b(?:both|all|two) of us\b[^?]{0,25}\? (?:\w+,? )?(?:one|either)(?: of you)? (?:is|will be) (?:plenty|enough|fine|sufficient)\b`,
    String.raw`\bnobody (?:has to|needs to|must) meet\b`,
    String.raw`\b(?:los dos|ambos|todos)\b[^?]{0,15}\? (?:\w+ )?con (?:que (?:vaya|venga)|uno)\b[^.]{0,12}\b(?:basta|alcanza|es suficiente)\b`,
    String.raw`\bcon que (?:venga|vaya|este|asista|se presente) (?:el|la|uno|una|un|alguno|cualquiera)(?: \w+)?,? (?:nos )?(?:basta|alcanza|es suficiente|sobra)\b(?![^.]*\bno firma\b)`,
    String.raw`\bno (?:es necesario|hace falta) que (?:esten|vengan|vayan|firmen) (?:los dos|ambos|todos)\b(?! (?:juntos|al mismo))`,
    String.raw`\bya (?:(?:lo |la )?(?:firmo|firmaron)|viene firmad[oa]|vino firmad[oa]|(?:lo|la) trae firmad[oa])\b${UNLESS_ACKNOWLEDGED}[^.]{0,50}\b(?:sellamos|sellar|basta|arreglamos|certificamos)\b`,
    String.raw`\bsi (?:el|la|su) ${OTRO} no (?:esta|puede (?:venir|ir|estar)|viene|llega)\b(?:(?!\b(?:${JUNTO})\b)[^.]){0,30}\b${SELLAMOS}\b(?![^.]*\b${JUNTO}\b)`,
    String.raw`\bsi (?:el|la|su|un|una) ${OTRO} (?:vive|trabaja|anda) [^.,]{2,20}, (?:basta|${SELLAMOS}) (?:(?!\b${JUNTO}\b)[^.]){0,30}\b(?:de todos modos|igual|mande la firma)\b`,
    String.raw`\b${OTHER} (?:need not|(?:does not|doesn't) (?:have|need) to) (?:fly|drive|travel|come)(?: in| over| back| home| down)?\b(?![^.]*\b(?:power of attorney|signs? (?:there|elsewhere|before))\b)[^.]{0,45}\b(?:is enough|will do|we (?:seal|stamp))\b`,
  ],
  offers: [
    String.raw`\b(?!agent|attorney|apoderado|principal)\w+ (?:can|may|could) (?:also |simply )?sign (?:it |them |everything )?in (?:your|my|his|her|their) (?:place|stead)\b(?![^.]*\b(?:agent|powers? of attorney|attorney in fact)\b)`,
    String.raw`\byou (?:can|may|could) (?:already |just |simply )?sign (?:it |them |the \w+ )?(?:beforehand|in advance|before (?:we|our notary|i) (?:comes?|arrives?|gets? there))(?=[.!,]|$)`,
    String.raw`\b(?:spouse|partner|husband|wife|son|daughter|mother|father|sister|brother|friend|relative|neighbor) (?:can|may|could) (?:also |simply )?sign (?:your name|it|the \w+|your \w+) for you\b`,
    String.raw`\b(?:drop off|drop|leave|bring in|hand in) (?:\w+ )?(?:papers?|documents?|forms?|title|deed|it|them)\b[^.]{0,30}\b(?:pick|collect|get) (?:it|them) (?:back |up )?(?:\w+ ){0,2}?(?:stamped|sealed|notari[sz]ed)\b`,
    String.raw`\b(?:seller|buyer|signer|owner|principal|husband|wife|spouse) (?:can|may|could) sign (?:it |them )?(?:before we|ahead of|without us|without the notary)\b`,
    String.raw`\bsigned(?: \w+){0,3}\? (?:just |simply )?(?:send|mail|bring|drop|hand|email)\b[^.]{0,40}\b(?:we|our notary)\b[^.]{0,20}\b(?:seal|stamp|notari)\w*`,
    String.raw`\byou (?:can|may|could) (?:simply |just |always )?sign (?:it )?for (?:her|him|them|your (?:\w+ )?(?:mother|father|mom|dad|husband|wife|spouse|partner|parents?|son|daughter|brother|sister|boss))(?=[.!,]|$| (?:at|and|when|here|today|instead))(?![^.]*\b(?:agents?|powers? of attorney|guardian)\b)`,
    String.raw`\b(?:relative|spouse|partner|husband|wife|son|daughter|friend|neighbor|family member|someone else|somebody else|coworker) (?:can|may|could) (?:also |simply )?sign in (?:his|her|their|your|the \w+'s) (?:place|stead|name)\b`,
    String.raw`\b(?:notari[sz]e|stamp|seal|sign)\b[^.]{0,25}\bfor (?:people|anyone|somebody|someone|clients|relatives|family|those|spouses|owners) (?:who (?:is|are|live|lives|work|works) )?(?:abroad|away|out of town|overseas|offshore|in another \w+|in mexico|far away|elsewhere|who cannot (?:come|be there))\b`,
    String.raw`\b(?:the other|the second|the third|the rest|your (?:husband|wife|spouse)|he|she|they) (?:can|may|could) sign (?:it |them )?(?:at home|later|separately|before(?! (?:an?|the|another) (?:consul|notary))|beforehand|another day|on (?:his|her|their) own)\b(?![^.]*\b(?:visits?|before us|in front|with us|appointment|when we|his own notary|another notary)\b)`,
    String.raw`\b(?:still|also|simply|just|even) (?:notari[sz]e|stamp|seal|sign) (?:it |them )?(?:for (?:both|him|her|them|your \w+|the two)|both signatures)\b`,
    String.raw`\b(?:we|our notary) (?:only )?needs? (?:only )?one of (?:the|you) (?:two|both|spouses|couple|owners|signers|sellers|three)?`,
    String.raw`\b(?:brings?|sends?|carries|hands?|drops?|leaves?(?! (?:[\w']+ ){0,4}?with\b)|mails?)\b[^.]{0,30}\b(?:the |a |his |her |your |already )?signed (?:page|paper|form|document|title|deed|copy|sheet)s?\b`,
    String.raw`\bdrop (?:the |your )?(?:papers?|documents?|pages?|forms?|title|envelope|it|them)\b[^.]{0,40}\b(?:mailbox|slot|porch|office|desk|box)\b[^.]{0,50}\b(?:seal|stamp|notari|pick)\w*`,
    String.raw`\bsignatures? (?:can|may) be (?:added|made|collected|given|put on) (?:beforehand|earlier|later|afterwards|in advance|separately|at home)\b`,
    String.raw`\b(?:you|one) (?:can |may )?signs? for (?:both|the two of you|the other|your (?:husband|wife|spouse|parents?|mother|father))\b(?![^.]*\b(?:agents?|powers? of attorney|guardian)\b)`,
    String.raw`\b(?:firma|firme|firmar|puede firmar) (?:usted )?por (?:los dos|ambos|las dos|su (?:espos[oa]|mama|papa|herman[oa]|hij[oa]|marido|mujer))\b`,
    String.raw`\b(?:mande|manda|mandenos|envie|deje|traiga|traigan|lleve|trae)\b[^.]{0,25}\b(?:ya )?firmad[oa]s? (?:con|por|en|a) `,
    String.raw`\b(?:one|either|any|another|a|your|his|her|their|the other|the|somebody's?) (?:\w+ )?(?:spouse|partner|owner|relative|family member|husband|wife|son|daughter|mother|father|brother|sister|sibling|child|heir|friend|neighbor|coworker|assistant|secretary)s? (?:can|may|could) (?:also |simply |just |always )?sign (?:for|on behalf of|in place of|instead of|in the name of) (?:the other|both|everyone|everybody|all|him|her|them|you|(?:his|her|your|the|their) (?:husband|wife|spouse|mother|father|parents?|brother|sister|partner|son|daughter|mom|dad|boss|other))\b`,
    String.raw`\b(?:mail|email|send|fax|text|upload|drop)\b[^.]{0,40}\bsigned\b[^.]{0,60}\b(?:stamp|seal|notari)\w*`,
    String.raw`\bsigned\b[^.]{0,60}\b(?:we|our notary|i)\b[^.]{0,20}\b(?:stamp|seal|notari)\w*\b[^.]{0,15}\b(?:after the fact|afterwards?|later|anyway|in our office|overnight)`,
    String.raw`\bsign (?:(?:it|them|the \w+) )?(?:yourself |alone )?(?:at home|beforehand|in advance|ahead|before we (?:come|arrive|get there)|whenever you like)\b[^.]{0,40}\b(?:we|our notary)\b[^.]{0,20}\b(?:stamp|seal|notari|add)\w*`,
    String.raw`\b(?:we|our notary|i)\b[^.]{0,20}\b(?:know|recognize|compare)\w*\b[^.]{0,30}\bsignatures?\b[^.]{0,40}\b(?:stamp|seal|notari|enough)\w*`,
    String.raw`\b(?:un|una|algun|alguna|otro|otra|cualquier|el|la|su) (?:\w+ )?(?:mama|papa|madre|padre|suegr[oa]|novi[oa]|prim[oa]|familiar|pariente|hij[oa]|espos[oa]|persona|amig[oa]|conyuge|herman[oa]|vecin[oa]) (?:le |lo |tambien )?(?:puede|podra|podria) firmar (?:por|en (?:lugar|nombre) de) (?:el|ella|usted|ellos|su|ambos|los dos|otro)\b`,
    String.raw`\b(?:notari\w+|certific\w+|sella\w+)\b[^.]{0,40}\bsin (?:el|la|su|que este el|que este la) (?:vendedor|comprador|firmante|dueno|duena|espos[oa]|otr[oa])\w*`,
    String.raw`\b(?:firme|firmelo|firmela) (?:usted )?(?:en (?:su )?casa|antes|con calma)\b[^.]{0,40}\b(?:sella|certific|notari|ponemos)\w*`,
    String.raw`\b(?:mandenos|envienos|mande|envie|suba)\b[^.]{0,40}\bfirmad[oa]s?\b`,
    String.raw`\b(?:leave|slip|slide|tape) \w+ (?:\w+ )?(?:under|in|at|on|with|into|to) (?:\w+ ){0,2}?(?:mat|mailbox|door|porch|desk|slot|box|counter|reception\w*|windshield)\b[^.]{0,50}\b(?:seal|stamp|notari)\w*`,
    String.raw`\b(?:photo|picture|scan|pdf|screenshot|cop(?:y|ies)) of (?:your|the|his|her|a) (?:\w+ )?(?:signature|signed \w+)\b(?!(?:(?!\b(?:and|so|then)\b)[^.])* (?:tells?|shows?) us (?:whether|if|what|which|how)\b(?![^.]*\b(?:and|so|then) (?:we|our notary)\b))[^.]{0,50}\b(?:stamp|seal|notari|enough)\w*`,
    String.raw`\b(?:foto|escaneo|copia|pdf|imagen) de (?:su|la|una) firma\b[^.]{0,50}\b(?:sell|notari|certific|basta)\w*`,
    String.raw`\b(?:deje|dejel[oa]s?|mande|envie|entregue|mandel[oa]s?)\b[^.]{0,40}\b(?:recoja|recojal[oa]s?|pase por|reciba\w*|recoge)\b[^.]{0,30}\b(?:sellad|notari|certificad)\w+`,
    String.raw`(?<!\b(?:agent|powers? of attorney|attorney in fact)\b[^.]*)\byou (?:can|may) (?:\w+ )?sign (?:it |them )?(?:on (?:his|her|their|your \w+'s) behalf|in (?:his|her|their) (?:place|name|stead))\b(?![^.]*\b(?:agent|powers? of attorney|attorney in fact)\b)`,
    String.raw`\b(?:scan|photo|picture|screenshot) of (?:your|his|her) signature\b`,
    String.raw`\b(?:leave|drop off|drop) (?:your|the) (?:documents?|papers|paperwork) (?:at|with|under|in|on) (?:the|our|your) (?:front desk|desk|mailbox|receptionist|reception|door|porch|counter|doorman|secretary|lobby)\b`,
    String.raw`\bdeje (?:sus|los) (?:documentos|papeles)\b[^.]{0,15}\b(?:en|con) (?:la |el )?(?:recepcion|recepcionista|buzon|puerta|secretaria|porton)\b`,
    String.raw`\b(?:overnight|courier|ship|fedex)\b[^.]{0,20}\bsigned\b`,
    String.raw`\b(?:drop off|bring|leave|hand in|send)\b[^.]{0,25}\b(?:documents?|papers?|forms?) signed by\b`,
    String.raw`\b(?:mandenos|envienos|mande|envie|mandelo)\b[^.]{0,50}\b(?:regresamos|devolvemos|mandamos|entregamos) (?:\w+ )?(?:notari[zs]|sellad|certificad)\w*`,
    String.raw`\b(?:send|mail|email|text|upload)\b[^.]{0,40}\b(?:return|send|mail|email|get) (?:it|them)(?: \w+){0,2} (?:notari[zs]ed|sealed|stamped)\b`,
    String.raw`\bsigns? (?:it |them )?ahead\b(?! of)${UNLESS_ACKNOWLEDGED}`,
    String.raw`\b(?:he|she|they|dad|mom|your \w+|the (?:seller|buyer|owner)) (?:can |may |could )?signs? (?:it |them )?(?:at (?:breakfast|home|work|night)|before (?:his|her|their) (?:shift|flight|trip|hitch|job)|tonight|first)\b[^.]{0,20}\b(?:you|somebody|someone|we) (?:bring|stamp|seal|pick|send)\b`,
    String.raw`\bleave\b(?![^.]*\bunsigned\b)[^.]{0,15}\b(?:signed )?(?:title|deed|papers?|pages?|documents?|forms?)\b[^.]{0,10}\b(?:with (?:a|your|the|his|her) ${KEEPER}|in the (?:glove box|mailbox|truck)|on the (?:porch|dash))\b`,
    String.raw`\b(?:title|deed|papers?|pages?|documents?|forms?) (?:may|can|could) (?:wait|lie|stay|be left) (?:already )?signed\b`,
    String.raw`\bsigned (?:title|deed|papers?|pages?|documents?|forms?) (?:through|in|into|under|on|at) (?:the|our|a)\b[^.]{0,30}\b(?:we|pick)\b[^.]{0,15}\b(?:do|seal|stamp|sealed|stamped)\b`,
    String.raw`\b(?:already signed|signed already|signed (?:it )?(?:last \w+|yesterday|at home|this morning))\b${UNLESS_ACKNOWLEDGED}[^.]{0,40}${SEAL_FOLLOWS}`,
    String.raw`\bget (?:his|her|their) signatures?\b[^.]{0,10}\b(?:whenever|first|beforehand)\b`,
    String.raw`\bsignatures? (?:from (?:yesterday|last \w+)|on (?:the page|it|paper)|(?:is )?already (?:on it|there))\b[^.]{0,10}\b(?:is all|is enough|works|will do|counts|suffices)\b`,
    String.raw`\bone of the (?:(?:two|three|couple) |(?:two |three )?(?:sellers|buyers|owners|spouses|signers|partners|heirs) )(?:is|will be) (?:enough|plenty|all we need|sufficient)\b`,
    String.raw`\b(?:have|get|let) (?:everybody|everyone|him|her|them|your (?:wife|husband|brother|sister|son|daughter|mother|father|partner)|the (?:sellers?|buyers?|owners?|other)) sign\b${UNLESS_ACKNOWLEDGED}[^.]{0,30}\b(?:and|then) (?:send|bring|mail|drop|hand|we (?:stamp|seal))\b`,
    String.raw`\b(?:hand|hands|bring|brings|give|gives)\b[^.]{0,10}\b(?:us|our notary)\b[^.]{0,20}\b(?:pages?|papers?|forms?|sheets?|stack|titles?) (?:that )?(?:your|the) (?:\w+ )?(?:crew|family|partners?|sellers?|buyers?|wife|husband|children|others?) signed\b`,
    String.raw`\bcon (?:uno|una|cualquiera)(?: (?:de (?:los|las) dos|de ustedes|solo|sola))?(?: que venga)?,? (?:es suficiente|(?:nos )?basta|(?:nos )?alcanza|sellamos|certificamos)\b`,
    String.raw`\bsi ya viene firmad[oa]\b${UNLESS_ACKNOWLEDGED}[^.]{0,20}\bsella\w*`,
    String.raw`\bque firmen?\b[^.]{0,25}\b(?:en casa|antes|hoy|alla)\b[^.]{0,25}\btra(?:e|en|iga|igan)\b`,
    String.raw`\bfirm(?:e|en|ar) (?:hoy|antes|cuando (?:quiera|pueda)n?|en (?:su )?casa)\b${UNLESS_ACKNOWLEDGED}[^.]{0,30}\b(?:dej\w+|nos (?:lo |la |las |los )?tra\w+|luego)\b`,
    String.raw`\b(?:titulo|papel|hoja|firma)(?: de \w+| del \w+)? (?:ya )?(?:firmad[oa]|puesta|en el papel)\b${UNLESS_ACKNOWLEDGED}[^.]{0,12}\b(?:nos )?(?:basta|arreglamos|alcanza|sellamos)\b`,
    String.raw`\btra\w+ (?:la|el|las|los) (?:hoja|papel|titulo|pagina)(?:es|s)? que (?:ya )?firm(?:o|aron)\b`,
    String.raw`\bpasa\b[^.]{0,10}\b(?:titulo|papel|hoja|documento)s? (?:ya )?firmad[oa]s?\b[^.]{0,25}\by (?:listo|ya|nosotros)\b`,
    String.raw`\bdej\w+ con (?:la |el |su |una |un )${GUARDA}\b[^.]{0,30}\b(?:sella\w*|pasamos)\b`,
    String.raw`\b(?:if|when) (?:the|your|one|an?) (?:\w+ )?${OTHER} ${AWAY}\b(?:(?!\b${MET}\b)[^.]){0,45}\b(?:(?:we|our notary)(?:'ll| will| can)? (?:just |still |simply )?(?:seals?|stamps?|notari[sz]es?) (?:(?:his|her|their|the) (?:signature|title|deed|page|paper)|(?:(?:it|for him|for her) )?(?:anyway|all the same|regardless))|(?:is|are|will be) (?:enough|fine|all we need)|will do|suffices?)\b(?![^.]*\b${MET}\b)`,
    String.raw`\b${OTHER} (?:can|may|could) (?:stay|remain|keep working) (?:in|at|on|away|abroad|offshore|home)\b(?![^.]*\b(?:only|nothing to sign|signs nothing|not sign|until)\b)[^.]{0,45}\b(?:signature|seal|stamp|notari)\w*`,
    String.raw`\b(?:seals?|stamps?|notari[sz]es?) (?:[\w']+ ){1,3}?while (?:he|she|they|the ${OTHER}|your ${OTHER}) (?:is|are) (?:still )?(?:in|abroad|offshore|overseas|at (?:work|sea)|away|gone|out of)\b`,
    String.raw`\b(?:photo|copy|scan|picture) of (?:his|her|the \w+'s) (?:\w+ )?(?:passport|licen[cs]e|id) and (?:his|her|a|the) signature (?:by|over|in) (?:text|mail|email|phone|message|a message|whatsapp)\b`,
    String.raw`\b(?:scanned|emailed|faxed|texted|photographed) signatures? (?:is|are|will be|does|do|will)(?: good| fine)? (?:enough|fine|do|for our seal)\b`,
    String.raw`\bsi (?:el|la|su|un|una|uno de los) ${OTRO} ${LEJOS}\b(?:(?!\b${JUNTO}\b)[^.]){0,45}\b(?:${SELLAMOS}|basta|alcanza|es suficiente)\b(?![^.]*\b${JUNTO}\b)`,
    String.raw`\b${OTRO} puede (?:quedarse|seguir|estar) (?:en|fuera|lejos|alla)\b[^.]{0,30}\b(?:firma|sella\w*|certific\w*)\b(?![^.]*\b(?:poder|solo)\b)`,
    String.raw`\b${SELLAMOS} (?:\w+ ){1,3}?(?:de(?:l| la| su) ${OTRO} )?aunque (?:ande|este|viva|siga|trabaje) (?:en|fuera|lejos|de viaje|del otro lado)\b(?![^.]*\b${JUNTO}\b)`,
    String.raw`\b(?:aunque|titulo|firma)\b[^.]{0,20}\b(?:del|de la|de su) ${OTRO} aunque (?:ande|este|viva|siga|trabaje) (?:en|fuera|lejos|de viaje)\b`,
    String.raw`\bfirma (?:que (?:nos |me )?(?:mand[ea]n?|envi[ea]n?)(?: por \w+)?|escaneada|por (?:foto|mensaje|correo))\b[^.]{0,12}\b(?:nos )?(?:basta|alcanza|es suficiente|${SELLAMOS})`,
  ],
  negative: true,
  excusedBeside: [
    { sentence: new RegExp(CLIENT_AWAY), beside: new RegExp(TRANSLATOR_SIGNS) },
    { sentence: ONE_WAY_IS_ENOUGH, beside: WAYS_TO_SIGN },
  ],
  allowed: new RegExp(
    [
      IF_NOT_NEEDED,
      String.raw`\b${BYSTANDERS}\b[^.]{0,40}(?:need not|not (?:need|have)|no (?:tienen?|necesitan?|hace))[^.]*`,
      // Whoever only carries or receives something has signed nothing.
      String.raw`\b(?:quien(?:es)?|el que|la que|los que|whoever|who|the one who) (?:l[ao]s? )?(?:lleva|llevan|carga|cargan|recibe|reciben|recoge|recogen|cuida|cuidan|paga|pagan|carries|carry|receives?|picks? up|collects?|pays?|drives?)\b[^.]{0,30}\b(?:need not|(?:does|do) not (?:need|have)|no (?:tienen?|necesitan?|hace falta))[^.]*`,
      String.raw`\b(?:cannot|can't|do not|don't|never|may not|no podemos|nunca) (?:\w+ )?(?:notari\w+|stamp\w*|seal\w*|certif\w+|sign|be notari\w+|be stamped)\b[^.]{0,60}(?:${APPEAR}|absence|without|mailed|presente|by mail)[^.]*`,
      String.raw`\b(?:cannot|can't|never|not|don't|nobody|no notary|nunca|no podemos|jamas)\b[^.]{0,30}\b(?:${SEALING}|certific\w+|sella\w+)\b[^.]*\b(?:see|seen|saw|watch\w*|witness\w*|vimos|visto|vemos)`,
      String.raw`\bno (?:podemos )?(?:certific|sella|notari)\w+[^.]*\b(?:vimos|visto|vemos)`,
      String.raw`[^.]*\b(?:signs? nothing|si no firma(?: nada)?|(?:que|quien) no firma|hijos? menor(?:es)?|(?:if|when|since) (?:he|she|they) (?:signs? nothing|do(?:es)? not sign))\b`,
      String.raw`\bneed not be (?:there|present|in the room) at the same[^.]*|\b(?:she|he|they|the principal|the signer) signs?,? (?:and )?you need not[^.]*`,
    ].join('|'),
    'g',
  ),
});
