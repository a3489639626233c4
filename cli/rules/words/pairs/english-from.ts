import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** What somebody sends or gives; it may also name a form: "a release form the lender sent". */
const SENT =
  '(?:letter|release|permission|approval|consent|order|quote|request|reply|answer|message|note|call|visit|payment|statement|certificate|invoice|receipt|gift|confirmation|notice|report|package|offer|money|document|copy|advice|help|support|feedback|referral|instruction|paper|copie|replie|key|loan|mortgage|refund)s?';

/** Who sends it; none of it is formed by something. */
const SENDER =
  '(?:bank|lender|court|county|school|hospital|employer|landlord|landlady|insurer|insurance|clinic|doctor|judge|lawyer|attorney|accountant|dealer|seller|buyer|builder|manufacturer|supplier|publisher|broker|surveyor|tenant|owner|customer|client|neighbou?r|vet|agent|trustee|executor|driver|airline|embassy|consulate|registrar|registry|mother|father|parents|teacher|council|pharmacy|police|creditor|printer|garage|shop|seaside)s?';

/** Persons, behind any word: "the keys form the landlord". A river has a bank that trees form. */
const PERSON =
  '(?:lender|employer|landlord|landlady|insurer|doctor|judge|lawyer|attorney|accountant|dealer|seller|buyer|builder|manufacturer|supplier|publisher|broker|surveyor|tenant|owner|customer|client|neighbou?r|trustee|executor|registrar|mother|father|parents|teacher|creditor)s?';

const WHOSE = '(?:the|your|our|their|his|her|my)';

/** Nothing behind it that the sender could do, as in "the form the lender sends". */
const NO_CLAUSE =
  '(?=[.;:!?)]|$| (?:about|before|so|because|saying|stating|confirming|dated|within)(?!\\p{L}))';

/** Not in a clause whose subject is many, and that "form" may end: "The boards that are taken form a raft". */
const NO_SUBJECT =
  '(?<!(?<!\\p{L})(?:that|which|who|whom|whose|what|where|when|those|these|of|all|both)(?!\\p{L})[^.!?;:\\n]{0,120})';

const THING = '(?:the|an?|our|your|their|his|her|my|this|that|these|those)';

/** Ends what has been said of a time or a range: "form day one habits". */
const ENDS =
  '(?=[.,;:!?)]|$| (?:and|with|by|in|for|at|on|without|we|you|they|it|is|are)(?![\\p{L}-]))';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';

const REST = "(?![\\p{L}'’-])";

/** Where somebody came, between the verb and from where. */
const TO =
  '(?:(?:all the way|straight|directly|originally|here|over|back|home|down|up|across|to \\p{L}+) )*';

/** Behind "came form": a form of paper, or what is done with it. "Then came form N-400", "they came form in hand". */
const OF_PAPER =
  '(?!(?:to|with|for|as|at|on|is|was|by|and|or|after|in hand|first|signed|completed|filled|number|unsigned|blank|filling|fillers?|letters?|teachers?|tutors?|work|follow\\p{L}*)(?!\\p{L})|\\p{Lu}?\\d|\\p{Lu}(?!\\p{L}))';

/** Before "came", with what came at the beginning of the sentence: it is the form that came. */
const NOT_THEN =
  '(?!(?:then|next|first|last|finally|later|soon|after|afterwards|thus|so|out|in|up|down|along|here|there|who|that|which) )';

/** A place, by its capital letter, and others from which people and things come. */
const ORIGIN =
  '(?:\\p{Lu}\\p{Ll}{2,}|all (?:over|around)|as far|far|near|abroad|overseas|around|within|every|local|the (?:same|area|region|village|county|whole|north|south|east|west))';

/** @param flags without `i` where a capital letter tells a place. */
function rowOf(pattern: string, flags = 'imu'): MistakenRow {
  return [/ form [a-zA-Z\d]/, new RegExp(`(?<![\\p{L}'’-])${pattern}`, flags), 'from', ['form']];
}

/** "Form" where only "from" can stand, and the other way round. */
export const ENGLISH_FROM: readonly MistakenRow[] = [
  [
    /(?:the|our|your|each|very|ther| a) from/i,
    /(?<![\p{L}'’-])(?:the|a|our|your|every|each|another) (?<slip>from)(?=[.;!?)]|$|, (?:and|or|please|which|then|so|sign|we|you|it) | (?:below|online|is|are|has|takes|asks|before|and(?! to(?!\p{L}))|with|by|on|in|for|at|when|if|that|to (?:us|the|your))(?![\p{L}-]))/imu,
    'form',
  ],
  rowOf(`${SENT} (?<slip>form) ${WHOSE} (?:\\p{L}+ )?${SENDER}${NO_CLAUSE}`),
  rowOf(`\\p{L}+ (?<slip>form) ${WHOSE} ${PERSON}${NO_CLAUSE}`),
  rowOf(
    `(?:(?:is|are|looks?|very|quite|completely|entirely|totally) different|(?:is|are|was|were|been) (?:made|bought|taken|sent|built|translated|missing|exempt|separate|absent|hidden|protected)|(?:it|he|she|we|they|i|you) came|far away) ${NO_SUBJECT}(?<slip>form) (?:${THING}|others?|what|most|local|real|solid|recycled|natural|scratch|home)${REST}`,
  ),
  rowOf(
    `(?:hears?|heard) (?<slip>form) (?:them|him|nobody|anybody|anyone|someone|people|clients|customers|guests)${REST}`,
  ),
  rowOf(
    `(?:is|are|was|were|not|so|too) far (?<slip>form) (?:perfect|ideal|over|finished|easy|certain|clear|alone|being|it|done|new|home|${THING})${REST}`,
  ),
  rowOf(`(?:day|week|month|year|hour|minute)s? (?<slip>form) (?:now|today|tomorrow)${REST}`),
  rowOf(
    `(?<slip>form) (?:now on(?=[.,;!?]|$| (?:we|you|they|it)(?!\\p{L}))|time to time${REST}|(?:start to finish|top to bottom|head to toe|day one)${ENDS})`,
  ),
  rowOf(
    `(?:open|available|closed|runs|lasts|works) (?<slip>form) (?:${DAY} (?:to|until|till|through) |${MONTH} (?:to|until|till|through) |(?:\\d{1,2}(?::\\d\\d)?|noon|eight|nine|ten)(?= ?(?:am|pm|a\\.m|p\\.m|to|until|till|[–-])))`,
  ),
  rowOf(`${NOT_THEN}\\p{L}+ came ${TO}${NO_SUBJECT}(?<slip>form) ${OF_PAPER}\\p{L}`, 'mu'),
  rowOf(
    `(?:[Ii]t|[Hh]e|[Ss]he|[Tt]his|[Ee]verything|[Nn]othing|(?:[Oo]ur|[Tt]he|[Yy]our|[Hh]is|[Hh]er|[Tt]heir) \\p{L}+) comes ${TO}(?<slip>form) ${OF_PAPER}\\p{L}`,
    'mu',
  ),
  rowOf(
    `(?:[Ww]e|[Tt]hey|[Yy]ou|I|\\p{L}{3,}s) come ${TO}${NO_SUBJECT}(?<slip>form) ${ORIGIN}${REST}`,
    'mu',
  ),
  rowOf(
    `(?:[Hh]e|[Ss]he|[Ww]e|[Tt]hey|I|[Yy]ou) (?:moved|arrived|travell?ed|returned|retired|graduated|emigrated|hails?|recovered|suffer(?:s|ed)?) ${TO}(?<slip>form) (?:${THING}|home|work|${ORIGIN})${REST}`,
    'mu',
  ),
];
