import type { LocatedText } from '../../../../content/rule.ts';
import { valueAt } from '../../../../content/value-path.ts';

/** Limits and rates that a law or an office sets. */
const SET_BY_LAW =
  /§|(?<!\p{L})(?:amtlich\p{L}*|gesetzlich\p{L}*|(?:kappungs|höchst|einkommens|verdienst|bagatell)grenze\p{L}*|obere(?:n)? grenze|mietpreisbremse|vergleichsmiete|kaltmiete|warmmiete|(?:die|ihre|der) miete (?:vorher|bisher|zuvor|unter|über|lag|steigt|sinkt|darf)|statutory|legal (?:limit|maximum|minimum|cap)s?|(?:the )?law(?:['’]s)? (?:limit|cap|sets)s?|official (?:rate|fee|tariff|mileage|charge)s?|(?:state|law|county|city|country)(?:['’]s)? (?:limit|cap|maximum|ceiling)s?|set by (?:law|the (?:state|government|council))|\p{L}{3,}gesetz(?:es)?|\p{L}{3,}verordnung|(?:nach|laut) (?:der |dem )?\p{L}{4,}ordnung|(?:under|by) (?:the )?(?:\p{L}+ ){0,3}(?:act|code|law|statutes?|regulations?)|\p{L}+ law (?:says|asks|wants|obliges|requires|allows|makes)|(?:chapter|section|artículo) \d+|tope legal|ley (?:(?:te |le |les |nos )?deja (?:cobrar|pedir)|de|del|contra|obliga|exige|fija|limita|prohíbe|permite)|límites? (?:legal(?:es)?|de la ley|que (?:la ley )?(?:marca|fija|pone|impone|establece)(?: la ley)?)|(?:tarifa|tasa|precio)s? oficial(?:es)?|fijad[oa]s? por (?:la ley|ley|el estado))(?!\p{L})/iu;

