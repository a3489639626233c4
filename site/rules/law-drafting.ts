import { lawAgainst } from './law-against.ts';
import {
  A_PAPER,
  BY_OTHERS,
  BY_US,
  GET,
  PAPEL,
  PAPER,
  POR_OTROS,
  UN_PAPEL,
  WE,
} from './phrases.ts';

const DRAFT =
  '(?:drafts?|drafting|prepares?|preparing|writes?|writing|write up|draws? up|drawing up|creates?|creating|composes?|composing|types? up)';
const DRAFTED =
  '(?:drafted|prepared|written|drawn up|written up|composed|filled (?:in|out)|typed up)';
const IS = '(?:is|are|was|were)';
/**
 * The same said of a paper while it is done, with who does it, where, how fast or for how much; "your will is written and wants a witness" says
 * that it is ready.
 */
const BEING_DRAFTED = String.raw`(?:${DRAFTED}(?:,? (?:and )?\w+(?:ed|n|t))*,? (?:for (?:you|free|only|just|\$)|by ${BY_US}|(?:at|in|on) (?:your|our)\b(?! (?:own|words|language|hand|name|state|country)\b)|at the (?:table|door)|(?:on|at) (?:the (?:\w+ )?(?:spot|way|hood|tailgate)|once|site)|(?:in|within) (?:[\w']+ ){0,3}?(?:minutes?|hours?|days?|evening|visit|sitting|one go)\b|in (?:good|proper|plain|legal|clear)\b|while\b|today|tonight|tomorrow|overnight|here\b|now\b|immediately|quickly|fast|carefully|professionally|with (?:us|care)\b|(?:the )?same \w+|the way you|(?:just )?as you|exactly|right (?:away|there|here)|to (?:order|measure|suit|fit|protect|your)|from (?:\$|scratch))|${DRAFTED}(?<=\b(?:call|tell|send|give|text|phone|dictate|say)\b[^.]*,? and your [^.]*))`;
const FILL = '(?:fills?|filling|fill) (?:in|out|up)';
/** The verb; "complete" may also say how something is. */
const COMPLETES = String.raw`(?<!\b(?:an?|the|in|for|of|with|clear,) )complete|completes`;
const CHOOSE =
  '(?:chooses?|choosing|selects?|selecting|picks?|picking|recommends?|suggests?|decides? on)';
const CERTIFICATE = '(?:certificate|acknowledgment|jurat|wording)';
const OWN_CERTIFICATE = String.raw`(?<!\b(?:marriage|birth|death|divorce|medical|gift|stock|tax|school|insurance|trust) )\b(?:certificate|acknowledgment|jurat|wording)`;
const CERTIFICADO = String.raw`\bcertificado(?: notarial)?`;
/** Papers with an effect in law of their own: to recommend one is advice. */
const INSTRUMENT =
  '(?:(?:wills?|trusts?|deeds?|powers? of attorney|poas?|prenups?|waivers?|affidavits?|durable power|medical power|directives?|bills? of sale|leases?|agreements?|contracts?|(?:divorce|legal|court|custody|probate|eviction|estate) (?:papers|paperwork|forms?|documents?|petitions?))\\b)';
const HELP = '(?:you |people |families |clients |couples )?';

/** Papers, and parts of them, one of which may protect somebody better than another. */
const CHOICE =
  '(?:wills?|trusts?|deeds?|powers? of attorney|poas?|waivers?|affidavits?|directives?|contracts?|clauses?|forms?|documents?|papers?|agreements?|powers?)';
const SERVES =
  '(?:protects?|shields?|serves?|suits?|covers?|leaves?|keeps?|guards?|saves?|favou?rs?|holds? off|benefits?|fits?)';
const THEIRS = String.raw`(?:you|yourself|your \w+|creditors|(?:the|an?) (?:\w+ )?(?:house|home|ranch|land|kids|children|family|parents?|widow|spouse|peace|savings))`;
const FORMULARIO =
  '(?:formularios?|formas?|papel(?:es)?|documentos?|poder(?:es)?|cartas? poder|testamentos?|fideicomisos?|clausulas?|contratos?|escrituras?)';
const CONVIENE = String.raw`(?:protegen?|cuidan?|convienen?|sirven?|favorecen?|blindan?|amparan?|benefician?|dejan? (?:\w+ )?(?:protegid|cubiert|tranquil|expuest|a salvo)\w*)`;
/** What somebody is told of whose papers are to be chosen; an hour or a room is chosen without. */
const ABOUT =
  '(?:family|marriage|children|kids|assets|estate|wishes|property|finances|health|household|situation|circumstances|inheritance)';
/** Accounts that people want put into words. */
const ACCOUNT = '(?:affidavits?|statements?|declarations?|letters?|testimon(?:y|ies)|complaints?)';
const RELATO = '(?:declaracion(?:es)?|cartas?|relatos?|historias?|testimonios?|escritos?)';

/** Forms that the parties fill in, by number; section 2 of Form I-9 is filled in for an employer. */
const NUMBERED = String.raw`(?:130 u|vtr \d+\w*|form (?!i\b)\d+\w*|(?:title|tag|registration) application)`;
/** Someone asks for what the words of a paper are to be. */
const TOLD =
  '(?:tell|give|send|text|phone|dictate|say|name)(?: it)?(?: over the phone)?(?: us| me| our notary| daniel)?';
