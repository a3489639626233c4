import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const MATTER =
  '(?:immigration|citizenship|naturalization|asylum|daca|green cards?|visas?|work permits?|adjustment of status|family petitions?|deportation|uscis|n 400|i 130|i 485|i 765|i 821d?)';
const ASUNTO =
  '(?:inmigracion|migracion|migratori[oa]s?|ciudadania|naturalizacion|asilo|residencia|green cards?|permisos? de trabajo|uscis|visas?|daca)';

/** Only lawyers and accredited representatives may help with immigration (Texas Government Code, section 406.017). */
export const lawImmigration = lawAgainst({
  name: 'law/immigration',
  source: { clause: 'Texas Government Code 406.017(a)(2)', read: '2026-11-23' },
  words: [
    'adju arre asil asyl card citi ciud cons daca depo fami gree i immi inmi lega migr n natu perm peti resi saca stat tram undo usci visa work',
    'abog advi answ apoy appl arre ases ask assi asyl ayud casa case caso chil citi clai comp cons daca desd do domi envi espe expe fila file fill form gest get gets gree guid hace hand help husb immi know lega llen llev made mail mana mica migr nota orie paid pape pare peti prep pres proc rapi read rene reno resi saca sell send serv soli spec spou subm supp take taxe tram tran turn undo usci visa wife work',
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
  ],
  allowed:
    /[^.]*\brehires?\b[^.]*|\bus citizenship and immigration services\b|\bimmigration (?:status|document) that (?:the )?employee\b|\bvisas? (?:card|stamp)|\bvisa, (?:mastercard|master card|amex|discover|cash|debit|credit|paypal|venmo|zelle)[^.]*|\bvisa or cash\b|\b(?:pay|paid|pague|pagar) (?:by|with|con) visas?\b|\buscis (?:publishes|website|page|list)\b|\bcitizenship status that\b/g,
});
