const EN =
  'was|were|had|did|took|ran|came|went|gave|wrote|sang|rang|grew|began|drew|flew|fell|rose|spoke|wore|broke|chose|drove|ate|froze|knew|rode|shook|swam|threw|woke|sank|became';
const DE =
  'waren?|wurden?|hatten?|fand(?:en)?|kam(?:en)?|ging(?:en)?|fuhr(?:en)?|stand(?:en)?|gab(?:en)?|nahm(?:en)?|schrieb(?:en)?|blieb(?:en)?|zog(?:en)?|sang(?:en)?|trug(?:en)?|rief(?:en)?|sprach(?:en)?|begann(?:en)?|mussten?|konnten?|wollten?|brachten?|geschah(?:en)?|passierten?';
const ES =
  '(?:fue|era|había|estaba)n?|fueron|hubo|hizo|tuvo|vino|puso|estuvo|dijo|trajo|\\p{L}{3,}(?:ó|aron|ieron)';

/** Verbs of what has been, as the source of a pattern: those that no participle resembles, which may be of what is to come. */
export const TOLD_VERBS = `(?:${EN}|${DE}|${ES})`;

/** The same by the language of a text: "Was" is no verb in German. */
export const TOLD_VERBS_IN: Readonly<Record<string, string>> = { en: EN, de: DE, es: ES };

/** Perfects and other verbs of what has been. */
export const PERFECTS_IN: Readonly<Record<string, string>> = {
  en: '\\p{Ll}{2,}ed',
  de: '(?:hat|haben|habe)(?!\\p{L})[^.!?]{0,80}\\s(?:ge\\p{Ll}+(?:t|en)|\\p{Ll}+ge\\p{Ll}+(?:t|en)|\\p{Ll}+iert)',
  es: '(?:ha|han|hemos) \\p{L}+(?:[ai]d|hech|vist|escrit|puest)o',
};

/** Preterites of English that no participle resembles: they have a subject, whatever stands before them. */
export const EN_PLAIN =
  'was|were|had|did|took|ran|came|went|gave|wrote|sang|rang|grew|began|drew|flew|fell|rose|spoke|wore|broke|chose|drove|ate|froze|knew|rode|shook|swam|threw|woke|sank|became|saw|hid|bit|blew|sprang|tore|stole|forgot';

/** Verbs without an object: their participle describes nothing, as "the order placed" does. */
export const EN_ALONE =
  'passed|lapsed|leaked|rained|snowed|arrived|happened|failed|died|disappeared|remained|stayed|collapsed|vanished|emerged|belonged|slept|stood|sat|lay|appeared|bloomed|broke (?:down|up|out)|crashed|departed|emigrated|escaped|exploded|fainted|flowered|graduated|grew up|hatched|joined|landed|limped|lived|moved (?:in|out|away|house)|overflowed|qualified|recovered|retired|returned|stalled|stopped|swarmed|thawed|toppled|walked|waited|wept|withered|worked|capsized|competed|danced|drowned|galloped|laughed|sneezed|strolled|travell?ed';

/** Those that are a participle as well, unless they have a subject or an object of their own. */
export const EN_EITHER =
  'found|lost|sold|bought|paid|told|sent|left|kept|held|met|built|made|got|brought|taught|thought|caught|heard|felt|said|spent|led|won|married|lent|meant|understood|\\p{Ll}+(?<!e)ed|agreed';

const EN_OBJECT =
  '(?=\\s(?:(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{Ll}+)?|\\p{Ll}+teen|eleven|twelve|a hundred)|that|the|an?|our|his|her|their|its|my|us|them|it|him|me|nobody|nothing|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)(?!\\p{L}))\\p{Lu}\\p{Ll}+)(?!\\p{L}))';

const EN_OFTEN =
  '(?:(?:\\p{Ll}+ly|never|also|still|just|first|only|then|once|always|both|all)\\s)?';

/** Whoever did something, in a word that no participle describes: "Orders placed until then" has another subject. */
const EN_SOMEBODY = '(?:I|we|he|she|it|they|nobody|everybody|somebody|no one)';

export const EN_NOUN =
  "(?:(?:the|an?|our|his|her|their|its|my|one|two|three|four|five|six|another|some|most|this|that)(?:\\s[\\p{L}’'-]+){1,3}?|\\p{Lu}\\p{Ll}+(?: and \\p{Lu}\\p{Ll}+)?)";

