import type { Breach } from 'touchdown';
import { AMOUNT, dollars } from './priced-acts.ts';
import { NOTARY } from './vocabulary.ts';

/** What the law gives a price to, unlike a copy or the way. */
const SIGNED =
  '(?:signatures?|notari[sz]ations?|notarial acts?|acknowledge?ments?|jurats?|oaths?|seals?|stamps?|firmas?|notarizacion(?:es)?|sellos?|juramentos?)';
/** Words of a sentence in which the business does not begin to speak of its own price. */
const UNSAID = String.raw`(?:(?!\b(?:we|our|us|i|nosotr[oa]s|nuestr[oa]s?|cobramos|pedimos)\b)[^.])`;

/** What a law lets notaries take, as somebody tells it. */
const STATED = [
  String.raw`\b(?:law|statute|state|texas|code|legislature)\b${UNSAID}{0,60}\b(?:charge|charges|take|ask|collect|bill|caps?|capped|limit(?:s|ed)?|allows?|permits?|sets?|maximum|most|ceiling|fixed)\b${UNSAID}{0,30}?${AMOUNT}${UNSAID}{0,25}?\b${SIGNED}\b`,
  String.raw`\b(?:maximum|most|cap|limit|ceiling)\b(?=[^.]*\b(?:law|texas|state|statute|notary may)\b)${UNSAID}{0,40}\b${SIGNED}\b${UNSAID}{0,25}\b(?:is|of|at|stands at|stays at) (?:only |just )?${AMOUNT}`,
  String.raw`\b(?:texas|the law|the state|the statute|state law) (?:caps|limits|fixes|sets) ${UNSAID}{0,30}\b${SIGNED}\b${UNSAID}{0,20}\b(?:at|to) ${AMOUNT}`,
  String.raw`\b(?:ley|estado|texas|codigo)\b${UNSAID}{0,60}\b(?:cobrar|cobre|pedir|pida|tope|maximo|limita|permite|fija|marca|autoriza)\b${UNSAID}{0,30}?${AMOUNT}${UNSAID}{0,25}?\b${SIGNED}\b`,
  String.raw`\b(?:tope|maximo|limite) (?:legal|de (?:la )?ley|del estado|en texas|de texas)\b${UNSAID}{0,40}?${AMOUNT}`,
];

/** What was the law once, or is that of others, and what it says of the way and of copies. */
const NOT_OF_THE_ACT =
  /\b(?:travel\w*|trips?|drives?|driving|mileage|miles?|surcharges?|cop(?:y|ies)|online|protests?|until|used to|before|formerly|once|was|were|raised|since|viajes?|traslados?|visitas?|recargos?|millas?|camino|copias?|en linea|protestos?|antes|hasta 20\d\d|era|eran|subio)\b/;

/** Who would be bound by the maximum alone. */
const FIXED =
  '(?:(?:an? |the )?(?:banks?|stores?|shops?|offices?|counters?|desks?|branch(?:es)?|storefronts?|brick and mortar|walk ins?|ups|credit unions?))';
const ON_WHEELS =
  '(?:mobile|travell?ing|on wheels|on the road|house calls?|at your (?:door|home|table)|night|nights|weekends?|after hours|holidays?|us|ours?)';

