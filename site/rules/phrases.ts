/**
 * Parts of phrases, as sources of regular expressions over plain words (`plain-words.ts`). They are put
 * together to phrases in the rules.
 */

/** Words between a subject and its verb; none of them may begin a statement about somebody else. */
const BETWEEN = String.raw`(?: (?!(?:asked|(?:ask|want|need|expect|invite|remind|trust|require)s? you|so (?:that )?you|attorneys?|lawyers?|who|which|that|what|they|he|she|it|before|after|if|when|whoever|because|until|unless|whether|once|while|than|come|comes|abogado|judge|court|clerk|lender)\b)[\w'$,]+){0,8}?`;

/** Whoever speaks for the business, up to the verb. */
export const WE = String.raw`\b(?:we(?:'ll|'re|'d|'ve)?|i(?:'ll|'m|'d|'ve|(?! \d))|our (?:\w+ )?(?:notary|notaries|team|staff|office|agents?)|your (?:\w+ )?notary|the notary|daniel(?: reyes)?|let (?:us|me|our \w+)|(?:ask|call|text|hire|trust|choose) (?:us|me|our \w+)|(?:you can|feel free to) (?:ask|call) us)${BETWEEN} `;

/** Sentences to the visitor that promise to have something done: "have your will …", "get a deed …". */
export const GET = String.raw`\b(?:have|get|getting|having|want|need|need to have|receive|looking for|looking to have)(?: (?!(?:ready|it|your (?:id|photo))\b)[\w']+){0,2}? `;

/** After a literal: nothing before it in the sentence says no, or asks whether. */
export const SAID = String.raw`(?<!(?:\b(?:no|not|never|nobody|none|cannot|nor|without|whether|if|nunca|nadie|jamas|ningun\w*|tampoco)|n't)\b[^.]*)`;

/** A verb in Spanish by which the business says what it does; what follows has to be the forbidden thing itself. */
export const HACEMOS = String.raw`\b\w{2,}[aei]mos\b`;

/** Papers that people have drawn up. */
export const PAPER =
  '(?:wills?|trusts?|deeds?|contracts?|affidavits?|powers? of attorney|poas?|leases?|agreements?|documents?|docs|paperwork|papers|forms?|applications?|petitions?|bills? of sale|statements?|letters?|waivers?|directives?)';

/** The same with what may stand before it. */
export const A_PAPER = String.raw`(?:(?!(?:ready|date|journal|certificate|receipt|scans?)\b)[\w'$]+,? ){0,4}?${PAPER}\b`;

/** Papers in Spanish; "tenemos que poder leerlo" has none. */
export const PAPEL = String.raw`(?:testamentos?|escrituras?|contratos?|(?<!\b(?:que|para|sin|al) )poder(?! (?:\w+ )?\w+[aei]r(?:l[aeo]s?|se|nos|me)\b)|poderes|cartas?(?: poder)?|declaracion(?:es)?|documentos?|formularios?|formas|papeles|papeleo|tramites?|convenios?|acuerdos?|demandas?|solicitud(?:es)?|clausulas?)`;

/** The same with what may stand before it. */
export const UN_PAPEL = String.raw`(?:\w+,? ){0,3}?${PAPEL}\b`;

/** What a notary does. */
export const NOTARIZE = String.raw`(?:notariz\w+|notaris\w+|certif(?:y|ies|ied|ying)|stamp(?:s|ed|ing)?|seal(?:s|ed|ing)?)`;

/** The same in Spanish. */
export const NOTARIZAR = String.raw`(?:notari[zc]\w+|certific\w+|sella\w*|firm\w+)`;

/** Words that call something good enough. */
export const FINE =
  '(?:fine|ok|okay|good|enough|will do|all (?:the (?:id|proof|paperwork|identification) )?(?:we|you|i|it) (?:ever )?(?:needs?|takes?|asks?(?: for)?)|works?|no (?:problem|issue|big deal|worries)|not a problem|welcome|accepted|accept|counts?|suffices?|proof|does the job|does it)';

/** The same in Spanish. */
export const BASTA =
  '(?:basta|bastan|sirven?|vale|valen|alcanza|es suficiente|no (?:es|hay) problema|no importa|aceptamos|esta bien)';

/** A phrase for two things in one statement, in either order. */
export function both(one: string, other: string): string {
  return String.raw`(?:\b${one}\b[^.]{0,60}?\b${other}|\b${other}\b[^.]{0,60}?\b${one})\b`;
}

/** After "by": the business, whoever is not named, or no person but a time, a way or a unit. */
export const BY_US = String.raw`(?:us|ours?|me|daniel|(?:(?!before|with|and|or|not)[\w']+ ){0,3}?notar(?:y|ies)|(?:an? |the )?(?:\w+ )?(?:staff|team|professionals?|experts?|specialists?|somebody|someone|people)|(?:(?:next|this|the|your) )?(?:\w+day|noon|night|tomorrow|tonight|morning|evening|weekend|deadline|dinner|lunch|time|then|now|end|hour|page|piece|dozen|mail|phone|e?mail|video|appointment|courier|\d+))\b`;

