import { BASTA, both, FINE } from './phrases.ts';

const COUNTRY = String.raw`(?:(?:your|any|another|every|whatever|whichever|the|their|his|her) )?(?:home |own |other )?(?:countr(?:y|ies)|nations?|mexico|honduras|guatemala|el salvador|venezuela|colombia|cuba|canada|abroad|over there)`;
const PAIS = String.raw`(?:(?:su|cualquier|otro|el|tu|nuestro) (?:\w+ )?(?:pais|tierra|lugar)|mexico|honduras|guatemala|el salvador|venezuela|colombia|cuba)`;
const KIND =
  '(?:passports?|ids?|i\\.d\\.|identification|licen[cs]es?|(?:voter|identity|national) (?:ids?|cards?))';
/** Cards that no office of the United States has issued. */
const FOREIGN = String.raw`(?:(?:foreign|mexican|consular|consulate|non (?:us|u\.s\.|american|texas)|overseas) (?:\w+ )?${KIND}|(?:consular|consulate) cards?|${KIND} (?:from|of|issued (?:in|by)) ${COUNTRY}|matriculas?(?: consular(?:es)?)?|cedulas?(?: de (?:identidad|ciudadania))?|ine|credencial(?:es)? (?:de elector|del ine)|(?:pasaportes?|licencias?|identificacion(?:es)?|credencial(?:es)?)(?: \w+)? (?:extranjer[oa]s?|mexican[oa]s?|consular(?:es)?|de(?:l)? ${PAIS}))\b`;

/** Whatever is to be signed; a foreign passport is good for the deed of a home. */
const EVERY = String.raw`(?:(?:for|on|with|under|to sign) (?:every|any|all|whatever|each)(?: of)?(?: \w+)? (?:papers?|documents?|paperwork|forms?|deals?|signatures?|acts?|notari\w+|visits?|kinds?|sorts?)|whatever (?:the|your) (?:papers?|documents?)|whatever you (?:sign|have|bring)|(?:para|en|con) (?:cualquier|tod[oa]s?(?: (?:tipo|clase) de)?|cada)(?: (?:los|las|sus|su|el|otro))? (?:papel(?:es)?|documentos?|tramites?|firmas?|formas?|certificacion(?:es)?)|(?:sea )?cual(?:quiera)? (?:que )?sea (?:el|su) (?:papel|documento|tramite)|para (?:todo|lo que sea)\b)`;
/** Nothing has to be shown besides. */
const ALONE = String.raw`(?:no (?:other|further|second|texas|american|us|u\.s\.) (?:\w+ )?(?:ids?|cards?|identification|papers?|proof|licen[cs]es?)|nothing (?:else|more)|(?:is|are) all (?:\w+ )?(?:you need|we (?:need|ask|want))|on its own|by itself|(?:ningun[oa]?|sin) (?:ningun[oa]? )?otr[oa] (?:tarjeta|identificacion|papel|documento|cosa)|nada mas\b|no (?:hace falta|necesita|ocupa|pedimos|se (?:pide|necesita|ocupa))(?: que (?:traiga|lleve|muestre))? (?:ningun[oa]? )?(?:otr[oa]|mas|nada mas))`;
const ACCEPTED = String.raw`(?:${FINE}|(?:we|our notary|daniel) (?:\w+ )?(?:takes?|accepts?|honou?rs?|use|sign|seal)|(?:nos )?${BASTA}|(?:se )?(?:acepta|admite|recibe|toma|vale)(?:mos|n)?|con (?:su|la|el))`;

/** Foreign cards said to do for every paper, or alone. The deed of a home is another matter. */
export const FOREIGN_CARDS: readonly string[] = [
  String.raw`^(?=[^.]*\b${ACCEPTED}\b)(?=[^.]*\b${FOREIGN})(?![^.]*\b(?:residential|real estate|homestead|deeds?|house|home sale|escrituras?|inmuebles?|bienes raices|credible|testigos?)\b)[^.]*\b${EVERY}`,
  // "For a deed we take a foreign passport, as for any other paper": the exception is taken for the rule.
  String.raw`\b${FOREIGN}(?:,? \w+){0,6}?,? (?:(?:just |exactly |the same )?(?:as|like)(?: it (?:does|is)| we do)?|and|no less|igual que|lo mismo que|tal como|asi como|y(?: tambien)?|como) (?:(?:also|too|tambien|lo hace|se hace) )?(?:with|for|on|para|con|en) (?:(?:all|any|every|the|each|tod[oa]s?|cualquier) )?(?:l[oa]s |el )?(?:other|others|rest of (?:the|your)|otr[oa]s?|demas) ?(?:papers?|documents?|acts?|kinds?|forms?|papel(?:es)?|documentos?|tramites?)\b`,
  String.raw`\b${FOREIGN}(?![^.]*\b(?:residential|real estate|homestead|deeds?|escrituras?|inmuebles?|bienes raices|credible|testigos?)\b)[^.]{0,60}?\b(?:is|are) (?:all|everything|enough) (?:\w+ )?(?:you need|we (?:need|ask|want)|(?:to|for) (?:us|sign\w*|notari\w*))\b`,
];

/** The same with a negation of their own: "nothing else", which no rule may take for one of the claim. */
export const FOREIGN_ALONE: readonly string[] = [
  String.raw`(?<!\b(?:no|ni|nunca|tampoco) (?:(?:le|nos|les) )?)\b(?:basta|bastan|alcanza|es suficiente|sirve|vale) (?:con )?(?:solo )?(?:su |la |el |una? )?${FOREIGN}(?: sol[oa]\b|,? (?:y )?${ALONE})`,
  String.raw`\b${FOREIGN} (?:works?|will do|does|is (?:fine|enough|good|plenty))\b[^.]{0,10}\b${ALONE}`,
];