/** Sentences by which the maximum does not bind whoever drives. */
const UNBOUND: readonly { phrase: RegExp; isNegation: boolean }[] = [
  {
    phrase: new RegExp(
      String.raw`(?=[^.]*\b(?:caps?|capped|limits?|limited|maximum|ceiling|charges?|fees?|prices?|amounts?)\b)\b(?:statute|law|texas|state|cap|limit|maximum|ceiling)\b[^.]{0,60}\b(?:(?<!\bnot )(?:only|just) (?:(?:for|to|at|in|on|those|notaries|behind|if|you|go|when) )*${FIXED}\b|${FIXED}(?: or (?:an? )?\w+)? (?:only|alone)\b)`,
    ),
    isNegation: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:cap|limit|maximum|ceiling|statute)\b[^.]{0,30}\b(?:does not|doesn't|do not|never|cannot) (?:\w+ )?(?:bind|apply|cover|count|hold|reach|touch)\b[^.]{0,30}\b${ON_WHEELS}\b`,
    ),
    isNegation: true,
  },
  {
    phrase:
      /\b(?:on wheels|on the road|at your (?:door|table|home|kitchen)|for house calls|away from (?:a|the) (?:desk|counter|office)|for whoever drives|for us)\b[^.]{0,20}\b(?:(?:it|that|this|the (?:fee|price|charge|cap|limit)) (?:is|are) (?:\w+ )?(?:free to (?:set|choose|name)|open|uncapped|unlimited|ours to set|a matter of (?:agreement|choice)|off|lifted|gone)|there is (?:no (?:cap|limit|maximum|ceiling)|none)|no (?:cap|limit|maximum) (?:applies|holds|binds))\b/,
    isNegation: true,
  },
  {
    phrase:
      /\b(?:a domicilio|fuera de la oficina|en (?:su casa|camino|carretera)|sobre ruedas)\b[^.]{0,20}\b(?:(?:es|queda) (?:libre|a (?:su|nuestro|mi) criterio|cosa de cada (?:quien|uno))|lo (?:fija|pone|decide) (?:cada|el|uno|quien)|no hay (?:tope|limite|maximo))\b/,
    isNegation: true,
  },
  {
    phrase:
      /\b(?:mobile notar(?:y|ies)|travell?ing notar(?:y|ies)|notar(?:y|ies) (?:who|that) (?:drives?|travels?|comes?)|notar(?:y|ies) on wheels)\b[^.]{0,30}\b(?:(?:is|are) (?:\w+ )?(?:free to (?:set|charge|ask|name)|exempt\w*|not (?:capped|limited|bound))|(?:has|have) no (?:\w+ )?(?:cap|limit|maximum|ceiling)|(?:may|can) (?:charge|ask|take) (?:what|whatever|any|as much|more))\b/,
    isNegation: true,
  },
  {
    phrase:
      /\b(?:tope|limite|maximo|ley)\b[^.]{0,50}\b(?:solo|nada mas|unicamente) (?:(?:es|para|a|en|aplica|vale|obliga|los|las|el|la|un|una|rige) )*(?:bancos?|oficinas?|tiendas?|mostrador(?:es)?|locales|ventanillas?)\b/,
    isNegation: false,
  },
  {
    phrase:
      /\b(?:tope|limite|maximo)\b[^.]{0,30}\bno (?:nos |le |les )?(?:aplica|vale|rige|cuenta|obliga|toca)\b|\b(?:a domicilio|notary movil|notaries moviles)\b[^.]{0,40}\b(?:(?:puede[ns]?|podemos) cobrar (?:lo que|cuanto)|no (?:hay|tiene[ns]?|tenemos) (?:tope|limite|maximo))\b/,
    isNegation: true,
  },
];
/** What a fee would be measured by that has no bearing on it, and that every signature costs what the first one does. */
const WORTH =
  '(?:(?:price|value|size|worth|amount) of (?:the|your|an?|each) (?:\\w+ )?(?:house|home|property|land|sale|deal|loan|car|truck|vehicle|estate|lot|contract|transaction|purchase)|(?:house|home|sale|loan|purchase) price|how much (?:the|your) (?:\\w+ )?(?:house|home|property|land|car|truck|estate|deal|sale) (?:is worth|costs?|sells? for|brings?))';
const VALE =
  '(?:(?:valor|precio|monto) de (?:la|su|una?|cada) (?:\\w+ )?(?:casa|propiedad|venta|compra|operacion|troca|camioneta|herencia)|(?:valor|precio|monto) del (?:\\w+ )?(?:carro|terreno|inmueble|negocio|prestamo|contrato|trato|vehiculo)|lo que (?:vale|cuesta) (?:la|su|el) (?:casa|carro|terreno|propiedad|camioneta|troca))';
