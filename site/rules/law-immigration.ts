import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const MATTER =
  '(?:immigration|citizenship|naturalization|asylum|daca|green cards?|visas?|work permits?|adjustment of status|family petitions?|deportation|uscis|n 400|i 130|i 485|i 765|i 821d?)';
const ASUNTO =
  '(?:inmigracion|migracion|migratori[oa]s?|ciudadania|naturalizacion|asilo|residencia|green cards?|permisos? de trabajo|uscis|visas?|daca)';

const FORM = '(?:n 400|i 130|i 485|i 765|i 821d?|i 90|i 589)';
/** Ways to offer help without the word. */
const HELPS =
  '(?:lends? (?:you )?a hand|in good hands|count on (?:us|our)|(?:are|is) here for you|knows? (?:the|our) way|second home|off your (?:plate|hands|shoulders)|sort (?:it|that|them) out|easier with us|leave (?:it|that) to us|(?:gets?|is|are) (?:put together|assembled|ready|done) (?:with us|at your|by us)|nothing scares us)';
/** Matters of migration; a home is a "residencia", too. */
const TRAMITE = String.raw`(?:micas?|(?<!\b(?:en|a|de|hasta|desde) (?:su|la) )residencia|inmigracion|migracion|ciudadania|naturalizacion|asilo|green cards?|permisos? de trabajo|uscis|visas?|daca)`;
const APOYA =
  '(?:echamos (?:la|una) mano|damos (?:la|una) mano|entramos|apoyamos|guiamos|resolvemos|revisamos|movemos|sacamos del? (?:apuros?|problemas?)|hacemos el paro|salen? (?:rapido|facil|complet[oa]s?|list[oa]s?)|(?:facil|rapido) con nosotros|cuente con nosotros|en (?:buenas|nuestras) manos)';

