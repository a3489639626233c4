import type { MistakenRow } from '../mistaken-row.ts';

/**
 * The start of a statement. None after "that", where verbs stand in the subjunctive ("we ask that everyone have a ticket"),
 * nor after "and" and "but", which may join two subjects.
 */
const START = '(?:^|[.!?;:] |(?<!\\p{L})(?:because|while|when) )';

const PRONOUN = '(?:every|no|some|any)(?:body|one)|no one|everything|nothing';

/**
 * What follows "have" in a statement. Greetings and requests are none: "Everyone have a good week".
 */
const DONE =
  '(?= (?:(?:not|already|also|always|now|never) )?(?:\\p{L}{2,}ed|been|had|got|done|seen|taken|made|given|to|their|access)(?!\\p{L}))';

/** Verbs that are no noun, so that a noun before them is their subject. */
const BARE = 'include|have|contain|require|become|receive|consist|are|were|come with|depend|belong';

/** Nouns of time: "Every spring are two weeks of …", "Each week include a walk". */
const TIMES =
  'day|week|weekend|month|year|season|spring|summer|autumn|fall|winter|hour|minute|night|morning|evening|afternoon|time|now|so|of|one|other|few|two|three|four|five|six|bit|we|you|they|i';

/** Nouns in -s that are singular, or measure what is one thing: "The two hours was well spent". */
const SINGULAR =
  'news|series|species|means|maths|stats|\\p{Ll}+(?:ss|us|is|ics|as|os|mas)|lens|corps|(?:water|gas|iron|steel|glass|brick|salt|chalk)?works|premises|kennels|gallows|shambles|whereabouts|customs|hustings|sweepstakes|headquarters|barracks|crossroads|bellows|mews|summons|molasses|odds|innings|biceps|triceps|forceps|diabetes|measles|rabies|scabies|caries|herpes|hives|shingles|rickets|mumps|bends|blues|singles|doubles|billiards|darts|cards|dominoes|skittles|checkers|draughts|rounders|bowls|boules|marbles|conkers|quoits|charades|craps|thanks|yes|\\p{Ll}+ties|hours|days|weeks|months|years|minutes|seconds|miles|metres|meters|feet|inches|yards|dollars|pounds|euros|cents|pence|grams|sometimes|always|perhaps|besides|sides|others';

/** Persons that sentences of a business begin with; none is a verb. */
const WORKER =
  'person|technician|engineer|driver|teacher|trainer|nurse|vet|dentist|plumber|electrician|gardener|painter|cleaner|owner|groomer|lawyer|attorney|doctor|therapist|instructor|inspector|roofer|carpenter|mechanic|baker|florist|photographer|stylist|signer|buyer|seller|customer|client|colleague|human|manager|neighbou?r|parent|student|patient|tenant|landlord|assistant|operator|specialist|chef|barber|surveyor|installer|fitter|locksmith|translator|interpreter|receptionist|witness|nobody else|somebody else|someone else';

/** What they do, in words that are no noun, or that have their object or denial behind them, and have another form for the past: not "read". */
const ACTS =
  'come|arrive|bring|know|explain|speak|send|tell|take|keep|give|go|see|get|make|let|become|belong|remember|understand|decide|choose|receive';
const ACTS_OR_NOUNS =
  'answer|need|want|call|check|look|work|sign|charge|watch|wait|stay|drive|help|repair|stamp|meet|clean|ask|write|pay|follow|teach|install|deliver|measure|inspect|visit|carry';
const OBJECT =
  '(?:the (?!(?:other|next|same|following|first|last|day|week|morning)(?!\\p{L}))|(?:your|you|it|them|every|our|whatever|to you|at your|for you|with you|on your)(?!\\p{L}))';

/**
 * Words for several that are a subject by themselves. After other words they are none: "one of the others is", "what helps
 * against both is".
 */
const SEVERAL = '(?:(?:the |all )?others|both|many|several|few|these|those)';

/**
 * What is said of one thing, so that a word for several before it is one: a word, an answer or an amount. “Both is a fine answer”, “Few is not
 * none”, “if both is too much”.
 */
