const { raw } = String;

/** What says what kind of person somebody is who leads: "un buen líder", «el antiguo líder». */
const OF_PERSON = raw`(?:(?:buen|gran|mal|verdader|auténtic|nuev|joven|antigu|viej|futur|primer|segund|tercer|principal|mejor|peor|simple|actual|propi|únic|querid|célebre|famos|conocid|históric|supuest|máxim|mism|otr|legítim|difunt|eficaz|ideal|típic|sol)(?:[oae]s?|es)?)`;

/** Groups that somebody leads who sells nothing by it. */
const LED = raw`(?:(?:otr|l|est|es)[oa]s?|[tsm]us?|nuestr[oa]s?|la|los|las)?\s?(?:equipo|grupo|proyecto|banda|pandilla|partido|movimiento|comunidad|iglesia|barrio|pueblo|club|sindicato|opinión)(?:e?s)?`;

/** What a business leads: a market, or a part of the world in which it has competitors. */
const MARKET = raw`(?:mercado|sector|ramo|rubro|gremio|industria|segmento|categoría|nicho|ventas|zona|región|provincia|comarca|ciudad|isla|país|capital|comunidad\sautónoma|norte|sur|este|oeste|centro|\p{L}+\ssector)`;

/** Where people lead, rather than firms. */
const AMONG_PEOPLE = raw`(?:(?:el|la|los|las|un|una|tu|su)\s)?(?:aula|clase|equipo|grupo|trabajo|vida|casa|familia|campo|cancha|política|lucha|comunidad|iglesia|guerra|crisis|batalla|empresa|organización|tiempos?|momentos?|situaci(?:ón|ones)|potencia|ciernes|formación)(?!\p{L})`;

const NO_GROUP = raw`(?!\sdel?\s${LED}(?!\p{L}))`;

/** Several leaders without a field are people, or those of something else: «los líderes de datos», «las empresas líderes». */
const NO_OTHERS = raw`(?!(?<=(?:los|las|otros|sus|tus)\s(?:\p{L}+\s)?líderes)(?!\s(?:en|del?)\s))`;

/**
 * Claims to be a leader, in lower case, as sources of regular expressions. With a noun, a firm or a brand is one («la empresa
 * líder»); alone, the word means whoever leads people, unless a market, a place or "we" shows that it is a rank.
 */
export const SPANISH_LEADERS: readonly string[] = [
  raw`\b(?:el|la|los|las|una?|somos)\s(?!${OF_PERSON}\s)\p{L}+\slíder(?:es)?(?!\p{L})${NO_OTHERS}${NO_GROUP}`,
  raw`\b(?:empresas?|marcas?|clínicas?)\slíder(?:es)?(?!\p{L})${NO_OTHERS}${NO_GROUP}`,
  raw`\b(?:somos|nos\s\p{L}+\s(?:en|como))\s(?:(?:el|la|los|las|una?)\s)?(?:${OF_PERSON}\s)?líder(?:es)?(?!\p{L})${NO_GROUP}`,
  raw`\b(?:el|la|los|las|una?)\s(?:${OF_PERSON}\s)?líder(?:es)?(?=\sen\s(?!${AMONG_PEOPLE})|\s(?:del|de\s(?:la|las|los|tod[oa]s?(?:\s(?:el|la))?))\s(?:\p{L}+\s)?${MARKET}(?!\p{L}))`,
  raw`,\s(?:el|la|los|las)\slíder(?:es)?(?=[.!]|$)`,
];
