import { isReportedInGerman } from './german-reports.ts';

/** Directly before a date that begins its statement: "In the", "On Friday,", «El lunes». */
const FRONTED =
  /(?:^|[.!?;:…]\s+|\n\s*)(?:(?:by|in|on|at|until|till|through|im|am|in|bis|zu|vom|ab|en|el|al?|hasta|para)(?!\p{L}))?(?:\s?(?:the|end|middle|beginning|of|early|late|ende|anfang|mitte|zum|zur|dem|den|de|del|el|la|fines|finales|principios|mediados|\p{L}+(?:day|tag|mittwoch|es|ado|ingo)|mittwoch),?){0,4}\s?$/iu;

/** Preterites of English that no participle resembles: they have a subject, whatever stands before them. */
const EN_PLAIN =
  'was|were|had|did|took|ran|came|went|gave|wrote|sang|rang|grew|began|drew|flew|fell|rose|spoke|wore|broke|chose|drove|ate|froze|knew|rode|shook|swam|threw|woke|sank|became|saw|hid|bit|blew|sprang|tore|stole|forgot';

/** Verbs without an object: their participle describes nothing, as "the order placed" does. */
const EN_ALONE =
  'passed|lapsed|leaked|rained|snowed|arrived|happened|failed|died|disappeared|remained|stayed|collapsed|vanished|emerged|belonged|slept|stood|sat|lay';

/** Those that are a participle as well, unless they have a subject or an object of their own. */
const EN_EITHER =
  'found|lost|sold|bought|paid|told|sent|left|kept|held|met|built|made|got|brought|taught|thought|caught|heard|felt|said|spent|led|won|lent|meant|understood|\\p{Ll}+(?<!e)ed|agreed';

const EN_OBJECT =
  '(?=\\s(?:that|the|an?|our|his|her|their|its|my|us|them|it|him|me|nobody|nothing|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)(?!\\p{L}))\\p{Lu}\\p{Ll}+)(?!\\p{L}))';

const EN_OFTEN =
  '(?:(?:\\p{Ll}+ly|never|also|still|just|first|only|then|once|always|both|all)\\s)?';

/** Whoever did something, in a word that no participle describes: "Orders placed until then" has another subject. */
const EN_SOMEBODY = '(?:I|we|he|she|it|they|nobody|everybody|somebody|no one)';

const EN_NOUN =
  "(?:(?:the|an?|our|his|her|their|its|my|one|two|three|four|five|six|another|some|most|this|that)(?:\\s[\\p{L}’'-]+){1,3}?|\\p{Lu}\\p{Ll}+(?: and \\p{Lu}\\p{Ll}+)?)";

/** Where whoever did something is: "the Lind Hall in Dover, OH,". */
const EN_THERE =
  '(?:\\s(?:in|at|of|from|near|on)\\s(?:the\\s)?\\p{Lu}[\\p{L}’-]+(?:\\s\\p{Lu}[\\p{L}’-]+){0,2}(?:,\\s\\p{Lu}[\\p{L}.]+,?)?)?';

const EN_DID = `(?:${EN_SOMEBODY}\\s${EN_OFTEN}(?:${EN_PLAIN}|${EN_ALONE}|${EN_EITHER})|${EN_NOUN}${EN_THERE}\\s${EN_OFTEN}(?:${EN_PLAIN}|${EN_ALONE}|(?:${EN_EITHER})${EN_OBJECT}))(?!\\p{L})`;

/** German words that end like a preterite. */
const DE_OTHERS =
  'heute|bitte|letzten?|nächsten?|ersten?|zweiten?|dritten?|fünften?|besten?|alten?|guten?|roten?|bunten?|kalten?|echten?|(?:möch|soll|könn|müss|dürf|hät|würd|woll)ten?|\\p{Ll}*(?:arbeit|start|wart|biet|halt|leist|test|kost|bitt|tret|rat|gleit|reit|gestalt|anstalt|richt|acht|fast|rast|pflicht)en?';

const DE_STRONG =
  'war|waren|wurden?|hatten?|fand|fanden|kam|kamen|ging|gingen|fuhr|fuhren|stand|standen|gab|gaben|nahm|nahmen|schrieb|schrieben|blieb|blieben|zog|zogen|trug|trugen|rief|riefen|sprach|sprachen|begann|begannen|lag|lagen|fiel|fielen|hielt|hielten|half|halfen|hieß|hießen|lief|liefen|saß|saßen|sah|sahen|starb|starben|traf|trafen|trat|traten|verlor|verloren|warf|warfen|wuchs|bot|boten|brach|brachen|flog|flogen|fror|froren|riss|rissen|verschwand|gewann|gewannen|entschied|entschieden|erhielt|erhielten|bekam|bekamen|ließ|ließen';

const DE_PRETERITE = `(?:(?:${DE_STRONG})(?!\\p{L})|(?!(?:${DE_OTHERS})\\s)\\p{Ll}{2,}ten?(?=\\s\\p{Ll}))`;

/** What has closed or been prepared by a day is a notice, and what has been done up to a day lasts until then. */
const DE_PERFECT =
  /^,?\s(?:hat|haben|habe)\s[^.!?;:]{0,80}?\s(?!geöffnet|geschlossen|geplant|reserviert|vorbereitet)(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|er|ver|ent|zer)\p{Ll}{2,}(?:t|en))(?=[.!?,;]|\s(?:und|oder)\s|$)/u;
