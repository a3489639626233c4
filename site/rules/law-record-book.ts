import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const BOOK = "(?:record ?book|records?|journal|notary'?s book|register|log ?book|books?)";
const LIBRO = '(?:libro(?: de registro)?|registro|bitacora|diario)';

/** What tells one card or one person from all others. */
const PRINT = '(?:(?:right |left )?(?:thumb|finger) ?prints?|retina scans?|voice ?prints?)';
const IDENTIFIER = String.raw`(?:(?:licen[cs]e|id|passport|card|social security|identification) (?:numbers?|no\.)|numbers? (?:of|on|from) (?:your|the|each|every|his|her) (?:[\w']+ )?(?:licen[cs]e|id|passport|card)|${PRINT})(?! (?:of|is|are) (?:pages?|papers?|signatures?|people))`;
const IDENTIFICADOR =
  '(?:numeros? de (?:(?:su|la|el|cada) )?(?:licencia|identificacion|pasaporte|credencial|seguro social|id|ine)|huellas?(?: (?:digital(?:es)?|dactilar(?:es)?|del (?:pulgar|dedo|indice)))?)';

/** Every notarization is entered in the record book, and what identifies a card is not. */
export const lawRecordBook = lawAgainst({
  name: 'law/record-book',
  source: { clause: 'Texas Government Code 406.014(a)', read: '2026-11-24' },
  words: [
    'anot anyt apun arch bita book cons copi copy diar down ente entr escr evid find fuer guar hue huel jour keep kept leav left libr lice list llev log logb logg logs name neve none nope note noth noti numb nume off pasa pass phoc phot pict proo put puts qued rast reco regi saca sca scan sin skip stay stor thin tien toma trac trai visi writ thum fing reti voic',
    'anot apun bita book cons copi copy deja diar down driv drop ente forg foto fuer hue huel id iden ids jour just keep kept leav left libr lice log logb logg mark nada nece need neve no nobo none nope not noth numb nume nunc off omit only out pape pasa pass pers rast reco regi requ secu serv sin skip stay tra trac trai unle vis visi with you your zero thum fing coll take asks roll tom pedi',
  ],
  message: 'This promises a record other than the one that Texas asks a notary to keep.',
  hint: 'Say that each visit is entered in the record book, with no number of an ID.',
  claims: [
    String.raw`\bnothing (?:goes|gets|is|will be|ends up) (?:\w+ )?(?:in|into|on|to)\b[^.]{0,15}\b${BOOK}\b`,
    String.raw`\boff the record (?:signings?|visits?|notari\w+|appointments?|papers?)\b`,
    String.raw`\bsu (?:nombre|visita|firma|cita) no (?:aparece|queda|sale|figura|consta|va)\b[^.]{0,20}\b(?:${LIBRO}|anotad\w+|registrad\w+)\b`,
    String.raw`\b(?:no one|nobody) (?:will |can |could )?(?:ever )?finds? (?:your|the) (?:name|visit)\b[^.]{0,20}\b${BOOK}\b`,
    String.raw`${WE}never (?:writes?|puts?|enters?|records?|notes?|logs?) (?:\w+ ){0,3}?(?:in|into) (?:an?|the|any|our) (?:\w+ )?${BOOK}\b`,
    String.raw`\b(?:we|our notary|i) (?:never|do not|don't) (?:write|put|note|take) (?:anything|a thing|it|names?|your name) down\b`,
    String.raw`\b(?:nobody|no one|none) (?:will|can|could) (?:ever )?(?:find|see|know|trace)\b[^.]{0,20}\b(?:record|trace|proof|evidence|visit)\b`,
    String.raw`\bno (?:llevamos|guardamos|hacemos|tenemos) (?:ningun )?${LIBRO}\b`,
    String.raw`\b(?:only|just) (?:your |the )?(?:initials|first name|nickname)\b[^.]{0,25}\b${BOOK}\b`,
    String.raw`\b(?:leaves?|keeps?|stays?|left|kept|off|out of)\b[^.]{0,40}\b(?:out of|off|from) (?:the |our |any |all )?${BOOK}\b`,
    String.raw`${WE}(?:skips?|omits?|drops?|forgets? about) (?:the |our )?(?:\w+ )?(?:${BOOK}|entry)\b`,
    String.raw`\b(?:no|without|zero)(?: an?| any)? (?:${BOOK}|journal entry|entry|paper trail|trace|written record)(?: entry| kept)?\b(?=[^.]{0,40}(?:$|[.,;!]|\b(?:of|kept|needed|privacy|private|discre\w+|that|your)\b))`,
    String.raw`\b(?:nothing|none of it|your (?:name|visit)|the (?:visit|signing|appointment))\b[^.]{0,20}\b(?:is|gets|will be|goes|appears?) (?:never |not )?(?:written down|recorded|logged|entered|on (?:the )?record)\b`,
    String.raw`\byour (?:name|visit) (?:never|does not|won't|will not) (?:appears?|shows?|goes?|stands?|gets?)\b[^.]{0,20}\b${BOOK}\b`,
    String.raw`\b(?:(?:strictly|completely|totally|visits?|kept?|stays?|is|are|signings?) off the (?:record|books)|off the books)\b`,
    String.raw`\b(?:sin|no (?:queda|quedara|dejamos|hay|deja)) (?:ningun |ninguna |el |en el )?(?:${LIBRO}|rastro|constancia|huella|apunte)\b`,
    String.raw`\bno (?:lo |la |se )?(?:anotamos|registramos|apuntamos|anota|registra)\b(?![^.]*\bnumero| (?:el|los?|las?|nada) (?:de|que (?:trae|lleva|tiene|dice)) (?:su|la|el|cada|una?) (?:tarjeta|licencia|identificacion|id|pasaporte|credencial|ine)\b)`,
    String.raw`\bfuera del? (?:${LIBRO})\b`,
    String.raw`\b(?:keep|have|maintain) (?:\w+ )?(?:records?|journal|record book|log)\b[^.?]{0,20}\? (?:no|never|none|nope|nothing)\b`,
    String.raw`\b(?:llevan|guardan|tienen|queda) (?:\w+ )?(?:libro|registro|bitacora|constancia)\b[^.?]{0,20}\? (?:no|nunca|nada)\b`,
    String.raw`\bnada (?:queda|se anota|se escribe|se registra)\b[^.]{0,20}\b(?:libro|registro|bitacora|escrito|constancia)\b`,
    String.raw`\b(?:do not|don't|never) keep (?:an? |any )(?:${BOOK})(?=[.,!]|$| of (?:your|private|these|such|this|the (?:visit|signing)))`,
  ],
  offers: [
    // "A journal entry with the number of your license", "a thumbprint in the book"
    String.raw`\b(?:journal|record ?book|notary'?s book|log ?book|(?:book|log) entry)\b[^.]{0,45}\b(?:with|plus|and|including|records?|takes?|asks? for|shows?|gets?|has|has got|holds?|carries)\b[^.]{0,30}\b${IDENTIFIER}`,
    String.raw`\b${IDENTIFIER}\b[^.]{0,30}\b(?:goes?|is|are|get|gets|stays?|kept|written|noted|entered|recorded|logged|taken)\b[^.]{0,20}\b(?:in|into|for|by) (?:the |our |his |a )?(?:\w+ )?(?:journal|record ?book|notary'?s book|log ?book)\b`,
    String.raw`\b${IDENTIFIER} (?:in|for) (?:the|our|his|every) (?:\w+ )?(?:journal|record ?book|log ?book)\b`,
    String.raw`${WE}(?:takes?|collects?|records?|keeps?|needs?|asks? for|rolls?|scans?) (?:[\w']+ ){0,4}?${PRINT}`,
    String.raw`\b(?:libro|registro|bitacora|diario|asiento)\b[^.]{0,45}\b(?:con|mas|incluye|lleva|trae|tiene|anotamos|queda|quedan|va|van|pide|pedimos)\b[^.]{0,30}\b${IDENTIFICADOR}`,
    String.raw`\b${IDENTIFICADOR}\b[^.]{0,30}\b(?:queda|quedan|va|van|se (?:anota|anotan|apunta|apuntan|registra|registran|guarda|guardan|escribe)|anotamos)\b[^.]{0,20}\b(?:libro|registro|bitacora|diario|asiento)\b`,
    String.raw`\b(?:tomamos|pedimos|registramos|guardamos|anotamos|escaneamos|sacamos|necesitamos|deja|ponga|pone) (?:[\w']+ ){0,4}?huellas?\b(?: (?:digital|dactilar|del (?:pulgar|dedo)))?(?=[^.]*\b(?:libro|registro|bitacora|diario|firm|visita|cada)|[.,;!]|$)`,
    String.raw`${WE}(?:photocop(?:y|ies)|scans?|cop(?:y|ies)|photographs?) (?:every|your|each|all|the) (?:[\w']+ )?(?:licen[cs]es?|ids?|passports?)\b(?![^.]*\b(?:i 9|section 2|employer)\b)`,
    String.raw`${WE}(?:writes? down|records?|notes?|cop(?:y|ies)|logs?|keeps?|scans?|photocop(?:y|ies)|stores?|enters?|photographs?)\b[^.]{0,40}\b(?:(?:license|id|passport|card|driver's license|social security|account) (?:numbers?|no\.?)|numbers? (?:of|on|from) (?:your|the|each|every) (?:[\w']+ )?(?:license|id|passport|card))\b`,
    String.raw`\b(?:anotamos|copiamos|guardamos|registramos|apuntamos)\b[^.]{0,30}\bnumeros? de (?:su |la |el )?(?:licencia|identificacion|pasaporte|seguro|cuenta)\b`,
    String.raw`${WE}(?:keeps?|makes?|takes?|files?|stores?|scans?|attach(?:es)?)\b[^.]{0,20}\b(?:cop(?:y|ies)|photos?|scans?|photocop(?:y|ies)|pictures?) of (?:your|the|every|each|all) (?:[\w']+ ){0,2}?(?:ids?|licen[cs]es?|passports?)\b(?![^.]*\b(?:i 9|section 2|employer)\b)`,
    String.raw`\b(?:guardamos|sacamos|tomamos|archivamos|conservamos)\b[^.]{0,15}\b(?:copias?|fotos?|fotocopias?) de (?:su|la|cada|las) (?:\w+ )?(?:identificacion\w*|licencia|pasaporte|ine|id)\b`,
    String.raw`\b(?:journal|record ?book|log ?book)\b[^.]{0,20}\b(?:contains?|holds?|lists?|includes?|shows?|has)\b[^.]{0,30}\b(?:licen[cs]e|id|passport|card|social security) numbers?\b`,
    String.raw`\blibro\b[^.]{0,30}\bnumeros? de (?:su |la |cada )?(?:licencia|identificacion|pasaporte)\b`,
    String.raw`${WE}(?:writes?|puts?|enters?|copy|copies|records?|notes?) (?:\w+ ){0,3}?(?:licen[cs]e|id|passport|card|social security) numbers?\b`,
  ],
  negative: true,
  // Whoever looks at the papers of Form I-9 notarizes nothing, and so records nothing.
  allowed:
    /^(?!.*\b(?:even|either|also|too)\b)[^.]*\b(?:i 9|section (?:2|two)|seccion (?:2|dos))\b[^.]*|^(?!.*\b(?:we|us|our|your|you)\b)[^.]*\b(?:there was|there were|was left|were left|was kept|was found|kept no|had no|left no|hubo|habia|quedo|llevaba)\b[^.]*|\bnumeros?\b[^.]*\bno (?:se|l[oa]s?) (?:anota|registra|apunta|copia|guarda)\w*|^(?:el|la|los|las|lo|sus?) (?:\w+ ){0,2}?(?:contenido|fotos?|fotocopias?|copias?|licencia|identificacion|pasaporte|credencial|tarjeta|seguro social|que dice\w*|motivos?|razon(?:es)?)\b[^.,]* no (?:se|l[oa]s?) (?:anota|registra|apunta|copia|guarda)\w*|\b(?:we|our notary|a notary|the notary) (?:cannot|can't|do not|don't|does not|never|may not|must not)\b[^.]*\b(?:leave|skip|keep(?! (?:an? |any )(?:journal|record|log|book))|without|omit|write down|note|copy|store)\b[^.]*|\bno podemos\b[^.]*|\bnotary without (?:an?|any|the) (?:record )?(?:book|journal)\b|\b(?:county|public|clerk's|court|state|medical|vital|school|birth|death|marriage|land) records?\b|\b(?:account|card|social security|id|identification|licen[cs]e|passport) numbers? (?:always |also )?(?:stays?|is|are|(?:is|are) (?:left|kept)) (?:out of|off)\b[^.]*|\brecords? of your (?!visit|signing|appointment|name)\w+/g,
});