/** A sum of which the sentence says that it is such a limit, whatever it says of the business: "€1,000, which is the legal limit". */
const IS_LIMIT =
  /^[^\p{L}]{1,14}(?:\p{L}+)?,? (?:que es|es|which is|that is|that[’']s|das ist|der|dem) (?:el |the |die |das )?(?:(?:límite|tope|máximo) (?:legal|de (?:la )?ley|que)|(?:legal|statutory) (?:limit|maximum|cap)|(?:limit|maximum|cap) (?:set )?(?:by|in|of) (?:the )?law|gesetzliche\p{L}* )/iu;

/** Who may charge something. */
const CHARGES_EN = '(?:(?:may|can|is allowed to|are allowed to)(?: legally| lawfully| by law)?)';
const THE_STATE_EN =
  '(?:the )?(?:state|law|legislature|statute|government|county|code)(?: law)?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?(?: law)?';

/**
 * Up to a sum, that a state or its law caps what a trade may take: "The state caps what a roofer may charge:", „Das Gesetz deckelt, was ein
 * Makler nehmen darf:“, and how much somebody of it may take at most. No other statement stands before the sum.
 */
const CAPPED = new RegExp(
  `(?:${[
    `(?:^|[.,;:]\\s)(?:${THE_STATE_EN}) (?:(?:also|now|still) )?(?:caps|limits|restricts|sets|fixes|regulates) (?:what|how much|the (?:most|fees?|maximum)(?: that)?) (?:an?|any|every|\\p{L}+) (?:\\p{L}+ ){0,4}?${CHARGES_EN} (?:charge|ask|take|collect)`,
    `(?:(?:section|chapter|article|§) ?[\\d.]+(?: of the (?:\\p{L}+ ){1,3}(?:code|act))?|(?:the )?(?:law|statute|code)) (?:only )?(?:allows|permits|lets|caps|sets)`,
    `(?:la ley|el código|el reglamento) (?:solo |sólo )?permite|das gesetz (?:erlaubt|gestattet)`,
    `(?:^|[.,;:]\\s)(?:${THE_STATE_EN}) (?:lets|allows|permits) (?:an?|any|every) (?:\\p{L}+ ){1,4}?(?:to )?(?:charge|ask|take|collect)`,
    `(?:^|[.,;:]\\s)(?:an?|any|every|no) (?:\\p{L}+ ){1,5}?${CHARGES_EN} (?:charge|ask|take|collect) (?:at most|up to|no more than|not more than|more than)`,
    `(?:^|[.,;:]\\s)(?:the )?most (?:that )?(?:an?|any) (?:\\p{L}+ ){1,4}?${CHARGES_EN} (?:charge|ask|take|collect)`,
    `(?:^|[.,;:]\\s)(?:das gesetz|der staat|das land|der gesetzgeber|\\p{Lu}\\p{L}+) (?:deckelt|begrenzt|regelt|legt fest), (?:was|wie viel) (?:ein\\p{L}{0,2}|jede\\p{L}?) (?:\\p{L}+ ){1,5}?(?:nehmen|verlangen|berechnen) darf`,
    `(?:^|[.,;:]\\s)(?:ein\\p{L}{0,2}|jede\\p{L}?|kein\\p{L}{0,2}) (?:\\p{L}+ ){1,4}?darf (?:\\p{L}+ ){0,4}?(?:höchstens|maximal|nicht mehr als|bis zu|mehr als)`,
    `(?:^|[.,;:]\\s)(?:la ley|el estado|el gobierno|\\p{Lu}\\p{L}+) (?:limita|topa|fija|regula|(?:le )?pone (?:un )?(?:tope|límite) a) (?:lo que|cuánto|lo más que) (?:un[ao]?|cada) (?:\\p{L}+ ){1,4}?pueden? cobrar`,
    `(?:^|[.,;:]\\s)(?:lo más que|(?:en \\p{L}+, )?(?:un[ao]?|ningun[ao]?|ningún)) (?:\\p{L}+ ){1,5}?puede cobrar (?:como máximo|a lo más|hasta|más de)`,
  ].join('|')})(?!\\p{L})(?:(?!, (?:and|but|while|so|und|aber|y|pero) )[^.!?;])*$`,
  'iu',
);

/** Directly before a sum that readers have a right to, or may deduct. */
const ENTITLED =
  /(?<!\p{L})(?:(?:is|are) entitled to|qualif(?:y|ies) for|(?:can|may) (?:claim|deduct|write off|earn)|claims? back|dispon(?:e|en|es) de|tienen? derecho a|tienes derecho a|les? correspond\p{L}+|puede[ns]? (?:desgravar|deducir)\p{L}*|anspruch auf|(?:kann|können|dürfen|darf) (?:sie |man )?(?:bis zu )?)\s(?:(?:up to|about|at least|hasta|unos|como mínimo|bis zu|mindestens|rund|etwa)\s)?$/iu;

/** What a contribution to social security or the like pays. */
const BY_STATE =
  /(?<!\p{L})(?:seguros sociales|seguridad social|bonifica\p{L}+|crédito (?:anual|de formación)|subvenci\p{L}+|national insurance|social security|apprenticeship levy|krankenkasse\p{L}*|pflegekasse\p{L}*|bafa|kfw|bildungsgutschein\p{L}*|arbeitsagentur|jobcenter)(?!\p{L})/iu;

/** After a sum that readers may deduct: German has the verb at the end. */
const DEDUCTS =
  /^[^.!?;\n]{0,60}(?:absetzen|geltend machen|abziehen|anrechnen lassen|dazuverdienen)(?!\p{L})/iu;

/** A sum that readers apply for, and the office that grants it. */
const GRANTED =
  /(?<!\p{L})(?:grants?|allowances?|subsid(?:y|ies)|benefits?|zuschuss|zuschüsse|beihilfen?|förderung|leistung(?:en)?|jobcenter|ayudas?|subvenci(?:ón|ones)|becas?|bono)(?!\p{L})/iu;
const APPLIED_FOR = /^[^.!?;\n]{0,80}\sbeantragen(?!\p{L})/iu;
const APPLY = /(?<!\p{L})(?:apply for|claim|solicitar|pedir)\s[^.!?;\n]{0,40}$/iu;

/** First person, as far as it takes a price: "the law allows $10, and we charge $6". */
const WE =
  /(?<!\p{L})(?:we|our|ours|my|wir|unser\p{L}*|bei uns|nuestr\p{L}+|nosotros|cobramos|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Before a sum in its paragraph, that a law says what a trade may take: what follows is the law's. */
const LAW_SAYS =
  /(?<!\p{L})(?:(?:section|chapter|article) [\d.]+[^.!?]{0,60}? (?:allows|lets|permits)|capped by (?:law|the (?:state|law))|(?:nobody|no one|nadie|niemand) (?:in \p{L}+ )?(?:may|can|puede|darf) (?:take|charge|ask|cobrar|pedir|mehr)|(?:state|law|legislature|statute|code) (?:says|sets|caps|limits|fixes|lists) (?:what|how much|the (?:most|fees?))|(?:ley|estado|código) (?:dice|fija|limita|pone) (?:lo que|cuánto|qué)|(?:gesetz|staat|land) (?:sagt|regelt|begrenzt|deckelt|legt fest), (?:was|wie viel))(?!\p{L})/iu;

/** Directly before the most that something may be, which no price is: "For an acknowledgment up to", and for a further one. */
const AT_MOST =
  /(?<!\p{L})(?<!(?<!\p{L})(?:costs?|kostet|kosten|cuestan?|is|are|es|son|ist|sind)\s)(?:up to|at (?:the )?most|no more than|not more than|hasta|como máximo|a lo más|(?:un )?(?:tope|límite|máximo) de|höchstens|maximal|bis zu)\s(?:[$£€]?\d[\d.,]*(?:\s?[€$£])?\s(?:for|por|für)\s[^.;:!?$€£]{0,60},?\s(?:and|y|und)\s(?:de\s)?)?$/iu;

/** Directly after it. */
const OR_LESS =
  /^,?\s(?:at (?:the )?most|cuando mucho|como (?:mucho|máximo)|a lo más|höchstens|maximal)(?!\p{L})/iu;

/** True for the most that something may be, unless it is said of "us". */
export function isAtMost(before: string, after: string): boolean {
  return (AT_MOST.test(before) || OR_LESS.test(after)) && !WE.test(before);
}

/** True for a sum in a paragraph that has begun with what a law lets a trade take. */
export function isAfterLaw(before: string): boolean {
  const law = LAW_SAYS.exec(before);
  return law !== null && !WE.test(before.slice(law.index));
}

/** True for the most that a law lets a trade take, whatever fee it equals: what the business takes may be less, and stays when the law changes. */
export function isCapped(before: string): boolean {
  const capped = CAPPED.exec(before);
  return capped !== null && !WE.test(before.slice(capped.index));
}

/** True for a sum that a law or an office sets, or that readers get from it. */
export function isSetByLaw(before: string, after: string, paragraph: string): boolean {
  if (IS_LIMIT.test(after) || isCapped(before)) return true;
  const law = SET_BY_LAW.exec(before);
  if (law ? !WE.test(before.slice(law.index)) : SET_BY_LAW.test(after) && !WE.test(before))
    return true;
  const isAppliedFor = APPLIED_FOR.test(after) || APPLY.test(before);
  if (isAppliedFor && GRANTED.test(paragraph)) return true;
  if (!ENTITLED.test(before)) return false;
  return /\p{L}\s$/u.test(before) && (BY_STATE.test(paragraph) || DEDUCTS.test(after));
}

/** A sum of money. */
const SUM = /[$€£]|(?<!\p{L})(?:euros?|dollars?|dólares|pesos|pounds|francs|franken)(?!\p{L})/iu;

/** Keys of texts in large type. */
const TILE = new Set<PropertyKey | undefined>(['stat', 'value', 'figure']);

/**
 * True for a sum in a tile, or in what is written below one, if a tile of the list says that a law sets its sum: a list of
 * figures is about one thing.
 */
export function isInTilesOfLaw({ path }: LocatedText, raw: object): boolean {
  const tiles = typeof path.at(-2) === 'number' ? valueAt(raw, path.slice(0, -2)) : undefined;
  if (!Array.isArray(tiles)) return false;
  return tiles.some((tile: unknown) => {
    const keys = Object.keys(Object(tile));
    const words = Object.values(Object(tile)).filter((text) => typeof text === 'string');
    const all = words.join('\n');
    return keys.some((key) => TILE.has(key)) && SUM.test(all) && SET_BY_LAW.test(all);
  });
}

/** True for a block with a figure in large type whose words say that a law sets it. */
export function isLimitOfLaw(block: Readonly<Record<string, unknown>>): boolean {
  if (!Object.keys(block).some((key) => TILE.has(key))) return false;
  const words = Object.values(block).filter((text) => typeof text === 'string');
  return words.some((text) => SET_BY_LAW.test(text)) && !words.some((text) => WE.test(text));
}