const OF_ONE =
  '(?:(?:an?|the|one|no|our|your) (?:\\p{Ll}+ ){0,3}?(?!\\p{Ll}*[^s]s(?!\\p{L}))\\p{Ll}{2,}(?=[.,;:!?)]|$| (?:for|of|to|until|if|when|here|too|and|but|or|that|which|in|on|with|as|than)(?!\\p{L}))|not (?:all|none|one|enough|many|few|both)|too (?:much|many|few|little)|enough|plenty|(?:more|less|better|worse|cheaper) than)(?!\\p{L})';

/** The start of a clause after which a subject follows; "nothing but these is" has another one. */
const CLAUSE_START = `(?:${START}|(?<!\\p{L})(?:if|so|that|since|until|(?<!(?:nothing|anything|all|none|no one) )but) )`;

/** Things and people that sentences of a business begin with, which no name is. */
const PLURALS =
  'Cars|Dogs|Cats|Pets|Guests|Customers|Clients|Visitors|Members|Parents|Students|Tickets|Bookings|Appointments|Deposits|Refunds|Payments|Invoices|Fees|Prices|Discounts|Vouchers|Orders|Deliveries|Parcels|Samples|Keys|Tools|Photos|Pictures|Lessons|Courses|Rooms|Tables|Beds|Bikes|Vans|Trucks|Boats|Tyres|Tires|Filters|Parts|Repairs|Visits|Estimates|Quotes|Documents|Forms|Letters|Signatures|Cakes|Flowers|Meals|Drinks|Towels|Helmets|Gutters|Roofs|Walls|Doors|Carpets';

const ONE_AND_MANY: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  were: 'was',
  do: 'does',
};
const MANY_OF_ONE: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were' };

