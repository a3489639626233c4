import { lawAgainst } from './law-against.ts';
import { both, GET, NOTARIZE, THEIR_MOST, THEIR_PRICE, WE } from './phrases.ts';

const REMOTE =
  '(?:online|remote(?:ly)?|virtual(?:ly)?|electronic(?:ally)?|digital(?:ly)?|(?:by|via) (?:video|webcam|zoom|facetime|whatsapp video|video call|skype)|over (?:zoom|video|a video|a secure video|the internet|facetime|webcam|skype)|via (?:zoom|video|webcam|the internet)|on camera)';
const REMOTA =
  '(?:en linea|por (?:internet|zoom|videollamada|video|camara|facetime)|a distancia|remot[oa]s?|virtual(?:es)?|virtualmente|electronic[oa]s?|digital(?:es)?)';
/** Ways of signing and swearing that no notary sees in the same room. */
const FAR = String.raw`(?:by|over|via|on|through) (?:an? |the )?(?:\w+ )?(?:video(?: call| chat)?|zoom|facetime|skype|webcam|phone|telephone|internet|screen)\b`;
const ACT = String.raw`(?:notari\w+|notary|acknowledgments?|jurats?)`;
const ACTO = String.raw`(?:notari\w+|certific\w+|firmas? certificadas?)`;

/** Somebody who works so, and is not the business. */
const SOME_REMOTE = String.raw`(?:(?:an?|some|other|most|any|another|those|these|the) (?:\w+ )?(?:online|video|remote|virtual|webcam|electronic|digital|e) (?:notar(?:y|ies)(?: services?)?|notari[sz]ations?|platforms?|services?|sessions?|signings?)|(?:(?:an?|some|other) )?notar(?:y|ies) (?:(?:who|that) (?:works?|signs?|seals?|notari[sz]es?) )?(?:by|over|on|via) (?:an? )?(?:video\w*|webcam|zoom|screen|phone))`;
const ALGUN_REMOTO = String.raw`(?:un|una|el|la|los|las|otr[oa]s?|algun\w*) (?:\w+ )?(?:notary|videollamada|plataforma|servicio)s?(?: ${REMOTA})?`;
/** What is compared with a visit, up to what is said of the business or the reader: "between a screen and the table", "unlike a notary on Zoom". */
const NOT_US = String.raw`(?!(?:we|us|our|you|your|nos|nosotr[oa]s|nuestr[oa]s?|\w{2,}[aei]mos)\b)`;
const COMPARED = String.raw`\b(?:between|comparison (?:\w+ ){0,2}?(?:with|to|of|between)|compar\w+ (?:\w+ ){0,3}?(?:with|to)|differs? from|(?:has|have) over|entre|comparacion (?:\w+ ){0,2}?(?:con|de|entre)|comparad[oa]s? con)(?: ${NOT_US}[\w']+)*|\b(?:unlike|versus|vs|than|a diferencia de)(?: ${NOT_US}(?!(?:and|y)\b)[\w']+){1,8}|(?<!\byou )\b(?:prefers?|insists? on|lose \w+ to) ${SOME_REMOTE}`;
/** Named in a condition, as what may suit somebody: "if an online notary suits you better". */
const IF_SUITED = String.raw`\b(?:if|when|whether|where|why) ${SOME_REMOTE}(?= (?:is|are|suits?|serves?|works?|makes?|costs?|fits?|would|does|has)\b)|\b(?:si|cuando) (?:(?:a usted|le|les|mas|mejor|conviene|sirve|queda|es|basta)n? )*${ALGUN_REMOTO}`;

/** Those who make rules, and what they allow, up to what the business makes of it: "In the pandemic the governor allows it for some papers." */
const LAW_ALLOWS = String.raw`\b(?:texas law|(?:the|a|that|this|state|federal) (?:law|statute|act|rule)|(?:the )?(?:governor|legislature|congress|state|supreme court|secretary of state)|(?:texas|house|senate) bill \w+|la (?:ley|legislatura|corte suprema|secretaria de estado)(?: de texas)?|el (?:gobernador|congreso|estado)(?: de texas)?) (?:\w+ )?(?:provide[sd]? for|allow(?:s|ed)?|permit(?:s|ted)?|lets?|permit(?:e|io|ia)|autoriz(?:a|o|aba)|preve|dej(?:a|o|aba))\b(?![^.,;]*\b(?:us|our|nosotr[oa]s|nuestr[oa]s?)\b)(?:(?!\b(?:we|us|our|call|nosotr[oa]s|nuestr[oa]s?|llame\w*)\b)[^.])*`;