/** Where whoever did something is: "the Lind Hall in Dover, OH,". */
export const EN_THERE =
  '(?:\\s(?:in|at|of|from|near|on)\\s(?:the\\s)?\\p{Lu}[\\p{L}’-]+(?:\\s\\p{Lu}[\\p{L}’-]+){0,2}(?:,\\s\\p{Lu}[\\p{L}.]+,?)?|\\s(?:in|at|of|from|near|on|by|with)\\s(?:the|our|his|her|an?)\\s\\p{Ll}+|\\s(?:called|named)\\s\\p{Lu}\\p{L}+)?';

/** A subject of English with the verb of what it did, as the source of a pattern. */
export const EN_DID = `(?:\\p{Lu}\\p{Ll}+ and \\p{Lu}\\p{Ll}+ married|${EN_SOMEBODY}\\s${EN_OFTEN}(?:${EN_PLAIN}|${EN_ALONE}|${EN_EITHER})|${EN_NOUN}${EN_THERE}\\s${EN_OFTEN}(?:${EN_PLAIN}|${EN_ALONE}|(?:${EN_EITHER})${EN_OBJECT}))(?!\\p{L})`;

/** German words that end like a preterite. */
const DE_OTHERS =
  'heute|bitte|letzten?|nächsten?|ersten?|zweiten?|dritten?|fünften?|besten?|alten?|guten?|roten?|bunten?|kalten?|echten?|(?:möch|soll|könn|müss|dürf|hät|würd|woll)ten?|\\p{Ll}*(?:arbeit|start|wart|biet|halt|leist|test|kost|bitt|tret|rat|gleit|reit|gestalt|anstalt|richt|acht|fast|rast|pflicht)en?';

const DE_STEMS =
  'fand(?:en)?|fing(?:en)?|kam(?:en)?|ging(?:en)?|fuhr(?:en)?|stand(?:en)?|gab(?:en)?|nahm(?:en)?|schrieb(?:en)?|zog(?:en)?|trug(?:en)?|rief(?:en)?|sprach(?:en)?|lag(?:en)?|fiel(?:en)?|hielt(?:en)?|lief(?:en)?|saß(?:en)?|sah(?:en)?|trat(?:en)?|warf(?:en)?|wuchs(?:en)?|bot(?:en)?|brach(?:en)?|flog(?:en)?|ließ(?:en)?|ritt(?:en)?|schloss(?:en)?|schlief(?:en)?|sang(?:en)?|sprang(?:en)?|stieg(?:en)?|trieb(?:en)?|wies(?:en)?|schien(?:en)?|schnitt(?:en)?|lud(?:en)?|grub(?:en)?|hob(?:en)?';

/** Preterites of German that nothing else resembles, as the source of a pattern. */
export const DE_STRONG = `war|waren|wurden?|hatten?|blieb(?:en)?|begann|begannen|half|halfen|hieß|hießen|starb|starben|traf|trafen|verlor|verloren|fror|froren|riss|rissen|verschwand|gewann|gewannen|schwamm|sank|aß|aßen|trank|wusste|(?:be|ent|er|ver|zer|über|unter|wider)?(?:${DE_STEMS})`;

/** These, and others before a word with a small letter. */
export const DE_PRETERITE = `(?:(?:${DE_STRONG})(?!\\p{L})|(?!(?:${DE_OTHERS})\\s)\\p{Ll}{2,}ten?(?=\\s\\p{Ll}))`;

/** Preterites and imperfects; some words of the present end like them. */
export const ES_DID =
  '(?:(?:fue|era|había|estaba)n?|fueron|hubo|hizo|tuvo|vino|puso|estuvo|dijo|trajo|pudo|quiso|supo|dio|vio|\\p{L}{2,}(?:ó|aron|ieron)|(?!acaba|graba|traba|alaba)\\p{L}{2,}aban?|(?:ten|hac|quer|pod|deb|sab|ven|viv|dec|sal|ped|pon|segu)ían?|(?:hic|tuv|pus|dij|traj|vin|estuv|fu|pud|quis|sup|d|v|vend|perd|romp|aprend|encend|respond|resolv|volv|mov|corr|conoc|ofrec|recog)imos)(?!\\p{L})';
