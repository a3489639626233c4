import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const LATER =
  '(?:later|afterwards?|after (?:we|the|you|that|it)|once (?:we|you|the|it|they)|when (?:we|you|the|they) (?:\\w+ )?(?:gone|left|leave|home|sold|find|know)|at home|another day|next week|tomorrow|when you find|whenever)';
const FILL =
  '(?:fill(?:s|ed|ing)?|complete[sd]?|completing|add(?:s|ed|ing)?|writ(?:e|es|ing|ten)|enter(?:s|ed|ing)?|put(?:s|ting)?)';
const PAGE =
  '(?:forms?|pages?|papers?|documents?|titles?|certificates?|affidavits?|deeds?|lines?|contracts?|sheets?)';
const LUEGO =
  '(?:despues|luego|mas tarde|en casa|otro dia|mas adelante|cuando (?:quiera|pueda|encuentre|lo venda))';
const HOJA =
  '(?:hojas?|formularios?|documentos?|titulos?|papeles?|certificados?|contratos?|lineas?|espacios?)';

/** What the lines of a paper ask for. */
const ENTRY =
  '(?:buyer|seller|price|amount|date|name|mileage|odometer|agent|beneficiary|address|vehicle|field|section|part|rest|sum)';

/** What is to be done with a blank before the visit. */
const REMEDY = new RegExp(
  String.raw`^(?!.*\b${LATER}\b)(?!.*\b${LUEGO}\b)(?:(?:so|better|please|mejor|por favor|remedio:|remedy:),? )?(?:llen(?:el[oa]s?|elo todo|e (?:cada|tod[oa]s?) )|complet(?:el[oa]s?)|tachel[oa]s?|(?:ponga|trace)(?:le|les)? una (?:raya|linea)|fill (?:it|them|every \w+|each \w+|all of (?:it|them)) (?:in|out)|strike (?:it|them|every|each)|cross (?:it|them) out|draw a line (?:through|across)|write (?:n/a|not applicable|none) )`,
);

