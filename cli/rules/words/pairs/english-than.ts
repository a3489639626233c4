import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { START } from './framed-words.ts';

/** Adjectives in the comparative that begin no order: "Lower" and "better" are verbs, too, but none behind "is". */
const ADJECTIVE =
  '(?:better|worse|(?:cheap|fast|quick|slow|easi|hard|simpl|bigg|small|larg|great|strong|weak|saf|high|low|long|short|warm|cold|cool|hott|clean|heavi|light|dark|bright|old|young|new|lat|earli|soon|clos|near|furth|farth|wid|narrow|deep|thick|thinn|loud|quiet|calm|soft|smooth|rough|tough|nic|kind|fin|rich|poor|busi|happi|healthi|friendli|pretti|tasti|sweet|fresh|dri|wett|steep|flatt|tall|strict|smart|wis|rar|dens|tight|loos|sharp|fair|prici|costli|messi|tricki|handi|sturdi)er)';

/** Those that a sentence or a list entry begins with, and that say no change: "Cloudy. Warmer then the rain". */
const FIRST =
  '(?:better|worse|cheaper|faster|quicker|bigger|smaller|larger|easier|simpler|safer|stronger|nicer|kinder|older|younger|heavier|friendlier|prettier|healthier|tastier)';

/** Those of sizes: "two days later then" and "a mile further then" may go on with what happens there. */
const SIZED =
  '(?:older|younger|taller|wider|deeper|higher|shorter|heavier|lighter|cheaper|bigger|smaller|faster|narrower|thicker|thinner)';

const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** By how much: "much cheaper", "two years older". */
const DEGREE = `(?:(?:much|far|even|still|no|not|any|way|rather|slightly|hardly|barely|considerably|worth|a (?:lot|little|bit|good deal)|(?:${NUMBER} )?(?:times|feet|inches|miles|minutes|hours|days|weeks|months|years)) )?`;

/** More of something: "costs more money then". */
const AMOUNT =
  '(?:more|less|fewer)(?: (?:money|time|work|room|space|people|water|power|fuel|energy|effort|sense|care|weight))?';

/** Says how much something is, and is no order: "Wait longer then the glue sets" is one. */
const IS =
  "(?:is|are|(?:can|must|may|might|cannot|to|not|no) be|been|isn['’]t|aren['’]t|costs?|takes|lasts|looks|feels|sounds|seems|works|weighs|means|pays|it['’]s|that['’]s|they['’]re|we['’]re|(?:we|they) (?:charge|pay|earn|spend|know|offer|weigh|do))";

/** What is compared with: a thing, or somebody's. */
const THING =
  '(?:the|an?|this|that|these|those|your|our|my|their|his|her|its|any|anyone|anybody|anything|every|each|most|half|twice|others?|what|nothing|ideal|perfect)';

/** What could be done instead; what grows or fades does so after something else. */
const DOING =
  '(?!(?:rising|falling|growing|fading|getting|becoming|turning|going|coming|dropping|moving|slowing|bring|spring|evening|morning|during)(?!\\p{L}))\\p{Ll}{2,}ing';

/** A clause that is compared with: "than it looks", "than they did". */
const CLAUSE =
  '(?:it|they|you|we|he|she|i) (?:looks?|seems?|sounds?|was|were|should|used to|did|do|does|think|thought|expect(?:ed)?|hoped|ever|(?:is|are|am|can|could|have|has|need|needed)(?=[.,;!?]|$))';

/** Not where something else has been said to come first, or may be: "If it is lower then the gate opens". */
const UNCONDITIONAL =
  '(?<!(?<!\\p{L})(?:if|when|whenever|once|unless|until|till|while|as (?:it|they|you|we|the|your)|where|first|let|whether|should|in \\d{4})(?!\\p{L})[^.!?;:\\n]{0,160})';

const REST = "(?![\\p{L}'’-])";

function rowOf(before: string, after: string): MistakenRow {
  return [
    // The ends of comparatives and of the nouns behind "more".
    / then [a-z](?<=[erslymkptdh] then .)/,
    new RegExp(`${before} ${UNCONDITIONAL}(?<slip>then) (?:${after})${REST}`, 'imu'),
    'than',
    ['then'],
  ];
}

/** "Than" behind words that "then" follows, and no comparative is. */
const THEN: MistakenRow = [
  / than (?<=(?:nd|ince|ntil|till|by) than )/,
  /(?<![\p{L}-])(?:and (?<slip>than) (?:we|you|it|they|I|he|she|let|add|wait|go|call)|(?:since|until|till) (?<slipped>than)|by (?<last>than)(?=[.,;!?]|$| (?:we|you|it|they|the)(?!\p{L})))(?![\p{L}'’-])/imu,
  'then',
  ['than'],
];

/** "Then" behind a comparative, with what is compared behind it. */
export const ENGLISH_THAN: readonly MistakenRow[] = [
  THEN,
  rowOf(
    `(?<![\\p{L}-])${IS} (?!no longer )${DEGREE}(?:${ADJECTIVE}|${AMOUNT})`,
    `${THING}|${DOING}|${CLAUSE}`,
  ),
  rowOf(`${START}${FIRST}`, `${THING}|${DOING}`),
  rowOf(`${START}(?:${FIRST}|${AMOUNT})`, CLAUSE),
  rowOf('(?<![\\p{L}-])(?:for|at|in|of|with|within) (?:less|fewer|more)', THING),
  rowOf(
    `(?<![\\p{L}-])(?:nothing|anything|something|nobody|anybody|someone|anyone|everything) ${DEGREE}(?:${ADJECTIVE}|${AMOUNT})`,
    THING,
  ),
  rowOf(
    `(?<![\\p{L}-])(?:(?:(?:${NUMBER} )?(?:times|feet|inches|years|pounds|percent)|much|far) ${SIZED}|(?:never|not|hardly|rarely) (?:more|less|fewer|${ADJECTIVE}))`,
    THING,
  ),
];