const ESCRITO = String.raw`(?:escrit|redactad|llen|llenad|rellenad|completad|elaborad|armad|hech)[oa]s?\b(?! por (?:su|un|el|usted))`;

/** What the business has to say of itself: what it takes, and when it comes. */
const OF_OURS =
  '(?:precios?|costos?|tarifas?|cuotas?|total(?:es)?|sumas?|cotizaci\\w+|presupuestos?|recargos?|millas?|horas?|horarios?|citas?|reglas?|condicion(?:es)?|promesas?)';
/** Puts something into writing that only the sentence before names, and not for the reader. */
const WRITES_IT = new RegExp(
  String.raw`^(?!.*\b${PAPEL}\b)(?!.*\b(?:se l[oa]s?|usted|ustedes|corte|juez|juzgado|abogad[oa])\b).*\bl[oa]s? (?:escribimos|anotamos|apuntamos|ponemos por escrito|dejamos por escrito)\b|^(?:y )?(?:el|la|los|las) ${OF_OURS}\b[^?]{0,30}\?$`,
);
/** Names nothing else, and asks for no account of the reader's. */
const NO_PAPER = new RegExp(
  String.raw`^(?!.*\b${PAPEL}\b)(?!.*\b(?:cuent[ae]\w*|dig(?:a|ale|ame|anos)\w*|dict\w+|platiqu\w+|mand[ae]\w*)\b).*\b${OF_OURS}\b`,
);