/** "by the clerk", "by whoever wrote it": who did it is named, and is not the business. */
export const BY_OTHERS = `by (?!${BY_US})`;

const POR_NOSOTROS = String.raw`(?:nosotr[oa]s|nuestr[oa]s?|daniel|(?:(?!ante|con|y|o|no)\w+ ){0,3}?notar(?:y|i[oa]s?)|(?:(?:el|la|una?|su|sol[oa]|poc[oa]|cada) ){0,2}(?:\w+ )?(?:manana|tarde|noche|dia|hora|precio|tarifa|cuota|hoja|pagina|firma|visita|documento|dinero|telefono|video\w*|correo|internet|whatsapp|adelantado|separado|personal|equipo|expert[oa]s?|profesional(?:es)?|alguien|\$?\d+)|menos|solo|poco)\b`;

/** The same in Spanish. */
export const POR_OTROS = `por (?!${POR_NOSOTROS})`;

/** Those whose wishes are those of the reader: a mother wants a copy, but not as an office does. */
const CLIENTS =
  '(?:who|whoever|that|it|he|she|every(?:body|one)|any(?:body|one)|some(?:body|one)|mother|father|mom|dad|son|daughter|wife|husband|spouse|sister|brother|family|clients?|customers?|notary|visit)';
const CLIENTES =
  '(?:si|cuando|quien(?:es)?|que|usted(?:es)?|se|le|me|nos|mama|papa|madre|padre|hij[oa]|espos[oa]|herman[oa]|familia|client[ea]s?|notary)';

/** A verb by which an office says what it takes, before the thing itself. */
export const ASKS = String.raw`(?:(?<!\b${CLIENTS} )\b(?:wants|asks (?:you )?for|requires|insists on|looks for|accepts|takes|expects|requests|demands)(?: to (?:see|have|keep))?|(?:(?<=\w )(?<!\b${CLIENTES} )\b(?:pide|quiere|exige|requiere|solicita|acepta)|\b(?:piden|quieren|exigen|aceptan)(?<!\b${CLIENTES} \w+))(?: ver)?) `;

/** What an office asks people for: "the passport office takes a certified copy", "is what the bank wants". */
export const WANTED = String.raw`${ASKS}(?:(?!(?:it|them)\b)[\w']+ ){0,4}?(?:cop(?:y|ies)|certified|certificates?|translations?|records?|decrees?|licen[cs]es?|copias?|actas?|traduccion(?:es)?|decretos?)\b|\b(?:is|are) (?:(?:all |just |only )?what|all(?: that)?(?= (?:the|an?|most|every|some) (?:\w+ ){1,3}?(?:takes?|wants?|asks?|needs?|requires?|accepts?)\b)) (?!(?:you|we|our|people)\b)|\b(?:es|son) l[oa]s? que (?:\w+ ){0,2}?(?:pide|quiere|exige|acepta)n?\b`;

/** What the law lets anybody else take: "is the most an online notary may add", «lo más que un notary en línea puede cobrar». */
export const THEIR_MOST = String.raw`\b(?:the )?(?:most|maximum|highest (?:sum|fee)|upper limit|cap|ceiling) (?:that |which )?(?:an?|any|another|every|no|other|such) (?:[\w']+ ){0,5}?(?:may|can|could|is allowed to|are allowed to) (?:\w+ )?(?:add|charge|ask|take|bill)\b|\b(?:lo (?:mas|maximo)|el (?:maximo|tope)) que (?:(?:le )?puede (?:cobrar|pedir|agregar|anadir|sumar)(?:le)? (?:un|una|cualquier|otr[oa])\b|(?:un|una|cualquier|otr[oa]) (?:\w+ ){0,5}?(?:le )?puede (?:cobrar|pedir|agregar|anadir|sumar))`;

/** A company of its own price, which a business says of nobody but others: "a large national service asks $25". */
export const THEIR_PRICE = String.raw`^(?:an?|another|some|most|many|several) (?:(?!(?:mobile|local)\b)[\w']+ ){0,3}?(?:services?|compan(?:y|ies)|platforms?|providers?|(?:web)?sites?|apps?|portals?|firms?|chains?)(?: (?:in|from|of|on) (?!(?:midland|odessa|town|this)\b)[\w']+(?: [\w']+)?)? (?:\w+ )?(?:asks?|charges?|takes?|wants?|bills?|advertises?|lists?|quotes?|names?|publishes|posts?|shows?|states?|announces?|offers? it for|sells? it for) (?:you )?(?:(?:up to|about|around|from|at least) )?\$|^(?:una?|otr[oa]|algun[oa]s|much[oa]s|vari[oa]s) (?:\w+ ){0,2}?(?:servicios?|empresas?|companias?|plataformas?|paginas?|sitios?|aplicacion(?:es)?)(?: (?!(?:movil(?:es)?|local(?:es)?|midland|odessa)\b)\w+){0,3}? (?:le |les )?(?:piden?|cobran?|quieren?|anuncian?|publican?|ponen?|muestran?|indican?|dan?|lo ofrecen? por|lo venden? en) (?:(?:hasta|unos|desde) )?\$`;