const PAID_ACT =
  '(?:charge[sd]?|fees?|prices?|priced|cost|costs|bill|bills|ask|asks|signature|deed|deeds|title|titles|seal|seals|act|acts|rate|rates)';
const COBRO =
  '(?:cobr\\w+|tarifas?|precios?|cuesta[n]?|cuota|honorarios|firmas?|escrituras?|titulos?|sellos?)';
/** Taxes, insurance and the shares of agents do go by the value. */
const OF_OTHERS =
  '(?:tax\\w*|county|clerk|state|lenders?|banks?|insur\\w*|title compan(?:y|ies)|agents?|brokers?|realtors?|impuestos?|condado|estado|bancos?|aseguradora|agentes?|inmobiliaria)';
const MEASURED = [
  String.raw`(?<!\b${OF_OTHERS}\b[^.]*)\b${PAID_ACT}\b[^.]{0,40}?\b(?:by|on|from|to|with|of|according to|percent of|share of|cut of|%) (?:the )?${WORTH}\b(?![^.]*\b${OF_OTHERS}\b)`,
  String.raw`(?<!\b${OF_OTHERS}\b[^.]*)\b${COBRO}\b[^.]{0,40}?\b(?:segun|por|con|conforme|de acuerdo con|depende[n]? de|porcentaje de|por ciento de|parte de)(?: el| al)? ${VALE}\b(?![^.]*\b${OF_OTHERS}\b)`,
];
const MEASURE = MEASURED.map((source) => new RegExp(source));

/** "Every signature costs the same" is of the acts of one paper, and not of the hour or the place. */
const EQUAL = [
  String.raw`\b(?:all (?:of )?(?:the |your )?|every |each )(?:\w+ )?(?:signatures?|notari[sz]ations?|seals?|stamps?)(?:,? (?:the first|first) (?:and|or|to) (?:the )?last,?)? (?:costs?|is|are|runs?) (?:exactly |just )?(?:the same|alike)\b`,
  String.raw`\b(?:tod[oa]s (?:las |los |sus )?|cada )(?:firmas?|sellos?|notarizacion(?:es)?) (?:cuestan?|valen?|salen?|se cobran?)(?: a| en)? (?:exactamente )?(?:igual|lo mismo|al mismo precio|el mismo precio)\b`,
];
const EQUAL_FEE = EQUAL.map((source) => new RegExp(source));
const OTHERWISE_EQUAL =
  /\b(?:day|days|night|nights|sundays?|weekends?|holidays?|hour|where\w*|when\w*|anywhere|place|town|odessa|midland|counter|office|desk|language|spanish|english|dia|dias|noche|domingos?|festivos?|fin de semana|hora|donde|cuando|lugar|ciudad|oficina|mostrador|idioma|espanol|ingles|adicional(?:es)?|additional|after the first|further|despues de la primera)\b/;

const DOUBTED = /\?|\b(?:myths?|wrong|false|believe|mitos?|falso|cree[ns]?)\b/;

/** What a notary keeps anyway, and may not charge for: the record book. Certified copies of it have a price by law. */
const KEPT =
  "(?:journals?|record ?books?|log ?books?|notary'?s book|journal entr(?:y|ies)|libro (?:de registro|notarial|del notary)|bitacora|asiento|tinta|ink)";