const UP_TO = /(?<!\p{L})bis(?!\p{L})[^.!?;\n]*$/iu;

/** Preterites and imperfects; some words of the present end like them. */
const ES_DID =
  '(?:(?:fue|era|había|estaba)n?|fueron|hubo|hizo|tuvo|vino|puso|estuvo|dijo|trajo|pudo|quiso|supo|dio|vio|\\p{L}{2,}(?:ó|aron|ieron)|(?!acaba|graba|traba|alaba)\\p{L}{2,}aban?|(?:ten|hac|quer|pod|deb|sab|ven|viv|dec|sal|ped|pon|segu)ían?|(?:hic|tuv|pus|dij|traj|vin|estuv|fu|pud|quis|sup|d|v|vend|perd|romp|aprend|encend|respond|resolv|volv|mov|corr|conoc|ofrec|recog)imos)(?!\\p{L})';

/** Directly after such a date: the clause of what was done then. */
const DID: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`^,?\\s${EN_DID}`, 'u'),
  de: new RegExp(`^,?\\s${DE_PRETERITE}`, 'u'),
  es: new RegExp(
    `^,?\\s(?:(?!(?:que|quien|quienes|si|cuando|donde)\\s)[\\p{L}’'-]+\\s){0,6}?${ES_DID}`,
    'u',
  ),
};

/** Sets a day, which is then to come: "We extended the offer until May 31, 2026". */
const SETS =
  'extended|prolonged|moved|postponed|rescheduled|scheduled|planned|announced|decided|promised|booked|reserved|agreed|fixed|delayed|confirmed|published|chose|limited|verlängert|verschob|verleg|plan|kündig|reservier|bestätig|vereinbar|beschränk';

/** Says that something holds or is to be done, between what was done and the date: another clause. */
const OTHER_CLAUSE =
  '(?:\\b(?:that|which|who|if|when|because|starts?|begins?|opens?|ends?|runs?|is|are|will|can|may|must|valid|dass|wenn|weil|beginnt|startet|endet|läuft|gilt|ist|sind|wird|kann)\\b|(?<!day|tag|mittwoch),|[.!?;:])';

/** A whole clause of what was done, up to the date in it, at the beginning of its statement. */
const DONE_BEFORE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:^|[.!?;:…,]\\s+(?:and\\s|but\\s|so\\s|then\\s)?)(?![^.!?;:]*\\b(?:${SETS})\\b)(?:${EN_DID})(?:(?!${OTHER_CLAUSE}).)*$`,
    'u',
  ),
  de: new RegExp(
    `(?:^|[.!?;:…]\\s+)(?!.*(?:${SETS}))(?:\\p{Lu}\\p{Ll}+(?:(?:\\sund)?\\s\\p{Lu}[\\p{Ll}-]+)?\\s${DE_PRETERITE})(?:(?!${OTHER_CLAUSE}).)*$`,
    'u',
  ),
  es: new RegExp(
    `(?:^|[.!?;:…,]\\s+)(?:(?!(?:que|quien|quienes|si|cuando)\\s)[^\\s.!?;:,]+\\s)*?${ES_DID}[^.!?;:,]*(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),\\s)?$`,
    'u',
  ),
};

/** What is said in between of a subject, with a verb of its own: "Orla and Declan, as we shall call them, wanted". */
const ASIDE =
  /,\s(?:as|who|whom|whose|which|like|wie|der|die|das|den|dem|denen|deren|dessen|como|que|quien(?:es)?|cuy[oa]s?)\s[^,.!?;:]{1,80},\s|\s[–—]\s[^–—.!?;:]{1,80}\s[–—]\s|\s\([^()]{1,80}\)\s/gu;

/** In a German clause of a pronoun or a conjunction, whose verb ends it: "die bis zum 31. Mai 2025 in Betrieb gingen". */
const SUBORDINATE =
  /,\s(?:die|der|das|dem|den|deren|dessen|wer|was|als|nachdem|weil|bevor)\s[^.!?;,]*$/iu;
const VERB_LAST = new RegExp(`^(?:\\s[\\p{L}\\d-]+){0,6}?\\s(?:${DE_STRONG})(?=[.,;!?]|$)`, 'u');

/**
 * True for a date whose own clause has a verb of what has been, with whoever did it: “In the summer of 2025 a gift shop found that …”. What
 * stands in other clauses of the sentence says nothing of the date.
 *
 * @param sentence what stands before the date in its sentence.
 */
export function isToldInClause(
  before: string,
  sentence: string,
  after: string,
  language: string,
): boolean {
  const own = language.slice(0, 2);
  if (FRONTED.test(before) && DID[own]?.test(after)) return true;
  if (own === 'de' && FRONTED.test(before) && !UP_TO.test(before) && DE_PERFECT.test(after))
    return true;
  const said = sentence.trimStart();
  const plain = said.replace(ASIDE, ' ');
  const inside = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
  const readings = new Set([said, plain].flatMap((words) => [words, inside(words)]));
  if ([...readings].some((words) => DONE_BEFORE[own]?.test(words))) return true;
  if (own !== 'de') return false;
  if (isReportedInGerman(before, sentence, after)) return true;
  return SUBORDINATE.test(sentence) && VERB_LAST.test(after);
}
