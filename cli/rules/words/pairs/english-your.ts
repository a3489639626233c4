import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { ENDS, type Frame, rowOf, START } from './framed-words.ts';

/** What a clause begins with, so that a verb follows its subject. */
const WHEN = 'if|when|whenever|while|whether|because|unless|once|as long as|even though';

/** What people are, and never have: nothing that ends a clause behind it is theirs. */
const STATE =
  'free|ready|sure|busy|happy|unhappy|sick|ill|tired|hungry|stuck|late|early|unsure|able|unable|done|finished|satisfied|interested|pregnant|alone|nearby|here|there|away|out|eligible|curious|worried|nervous|available|unavailable|bored|lost|disabled|retired|married|traveling|travelling';

/** The end of such a clause. */
const THEN =
  "(?=[.,;!?)]|$| (?:at|on|in|for|to|from|with|about|we|you|call|please|after|before|tomorrow|today|tonight|now|again)(?![\\p{L}'’-]))";

/** Where somebody is; "your in-house team" and "your in home visit" have a noun. */
const PLACE =
  '(?:in (?:\\p{Lu}\\p{Ll}+(?=[.,;!?]|$| (?:and|or|we|you|call|for|on|at)(?!\\p{L}))|the(?= (?!moment))|our|a (?:hurry|hotel|hospital|bind|rush|pinch|wheelchair|meeting)|need of|doubt|trouble|search of|charge of|pain|bed|town(?=[.,;]|$| (?:and|or|for|on))|good hands|safe hands|luck)|on (?:the(?= (?!go))|our|a(?= )|vacation|holiday|your|time|Medicare|(?:call|duty)(?=[.,;]|$| (?:and|or|for|tonight)))|at (?:work|the|our|your|home(?=[.,;]|$| (?:or|and|with|all)))|from (?:\\p{Lu}\\p{Ll}+|the|here|out of)|near (?:\\p{Lu}\\p{Ll}+|the|us|our)|new (?:to|in|here)|under (?:age|18|stress|pressure)|over \\d+(?=[.,;]|$| (?:and|or|you))|out of (?:town|state|time|luck|work|the)(?=[.,;]|$| (?:and|or|for|this|next|when|country|house|office)))';

/** What somebody is doing, before what only a verb has behind it. */
const DOING =
  'having (?:trouble|problems|second thoughts|issues|guests)|planning (?:an?|to|your|on)|(?:having|using|paying|making|taking|trying|renting|hosting|expecting|leaving|bringing|struggling|searching|visiting|staying|travell?ing|driving|waiting|hoping|wondering|dealing|unsure|applying) (?:an?|the|to|for|with|from|your|our|this|these|it|if|whether|by|more than)';
const DOING_THAT =
  '(?:reading|signing|sending|building|cleaning|opening|closing|starting|running|calling|doing|feeling|working on|living in|living at|shopping for) (?:an?|the|your|our|this|that|it|us|unwell|better|ill|good)';

/** What people have, and nobody is, also without an article: "you’re parents", "you’re family", "you’re husband and wife". */
const THINGS =
  '(?:week|weekend|month|day|morning|evening|wedding|birthday|event|party|needs|hair|smile|skin|teeth|health|door|doorstep|porch|bedside|lawn|boiler|chimney|fence|bathroom|bedroom|living room|insurance|bank|lender|employer|landlord|idea|dream|career|feet|eyes|screen|inbox|account|website|browser|choice|convenience|order|neighbou?rhood|area|town|city|loan|job|workplace|hallway|backyard|yard|patio|attic|garage|garden|driveway|basement|kitchen|pets?|kids|own \\p{L}+)';

/** What a clause begins with whose subject is "you"; "how your has-beens" have a hyphen. */
const CLAUSE = `${WHEN}|whenever|where|wherever|what|whatever|which|how|why|that|who|whom|before|after|until|since|than|so|and|but|as soon as|anything|everything|all|whoever`;

/** Verbs in forms that are no nouns. */
const VERB =
  "(?:are|were|have|had|did|could|should|would(?! be)|cannot|can['’]t|don['’]t|didn['’]t|haven['’]t|hadn['’]t|aren['’]t|weren['’]t|won['’]t|wouldn['’]t|couldn['’]t|shouldn['’]t)(?! nots?(?!\\p{L}))";

/** Other verbs, which may also be what somebody has, before what only a verb has behind it. */
const DOES =
  '(?:choose|bring|hear|expect|prefer|decide|agree|understand|remember|forget|learn|arrive|become)(?: (?:an?|the|it|them|us|our|your|this|that|these|those|any|no|on|to|with|from|how|what|for|at|in)|(?=[.,;!?]|$))';

/** The same, where the conjunction asks for a verb at once: "what your need a decade ago was" has a noun. */
const WANTS =
  '(?:need|want|like) (?:an?|us|our|it|some|any|more|one|somebody|someone|this|these|them)';

/** Alternatives at the beginning of a sentence. */
function capital(words: string): string {
  return words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const FRAMES: readonly Frame[] = [
  [
    new RegExp(
      ` your (?:(?:all|not|still|already|really|too|so|very|always|never|just|only|both) )?(?:${STATE})(?![a-z])`,
    ),
    `(?:${WHEN}) <your>(?= (?:(?:all|not|still|already|really|too|so|very|always|never|just|only|both) )?(?:${STATE})${THEN})`,
    'you’re',
  ],
  [
    / your [a-z]+ing (?:[a-z]|\d)/,
    `(?:${WHEN}|that) <your>(?= (?:${DOING}|${DOING_THAT})(?![\\p{L}-]))`,
    'you’re',
  ],
  [
    'Your ',
    `${START}<Your>(?= (?:in (?:good|safe|the best) hands|in luck|in the right place|at the right place|on the right (?:page|track)|about to|only (?:one|a) (?:call|click|step)|(?:not|never) (?:alone|sure|late)|never too|just (?:one|a) (?:call|click|step)|guaranteed (?:an?|to)|protected (?:by|from|against)|invited to|good (?:with|at))(?![\\p{L}-]))`,
    'you’re',
  ],
  [
    / your (?:are|were|have|had|did|could|should|would|can|don|aren|won|choo|brin|hear|expe|pref|deci|agre|unde|reme|forg|lear|arri|beco)/,
    `(?:${CLAUSE}) <your>(?= (?:${VERB}|${DOES})(?![\\p{L}'’-]))`,
    'you',
  ],
  [
    / your (?:need|want|like) /,
    `(?:if|when|whenever|unless|because|once) <your>(?= ${WANTS}(?![\\p{L}'’-]))`,
    'you',
  ],
  [
    / you['’]re /,
    `of|to|for|at|on|in|after|near|outside|inside|around|behind|under|from <you['’]re>(?= ${THINGS}${ENDS})`,
    'your',
  ],
];

/** "Your" in places where only "you’re" can stand, and the other way round. */
export const ENGLISH_YOUR: readonly MistakenRow[] = [
  ...FRAMES.map(rowOf),
  // Names of places have capitals.
  [
    / your (?:in|on|at|from|near|new|under|over|out) /,
    new RegExp(
      `(?<!\\p{L})(?:${WHEN}|${capital(WHEN)}) (?<slip>your)(?= ${PLACE}(?![\\p{Ll}-]))`,
      'mu',
    ),
    'you’re',
    ['your'],
  ],
];