const EXTRAS = [
  String.raw`${AMOUNT} (?:(?:extra|more|mas|adicionales) )?(?:for|por|per|a|an) (?:(?:the|our|each|every|an?|el|la|cada|una?|su|keeping|writing|anotar(?:l[oa])?|en|poner(?:l[oa])?) )*(?:\w+ )?(?:(?:in the |en el )?${KEPT}|en (?:el|mi|nuestro) libro)\b`,
  String.raw`\b${KEPT}(?: entry| line)? (?:itself )?(?:is|are|costs?|adds?|runs|comes to|cuesta|vale|son|se cobra|suma|agrega)(?: an?| extra| another| otros| a| en)* ${AMOUNT}`,
];
const OF_A_ROW = new RegExp(String.raw`\b${KEPT}\b`);
const COPY = /\b(?:cop(?:y|ies|ied)|copias?|copiad[oa]s?)\b/;

const EXTRA = EXTRAS.map((source) => new RegExp(source));
const SAID_OF_LAW = STATED.map((source) => new RegExp(source));

/** Sources of the expressions by which the myths are found. */
export const MYTHS: readonly string[] = [
  ...STATED,
  ...UNBOUND.map(({ phrase }) => phrase.source),
  ...MEASURED,
  ...EQUAL,
  ...EXTRAS,
  OF_A_ROW.source,
];

const ADDED = {
  message: 'This charges for the record book, but the maximum for the signature includes it.',
  hint: 'Leave it; only travel is charged separately.',
};

/** True if a match is said of the business and not denied. */
function isSaid(sentence: string, phrase: RegExp): boolean {
  const found = phrase.exec(sentence);
  if (!found) return false;
  const words = NOTARY.withoutHarmless(sentence);
  return !NOTARY.isDenied(words, found.index, found.index + found[0].length);
}

/** A row of a price list that charges for the record book: "Journal entry" with "$4" in the next cell. */
export function extraOfRow(words: string, price: string): Breach | undefined {
  const amount = dollars(new RegExp(AMOUNT).exec(price)?.[1]);
  if (!(amount > 0) || !OF_A_ROW.test(words) || COPY.test(words)) return undefined;
  return { sentence: words, ...ADDED };
}

/**
 * What a sentence says wrongly of the most that a notary may charge: another amount, that it does not bind whoever drives, or
 * that something of the notary's own is charged besides.
 *
 * @param first the most for a first signature.
 * @param additional the most for each one after it.
 */
export function mythIn(sentence: string, first: number, additional: number): Breach | undefined {
  if (!COPY.test(sentence) && EXTRA.some((phrase) => isSaid(sentence, phrase)))
    return { sentence, ...ADDED };
  if (NOT_OF_THE_ACT.test(sentence) || DOUBTED.test(sentence)) return undefined;
  if (MEASURE.some((phrase) => isSaid(sentence, phrase)))
    return {
      sentence,
      message: 'The fee for a notarial act is one sum, however much the paper is worth.',
      hint: 'Write {fees.firstSignature} and {fees.additionalSignature}.',
    };
  const isEqual = first !== additional && !OTHERWISE_EQUAL.test(sentence);
  if (isEqual && EQUAL_FEE.some((phrase) => isSaid(sentence, phrase)))
    return {
      sentence,
      message: `Signatures do not cost the same: the first may cost $${first} and each one after it $${additional}.`,
      hint: 'Write {fees.firstSignature} and {fees.additionalSignature}.',
    };
  if (
    UNBOUND.some(({ phrase, isNegation }) =>
      isNegation ? phrase.test(sentence) : isSaid(sentence, phrase),
    )
  )
    return {
      sentence,
      message:
        'The maximum for a notarial act binds every notary in Texas, at a desk or on the road.',
      hint: 'Say that the act costs the same everywhere, and that travel is charged separately.',
    };
  for (const phrase of SAID_OF_LAW) {
    const [, figure, words] = phrase.exec(sentence) ?? [];
    const written = figure ?? words;
    const amount = written === undefined ? Number.NaN : dollars(written);
    if (amount < first && amount !== additional)
      return {
        sentence,
        message: `The law lets a notary charge $${first} for a first signature and $${additional} for each one after it, not $${amount}.`,
        hint: 'Write {fees.firstSignature} and {fees.additionalSignature}.',
      };
  }
  return undefined;
}