/** Only lawyers and accredited representatives may help with immigration (Texas Government Code, section 406.017). */
export const lawImmigration = lawAgainst({
  name: 'law/immigration',
  source: { clause: 'Texas Government Code 406.017(a)(2)', read: '2026-11-23' },
  words: [
    'adju arre asil asyl card citi ciud cons daca depo fami gree i immi inmi lega mica migr n natu perm peti resi saca stat stay tram undo usci visa work',
    'abog advi answ apoy appl arre ases ask assi asyl ayud casa case caso chil citi clai clar clic comp con cons coun cuen daca damo desd do domi done easi echa entr envi espe expe faci fila file fill form gest get gets go goes gree guia guid gust hace hand help here husb immi keep know leav lega llen llev look made mail mana mano mica migr move nota orie out over paid pape pare peti plat por prep pres proc put qued rapi read rene reno resi reso revi saca sale scar seco sell send sent serv shou sit soli sort spec spou subm supp take taxe tram tran turn undo us usci visa walk wife work',
  ],
  message: 'This offers help with immigration, which a notary may not give.',
  hint: 'Remove it, or say that immigration matters belong with a lawyer or an accredited representative.',
  claims: [
    String.raw`\bapply(?:ing)? for (?:your |a |the )?(?:\w+ )?(?:citizenship|residency|asylum|green card|visa|daca)\b[^.]{0,30}\b(?:with (?:us|our)|help from us|our help|through us)\b`,
    String.raw`${WE}(?:gets?|mails?|sends?|submits?|turns? in|completes?)\b(?! asked)[^.]{0,40}\b${MATTER}\b`,
    String.raw`\b${MATTER} (?:papers|forms?|applications?|petitions?|paperwork|renewals?)\??,? (?:we|our notary|daniel(?: reyes)?)\b[^.]{0,10}\b(?:fills?|files?|prepares?|completes?|handles?|helps?|sends?|mails?|renews?)\b`,
    String.raw`\b(?:llenamos|preparamos|enviamos|presentamos|hacemos) (?:su |sus |la |las |el |los )?(?:n 400|i 130|i 485|i 765|i 90|i 589|formas? (?:de )?uscis)\b`,
    String.raw`${WE}(?:fix|fixes|arranges?|gets?|sorts?)\b[^.]{0,25}\b(?:papers|status|residency|documents)\b[^.]{0,25}\b(?:undocumented|immigrants?|migrants?|work(?:ers|ing) here|legal(?:ly)? (?:here|in)|without papers)\b`,
    String.raw`\b(?:petition|petitioning|sponsor|apply|applying|file) for (?:your |a |an )?(?:\w+ )?(?:spouse|husband|wife|parents?|children|residency|citizenship|green card|visa|asylum|papers)\b[^.]{0,40}\b(?:with us|with our|we|our)\b`,
    String.raw`\b(?:arreglamos|arreglar|arreglarle|arregle|le arreglamos|sacamos|tramitamos|conseguimos) (?:sus|los|tus|mis|su|la) (?:papeles|mica|residencia|ciudadania|estatus|permiso|green card)\b`,
    String.raw`${WE}(?:help|helps|assist|assists|handle|handles|prepare|prepares|file|files|fill (?:in|out)|complete|completes|answer|advise|advises|take|process|translate|guide|manage|renew|specialize|specializes|do)\b[^.]{0,40}\b${MATTER}`,
    String.raw`\bask us (?:\w+ )?(?:about )?your ${MATTER}`,
    String.raw`\b(?:ayudamos|ayudarle|asesoramos|llenamos|preparamos|llevamos|tramitamos|arreglamos|renovamos|hacemos|presentamos|orientamos)\b[^.]{0,40}\b${ASUNTO}`,
    String.raw`\b(?:ayuda|ayudamos|llenar|llenamos|prepar\w+|asesor\w+|fill\w*|complet\w+|help)\b[^.]{0,25}\b(?:n 400|i 130|i 485|i 765|i 90|i 589)\b(?![^.]*\b(?:abogad[oa]|lawyer|attorney|accredited)\b)`,
    String.raw`${WE}(?:checks?|looks? over|reviews?|proofreads?|goes? (?:over|through)) (?:your |the )?(?:${FORM}|(?:citizenship|asylum|visa|residency|daca) (?:forms?|applications?|packets?))\b`,
    String.raw`\b${FORM}\b[^.]{0,30}\b(?:we|our notary) (?:go|goes|look|looks|walk|walks|sit|sits|click|clicks)\b`,
    String.raw`\b${FORM} (?:goes out|is (?:mailed|sent|submitted|on its way|ready))\b[^.]{0,30}\b(?:we|us|our)\b`,
    String.raw`${WE}(?:gets?|keeps?|moves?) (?:your |the )(?:[\w']+ )?petitions?\b`,
    String.raw`\b(?:sit|come|work) with us\b[^.]{0,30}\b${MATTER}\b[^.]{0,20}\b(?:ready|done|filled|complete)\b`,
    String.raw`\b(?:mica|green card|permiso de trabajo|ciudadania|visa|residencia)\??,? (?:claro|si|por supuesto|con gusto)\b`,
  ],
  offers: [
    String.raw`\b(?:immigration|asylum|uscis|citizenship|visa|green card|daca) (?:packets?|packages?|declarations?|statements?|letters?|interviews?|cases?)\b[^.]{0,15}\b(?:assembled|prepared|written|translated|filled|filed|put together|ready)\b`,
    String.raw`\b(?:arreglamos|tramitamos|sacamos) (?:los |sus )?papeles\b(?! (?:del?|de la|de su) (?:carro|auto|troca|vehiculo|casa|divorcio|coche|terreno))`,
    String.raw`\b${MATTER}\b[^.]{0,40}\b(?:we|our notary|daniel(?: reyes)?) (?:\w+ )?(?:know the|handles?|fills?|prepares?|guides?|files?|gets?|sends?|mails?)\b`,
    String.raw`\b(?:peticion(?:es)? (?:familiar(?:es)?|de familia)|permisos? de trabajo|${ASUNTO})\b[^.]{0,20}\b(?:sin (?:abogado|filas|esperas?)|a domicilio|rapid\w+|en su casa|desde)\b`,
    String.raw`\b${MATTER}(?: and \w+| or \w+)? (?:services?|help|assistance|consultants?|consulting|specialists?|experts?|support|cases handled|renewals?|applications?|petitions?|forms?|paper(?:s|work)(?: help)?|advice|translations?)\b`,
    String.raw`\b(?:help|assistance|advice|support|services?) (?:with|for|on|in) (?:your |all |the |any )?${MATTER}`,
    String.raw`\b(?:notary|taxes|translations?|notarizations?),? (?:\w+, )?(?:and )?immigration\b`,
    String.raw`\b(?:papers|forms|applications) with (?:uscis|immigration)\b`,
    String.raw`\b${MATTER} (?:and ${MATTER} )?(?:handled|filed|made easy|prepared|completed)`,
    String.raw`\b(?:servicios?|ayuda|tramites?|asesoria|consultoria|gestoria|gestion(?:es)?|consultas?|formas?|formularios?|solicitud(?:es)?|renovacion|renovaciones|casos?|apoyo|orientacion|papeles) (?:de |con |para |en )?(?:su |sus |la |el |los )?${ASUNTO}`,
    String.raw`\b(?:${MATTER}|residency|papers to stay)\b[^.]{0,60}\b${HELPS}\b`,
    String.raw`\b${HELPS}\b[^.]{0,40}\b(?:${MATTER}|residency)\b`,
    String.raw`\bpapers to stay\b[^.]{0,20}\b(?:our|we|us)\b`,
    String.raw`\bfrom (?:\w+ )?${MATTER}(?: \w+)? to (?:\w+ )?${MATTER}\b`,
    String.raw`\b${TRAMITE}\b[^.]{0,45}\b${APOYA}\b`,
    String.raw`\b${APOYA}\b[^.]{0,40}\b${TRAMITE}\b`,
    String.raw`\bpeticion(?:es)? (?:familiar(?:es)?|de familia)\b[^.]{0,15}\b(?:sale|queda)n?\b`,
  ],
  allowed:
    /\bsends? (?:people|you|callers|everybody|everyone|those|whoever)\b[^.]{0,60}\bto (?:catholic|the (?:agenc|accredited|clinic|list|lawyers?)|an? (?:lawyer|attorney|accredited|agency|clinic)|legal aid|charit)|[^.]*\brehires?\b[^.]*|\bus citizenship and immigration services\b|\bimmigration (?:status|document) that (?:the )?employee\b|\bvisa (?:forms?|papers|applications?) (?:come|comes|are (?:issued|handled|sent|taken)) (?:from|by) (?!us\b|our\b)[^.]*|\bvisas? (?:card|stamp)|\bvisa(?:,| and| or| o| y) (?:mastercard|master card|amex|discover|cash|debit|credit|paypal|venmo|zelle)[^.]*|\bvisa or cash\b|\b(?:pay|paid|pague|pagar) (?:by|with|con) visas?\b|\buscis (?:publishes|website|page|list)\b|\bcitizenship status that\b|\bcitizenship and immigration services (?:\w+ )?card\b|\b(?:some|many|most|other|certain|several) (?:\w+ )?(?:countries|consulates|schools|employers) (?:ask for|want|require|need|may)\b[^.]*|\bvisa applications? (?:of|for|to|in) (?:another|other|the other|that|their|some) countr\w+\b[^.]*/g,
});