/** Before whom else somebody may appear, told of no reader: "or by video before a notary with an online commission". */
const COMMISSIONED = String.raw`^(?!(?:sign|swear|get|book|call|meet|have|see|appear|click|choose|need)\b)(?!.*\b(?:we|us|our|you|your|daniel|24|now|today|minutes?|night)\b)[^.]*\b(?:before|by|with|to|in front of) an? notary (?:with|who (?:has|holds)|holding) an? (?:\w+ )?(?:online|remote|electronic|video)(?: notary)? commission\b[^.]*`;

/** Others in other ways: who may do it, books online, or only looks on, which signs nothing. */
const LOOKED_ON =
  /[^.]*\bif (?:the|a|your|that) notary (?:holds|has) (?:the|a|that) (?:\w+ )?commission\b[^.]*|[^.]*\bsi quien[^.]{0,20}\btiene (?:esa|la|una) comision\b[^.]*|\bonline (?:notary|notarization) (?:or|versus|vs)\b[^.]*|^compares? an? [^.]*|^(?:questions|preguntas|myths|mitos) (?:about|on|sobre|de)\b[^.]*|\bby video,? answered\b[^.]*|\bcuando (?:le )?conviene\b[^.]*\bcuando no\b[^.]*|\bwhether (?:it|they|the \w+) (?:takes?|accepts?)\b[^.]*|\b(?:wonder\w*|weigh\w*|undecided|unsure|not sure) (?:about )?whether\b[^.]*|\b(?:told|tell|sent|send|refer(?:red)?|pointed) (?:\w+ ){1,2}(?:to|on to|toward) (?:(?:use|try|call|book) )?an? (?:online|remote|video|virtual) notar(?:y|ies)\b[^.]*|(?<!\b(?:we|notary|daniel|i|nosotr[oa]s)\b[^.]{0,20})\b(?:watch\w*|listen\w*|looks? on|follows?|ven?|mira\w*|escucha\w*|acompana\w*) (?:\w+ ){0,2}?(?:by|on|over|via|through|por) (?:\w+ )?(?:video\w*|facetime|zoom|phone|whatsapp|camara|webcam)\b|\bremote (?:i 9|leases?|sites?|well sites?|gates?|ranch\w*|counties|roads?|places?)\b|\bi 9\b[^.]*|\b(?:read|find|search|ad|reviews?) (?:\w+ ){0,3}?online\b|\b(?:book|booked|reserve|pay|order|schedule) (?:\w+ ){0,3}?online\b(?! notar)|\bunlike (?:an? )?online notar\w+|\b(?:were|are often|get|been) asked to\b[^.]*/;

