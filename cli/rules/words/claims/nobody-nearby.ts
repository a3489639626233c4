const { raw } = String;

const EN_BETTER = raw`(?:faster|quicker|better|cheaper|cleaner|sooner|(?:for\s)?less)`;
const EN_REGION = raw`(?:city|county|area|region|state|town|country)\b`;
const EN_WHERE = raw`(?:(?:between|from|in|around|near|across|outside|(?:(?:north|south|east|west)|this\sside)\sof)\s(?:(?:all\s(?:of\s)?)?(?:the\s)?(?:\p{Lu}[\p{L}.’'-]*|${EN_REGION})|here\s(?:to|and)\s\p{Lu}\p{L}+)(?:\s(?:\p{Lu}[\p{L}.’'-]*|and|to))*|around\shere|for\smiles(?:\saround)?)`;
/** What people who are no competitors do better or less, too. */
const EN_ALSO = raw`(?!(?:sleep|eat|live|learn|know|feel|run|see|like|want|ha|i|sing|drive(?!s\sout)|pay|age|weigh)s\b)`;
/** Nouns by which a trade is named, unlike water and weather. */
const EN_TRADE = raw`(?:(?!(?:water|weather|summer|winter|dinner|supper|river|beer|butter|flavou?r|harbou?r|corner|answer|number|cover|shelter|matter|manner|order|paper|power|offer|colou?r|door|floor|library|quarter|border|fever)\b)\p{L}{2,}(?:er|or|ist|ary|smith|ian)|firm|company|shop|school|practice|clinic|studio|salon|garage|bakery|restaurant)`;
const EN_NOBODY = raw`\b(?:[Nn]obody|[Nn]o\s(?:one|other\s\p{L}+|${EN_TRADE})|[Nn]ot\sa\ssoul)`;

const ES_BETTER = raw`(?:más\s(?:rápid|barat|económic|limpi|pront|fiabl)\p{L}*|mejor|(?:por\s)?menos|(?<=\b(?:llega|viene|atiende|acude)\s)antes)`;
const ES_END = raw`(?=[.,!;]|$|\s(?:ni|y|o)\s)`;
const ES_WHERE = raw`(?:(?:[Ee]ntre|[Ee]n|[Dd]e|[Dd]esde)\s(?:aquí\s(?:a|hasta)\s)?(?:tod[oa]\s)?(?:el\s|la\s)?(?:\p{Lu}[\p{L}-]*|(?:condado|ciudad|provincia|región|zona|comarca|isla|barrio|pueblo)(?!\p{L}))(?:\s(?:\p{Lu}[\p{L}-]*|y|a|de|del|hasta))*|de\spor\saquí|por\saquí)`;
const ES_ALSO = raw`(?!(?:duerme|come|cena|vive|sabe|aprende|paga|canta|envejece)\s)`;
const ES_TRADE = raw`(?!(?:manera|carretera|primavera|dinero|enero|febrero|calor|color|sabor|olor|amor|motor|error|favor|valor|escalera|madera|acera|ribera|bandera|cartera|hora)\s)(?:\p{L}{2,}(?:er[oa]|or|ora|ista|ería)|academia|clínica|taller|empresa|tienda|agencia|autoescuela|inmobiliaria|restaurante|abogad[oa]|fotógraf[oa]|veterinari[oa])`;

const DE_BETTER =
  '(?:schneller|günstiger|billiger|preiswerter|besser|sauberer|gründlicher|zuverlässiger)';
const DE_END = raw`(?=[.,!;]|$|\s(?:oder|und)\s)`;

/** A stretch of land that two towns or a district bound, in German. */
const DE_WHERE = raw`(?:[Zz]wischen\s(?!(?:Tür|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Weihnachten|Ostern|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)\s)\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\sund\s\p{Lu}[\p{L}-]+|[Ii]n\sganz\s\p{Lu}[\p{L}-]+|[Ii]m\s(?:ganzen\s)?(?:Landkreis|Kreis|Umkreis|Bezirk)(?:\s\p{Lu}[\p{L}-]+)?(?:\svon\s[\p{L}\d]+\s(?:Kilometern|km))?)`;

/**
 * Claims that nobody of a stretch of land is better, which name no "us" to be compared with: "Nobody between Hull and
 * York paints faster". With capital letters, which tell places from things: nobody works faster between two doors.
 */
export const NOBODY_NEARBY: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: [
    raw`${EN_NOBODY}\s${EN_WHERE}\s${EN_ALSO}\p{L}+s\s(?:[\p{L}'’]+\s){0,5}?${EN_BETTER}(?:\s(?:\p{L}+)(?=[.!]))?(?=[.,!;]|$|\s(?:or|nor|and)\s)`,
    raw`\b[Tt]here(?:\sis|['’]s)\sno\s(?:faster|quicker|cheaper|better|finer)\s${EN_TRADE}\s${EN_WHERE}`,
    raw`\b[Tt]here\s(?:is\snot|isn['’]t)\sa\s(?:faster|quicker|cheaper|better|finer)\s${EN_TRADE}\s(?:${EN_WHERE}|for\s\p{L}+\smiles)`,
    raw`\b(?:won['’]t|will\snot|cannot|can['’]t)\sfind\sa\s(?:faster|quicker|cheaper|better|finer)\s${EN_TRADE}\s(?:anywhere|${EN_WHERE}|this\sside)`,
  ],
  es: [
    raw`(?<!\p{L})(?:[Nn]adie|[Nn]ingún\s(?:otro\s)?\p{L}+|[Nn]inguna\s(?:otra\s)?\p{L}+)\s${ES_WHERE}\s${ES_ALSO}(?:(?!no\s)\p{L}+\s){1,4}?${ES_BETTER}${ES_END}`,
    raw`(?<!\p{L})${ES_WHERE}\snadie\s${ES_ALSO}(?:(?!no\s)\p{L}+\s){1,4}?${ES_BETTER}${ES_END}`,
    raw`(?<!\p{L})[Nn]o\shay\s(?:otr[oa]\s|un\s|una\s)?${ES_TRADE}\s(?:mejor|más\s\p{L}+)\s${ES_WHERE}`,
    raw`(?<!\p{L})[Nn]o\sencontrará[sn]?\s(?:un|una)\s${ES_TRADE}\s(?:mejor|más\s\p{L}+)\s${ES_WHERE}`,
  ],
};

/**
 * The same in German, where a hedge does not grow faster either.
 *
 * @param business matches the nouns of those who compete.
 */
export function nobodyNearbyGerman(business: string): readonly string[] {
  const nobody = raw`(?:[Nn]iemand|[Kk]eine?r?|[Kk]eine?\s${business})`;
  return [
    raw`(?<!\p{L})${nobody}\s${DE_WHERE}\s(?:(?!nicht\s)\p{Ll}+\s){1,4}?${DE_BETTER}${DE_END}`,
    raw`(?<!\p{L})${DE_WHERE}\s(?:\p{Ll}+\s){1,3}?${nobody}\s(?:es\s|das\s)?${DE_BETTER}${DE_END}`,
    raw`(?<!\p{L})[Kk]eine?n?\s(?:schneller|günstiger|billiger|besser)e?n?\s${business}\s${DE_WHERE}`,
  ];
}

/** Words of such claims that no other claim has, without which a line is not looked at. */
export const NEARBY_WORDS = 'charges sooner nadie schnelleren schnellere';