/** What shows who works somewhere, studies there or belongs to a club, in Spanish. */
const DE_TRABAJO = String.raw`(?:(?:identificacion(?:es)?|ids?|credencial(?:es)?|tarjetas?|la|las|una) (?:del? )(?:(?:su|la|el) )?(?:trabajo|empresa|empleo|empleador|compania|patron|escuela|universidad|estudiante|gimnasio|club|biblioteca|seguro(?: (?:medico|social))?)|gafetes?(?: (?:del?|con) (?:\w+ ){1,3})?)`;

/** Such cards taken for an ID, as another choice or alone. */
export const WORK_CARDS: readonly string[] = [
  String.raw`\b(?:identificacion|credencial|licencia|id|pasaporte)\b[^.]{0,40}\b(?:o|aunque|incluso|hasta|asi) (?:\w+ )?(?:sea|con|traiga|muestre)?(?: |\b)(?:sol[oa] )?(?:la|una|el|un|su) (?:(?:identificacion|credencial|tarjeta|gafete) )?(?:del? )(?:(?:su|la|el) )?(?:trabajo|empresa|empleo|escuela|gimnasio|club|biblioteca|estudiante)\b`,
  both(DE_TRABAJO, String.raw`(?:nos )?${BASTA}`),
  String.raw`\b(?:firma|sella|certifica|notariza|identifica)(?:mos|n|rse|se)?\b[^.]{0,20}\bcon (?:su |la |el |una? )?${DE_TRABAJO}\b`,
  String.raw`\b(?:ids?|identification)\b[^.]{0,25}\b(?:or|even|though|including|also) (?:if (?:it is|it's|that is|all you have is) )?(?:just |only )?(?:an?|the|your|one) (?:one )?(?:(?:work|company|employee|student|gym|library|school|club) (?:badge|card|id|pass)|(?:badge|card|one) from (?:work|your (?:job|employer|school|gym)|the (?:office|plant|rig|yard|job)))\b`,
];

/** Papers that name somebody and show no photo, in Spanish. */
const PAPELES =
  '(?:(?:acta|partida|certificado) de (?:nacimiento|matrimonio|bautizo)|(?:recibo|factura|cuenta) (?:de (?:la )?(?:luz|agua|renta)|del? (?:gas|telefono))|comprobante de domicilio|estado de cuenta|tarjeta (?:de seguro social|del seguro(?: social)?)|talon(?:es)? de cheque|recibo de nomina|carta del (?:patron|banco|trabajo))';

/** Says that the ID is not there, or speaks of one, and not of what a school or a bank asks for. */
const INSTEAD_OF_ID =
  '(?=[^.]*\\b(?:perdi\\w*|olvid\\w*|extravi\\w*|robaron|venci\\w*|no (?:la |lo )?(?:trae|tiene|encuentra|carga)|identificacion|identificarse|licencia|credencial|pasaporte)\\b)(?![^.]*\\b(?:escuela|banco|registro|consulado|tramite|sacar|renovar|solicitar|pedir|oficina|dps|mayor)\\b)';

/** Such papers taken in place of an ID: "if you have lost it, a baptism record does". */
export const PAPERS_FOR_ID: readonly string[] = [
  String.raw`^${INSTEAD_OF_ID}[^.]*(?<!\b(?:no|ni|nunca|tampoco) (?:(?:le|nos|les) )?)\b(?:sirven?|valen?|bastan?|alcanzan?)(?: (?:con|tambien))?(?: (?:su|una?|el|la|sus))? ${PAPELES}\b`,
  String.raw`\b(?:aceptamos|tomamos)(?: tambien)?(?: (?:su|una?|el|la|sus)) ${PAPELES}\b(?! (?:para (?!identific)|certificad|apostillad))`,
];

const TWO_PEOPLE =
  "(?:(?:any |just )?(?:two|three|both|a pair of|a couple of) (?:[\\w']+ ){0,2}?(?:witnesses|relatives|people|persons|friends|neighbors|neighbours|relations|cousins|brothers|sisters|coworkers|nurses|visitors|strangers|adults|family members))";
const DOS_PERSONAS =
  '(?:(?:dos|tres|un par de) (?:\\w+ )?(?:testigos|parientes|familiares|personas|amig[oa]s|vecin[oa]s|conocid[oa]s|herman[oa]s|prim[oa]s|companer[oa]s|adultos))';

/** Two who show cards of their own stand in for the ID in California; in Texas the notary knows the one who does. */
export const TWO_WITNESSES: readonly string[] = [
  String.raw`\b${TWO_PEOPLE}\b(?=[^.]*\b(?:show\w*|with|bring\w*|have|carry|hold\w*|prove\w*)(?: us)? (?:an? |valid |their |his |her |own |photo |current |texas |good ){0,4}(?:ids?|licen[cs]es?|identification|passports?|cards?)\b)(?=[^.]*\b(?:swear\w*|vouch\w*|identif(?:y|ies|ied)|oaths?|sworn|say who|confirm\w*|attest\w*)\b)`,
  String.raw`\b${DOS_PERSONAS}\b(?=[^.]*\b(?:con|muestr\w+|trai\w+|ensen\w+|present\w+|lleven?|tengan?)(?: (?:su|sus|una?|propi[oa]s?|la|las|nos)){0,3} (?:ids?|licencias?|identificacion(?:es)?|credencial(?:es)?|pasaportes?)\b)(?=[^.]*\b(?:jur\w+|juramento|identifi(?:quen?|can?|car\w*)|respond\w+|confirm\w+|digan quien)\b)`,
];