/** The business offers no online notarizations: signer and notary sit at one table. */
export const lawOnlineNotarization = lawAgainst({
  name: 'law/online-notarization',
  source: { clause: 'Texas Government Code 406.107', since: '2018-07-01', read: '2026-11-23' },
  words: [
    'ackn anyw audi butt call cama came cell celu cert comp couc damo digi dist done e elec eno enot face fini hace inte join jura lapt line link meet minu nece oath ofre onli pant phon read remo requ ron scre seal see sell skyp sofa stam swea tabl tele tene via vide virt webc what witn zoom',
    'ackn affi appe appo came cert choi done eno enot face fini firm join jura jure meet minu mobi nota oath onli pers phon read ron scre seal sell sign skyp stam swea vide webc witn zoom',
  ],
  message: 'This offers notarization online, by phone or by video, which the business does not do.',
  hint: 'Say that the notary comes in person, or that online notarization is not offered.',
  claims: [
    String.raw`${WE}${NOTARIZE}\b[^.]{0,40}\b${REMOTE}\b`,
    String.raw`${WE}(?:offer|offers|provide|provides|do|conduct|have)\b[^.]{0,30}\b${REMOTE} (?:\w+ )?${ACT}`,
    String.raw`${WE}(?:meets?|see) you (?:${REMOTE}|by|on|over)\b[^.]{0,60}\b(?:stamp|seal|notari)\w*`,
    String.raw`\bwe are an? (?:\w+ )?(?:online|remote|virtual) notary`,
    String.raw`\b(?:sign|signs|signing|swear|swears|swearing|appear|take (?:the|your) oath|taking (?:the|an) oath)(?: (?:it|them|your \w+))? ${FAR}`,
    String.raw`\b(?:we|i|our notary|the notary) (?:\w+ )?(?:take|takes|hear|hears) (?:the|your) (?:oath|signature|affidavit) ${FAR}`,
    String.raw`\b(?:firmamos|firme|firma|firmar|jure|jurar|tomamos (?:el|su) juramento)(?: \w+){0,4} (?:en linea|a distancia|por (?:una )?(?:videollamada|video|zoom|telefono|internet|camara|facetime))`,
    String.raw`\b(?:le |les |lo )?(?:notari[zc]amos|certificamos|sellamos)\b[^.]{0,50}\b${REMOTA}\b`,
    String.raw`\b(?:ofrecemos|hacemos|damos|tenemos)\b[^.]{0,30}\b(?:notarizaci\w+|servicio notarial|firmas)\b[^.]{0,15}${REMOTA}`,
  ],
  offers: [
    String.raw`\b(?:schedule|book|start|join|request|arrange) (?:your |an? )?(?:\w+ )?(?:remote|online|virtual|video|electronic|digital) (?:online )?(?:notari[sz]ations?|notary|signings?)\b`,
    String.raw`\bas an? (?:\w+ )?(?:remote online|remote|online|virtual|video) notary,? (?:we|i|our|your)\b`,
    String.raw`\baudio ?visual technology\b[^.]{0,20}\b(?:we|i|our notary|your notary)\b`,
    String.raw`\b(?:click|tap|open) (?:the|a|our|one) (?:link|button)\b[^.]{0,60}\b(?:seal|stamp|notari\w+|sealed|stamped)\b`,
    String.raw`\b(?:notari[sz]ed?|sign|signed|sealed|stamped) (?:\w+ ){0,3}?from anywhere\b`,
    both(
      'video (?:platform|sessions?|links?|service|meeting|conference)',
      '(?:sign(?:s|ed|ings?)?|seal(?:s|ed)?|stamp(?:s|ed)?|notar\\w+)',
    ),
    String.raw`\b(?:video|zoom|webcam|facetime|whatsapp|remote|phone) (?:notari[sz]ations?|signings?|acknowledgments?|notary|appointments? with)\b`,
    String.raw`\b(?:notari[sz]ed|sealed|stamped)\b[^.]{0,30}\bno (?:visit|drive|trip|meeting|appearance|travel)\b[^.]{0,12}\b(?:necessary|needed|required|at all)\b`,
    String.raw`${WE}(?:offers?|provides?|does|do|uses?|supports?|accepts?)\b[^.]{0,15}\bron\b`,
    both(
      '(?:by|via|over|on|through) (?:a |live |secure )*video',
      '(?:sign(?:s|ed|ings?)?|seal(?:s|ed)?|stamp(?:s|ed)?|notar\\w+|oaths?|swear)',
    ),
    both(
      '(?:webcams?|facetime|zoom|skype|video ?(?:calls?|chats?|conferenc\\w+)|docusign)',
      '(?:sign(?:s|ed|ings?)?|seal(?:s|ed)?|stamp(?:s|ed)?|notar\\w+|oaths?|swear|witness\\w*)',
    ),
    both(
      '(?:webcams?|facetime|zoom|skype|video ?(?:calls?|chats?|conferenc\\w+))',
      '(?:done|join|meets?|ready|finished) (?:\\w+ ){0,3}?(?:minutes|you|you|us|now)',
    ),
    String.raw`\bsign(?:s|ed|ing)? (?:\w+ ){0,3}?(?:on|from|with) your (?:own )?(?:phone|cell|cellphone|laptop|tablet|computer|couch|sofa|screen)\b`,
    String.raw`(?:^|\b(?:our|your|an?|by|with|get) )(?:digital|virtual|online|remote|electronic|e) (?:notary|seal|stamp|acknowledgment)\b(?! (?:is|needs?|holds?|has|works?|commission)\b)`,
    String.raw`\bfirm\w+ (?:\w+ ){0,2}?(?:desde|con|en) (?:su|el|tu) (?:celular|telefono|computadora|tableta|pantalla)\b`,
    String.raw`\b(?:notari\w+|certific\w+|firm\w+|sell\w+) (?:\w+ ){0,2}?(?:por|via) (?:whatsapp|zoom|facetime|videollamada|internet)\b`,
    both(
      '(?:videollamada|zoom|facetime|por camara)',
      '(?:firm\\w+|sell\\w+|notari\\w+|certific\\w+|juramento)',
    ),
    String.raw`\b(?:holds?|shows?)\b[^.]{0,30}\b(?:passport|id|documents?|card|licen[cs]e|papers?|pages?|forms?|deed)\b[^.]{0,25}\b(?:to|into|in front of|up to|over|on) (?:the |your |a )?(?:camera|webcam|screen|video|zoom|phone)\b(?! (?:when|while|as|before) (?:you|we) (?:call|ring|phone|talk|speak)\b)`,
    String.raw`\b(?:our|your) (?:\w+ ){0,2}?(?:online|remote|virtual) notar(?:y|ies)`,
    String.raw`\bnotar(?:y|ies|ized) (?:via|by|over|through) (?:facetime|zoom|skype|video|webcam)\b`,
    String.raw`\b100% online\b[^.]*\bnotari`,
    String.raw`\b(?:by|over|via) (?:webcam|zoom|facetime|video)\b[^.]{0,20}\bwith (?:our|a) notar`,
    String.raw`^notarizacion(?:es)? (?:en linea|por (?:internet|videollamada|zoom)|remotas?|virtual(?:es)?|a distancia)\b`,
    String.raw`\b(?:remote |in person and |secure )*${REMOTE} (?:\w+ )?(?:notari[zs]ations?|notary (?:services?|sessions?|public|signings?|appointments?))`,
    String.raw`\bron (?:sessions?|services?|appointments?|available|notar\w+)`,
    String.raw`\be ?notari[zs]\w+|\be notary\b`,
    String.raw`${GET}[^.]{0,40}\bnotari[zs]ed (?:\w+ )?(?:online|remotely|virtually|electronically|digitally|by video|over zoom)`,
    String.raw`\bnotarize (?:\w+ ){0,4}?(?:from your (?:phone|couch|computer|laptop)|online|remotely|electronically|virtually)`,
    String.raw`\bcan be notari[zs]ed (?:\w+ )?(?:${REMOTE}|by webcam)`,
    String.raw`\b(?:sign and notarize|notarize and sign) (?:${REMOTE})`,
    String.raw`\b(?:skip|no|avoid) (?:the )?(?:drive|trip|visit|line), (?:get|have)[^.]{0,20}notarized online`,
    String.raw`\bneed an online notary`,
    String.raw`\bon camera\b[^.]{0,40}\bnotariz\w+`,
    String.raw`\b(?:mobile|in person) or (?:online|remote)\b`,
    String.raw`\bnotari\w+ (?:\w+ )?${REMOTA} (?:disponible|a cualquier|en todo|24|para|con)`,
    String.raw`\b(?:firme|firmar) y (?:notarice|notarizar|certifique) ${REMOTA}`,
    String.raw`\b(?:notarice|certifique)\b[^.]{0,30}\b${REMOTA}\b`,
    String.raw`\bservicios? (?:de )?${ACTO} (?:${REMOTA})`,
    String.raw`\b(?:hacemos|atendemos|firmamos|reunimos|conectamos|vemos|juramenta\w*)\b[^.]{0,25}\bpor (?:zoom|videollamada|facetime|video)\b`,
    String.raw`\bnotari[sz]e[ds]? (?:\w+ ){0,3}?(?:online|remotely|virtually)\b`,
    String.raw`^notary (?:by|over the) (?:tele)?phone\b`,
  ],
  ofOthers: new RegExp(`${THEIR_PRICE}|${THEIR_MOST}`),
  allowed: new RegExp(
    `${COMMISSIONED}|${COMPARED}|${IF_SUITED}|${LAW_ALLOWS}|${LOOKED_ON.source}`,
    'g',
  ),
});