/** A notary who is no lawyer may not draw up papers, fill them in or choose them for people. */
export const lawDrafting = lawAgainst({
  name: 'law/drafting',
  source: { clause: 'Texas Government Code 81.101(a)', since: '1999-06-18', read: '2026-11-23' },
  words: [
    'acon adap adds adju advi amen ask assi ayud bene best bund busc cart chan choi choo clau clea come comp cond cont corr crea cual cust damo deci decl deja dele desc dict digo divo do docu draf draw dres edit elab eleg enco enou ente entr erro esco escr ever expl fide figu fill find fini fix fixe form gene gets hace hall hand hass head hech heir help hist how indi inse into jots junt kit kits know land lang leav lega llen made make matc mist modi name norm noso offe ofte orde pack para parr pasa pers phra pick plan pode poin poli pone prep prov put puts que read reco reda rela rell remo rene repa revi rewr righ say says scra sele sell serv set sett shap shel show spec stee stre stri suge sugg supp tail talk tell term test thos turn type upda urge usua vali what whet whic word work writ',
    'ackn acon acue adap adds adec adju affi agre all amen ampa anad apoy appl atto ayud bene best bill blan blin bund by carg cart cert chan choo clau cler como comp cond cont conv corr coun cour cove crea cuen cuid cust deci decl deed deja dele dema deta dire divo docs docu draf draw dura edit elab eleg esco escr esta ever evic favo fill find fini fit fix fixe form fras guar hech heir hold indi inse into it judg jura keep kit kits lawy leas leav lega lett limp line llen make mano medi mejo modi nece noso one orde pack pala pape para parr pers peti phra pick plan poa poas pode powe pren prep prob prop prot prov qued read reco reda remo rene rest revi rewr righ sale save sele sent serv shie sirv situ soli spec stat stri sufi suge suit test the them tram trus type typi u upda us usar vali vemo waiv will word writ',
  ],
  // "Nobody likes to be surprised by a price. So we write it down."
  excusedBeside: { sentence: WRITES_IT, beside: NO_PAPER },
  message: 'This promises to draw up or choose papers for people, which a notary may not do.',
  hint: 'Say that the notary brings the seal to papers that are ready: signers or their lawyers write them.',
  claims: [
    String.raw`\b(?:ask|let|hire|trust) (?:us|me|daniel|our notary) (?:to )?(?:help )?(?:you )?(?:draft|rewrite|reword|word|write)\b[^.]{0,30}\byour (?:\w+ )?${PAPER}\b`,
    String.raw`${WE}(?:adds?|inserts?|removes?|strikes?|deletes?) (?:\w+ ){0,3}?(?:clauses?|paragraphs?|provisions?|conditions?|heirs?|beneficiar\w+)\b[^.]{0,25}\b(?:to|in|into|from|for)\b`,
    String.raw`\b(?:agregamos|anadimos|quitamos|cambiamos|corregimos) (?:\w+ ){0,2}?(?:clausulas?|parrafos?)\b`,
    String.raw`\bnosotros (?:(?:se|le|les|lo|la|los|las) ){0,2}(?:redactamos|preparamos|elaboramos|llenamos|rellenamos|escogemos|elegimos|escribimos)\b(?! (?:(?:el|los|cada|un|su) (?:certificado|recibo|libro|sello)|nuestr[oa]s? (?:parte|renglon\w*|hoja|mitad|lado)|lo nuestro|sol[oa]))`,
    String.raw`\b(?:no sabe|no esta segur[oa]|duda)\b[^?]{0,20}\b(?:que|cual) ${PAPEL}\b[^?]{0,20}\? (?:nosotros )?(?:(?:se|le) )?(?:lo |la |los |las )?(?:escogemos|elegimos|decimos|ayudamos|recomendamos)\b`,
    String.raw`${WE}(?:puts?|turns?|makes?|writes?) (?:it|that|this|everything|your \w+|the \w+) (?:in|into|up as|up in|down as) (?:an? )?(?:\w+ ){0,2}?(?:affidavits?|statements?|declarations?|wills?|contracts?|deeds?|leases?|powers? of attorney|petitions?|letters?)\b`,
    String.raw`${WE}(?:tailors?|adapts?|customi[sz]es?|adjusts?) (?:one|it|them|each|any of them) (?:to|for) your (?:situation|case|needs)\b`,
    String.raw`\bask (?:us|our notary|daniel(?: reyes)?|me) (?:which|what) (?:kind of |type of )?(?:\w+ )?(?:${PAPER}|${CERTIFICATE})\b(?! (?:to |we |can|may|need an?|must|you (?:have|brought|hold|bring)))`,
    String.raw`${WE}helps? (?:you|people|families|clients|signers) (?:to )?(?:complete|fill (?:in|out)|write|draft|word|choose|pick|select|edit|find) (?:it|them|the right|the best|(?:an? |the |your |their )?(?:\w+ )?(?:${PAPER})\b)`,
    String.raw`${WE}(?:makes?|does|do) (?:\w+ )?(?:changes|corrections|edits|adjustments) (?:for you|to (?:your|the|any) (?:\w+ )?(?:${PAPER}))\b`,
    String.raw`${WE}puts? (?:it|them|that|everything|your \w+) (?:on|to|onto) paper\b`,
    String.raw`${WE}(?:updates?|changes?|revises?|renews?|adapts?|modif(?:y|ies)|customizes?|personalizes?|types?|prints? and fills?) (?:(?:it|them) for you\b|(?:your|any) (?:\w+ )?${INSTRUMENT})`,
    String.raw`${WE}writes? (?:the|your|a|that) (?:\w+ )?(?:letters?|statements?|complaints?|claims?|notices?) (?:to|for|against)\b`,
    String.raw`\b(?:will|would|do) (?:and|or) (?:update|change) it for you\b`,
    String.raw`\b(?:prepared|drafted|written|drawn up|typed(?: up)?)(?:, \w+)?,? and (?:notari[sz]ed|sealed|stamped|signed(?<!\b${IS} (?:[\w,]+ ){1,5}signed))\b`,
    String.raw`${WE}(?:chooses?|picks?|decides?|selects?|fills?|writes?) (?:it |one |that |them )?(?:all )?for you\b`,
    String.raw`${WE}(?:takes? care of|handles?|does|do|sorts? out|looks? after|gets?|finds?|has|have) (?:all )?(?:the |your )?(?:legal |right |proper |exact )*(?:wording|legalese|legal (?:language|words|text|writing|phrases))\b`,
    String.raw`\b(?:you )?(?:leave|walk (?:out|away)|come away|end up|go home) with (?:an? |your )(?:finished|complete|ready|written|valid|signed)(?: \w+)? ${INSTRUMENT}`,
    String.raw`\bhow to (?:set up|write|draft|make|word|create|prepare|fill (?:in|out)) (?:an? |your |the )?(?:\w+ ){0,2}?(?:${PAPER})\b[^.]{0,20}\? (?:we|our notary|let us)\b[^.]{0,25}\b(?:do|help|know|set|write|show)\b`,
    String.raw`\b(?:le |les )?hacemos (?:su|un|el|una|la) (?:\w+ )?(?:testamento|poder|carta poder|contrato|escritura|declaracion)\b`,
    `${WE}${DRAFT} (?:it|one|them|everything) (?:up )?(?:for you|while you|at your)`,
    String.raw`${WE}${DRAFT}(?:,? and \w+|, \w+,? and \w+)? (?:up )?${HELP}${A_PAPER}`,
    `${WE}(?:${FILL}|${COMPLETES}) ${HELP}${A_PAPER}`,
    String.raw`${WE}(?:offer|offers|provide|provides|supply|sell|do|handle) (?:\w+ ){0,3}?(?:legal (?:documents?|forms|papers)|document (?:preparation|drafting))`,
    String.raw`${WE}${CHOOSE} ${HELP}(?:the|your|a) (?:\w+ ){0,4}?(?:${PAPER}|${CERTIFICATE})\b`,
    String.raw`${WE}(?:tell|show|advise) you (?:which|what) (?:\w+ )?(?:${PAPER}|${CERTIFICATE})\b(?! (?:do|be|looks?|to (?:bring|have|show|keep|carry|print))\b)`,
    String.raw`${WE}(?:put|turn|make) (?:it|them|that|your \w+) into (?:an? )?${PAPER}`,
    String.raw`\bfrom drafting to\b`,
    String.raw`${WE}(?:${FILL}|completes?|finish|finishes) (?:it|them|everything|the (?:rest|blanks|forms?|details|lines?)|every (?:blank|line|field)|all (?:the )?blanks)\b[^.]{0,15}\b(?:for|with|while|together|on your)\b`,
    String.raw`${WE}fills? (?:it|them|everything|the rest|the (?!calendar|schedule|diary|day|week|slots?|car|tank)\w+|your (?!calendar|schedule|diary|day|week)\w+) (?:in|out)\b`,
    String.raw`${WE}${CHOOSE} (?:out )?the (?:right|correct|proper|best|suitable) (?:one|kind|type|version)\b`,
    String.raw`${WE}(?:advises?|recommends?|urges?|encourages?)\b[^.]{0,30}\b(?:signs?|signing|use|using|get|getting|set up|setting up|make|making|draw up)\b (?:\w+ ){0,3}?${INSTRUMENT}`,
    String.raw`${WE}(?:tells?|says?|shows?|advises?|decides?|works? out|figures? out|know|helps? you (?:decide|choose|figure out|work out|pick|find out)) (?:you |people |families |clients |at once |exactly )*(?:which|what(?: (?:kind|type) of)?) (?:\w+ )?(?:${PAPER}|${CERTIFICATE})\b(?! (?:to |we |can|may|need an?|must|has|have|are|is|do|be|looks?|will be|you (?:have|brought|hold|bring)|ask|should lie))`,
    String.raw`${WE}(?:tells?|says?|shows?|advises?|decides?|works? out|figures? out|helps? you (?:decide|work out|figure out|find out)) (?:you |at once )?(?:if|whether) you (?:\w+ )?(?:needs?|should (?:sign|use|have|get)) (?:an? |the )?(?:\w+ )?${INSTRUMENT}`,
    String.raw`${WE}puts? (?:together )?(?:your|the|an?) (?:\w+ )?(?:${PAPER}) together\b`,
    String.raw`${WE}puts? together (?:your|the|an?) (?:\w+ )?(?:${PAPER})\b`,
    String.raw`${WE}(?:words?|phrases?|formulates?|rewrites?|edits?|amends?|corrects?|fix|fixes) (?:it|them|(?:your|the|any) (?:\w+ )?(?:${PAPER}|clauses?|wording|statement))\b`,
    String.raw`\b(?:decimos|recomendamos|aconsejamos|sugerimos|escogemos|elegimos|indicamos) (?:\w+ ){0,2}?(?:que|cual) (?:\w+ ){0,3}?${PAPEL}\b[^.]{0,25}\b(?:conviene|necesita|usar|firmar|sirve|corresponde|toca)\b(?! (?:traer|llevar|tener|juntar|presentar|mostrar))`,
    String.raw`\b(?:escogemos|elegimos|seleccionamos) (?:por usted )?el certificado\b|\bponemos (?:por usted )?el certificado que (?:(?:mas|mejor|le|usted|nos) ){0,2}(?:conven|convien|toca|correspond|quier|prefier|pid|sirv|necesit)\w*`,
    String.raw`\b(?:le|les|lo)? ?(?:redactamos|preparamos|elaboramos|escribimos|llenamos|rellenamos|hacemos|armamos|componemos|formulamos|creamos|actualizamos|escogemos|elegimos|seleccionamos|recomendamos) (?!(?:el|los|un) certificado)${UN_PAPEL}`,
    String.raw`\b(?:preparamos|llenamos|redactamos|hacemos) (?:su|tu|el) divorcio\b`,
    String.raw`\b(?:ayudamos|podemos ayudarle|apoyamos) a (?:redactar|preparar|elaborar|escribir|llenar|rellenar|hacer|escoger|elegir)\b`,
    String.raw`\b(?:podemos|nos encargamos de|permitanos|dejenos) (?:redactar|preparar|elaborar|llenar|rellenar|escoger)(?:le)? ${UN_PAPEL}`,
    String.raw`\b${INSTRUMENT}[^.?]{0,15}\? (?:yes,? |sure,? |of course,? |no problem,? )?(?:we|our notary|i|daniel)(?:'ll| will| can)? (?:gladly |also |happily |just )?(?:draft|write|prepare|create|complete|draw) (?:it|one|them|those|that)\b`,
    String.raw`\b(?:testamento|poder|carta poder|contrato|escritura|divorcio|declaracion(?: jurada)?)\? (?:si,? |claro,? )?(?:se l[oa]s?|l[oa]s?|nosotros)\b[^.]{0,20}\b(?:redactamos|preparamos|elaboramos|escribimos|llenamos|hacemos)\b`,
    String.raw`${WE}helps? you (?:to )?(?:choose|decide|pick|select) between (?:an? |the |your )?(?:\w+ )?${INSTRUMENT}`,
    String.raw`${WE}type (?:up |out )?your (?:\w+ )?${INSTRUMENT}|\bwe type, print and\b`,
    String.raw`${WE}(?:${FILL}|completes?) (?:in |out )?(?:\w+ ){1,2}?(?:blank|line|field|box|form)s?(?: \w+)?(?=[.!,]|$)`,
    String.raw`\b(?:drafting|preparation|writing|drawing up|completion) (?:and \w+ )?of (?:\w+ ){0,3}?${INSTRUMENT}(?![^.]*\b(?:attorneys?|lawyers?|not?|never|clerk|library|yourself|before)\b)`,
    String.raw`\bdecimos (?:cual|cuales|lo que) (?:mas )?(?:le )?conviene(?: mas)?(?=[.!,]|$)`,
    String.raw`\b(?:help|assistance|support) (?:with )?(?:filling (?:in|out)|completing|writing|drafting|wording|choosing) (?:\w+ ){0,4}?(?:${PAPER})\b(?![^.]*\b(?:attorneys?|lawyers?|library|clerk|legal aid|not)\b)`,
    String.raw`\b(?:ayuda|apoyo) (?:para|con|en) (?:el |la )?(?:llenar|llenado|redactar|redaccion|preparar|escribir|completar|escoger)\b(?![^.]*\b(?:abogad[oa]|corte|no)\b)`,
    String.raw`${WE}(?:corrects?|fix|fixes|repairs?|cleans? up) (?:\w+ ){0,3}?(?:mistakes|errors|problems|wording|language|typos) in (?:\w+ ){1,2}?(?:${PAPER})\b`,
    String.raw`${WE}(?:draft|write|prepare|draw up|create)s? and (?:notari[sz]e|stamp|seal)s?\b`,
    String.raw`${WE}puts? (?:it|them|that|this|everything|your \w+) (?:down )?(?:in|into) (?:\w+ ){0,3}?(?:legal|proper|right|correct) (?:\w+ )?(?:form|words?|wording|language|terms)\b`,
    String.raw`\b(?:will|trust|deed|affidavit|power of attorney) is (?:\w+ )?(?:enough|best|the best)\b(?<!\b(?:whether|if)\b[^.]*)(?![^.]*\b(?:attorneys?|lawyers?)\b)`,
    String.raw`\b(?:testamento|fideicomiso|escritura|poder(?: \w+)?|carta poder) es (?:el |la |lo )?(?:mejor|mas conveniente|adecuad[oa]|indicad[oa]|suficiente|que (?:le )?conviene)\b(?![^.]*\babogad[oa]\b)`,
    String.raw`${WE}(?:do|does|handles?) (?:all )?(?:of )?(?:your|the) (?:paperwork|forms) for you\b`,
    String.raw`${WE}(?:puts?|writes?|words?|phrases?|shapes?|dress(?:es)?|polish(?:es)?|types?|jots?|turns?)\b[^.]{0,30}\b(?:the way|like|so (?:that )?) ?(?:an? |the |any )?(?:judge|court|clerk|lawyer|county)`,
    String.raw`${WE}(?:shapes?|dress(?:es)?|works?|polish(?:es)?|phrases?|words?) (?:it|that|this|them|everything|your \w+|what \w+(?: \w+)?) (?:up |in)?(?:for the (?:judge|court)|(?:in)?to (?:an? )?(?:\w+ ){0,2}?(?:${ACCOUNT}|paragraphs?))\b`,
    String.raw`${WE}(?:finds?|polish(?:es)?|supplies|suggests?|chooses?|comes? up with|works? on) (?:\w+ ){0,2}?(?:wording|phrasing|phrases|sentences|right words|words for your)\b`,
    String.raw`\b(?:leave|hand) (?:all )?(?:of )?(?:the|your) (?:writing|wording|phrasing|typing) (?:of (?:your|the) \w+ )?(?:over )?to (?:us|our|daniel)\b`,
    String.raw`\b(?:is|are|gets?|will be) (?:worded|phrased|written|typed|set down|put (?:down|in order|in(?:to)? \w+))\b[^.]{0,15}\bby (?:us|our|somebody|someone who)\b`,
    String.raw`\b(?:tell|talk|explain|dictate|say|give|describe|call)\b[^.]{0,40}(?:,| and)(?: we (?:write|type) and)? (?:get|take|walk away with|leave with|go home with|it comes (?:out|back)|your ${ACCOUNT} is (?:written|typed|done))\b[^.]{0,25}\b(?:${ACCOUNT}|wording|style|arrive|finished)\b`,
    String.raw`\byou (?:talk|speak|dictate|tell),? (?:and )?(?:we|our notary) (?:types?|writes?|drafts?|words?)\b`,
    String.raw`${WE}comes? up with (?:one|it|an? \w+|the (?:text|words))\b[^.]{0,10}\b(?:from|for) (?:what )?you\b`,
    String.raw`${WE}(?:puts?|turns?|writes?) (?:it|that|this|your (?:story|account|side)|what (?:happened|you \w+)) (?:down )?(?:in(?:to)? )?(?:paragraphs|sentences|a clean copy|good (?:english|order))\b`,
    String.raw`\b(?:lo|la|los|las) (?:ponemos|pasamos|dejamos|escribimos) (?:por escrito|al papel|en (?:limpio|papel|palabras)|como (?:lo |la )?(?:pide|quiere|le gusta|exige))\b`,
    String.raw`\b(?:ponemos|pasamos|dejamos) (?:su|sus|la|el) ${RELATO} (?:al papel|en limpio|por escrito)\b|\b(?:ponemos|pasamos|dejamos) (?:por escrito|en limpio|en palabras) (?:lo que|su|sus)\b`,
    String.raw`\b(?:le |les )dictamos\b|\bdictamos (?:las frases|la carta|que poner)\b`,
    String.raw`\bdamos forma a (?:su|sus|lo que)\b`,
    String.raw`\b(?:busquemos|buscamos|encontramos|hallamos|ponemos) las palabras\b`,
    String.raw`\bredaccion (?:corre|va|queda|esta) (?:por nuestra cuenta|en nuestras manos|a nuestro cargo|incluida)\b`,
    String.raw`\b${RELATO} (?:\w+ )?(?:sale|queda)n? (?:list|hech|escrit|redactad)[oa]s?\b[^.]{0,40}\b(?:de la camioneta|con nosotros|por (?:nosotros|nuestr\w+)|en la visita)`,
    String.raw`\b(?:entregamos|damos|devolvemos) (?:la|el|su|una|un) ${RELATO} (?:ya )?(?:redactad|escrit|hech)[oa]s?\b`,
    String.raw`\b${RELATO} (?:se )?(?:la|las|lo|los) (?:escribimos|redactamos|componemos|armamos)\b`,
    String.raw`\bjuntos (?:decidimos|escogemos|elegimos|vemos) (?:que|cual) ${FORMULARIO}\b`,
    String.raw`\b(?:digo|decimos|indicamos) con (?:que|cual) ${FORMULARIO} se (?:hace|logra|arregla|protege)\b`,
    String.raw`${WE}(?:names?|finds?|picks?|matches?|suggests?|points? (?:you )?to) (?:\w+ ){0,2}?${CHOICE} (?:that|which) (?:\w+ ){0,2}?${SERVES}\b`,
    String.raw`${WE}(?:completes?|fills?(?: (?:in|out|up))?|types?(?: up)?|prepares?|writes?(?: out)?) (?:the |your |a |an |every )?(?:\w+ )?${NUMBERED}\b`,
    String.raw`${WE}(?:enters?|puts?|writes?) (?:[\w']+ ){1,4}?(?:on|in|into) (?:the |your )?${NUMBERED}\b`,
    String.raw`\b${TOLD}\b[^.]{0,60},? and (?:we|our notary|i|daniel)(?:'ll| will| can)? (?:completes?|fills?(?: (?:in|out))?|types?(?: up)?|drafts?|prepares?|writes?(?: up)?|draws? up) (?:the |your |a |an )?(?:\w+ )?(?:${INSTRUMENT}|${NUMBERED}|forms?\b)`,
    String.raw`\b${TOLD}\b[^.]{0,60},? and (?:we|our notary|i|daniel)(?:'ll| will| can)? puts? (?:it|them|that|everything) (?:in|into|on) the (?:form|paper|affidavit|deed)\b`,
    String.raw`\bforms? (?:is|are) (?:already )?(?:typed|filled in|filled out|completed) when we (?:arrive|come)\b`,
    String.raw`\b${NUMBERED},? (?:completed|filled (?:in|out)|typed)(?: \w+)? for (?:you|both|buyer|the)\b`,
    String.raw`\bleave the (?:boxes|blanks|lines|fields|130 u|form|forms)(?: (?:of|on) the \w+(?: \w+)?)? to (?:us|our notary|daniel)\b`,
    String.raw`${WE}(?:brings?|(?:comes?|arrives?|shows? up|turns? up) with) (?:the|your|an?) (?:\w+ )?${INSTRUMENT} (?:already |all )?(?:written|typed|filled (?:in|out)|drafted|completed|drawn up|prepared|ready to sign)(?! by)`,
    String.raw`\b(?:llegamos|vamos|venimos|volvemos)(?: \w+){0,3} con (?:el|la|su|un|una|los|sus) ${PAPEL} (?:(?:ya|bien|todo) ){0,2}${ESCRITO}`,
    String.raw`\b(?:llevamos|traemos|entregamos) (?:el|la|su|un|una) ${PAPEL} (?:ya |bien )${ESCRITO}`,
    String.raw`\b(?:dict[ae]\w*|diganos|diga|dice|digame|cuent[ae]\w*)\b[^.]{0,50}\by (?:nosotros )?(?:(?:le|les|se|lo|la) ){0,2}(?:escrib(?:imos|o)|redact(?:amos|o)|arm(?:amos|o)|prepar(?:amos|o)|llen(?:amos|o)|complet(?:amos|o)|hac(?:emos)|hago)(?: \w+)? (?:${PAPEL})\b`,
    String.raw`\by (?:pasamos|ponemos) (?:todo|eso|lo que \w+) (?:al|en el|a la|en la) (?:${PAPEL})\b`,
    String.raw`\b(?:llenamos|completamos|rellenamos|hacemos) (?:por (?:los dos|ustedes|usted) )?(?:el|la|su) (?:130 u|solicitud de titulo)\b`,
    String.raw`\b(?:tell|talk to|ask|write) (?:us|me|our notary)\b[^.]{0,30}\b${ABOUT}\b[^.]{0,15}\band (?:we|i|our notary)(?:'ll| will)? (?:${CHOOSE} (?:out )?(?:for you )?the one (?:that |which )?(?:\w+ )?(?:fits?|suits?|serves?|works)|(?:tells?|says?|knows?) (?:you )?which (?:one )?(?:\w+ )?(?:fits?|suits?|you need|is (?:right|best)))\b`,
    String.raw`\b(?:cuentenos|diganos|hablenos|platiquenos|expliquenos)\b[^.]{0,30}\b(?:familia|matrimonio|hijos|bienes|situacion|deseos|herencia|salud)\b[^.]{0,15}\by (?:\w+ )?(?:(?:escogemos|elegimos|seleccionamos|recomendamos|buscamos) (?:el|la) que|(?:decimos|indicamos) cual) (?:\w+ ){0,2}?(?:convienen?|sirven?|toca|corresponde|queda|necesita|va)\b`,
  ],
  offers: [
    String.raw`\b(?:templates?|forms?|blanks|affidavits?|applications?|petitions?|paperwork) (?:are |is |get |gets )?(?:filled (?:in|out)|completed|drafted|typed(?: up)?|written(?: up)?|prepared)\b[^.]{0,15}\b(?:for you|while you wait|at your (?:table|door|home|kitchen)|on the spot|by us|by our)\b`,
    String.raw`\bfind out (?:from us |with us )?(?:which|what) (?:\w+ )?${INSTRUMENT}[^.]{0,20}\b(?:right|best|fits?|suits?|needs?)\b`,
    String.raw`\b(?:wills?|trusts?|divorces?|power of attorney|poa|estate plan)(?: and \w+)? (?:packages?|kits?|plans?|bundles?|specials?) (?:\w+ )?(?:from|starting|for|at) `,
    String.raw`\b${INSTRUMENT}(?:,? (?:and )?\w+){0,3} (?:made to order|made to measure|tailored|custom made|from scratch|off the shelf|ready made|set up)\b`,
    String.raw`\b(?:custom|tailor made|ready made|ready to sign|fill in the blank) ${INSTRUMENT}`,
    String.raw`${GET}${A_PAPER}(?:,? [\w']+){0,2}? ${DRAFTED}\b(?! (?:first|beforehand|elsewhere|before (?:we|they|you (?:call|book)|the (?:visit|notary)))\b)`,
    String.raw`\b${INSTRUMENT}(?: and \w+)? ${DRAFTED}(?:,? and [\w ]{3,20}?)? (?:from|for) \$`,
    String.raw`\b(?:your|our|all|every|each) ${A_PAPER}(?: can be| gets?| will be)? ${DRAFTED}\b`,
    String.raw`\b(?:our|all|every|each) ${A_PAPER} (?:is|are) ${DRAFTED}\b(?! before (?:we|you|the)\b)`,
    String.raw`\byour ${A_PAPER} (?:is|are) ${BEING_DRAFTED}`,
    String.raw`\b(?:wills?|trusts?|deeds?|contracts?|affidavits?|powers of attorney|leases?|documents)(?:,? (?:and )?\w+){0,3} ${DRAFTED} (?:for you|while you wait|by us|by our|at home|at your|here|today|and notarized)`,
    String.raw`\b(?:document|will|deed|contract|form|affidavit|paperwork|lease|divorce) (?:preparation|drafting|writing)\b`,
    String.raw`\b(?:elaboracion|redaccion|llenado|preparacion) de ${UN_PAPEL}`,
    String.raw`\b${PAPEL} redactad[oa]s? (?:por nosotros|para usted|en su casa)`,
    String.raw`\b(?:drafting|preparation|writing|drawing up|completion) (?:and \w+ )?of (?:\w+ ){0,3}?${INSTRUMENT}`,
    String.raw`\b${INSTRUMENT}(?:,? (?:and )?\w+){0,2} (?:${BEING_DRAFTED}|(?<!\b${IS} )${DRAFTED} (?:in (?:english|spanish) (?:or|and)|and (?:delivered|mailed|printed|filed|recorded|sent|witnessed)\b))`,
    String.raw`^(?:draft|write|prepare|create|make|order|fill (?:in|out)) my (?:\w+ )?${INSTRUMENT}`,
    String.raw`\b(?:testamentos?|cartas? poder|poderes|contratos?|escrituras?|declaraciones juradas?|divorcios?)(?: y \w+){0,2} (?:hech|redactad|preparad|elaborad|llenad)[oa]s?\b(?! (?:a mano|antes|fuera|alla)\b| ${POR_OTROS}| en (?!(?:su(?! (?:propi[oa] |mism[oa] )?(?:formato|forma|letra|idioma|pais|estado)\b)|una?|el|la|nuestr\w+|menos|poc[oa]s|\d+|dos|tres|cinco|diez|quince|veinte|treinta|minutos|casa|espanol|ingles|persona|linea)\b))`,
    String.raw`(?<!\bcertificado\b[^.]*)\b(?:(?:se )?l[oa]s? (?:redactamos|llenamos|elaboramos|escribimos(?! (?:\w+ )?en (?:el|la|su|nuestr[oa]) (?:registro|libro|bitacora|calendario|agenda|recibo|mensaje|correo|sobre|factura|lista|pagina|sitio)\b))|se l[oa]s? preparamos)\b`,
    String.raw`\b(?:formularios?|formas|solicitudes|documentos|papeles|contratos) (?:\w+ )?(?:llenad|redactad|preparad|elaborad|hech)[oa]s por (?:nosotros|nuestr\w+)\b`,
    String.raw`\b${INSTRUMENT}(?:,? (?:and )?\w+){0,2} (?:made (?:easy|simple|affordable)|without the (?:stress|hassle|headache))\b`,
    String.raw`\b(?:fill in|form filling|form completion|paperwork) (?:service|help|assistance)\b`,
    String.raw`(?<!\b(?:asks?|tells?|says?) (?!us\b|me\b|our\b|you\b|daniel\b)[^.]*)\b(?:which|what|whether an?) (?:\w+ )?${CHOICE} (?:or (?:an? )?\w+ )?(?:\w+ )?${SERVES} ${THEIRS}\b`,
    String.raw`\b(?:match\w*|steer\w*|points?|pointing|settl\w+|nam(?:es?|ing)|find\w*|choos\w+|pick\w*|land\w*|decid\w+)\b[^.]{0,30}\b${CHOICE} that (?:\w+ ){0,2}?${SERVES} ${THEIRS}\b`,
    String.raw`\b${CHOICE} that (?:\w+ )?${SERVES} (?:you|your \w+|them) (?:the )?(?:best|better|most)\b`,
    String.raw`\b(?:match|matches|matching) (?:you|it|that|your \w+) (?:to|with) (?:the |an? )?(?:\w+ )?${CHOICE}\b|\b(?:match|matches|matching) an? ${CHOICE} to (?:it|your)\b`,
    String.raw`\b(?:deciding|choosing|picking) between (?:an? |the )?(?:[\w']+ ){1,6}?${CHOICE}\b[^.]{0,10}\b(?:is|are|comes?)\b[^.]{0,10}\b(?:included|free|part of|with)`,
    String.raw`\b(?:land|settle|hit|decide) (?:on|upon) the (?:strongest|best|right|safest|proper) (?:\w+ )?${CHOICE}\b`,
    String.raw`\b${CHOICE} or (?:an? |the )?(?:\w+ )?${CHOICE}\??,? (?:we|our notary|let us|together)\b[^.]{0,12}\b(?:sort|figure|work|settle|decide|find|clear)\w*\b`,
    String.raw`\bpick (?:our|my|daniel's) brains? (?:about|on) (?:which|what)\b[^.]{0,15}\b${CHOICE}\b`,
    String.raw`\bright ${CHOICE} for (?:an? |your )?(?:\w+ )?(?:marriage|family|situation|case|children|parents?)\b[^.]{0,15}\b(?:is |gets )?(?:picked|chosen|found|selected)\b`,
    String.raw`\b(?:que|cual|cuales) ${FORMULARIO} (?:(?:le|les|lo|la|los|las|mas|mejor|se|nos) ){0,3}${CONVIENE}\b`,
    String.raw`\b${FORMULARIO} que (?:(?:le|les|lo|la|los|las) )?(?:mas|mejor|menos) (?:(?:le|les|lo|la|los|las) )?${CONVIENE}\b|\b${FORMULARIO} que (?:(?:le|les|lo|la|los|las) )?${CONVIENE} (?:mas|mejor)\b`,
    String.raw`\b(?:testamento|poder|carta poder|fideicomiso|contrato|escritura)(?: \w+)? o (?:un |una )?(?:testamento|poder|carta poder|fideicomiso|contrato|escritura|especial|general|duradero)\? (?:eso |juntos )?(?:se )?(?:lo|la) (?:vemos|decidimos|resolvemos|escogemos|decimos|aclaramos)\b`,
  ],
  allowed: new RegExp(
    [
      String.raw`\b(?:was|were) (?:drafted|prepared|written|drawn up) (?:in (?:19|20)\d\d|(?:\w+ ){1,2}ago|by (?!us\b|our\b|daniel\b))[^.]*`,
      String.raw`\bthat (?:was|were) (?:drafted|prepared|written|drawn up)\b(?! (?:by (?:us|our)|here|at your))[^.]*`,
      String.raw`\b(?:prepare|write|complete)s? (?:the|your|a|every|each) (?:receipt|scan|journal|notarial|estimate|invoice|booking|order|contact)\b`,
      String.raw`\b(?:${DRAFTED}|drawn) ${BY_OTHERS}`,
      String.raw`\bsection (?:2|two) of (?:the |your |his |her )?(?:form )?i 9\b`,
      String.raw`\bfrom (?:\w+ )?preparation (?:of \w+ )?to (?:\w+ )?(?:signatures?|closing|funding|recording)\b`,
      // The reader is asked to have it done.
      String.raw`\bhave (?:[\w']+ ){1,4}?(?:filled (?:in|out)|prepared|completed),?(?: (?:but|and))? (?:unsigned|not (?:yet )?signed|leave)\b`,
      // What the record book says of a paper: that it was there, and not what is in it.
      String.raw`(?<!\b(?:dictate|tell|say|talk)\b[^.]*)\bwrites? down (?:the|each|every|which|what(?: kind of)?) (?:\w+ )?(?:papers?|documents?|forms?)\b(?! (?:for|with) (?:you|them)\b)`,
      // The notary's own part of a paper.
      String.raw`${OWN_CERTIFICATE} (?:that |which )?(?:we|i|our notary|the notary) (?:\w+ )?(?:${FILL}|completes?|writes?|prepares?)\b`,
      String.raw`${CERTIFICADO} que (?:nosotros )?(?:llen|complet|rellen|escrib)[aei]mos\b`,
      String.raw`(?<!\b(?:we|notary|daniel|i)(?:'ll| will)? (?:brings?|(?:comes?|arrives?|shows? up|turns? up) with) [^.]*)\balready (?:${DRAFTED}|filled)\b`,
    ].join('|'),
    'g',
  ),
});
