/** Sales in which no business sells, so that a warranty may be excluded: "unter Privatleuten", "in a private sale", «entre particulares». */
const BETWEEN_PRIVATE =
  /(?<!\p{L})(?:(?:unter|zwischen) (?:zwei )?privat(?:leuten|personen|en)|(?:von )?privat an privat|von privat|privat(?:e[rnms]?)? ?(?:verkauf\p{L}*|verkäufe\p{L}*|kauf\p{L}*|käufe[nr]?|anbieter\p{L}*|geschäft\p{L}*)|(?:verkauf|kauf)\p{L}* (?:\p{L}+ ){0,3}privat|private (?:sales?|sellers?|owners?|deals?|purchases?)|(?:unter|zwischen|von) nachbarn|(?:from|between) (?:an? |your )?neighbou?rs?|kleinanzeigen|classified ads|anuncios clasificados|between private (?:individuals|persons|people|parties)|(?:buy|buying|bought|sell|selling|sold|sells) (?:\p{L}+ ){0,3}privately|from a private (?:individual|person|owner)|entre (?:dos )?particulares|(?:ventas?|compras?|vendedor(?:es)?) (?:de |entre )?particular(?:es)?|(?:compra|compras|comprar|compre|comprado) (?:\p{L}+ ){0,3}a un particular)(?!\p{L})/iu;

/** The business sells all the same, or as if it were one of them. */
const BY_US =
  /(?<!\p{L})(?:(?:ours?|with us|we (?!(?:may|can|must) ?not|cannot|can['’]t|don['’]t|do not)\p{L}+|bei uns|unser\p{L}*|wir (?!nicht|dagegen|dürfen|können)\p{L}+|verkaufen wir|nuestr\p{L}+|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})|(?:as|just as|like) (?:in|with|between)\s|wie (?:unter|zwischen|bei|im|beim|von)\s|como (?:entre|en|un)\s)/iu;

/** True for a sentence about what private people may agree with each other. */
export function isOfPrivateSale(sentence: string): boolean {
  return BETWEEN_PRIVATE.test(sentence) && !BY_US.test(sentence);
}