/** A verb, or one with `not`, after another subject. */
function agreeing(word: string, forms: Readonly<Record<string, string>>): string | undefined {
  const [verb = '', rest = ''] = word.split(/(?=n['’]t$| )/i);
  const other = forms[verb.toLowerCase()];
  return other === undefined ? undefined : `${other}${rest}`;
}

function third(word: string): string {
  const other = agreeing(word, ONE_AND_MANY);
  if (other !== undefined) return other;
  if (/[^aeou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return word.replace(/^\p{L}+/u, /(?:ch|sh|ss|x|o)$/.test(word) ? '$&es' : '$&s');
}

/** English verbs in the plural after a subject in the singular, and the other way round. */
export const ENGLISH_AGREEMENT: readonly MistakenRow[] = [
  [
    /(?:body|one|thing) (?:have|are|were|don['’]t|need|know|want|deserve)[ .,]/,
    new RegExp(
      `${START}(?:${PRONOUN}) (?<slip>(?:have|haven['’]t)${DONE}|(?:are|aren['’]t|don['’]t|were|weren['’]t)(?= \\p{L})|(?:need|know|want|deserve)(?= (?:the|a|an|to|what|how|that|their|our|is)(?!\\p{L})))(?!\\p{L})`,
      'imu',
    ),
    third,
  ],
  [
    /(?:[Hh]e|[Ss]he|[Ii]t) (?:have|haven['’]t|are|aren['’]t|do not|don['’]t|were) /,
    new RegExp(
      `${START}(?:he|she|it) (?<slip>have|haven['’]t|are|aren['’]t|do(?= not )|don['’]t|were(?= (?:a|an|the|our|born)(?!\\p{L})))(?= \\p{L})`,
      'imu',
    ),
    third,
  ],
  [
    new RegExp(
      ` (?:${ACTS}|${ACTS_OR_NOUNS}|read|have|are|were|don['’]t)(?<=(?:An?|One|The|Our|Your|Every|Each|(?:because|while|when) (?:an?|the|our|your)) (?:\\p{Ll}+ )?(?:${WORKER}) [a-z'’]+)[ ,.]`,
      'u',
    ),
    // "The driver need not wait" has an old form of the verb, and "because the client read it" one of the past.
    new RegExp(
      `${START}(?:An?|One|The|Our|Your|Every|Each|(?<=(?:because|while|when) )(?:an?|the|our|your)) (?:(?!\\p{L}+s )\\p{Ll}+ )?(?:${WORKER}) (?<slip>(?:${ACTS})(?=(?: \\p{Ll}|, (?:never|not|and|so) ))|(?:${ACTS_OR_NOUNS})(?= ${OBJECT}|, (?:never|not) )|read(?<=(?:while|when) \\p{Ll}+ (?:\\p{Ll}+ )?\\p{Ll}+ read)(?= ${OBJECT})|(?:have|are|were|don['’]t)(?= \\p{Ll}))(?!\\p{L})`,
      'mu',
    ),
    third,
  ],
  [
    new RegExp(`(?:[Ee]very|[Ee]ach) [a-z -]{3,30} (?:${BARE}) `),
    new RegExp(
      `${START}(?:every|each) (?:(?:single|new|hourly|daily|weekly|full|small|large|private|online|free) )?(?!(?:${TIMES}|would|could|should|might|must|will|shall|does|did) )(?!\\p{L}+s )(?!\\p{L}+ly )\\p{L}{3,} (?<slip>${BARE})(?= \\p{L})`,
      'imu',
    ),
    third,
  ],
  [
    /(?:The|Our|My|Your|These|Those|All|the|our) [a-z ]{2,30}s (?:was|is|has)(?:n['’]t)? /,
    new RegExp(
      `${START}(?:(?:The|Our|My|Your|These|Those)|(?<=\\p{L} )(?:the|our)) (?:(?:two|three|four|five|six|new|old|first|last|clean|other|same) )?(?!(?:${SINGULAR}) )\\p{Ll}{2,}s (?<slip>(?:was|is|has)(?:n['’]t)?)(?= \\p{L})`,
      'mu',
    ),
    (word) => agreeing(word, MANY_OF_ONE) ?? word,
  ],
  [
    /(?:thers|oth|any|everal|ew|ese|ose) (?:was|is|has)(?:n['’]t)? /,
    // "Many is the evening that …" is a figure of speech.
    new RegExp(
      `${CLAUSE_START}${SEVERAL} (?<slip>(?:was|is|has)(?:n['’]t)?)(?= \\p{L})(?<!(?<!(?:the|all) )(?:both|many|several|few|others) (?:is|was)(?= ${OF_ONE}))(?<!many (?:is|was)(?= (?:the|an?) ))`,
      'imu',
    ),
    (word) => agreeing(word, MANY_OF_ONE) ?? word,
  ],
  [
    /(?:very|ach) [a-z]+s (?:is|was|has|gets|comes|needs|takes) /,
    new RegExp(
      `${START}(?:every|each) (?<slip>(?!(?:${SINGULAR}) )\\p{Ll}{2,}s) (?:is|was|has|gets|comes|needs|takes)(?= \\p{L})`,
      'imu',
    ),
    (word) => word.replace(/ies$/, 'ys').slice(0, -1),
  ],
  [
    /[A-Z][a-z]+ies (?:is|was|has) /,
    // "Cookies is where it began" speaks of a word.
    new RegExp(
      `${START}(?!(?:${SINGULAR}|series|species|rabies|scabies|caries) )\\p{Lu}\\p{Ll}+ies (?<slip>is|was|has)(?= (?!(?:where|what|how|why|when|who|our|my|the|an?|one)(?!\\p{L}))\\p{Ll})`,
      'mu',
    ),
    (word) => agreeing(word, MANY_OF_ONE) ?? word,
  ],
  [
    /(?:^|[.!?:] |\n)[A-Z][a-z]+s (?:is|was|has) /,
    new RegExp(
      `${START}(?:${PLURALS}) (?<slip>is|was|has)(?= (?:not|never|always|only|also|often|usually|welcome|free|available|included|meant|made|sold|paid|sent|kept|done|\\p{Ll}{3,}ed)(?!\\p{L}))`,
      'mu',
    ),
    (word) => agreeing(word, MANY_OF_ONE) ?? word,
  ],
];
