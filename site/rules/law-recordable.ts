import { lawAgainst } from './law-against.ts';
import { BY_OTHERS, GET, NOTARIZE, POR_OTROS, WANTED, WE } from './phrases.ts';

const RECORD =
  '(?:(?:birth|marriage|death) (?:certificates?|licen[cs]es?|records?)|divorce decrees?)';
const ACTA =
  '(?:(?:actas?|certificados?|partidas?) de (?:nacimiento|matrimonio|defuncion)|decretos? de divorcio)';

const VITAL = `(?:${RECORD}|vital records|marriage records?)`;
const TRUE_COPY =
  '(?:exact|sealed|stamped|attested|authenticated|verified|notari[sz]ed|certified|true) (?:photo)?(?:cop(?:y|ies)|duplicates?)';
/** Records of birth, marriage and death, unlike the minutes of a company. */
const REGISTRO = `(?:${ACTA}|actas?\\b(?! (?:constitutiv|de asamblea|notarial)))`;
const COPIA = '(?:copias?|duplicados?|fotocopias?|cotejos?)';
const FIEL =
  '(?:fiel(?:es)?|autentic[oa]s?|certificad[oa]s?|sellad[oa]s?|exact[oa]s?|con (?:validez|(?:nuestro )?sello))';
/** Before what a signer has to bring along, which the office has made. */
const BROUGHT =
  '(?<!\\b(?:traiga|tenga|lleve|pida|pidan?|muestre|presente|necesita|saque|consiga|basta|bastan|alcanza|sirve|exigen?|piden|quieren?|acepta|enough|suffices|bring|order|need|needs|show|request|present|if)\\b[^.]*)';

/** What a court decides and a county records: their clerks certify the copies. */
const DECREE =
  "(?:(?:(?:final|divorce|custody|probate|signed|judge's|court) )*(?:decrees?(?: of divorce)?|judgments?|(?<=(?:judge's|custody|probate|signed|court) )orders?)|recorded (?:deeds?|liens?|plats?))";
const SEALED = '(?:sealed|stamped|certified|true|attested|authenticated|notari[sz]ed)';
const COPIES = '(?:photo)?cop(?:y|ies)';
/** Said of a copy that is made here. */
const HERE =
  '(?:(?:made )?while you wait|(?:made )?on the spot|by us|made (?:here|at)|in minutes|same day|(?:at|on) (?:the|your) (?:\\w+ )?(?:table|door|counter))';
/** The business makes a copy, with no other noun up to it: "le hacemos ahí mismo la …". */
const LA_HACE = String.raw`(?:damos|hacemos|sacamos|entregamos|preparamos|expedimos|emitimos|(?:dar|har|sacar|entregar|preparar)emos|podemos (?:dar|hacer|sacar|entregar|preparar)(?:le|les|sela|selas)?|(?:sale|se va|regresa) con)(?: (?:ahi|aqui|alli|mismo|en|el|acto|la|las|su|sus|mesa|casa|misma|visita|una|dos|tres|\d+|tambien|todas|al|momento|gratis|mientras|espera|con|gusto))*`;
const SENTENCIA =
  '(?:decretos?|sentencias?|(?:orden(?:es)?|resolucion(?:es)?) (?:del juez|de custodia|judicial(?:es)?)|escrituras? registradas?)';

/** Where people get a copy: at the counter of those who keep the record. */
const ASKED_OF = String.raw`\bse (?:pide|saca|consigue|solicita|compra|obtiene)n? (?:en|con|ante) (?:el|la|los|las|una?) (?!acto|misma|visita)|\bque (?:l[ao]s? )?(?:expide|emite)n?\b`;

/** Says nothing of the business. */
const UNSAID =
  /^(?!.*\b(?:we|us|our|you|your|notary|daniel|nosotr[oa]s|nuestr[oa]s?|usted(?:es)?|su|sus|\w{2,}[aei]mos)\b)/;