/** What is sealed has to be complete: a title with an open line is an offense, and a seal on a blank page a tool for fraud. */
export const lawBlanks = lawAgainst({
  name: 'law/blanks',
  source: {
    clause: 'Texas Transportation Code 501.161(a)',
    since: '2012-01-01',
    read: '2026-11-24',
  },
  words: [
    'add adde addi adds afte agen amou blan buye cert comp date dato dema empt ente espa falt fech few fill fini firm gone half hand hoja inco late leav left line llen medi miss name nomb nota open part pile pre prec pren pres pric put puts putt reng rest seal sell set sign sin stac stam stoc supp term unfi vaci writ',
    'add adde adds adva affi afte agre anot anti aunq blan cert comp cont deed desp docu empt ente escr fill fine fini firm form half hoja home inco late leav line llen lueg miss nota note ok okay once one open page pape part pone pre pres prob put read sale seal sell shee sign sin stac stam term titl tomo unfi vaci welc when writ',
  ],
  // Where one is to sign: "It is signed in front of us. Leave the line empty."
  excusedBeside: [
    {
      sentence:
        /^(?:por favor,? )?(?:deje|dejen) (?:(?:la|esa|su) (?:raya|linea)|el renglon) (?:vaci[oa]|en blanco|sin llenar)[.!]?$/,
      beside:
        /\b(?:se )?firm(?:a|e|an|en)\b[^.]{0,30}\b(?:frente a|delante de|enfrente de|ante|con) nosotros\b|\bfirm(?:a|e|ara) (?:cuando|hasta que) (?:lleguemos|llegamos|estemos)\b/,
    },
    // The remedy: "Fill it in or strike it."
    { beside: REMEDY, isNext: true },
  ],
  message: 'This offers to seal a paper that is not complete, which a notary must refuse.',
  hint: 'Say that every blank is filled in, or struck, before the visit.',
  claims: [
    String.raw`${WE}(?:stamps?|seals?|signs?|notari[sz]es?) (?:\w+ ){0,4}?(?:first|now|right away|today)\b[^.]{0,40}\b(?:you|your \w+|the rest|they)\b[^.]{0,15}\b(?:finish|complete|fill|add|write)\w*\b[^.]{0,30}\b${LATER}`,
    String.raw`\b(?:blank|empty|unfinished|incomplete|missing)\b[^?]{0,40}\? no,? (?:we|our notary) (?:still |just |can )?(?:stamps?|seals?|notari[sz]es?)\b`,
    String.raw`\b(?:sella\w*|certific\w+|notari\w+|firm\w+)\b[^.]{0,20}\baunque (?:le |les |todavia |aun )?(?:falt\w+|haya|queden?) (?:\w+ ){0,2}?(?:datos?|nombres?|fechas?|hojas?|renglon\w*|espacios?|partes?)\b`,
    String.raw`\b(?:blanks?|blank \w+|empty \w+|open|missing \w+|unfinished|incomplete)\b[^.]{0,40}\b(?:and|we|you(?: can| may)?|can be|may be|are|is|gets?|just|simply) (?:\w+ )?${FILL}\b[^.]{0,25}\b${LATER}\b`,
    String.raw`\bleave (?:the|any|a|your|that) (?:\w+,? ){0,2}?${ENTRY}(?:'s)?(?:(?:,| and|, and| or) (?:(?:the|any|your) )?(?:\w+ )?${ENTRY}(?:'s)?){0,3} (?:\w+ ){0,2}?(?:blank|empty|open|out(?! of (?:this|our|the (?:page|site|list|website|book|record))\b))\b`,
    String.raw`${WE}(?:notari[sz]es?|stamps?|seals?|signs?|accepts?|takes?)\b[^.]{0,30}\b(?:blank|incomplete|unfinished|half (?:finished|filled|done|empty)|empty|partly (?:filled|done)|partially \w+) (?:\w+ )?${PAGE}\b`,
    String.raw`${WE}(?:notari[sz]es?|stamps?|seals?)\b[^.]{0,30}\b(?:even if|even when|before|while|with)\b[^.]{0,30}\b(?:blanks?|empty|incomplete|missing|not (?:yet )?(?:complete|finished|filled)|filled|unfinished|open)\b`,
    String.raw`${WE}(?:stamps?|seals?|signs?)\b[^.]{0,25}\b(?:in advance|ahead of time|beforehand)\b`,
    String.raw`\bsign (?:it |them |the \w+ |here )?(?:now|first|today|right away)\b[^.]{0,40}\b(?:${FILL}|price|name|date)\b[^.]{0,25}\b${LATER}\b`,
    String.raw`\b${FILL} (?:in |out )?(?:it|the \w+|your \w+|the rest|the buyer's \w+)\b[^.]{0,15}\b(?:later|afterwards|after we (?:stamp|seal|leave)|once (?:we|it) (?:are|is|have|has) (?:stamp|seal|gone|left)\w*)\b`,
    String.raw`\b(?:firm\w+|sella\w+|certific\w+|notari\w+)\b[^.]{0,40}\b(?:en blanco|incomplet[oa]s?|sin llenar|sin terminar|a medias|vaci[oa]s?)\b`,
    String.raw`\b${HOJA}\b[^.]{0,20}\b(?:en blanco|incomplet[oa]s?|sin llenar|vaci[oa]s?)\b[^.]{0,50}\b(?:${LUEGO}(?! de\b)|no importa|se puede|sella\w*|certific\w+|notari[zs]\w+|no hay problema)\b`,
    String.raw`\b(?:dej[ea]\w*|puede dejar)\b[^.]{0,30}\b(?:en blanco|vaci[oa]s?|sin llenar)\b`,
    String.raw`\b(?:datos|nombre|fecha|precio|comprador|resto|lo demas|renglones|espacios)\b[^.]{0,25}\b(?:se )?(?:lo |los |la |le )?(?:llenan?|llene|ponen?|pone|anotan?|anote|agregan?|agregue|completan?|complete|escriben?|escriba)\b[^.]{0,15}\b${LUEGO}\b`,
    String.raw`\b(?:empty|blank|open|missing|unfilled) (?:fields?|lines?|spaces?|boxes|pages?)\b[^.]{0,40}\? (?:yes|yeah|sure|of course|absolutely|certainly|no problem|gladly)\b`,
    String.raw`\b(?:en blanco|vaci[oa]s?|sin llenar)\b[^.]{0,25}\? (?:si|claro|por supuesto|desde luego|no hay problema)\b`,
  ],
  offers: [
    String.raw`\bblanks? (?:is|are) (?:\w+ )?(?:fine|ok|okay|welcome|no problem|possible)\b`,
    String.raw`\b(?:get|order|keep|have|buy|ask for|pick up|take)\b[^.]{0,15}\b(?:stamped|sealed|presigned) (?:certificates?|pages|forms|sheets)\b[^.]{0,20}\b(?:ahead|in advance|beforehand|on hand|in stock|for (?:your|the) office|for later)\b`,
    String.raw`\bblank (?:\w+ ){0,3}?${PAGE} (?:notari[sz]ed|stamped|sealed|signed)\b`,
    String.raw`\b(?:stack|pile|supply|stock|few|handful|set) of (?:\w+ ){0,2}?(?:stamped|sealed|signed|notari[sz]ed) (?:certificates?|pages?|forms?|sheets?|papers?|blanks?)\b`,
    String.raw`\b(?:lines?|fields?|blanks?|spaces?|boxes)\b[^.]{0,25}\b(?:empty|blank|open|missing|unfilled)\b[^.]{0,40}\b(?:anyway|fine|all the same|no problem|we seal|we stamp|regardless|later)`,
    String.raw`\b(?:fine|ok|okay|no problem) if\b[^.]{0,30}\b(?:lines?|fields?|blanks?|spaces?|boxes|pages?)\b[^.]{0,20}\b(?:empty|blank|open|missing|incomplete|unfinished)`,
    String.raw`\b(?:write|put|fill|add) (?:in )?(?:the |a )?(?:buyer|name|price|amount|seller|date|agent)(?:'s name)? (?:in )?(?:when you|once you|later|afterwards|after the visit|another day)\b`,
    String.raw`\bpre ?(?:stamped|sealed|notari[sz]ed|signed) (?:\w+ )?${PAGE}\b`,
    String.raw`\b(?:open|blank|incomplete) (?:\w+ )?${PAGE}(?:\?)? (?:are |is )?(?:ok|okay|fine|welcome|no problem|accepted|notari[sz]ed|possible)\b`,
    String.raw`\b${HOJA} (?:ya )?(?:presellad|selladas? por adelantado|sellados? por adelantado)\w*`,
    String.raw`\bnotari[sz]ations? (?:of|for|on) (?:\w+ )?(?:blank|incomplete|unfinished|half \w+|open) (?:\w+ )?${PAGE}\b`,
    String.raw`\b(?:sella\w*|certific\w+|notari\w+|firm\w+)\b[^.]{0,30}\b(?:llen[ae]n?|complet[ae]n?|termin[ae]n?)\b[^.]{0,10}\b${LUEGO}\b`,
    String.raw`\b(?:empty|blank|open|missing) (?:fields?|lines?|spaces?|boxes) (?:is|are) (?:not? )?(?:a |an )?(?:fine|ok|okay|welcome|problem|issue|obstacle)\b`,
    String.raw`\b(?:empty|blank|open|missing) (?:fields?|lines?|spaces?|boxes|pages?)\b[^.]{0,40}\b(?:notari[sz]e|stamp|seal) (?:it|them|that|this|mine)\b[^.]{0,8}\b(?:yes|sure|of course|absolutely)\b`,
    String.raw`\b(?:stamp|seal|sign|notari[sz]e) (?:first|now|today),? (?:and )?(?:fill|complete|write|add|finish) (?:\w+ ){0,4}?later\b`,
    String.raw`\bfirme en blanco\b`,
  ],
  allowed:
    /^(?:(?:y|solo|nada mas|unicamente) )*(?:las?|sus?|cada|ambas|todas las|las dos) firmas?(?: (?:de|del) (?:(?:el|la|los|las|cada) )?\w+(?: \w+)?)?,? (?:(?:todavia|aun|tambien|sigue|siguen|queda|quedan|se|va|van|esta|estan|debe|deben|tiene|tienen|que|estar|ir|quedar|quedarse) )*(?:en blanco|vaci[oa]s?|sin (?:llenar|poner))(?=[.,;]|$| (?:hasta|para la visita)\b)(?![^.]*\b(?:ponemos|llenamos|sellamos|despues(?! de)|luego|mas tarde)\b)|\b(?:rayas?|lineas?|renglon(?:es)?|espacios?) (?:de|para) (?:las?|sus?|cada) firmas?\b[^.]{0,15}\b(?:vaci\w+|en blanco|sin llenar)\b|\b(?:fecha|firma|raya|renglon)\b[^.]{0,25}\b(?:quedan?|dejan?)\b[^.]{0,15}\bhasta que (?:lleguemos|estemos)\b[^.]*|\bdej[ea]\w*[^.]{0,15}\b(?:en blanco|vaci[oa])\b[^.]{0,20}\bfirma\b[^.]*|\bdej[ea]\w* (?:\w+ )?(?:en blanco|vaci[oa]s?|sin llenar) (?:(?:solo|nada mas|unicamente) )?(?:las?|sus?) (?:(?:linea|raya|espacio)s? (?:de|para) (?:la|su) )?firmas?(?: y (?:las?|sus?) fechas?(?: (?:de|en que) (?:las?|sus?|esa)? ?firmas?)?)?(?=[.,;]|$)|\bdej[ea]\w* (?:la|las|su|sus|cada|todas las) (?:lineas? de (?:la )?)?firmas? (?:\w+ )?(?:en blanco|vaci\w+|sin (?:llenar|poner))\b(?![^.]*\b(?:nosotr[oa]s|llenamos|ponemos|despues)\b)|\bsignature lines? (?:empty|blank|open)\b|\bleave (?:only )?(?:the |your |both )?(?:signatures?|signature lines?)(?: and (?:the |its |their )?dates?(?: lines?| of (?:it|them|signing))?)? (?:\w+ )?(?:empty|blank|open|for)[^.]*|\bleave none\b[^.]*|\b(?:until|before) (?:every|all|the) (?:\w+ )?(?:blanks?|lines?)[^.]*/g,
});