/** Where a copy just named is to be had: "Those come from the clerk", «Esas las da el condado». */
const KEPT_THERE =
  /^(?:those|these|they|that|it|both|such \w+) (?:(?:all|only|always|both) )*(?:comes?|(?:is|are) (?:issued|made|sold|given|kept|ordered)) (?:\w+ )?(?:from|by|at|with) (?:(?:the|your|its|an?) )?(?:\w+ ){0,2}?(?:clerk|county|court|state|registrar|registry|office|courthouse|austin)\b(?!.*\b(?:we|us|our)\b)|^(?:es[oa]s?|est[oa]s?|ambas) (?:(?:se )?l[oa]s? (?:da|dan|expiden?|emiten?|entregan?|venden?|piden?|sacan?)|(?:se (?:piden?|sacan?|consiguen?)|vienen?|salen?)) (?:solo )?(?:(?:en|del?|con|ante) )?(?:(?:el|la|los|su) )?(?:\w+ )?(?:condado|juzgado|corte|estado|registro|oficina|secretari[oa]|austin)\b(?!.*\b(?:nosotr[oa]s|nuestr[oa]s?)\b)/;

/** Texas notaries may not certify recordable documents, which come from the office that keeps the record. */
export const lawRecordable = lawAgainst({
  name: 'law/recordable',
  source: {
    clause: 'Texas Government Code 406.016(a)(5)',
    since: '2023-09-01',
    read: '2026-11-23',
  },
  words: [
    'acta birt cert copi copy deat decr defu divo gett lice look marr matr naci part rece reco vita',
    'atte aute auth brin cert chec comp copi cote dam damo dupl enca entr exac fe fiel foto hac hace lega make nota offi pedi pida prep sac saca seal sell stam true',
  ],
  message: 'This offers to notarize a recordable document, which a Texas notary may not do.',
  hint: 'Remove the offer, or say that such documents cannot be notarized.',
  claims: [
    String.raw`\b(?:notari[sz]ed|stamped|sealed) (?:copies of )?${RECORD}\b(?![^.]*\b(?:clerk|county|state|from the|cannot|no )\b)`,
    String.raw`\b${RECORD} to (?:notari[sz]e|certify|stamp|seal)\??,? (?:bring|we|call|hand|send)\b`,
    String.raw`${WE}(?:make|makes|prepare|do)\b[^.]{0,15}\b(?:official|certified|true|notari[sz]ed) cop(?:y|ies)\b[^.]{0,20}\b${RECORD}`,
    String.raw`${WE}${NOTARIZE}\b(?:(?! for | that | which |affidavit|oath|statement)[^.]){0,50}\b${RECORD}`,
    String.raw`${WE}(?:make|issue|offer|provide)\b[^.]{0,20}\bcopies of\b[^.]{0,20}\b${RECORD}`,
    String.raw`\b(?:certificamos|notari[zc]amos|sellamos)\b[^.]{0,30}\b${ACTA}`,
    String.raw`\b${ACTA} y se l[ao]s? (?:certific|notari|sell)\w+`,
    String.raw`\b${RECORD}\??,? (?:yes,? |sure,? |of course,? )?(?:we|our notary) (?:can |will |also )?${NOTARIZE} (?:those|them|that|it|these)`,
    String.raw`\b${ACTA}\??,? (?:si,? |claro,? )?(?:tambien )?(?:las|los|la|lo) (?:certificamos|notari[zc]amos|sellamos|hacemos)\b`,
    String.raw`\b${RECORD} and we(?:'ll| will| can)? ${NOTARIZE}`,
    String.raw`\bcopies of (?:\w+ )?vital records (?:notari[sz]ed|certified|stamped)\b|\bcertified (?:true )?copies of (?:\w+ )?vital records\b(?![^.]*\b(?:county|clerk|state|from)\b)`,
    String.raw`${WE}attests?\b[^.]{0,40}\b${VITAL}\b|${WE}(?:compares?|checks?)\b[^.]{0,40}\b${VITAL}\b[^.]{0,15}\b(?:certif|seal|stamp|attest)\w*`,
    String.raw`${WE}(?:puts?|sets?|places?) (?:our|the|a) (?:seal|stamp) (?:on|under)\b[^.]{0,25}\b(?:cop(?:y|ies)|photocop(?:y|ies)) of (?:\w+ ){0,2}?${VITAL}\b`,
    String.raw`\b${RECORD} (?:notari[sz]ed|authenticated|certified|stamped|sealed)\? (?:done|we|of course|yes|sure)\b`,
    String.raw`\bcopy of my (?:decree|${RECORD}) (?:from|by) (?:you|your notary)\b|\bwe\b[^.]{0,25}\bcopy of my (?:decree|${RECORD})\b`,
    String.raw`\bnotari[sz]ed ${RECORD}\? (?:done|we|of course|yes|sure)\b`,
    String.raw`\b(?:autenticamos|cotejamos|legalizamos|damos fe)\b[^.]{0,45}\b${REGISTRO}\b`,
    String.raw`\bcertificamos\b[^.]{0,30}\bcopia\b[^.]{0,15}\b${REGISTRO}\b`,
    String.raw`\b(?:damos|hacemos|sacamos|entregamos|preparamos|sellamos) (?:\w+ )?${COPIA}\b[^.]{0,25}\b${REGISTRO}\b`,
    String.raw`\b${REGISTRO}\b[^.]{0,25}\b(?:damos|hacemos|sacamos|entregamos) (?:\w+ )?${COPIA}\b`,
    String.raw`\b${REGISTRO}\b[^.?]{0,20}\? (?:nosotros )?(?:se )?l[ao]s? (?:certific|sell|hac|notari[zc]|autentic)\w+`,
    String.raw`\b${COPIA}\b[^.]{0,25}\b${REGISTRO}\b[^.]{0,25}\b(?:le |les )?ponemos (?:el|nuestro|un) sello\b`,
    String.raw`\b(?:pedirnos|pidanos|encargarnos) ${COPIA}\b[^.]{0,20}\b${REGISTRO}\b`,
    String.raw`\b(?:photo)?cop(?:y|ies) of vital records\b[^.]{0,12}\b(?:our|under|by our) (?:\w+ )?(?:seal|stamp)\b`,
    String.raw`${WE}${NOTARIZE} (?:[\w']+ ){0,3}?${COPIES} of (?:[\w']+ ){0,2}?${DECREE}\b`,
    String.raw`${WE}attests? (?:[\w']+ ){0,2}?${COPIES} of (?:[\w']+ ){0,2}?${DECREE}\b`,
    String.raw`${WE}(?:compares?|checks?)\b[^.]{0,30}\b${DECREE}\b[^.]{0,15}\b(?:certif|seal|stamp|attest)\w*`,
    String.raw`(?<!\b(?:ask|asks|call|write|apply|pay|clerk|county)\b[^.]*)\b${DECREE}, for an? ${SEALED} ${COPIES}\b`,
    String.raw`\b${COPIES} of (?:[\w']+ ){0,2}?${DECREE}\b,? (?:under|with|get|gets|carry|carries) our (?:\w+ )?(?:seal|stamp)\b`,
    String.raw`\b${COPIES} of (?:[\w']+ ){0,2}?${DECREE},? ${SEALED} (?:by us|${HERE})`,
    String.raw`${BROUGHT}\b${SEALED} ${COPIES} of (?:[\w']+ ){0,2}?${DECREE}\b,? ${HERE}`,
    String.raw`\b${DECREE}, (?:copied|photocopied|duplicated) and (?:sealed|stamped|certified)\b`,
    String.raw`\b(?:bring|hand us|give us|leave us)\b[^.]{0,12}\b${DECREE} and (?:get|receive|take home|(?:leave|go home|walk out) with) an? ${SEALED} ${COPIES}\b`,
    String.raw`\b${DECREE}\b,? with our (?:seal|stamp) on (?:the|a|your) ${COPIES}\b`,
    String.raw`\b${SENTENCIA}(?: \w+){0,2},? para una copia (?:con (?:nuestro )?sello|sellada|certificada)\b`,
    String.raw`\b(?:certificamos|sellamos|autenticamos|cotejamos)\b[^.]{0,15}\bcopias?\b[^.]{0,15}\b${SENTENCIA}\b`,
    String.raw`${BROUGHT}\bcopias? (?:certificad|sellad)as?\b[^.]{0,12}\b${SENTENCIA}\b[^.]{0,12}\b(?:en el acto|a domicilio|en su (?:mesa|casa)|mientras espera|con nuestro sello)\b`,
    String.raw`\b${SENTENCIA}(?: \w+){0,2},? (?:copiad|cotejad|duplicad)[oa]s? y sellad[oa]s?\b`,
    String.raw`\bneed an? ${SEALED} ${COPIES} of (?:[\w']+ ){0,2}?${DECREE}\? (?:we|our notary)(?:'ll| will| can)? (?:makes?|seals?|stamps?|do|does|certif(?:y|ies)|prepares?)\b`,
    String.raw`\b${LA_HACE} copias? (?:certificad|sellad|autenticad)as?\b[^.]{0,25}\b(?:${SENTENCIA}|${REGISTRO})\b`,
    String.raw`\bcopias? (?:certificad|sellad)as?\b[^.]{0,20}\b(?:${SENTENCIA}|${REGISTRO})\b[^.]{0,20}\b(?:(?:se )?l[ao]s? (?:hacemos|haremos|sacamos|damos|preparamos|entregamos|sellamos)|(?:sale|queda)n? list[oa]s? (?:en su|en la|ahi|ahora|al momento))\b`,
    String.raw`\bcopias?\b[^.]{0,15}\b${SENTENCIA}\b[^.]{0,10}\by l[ao]s? (?:sellamos|certificamos)\b`,
    String.raw`(?<!\b(?:about|with|without|to|for|on|of|from|beside|before|after|like|if|whether|when|than) (?:the |your |an? |her |his )?)\b(?:(?:final |divorce |signed )*decrees?|${RECORD})(?: itself)?,? (?:we|our notary)(?:'ll| will| can)? (?:also |gladly )?${NOTARIZE}(?: (?:as well|too|also|for you|here|on the spot|(?:at|on) (?:the|your) \w+))?(?=[.,;!]|$)`,
    String.raw`${WE}(?:compares?|checks?|matche?s?)\b[^.]{0,30}\bcop(?:y|ies)\b[^.]{0,12}\b(?:with|against|to)\b[^.]{0,50}\b(?:${VITAL}|(?:deeds?|liens?|plats?|judgments?|decrees?)(?: that (?:is|are))? (?:(?:already )?on (?:the )?record|recorded|(?:on file|filed) with the (?:county|clerk|court)))\b`,
    String.raw`\b(?:traiga(?:nos)?|muestre(?:nos)?|denos|dejenos|pasenos)\b[^.]{0,20}\b(?:${SENTENCIA}|${REGISTRO})\b[^.]{0,40}\by (?:(?:ahi|aqui|alli|mismo|al momento|luego) )*(?:se )?(?:le |les |la |las )?(?:certificamos|sellamos|cotejamos|autenticamos|damos fe de|hacemos|sacamos) (?:la |las |una |sus? )?(?:copias?\b|(?=ahi|aqui|en el acto|al momento))`,
    String.raw`\bbring\b[^.]{0,25}\b(?:${DECREE}|${RECORD})\b[^.]{0,40}\band (?:we|our notary)(?:'ll| will| can)? (?:certif(?:y|ies)|seals?|stamps?|attests?)(?: to)? (?:the |a |your |its )?${COPIES}\b`,
  ],
  offers: [
    String.raw`\b(?:certified|true|notari[zs]ed) cop(?:y|ies) of (?:[\w ]{0,30}? )?(?:birth|marriage|death|divorce) (?:records?|certificates?)\b(?![^.]*\b(?:county|clerk|state|from|registrar)\b)`,
    `${GET}(?:your |a |the )?${RECORD} (?:notari[zs]ed|certified|stamped)`,
    String.raw`\b${RECORD}(?:,? (?:and |or )?[\w ]{0,30}?)? (?:notari[zs]ed|certified|stamped)\b`,
    String.raw`\b${RECORD} can be (?:notari[zs]ed|certified|stamped)`,
    String.raw`\b(?:certified|true|notari[zs]ed) cop(?:y|ies) of (?:your |a |the )?${RECORD}`,
    String.raw`\b(?:notari[zs]e|certify|stamp|seal) (?:your |a |the )?${RECORD}`,
    String.raw`\bsealing (?:your |a |the )?${RECORD}`,
    String.raw`\bnotary stamps? for (?:[\w ]{0,20})?${RECORD}`,
    String.raw`\b${RECORD} notari[zs]ations?\b`,
    String.raw`\bcopias? certificadas? de (?:su |sus |las )?${ACTA}`,
    String.raw`${BROUGHT}\b${ACTA} (?:notari|certificad|sellad)\w+`,
    String.raw`(?<!\btraducimos y )\b(?:certific|notari[zc]|sell)\w+ (?:copias de )?(?:las )?actas\b(?! (?:constitutiv|de asamblea|notarial))`,
    `^certified ${RECORD}(?! (?:of|for) (?:the|each|both|every|that) )`,
    String.raw`${BROUGHT}\b${TRUE_COPY} of (?:[\w']+ ){0,2}?${VITAL}\b`,
    String.raw`\bcop(?:y|ies) of (?:[\w']+ ){0,2}?${VITAL}\b[^.]{0,30}\b(?:our|under|carry|carries|gets?) (?:\w+ )?(?:seal|stamp)\b`,
    String.raw`\b(?:photocop(?:y|ies)|cop(?:y|ies)) of (?:[\w']+ ){0,2}?${VITAL} (?:get|gets|receive|carry|carries|bear|bears)\b`,
    String.raw`\b${VITAL}(?: is| are)? (?:cop(?:y|ies)|copied|duplicates?|compared)\b[^.]{0,20}\b(?:seal|stamp|certif|attest)\w*`,
    String.raw`\bbring\b[^.]{0,20}\b${RECORD} and (?:leave|go home|walk out) with\b[^.]{0,20}\b(?:cop(?:y|ies)|duplicate)`,
    String.raw`\b${RECORD} authenticated\b`,
    String.raw`${BROUGHT}\b${COPIA} ${FIEL}\b[^.]{0,20}\b${REGISTRO}\b`,
    String.raw`${BROUGHT}\b${COPIA}\b[^.]{0,15}\b(?:actas?|decretos?)\b(?! (?:constitutiv|de asamblea|notarial))[^.]{0,30}\b(?:con|y) (?:nuestro |el )?sello\b`,
    String.raw`\b${REGISTRO},? (?:copiad|cotejad|duplicad)[oa]s? y sellad[oa]s?\b`,
  ],
  // "A certified copy of a decree. Those come from the clerk."
  excusedBeside: { sentence: UNSAID, beside: KEPT_THERE, isNext: true },
  allowed: new RegExp(
    [
      String.raw`[^.]*\bcop(?:y|ies)\b[^.]{0,40} from (?:the|its|that|your|their) (?:[\w']+ ){0,2}?(?:office(?! of our)|clerk|court|county|state|registrar|registry|funeral home|town hall|church|parish)\b[^.]*`,
      String.raw`\border (?:\d+|two|three|four|five|six|several|enough|a few)\b[^.]*`,
      String.raw`\bcop(?:y|ies) of [^.]{0,30} (?:is|are|was|were) (?:seldom|rarely|usually|often|not|enough|needed|wanted|required)\b[^.]*`,
      String.raw`[^.]*\b(?:comes?|is issued|are issued|available) (?:only )?from (?:the|your|that) (?:county|state)\b[^.]*`,
      String.raw`\byou(?:'ll| will| may)? (?:want|need) (?:at least |about )?(?:[\w']+ ){1,4}?certified cop(?:y|ies) of (?:your|the)\b(?![^.]*\b(?:we|us|our|notar\w+)\b)[^.]*`,
      String.raw`\b(?:needs?|requires?|with) (?:an? )?certified translations?\b`,
      // In a list of what to bring.
      String.raw`^an? certified copy of the (?:birth|marriage|death) (?:certificate|record),? for the (?:\w+ )?(?:office|clerk|court|bank|dmv|county|insurers?|lender|school|consulate)\b`,
      // In a list of papers: the record of one person, "El acta de nacimiento certificada del niño".
      '^(?:(?:el|la|su|un|una) )?(?:acta|certificado|partida) de (?:nacimiento|matrimonio|defuncion) (?:certificad|apostillad)[oa](?: y (?:apostillad|traducid)[oa])? (?:de(?:l| la| los| las| sus?| cada| ambos| un[oa]?)?) (?:nin[oa]s?|menor(?:es)?|hij[oa]s?|bebe|espos[oa]s?|novi[oa]s?|difunt[oa]|padres?|madre|solicitante|un[oa])$',
      // Whoever keeps the record certifies its copies.
      String.raw`\b${SEALED} (?:\w+ )?${BY_OTHERS}`,
      String.raw`\b(?:certificad|sellad)[oa]s? ${POR_OTROS}`,
    ].join('|'),
    'g',
  ),
  ofOthers: new RegExp(`${WANTED}|${ASKED_OF}`),
});
