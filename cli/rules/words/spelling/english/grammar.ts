import type { MistakenRow } from '../mistaken-row.ts';

/** Where a clause begins. */
const CLAUSE =
  '(?:^|[.!?;:,] |(?<!\\p{L})(?:that|because|if|when|but|so|think|sure|know|whether|while|once|hope) )';

/** Nouns of things that are counted, in the plural and the singular; none is also a verb. */
const MANY =
  'customers|clients|appointments|questions|windows|guests|visitors|photos|quotes|rooms|technicians|bedrooms|children|people';
const ONE =
  'customer|client|appointment|question|window|guest|visitor|photo|quote|room|technician|bedroom|service|price|product|page|offer|job|package|area|house|roof|boiler';

/** What may follow a subject or an object, and no noun. */
const AFTER =
  '(?=[.,;!?]|$| (?:and|or|who|that|which|in|on|at|for|to|with|is|are|was|were|has|have|can|will|from|by|when|if|we|you)(?!\\p{L}))';

const PLAIN: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  is: 'are',
  was: 'were',
};

/** The plural of a verb, or of a verb with `not`. */
function many(word: string): string {
  const verb = word.replace(/n['’]t$/i, '');
  const plain = PLAIN[verb.toLowerCase()] ?? verb.replace(/s$/, '');
  return `${plain}${word.slice(verb.length)}`;
}

function third(verb: string): string {
  return verb === 'have' ? 'has' : `${verb}s`;
}

/** Vowels that are spoken as written, and letters whose names begin with a vowel. */
const VOWEL =
  'o(?!n(?:e|ce)|ui|uija)[a-z]{2,}|oil|hours?(?:ly)?|honest|honou?r|heir|umbrella|uncle|unusual|update|upgrade|upgraded|urgent|upholster\\p{Ll}+|under\\p{Ll}+|upper|upstairs|upright|unexp\\p{Ll}+|unw\\p{Ll}+|egg|ice|end|age|arm|art|ear|eye|ill|ID|MRI|SUV|MOT|RV|LLC|NDA|EV|X-ray|AC|ATM|IRS|HVAC|NHS|MP';
const CONSONANT =
  'house|home|hotel|hand|half|heating|holiday|holding|huge|happy|hard|heavy|high|hot|helpful|hole|hundred|hammer|handy|head|hair|hob|hose|health|hedge|host|unique|university|useful|user|used|uniform|union|unit|usual|European|one|once|UK|US|EU|USB|UTV|yard|year|yes|yellow|young|xylophone';

/** "A" before a vowel, unless it is a name: "plan A". */
const BEFORE_VOWEL = new RegExp(
  `(?<![\\p{L}\\d'’.&/-])(?<!(?:[Pp]lan|[Cc]lass|[Tt]ype|[Gg]rade|[Ss]ection|[Pp]art|[Oo]ption|[Vv]itamin|[Hh]epatitis) )(?<slip>a|(?<=(?:^|[.!?:] ))A) (?:${VOWEL})(?![\\p{L}\\d&/-])`,
  'mu',
);
const BEFORE_CONSONANT = new RegExp(
  `(?<![\\p{L}'’.-])(?<slip>an|(?<=(?:^|[.!?:] ))An) (?:${CONSONANT})(?![\\p{L}\\d])`,
  'mu',
);

/** English words in a form or an order in which only another one can stand. */
export const ENGLISH_GRAMMAR: readonly MistakenRow[] = [
  [
    / [Aa] (?:o[a-z]{2}|h[oe][a-z]|u[mnp][a-z]|[a-z]{3} |[A-Z]{2,4}[ .,;!?]|X-)/,
    BEFORE_VOWEL,
    (word) => `${word}n`,
  ],
  ['\nA ', BEFORE_VOWEL, (word) => `${word}n`],
  [/ [Aa]n (?:h|u|Eu|one?|once|U|y|x)/, BEFORE_CONSONANT, (word) => word.slice(0, 1)],
  ['\nAn ', BEFORE_CONSONANT, (word) => word.slice(0, 1)],
  [
    /[Tt]hey (?:is|was|has|does|comes|needs|takes|makes|gives|gets|knows|wants|goes)/,
    /(?<=(?<!\p{L})[Tt]hey )(?<slip>(?:is|was|has|does)(?:n['’]t)?|comes|needs|takes|makes|gives|gets|knows|wants|goes)(?!\p{L}|['’])/u,
    many,
  ],
  [
    /[Ww]e (?:(?:is|was|has|does)n['’]t|does|comes|needs|takes|makes|gives|gets|knows|wants|goes)/,
    /(?<=(?<!\p{L})[Ww]e )(?<slip>(?:is|was|has|does)n['’]t|does|comes|needs|takes|makes|gives|gets|knows|wants|goes)(?!\p{L}|['’])/u,
    many,
  ],
  [
    /[Yy]ou (?:is|was|has|does)/,
    new RegExp(
      `(?<=${CLAUSE}you )(?<slip>(?:is|was|has)(?= \\p{L})|(?:is|was|has|does)n['’]t)(?!\\p{L}|['’])`,
      'imu',
    ),
    many,
  ],
  [
    /(?:[Hh]e|[Ii]t) don['’]t/,
    // "Those who have it don't", and "parts of it don't".
    /(?<=(?<!\p{L})(?<!(?:who|that|which) \p{L}+ |(?:of|with|for|to|about|in|on|like) )(?:s?he|it) )(?<slip>don['’]t)(?!\p{L})/iu,
    'doesn’t',
  ],
  [
    /(?:It|He|She) (?:depend|include|take|mean|come|look|make|give|go|get|know|have|want|seem|feel|offer|provide|require|work|start|open)[ .,]/,
    /(?<=(?:^|[.!?] )(?:It|He|She) )(?<slip>depend|include|take|mean|come|look|make|give|get|know|have|want|seem|feel|offer|provide|require|work|start|open)(?= \p{L})/mu,
    third,
  ],
  [
    /(?:o|oes|id)(?:n['’]t| not) (?:has|needs|comes|takes|includes|makes|gets|goes|wants|knows|came|went|took|made|got|had|knew|said|gave)/,
    /(?<!\p{L})(?:do|does|did)(?:n['’]t| not) (?<slip>has|needs|comes|takes|includes|makes|gets|goes|wants|knows|came|went|took|made|got|had|knew|said|gave)(?!\p{L})/iu,
    (word) =>
      ({
        ...{
          has: 'have',
          goes: 'go',
          came: 'come',
          went: 'go',
          took: 'take',
          made: 'make',
          got: 'get',
        },
        ...{ had: 'have', knew: 'know', said: 'say', gave: 'give' },
      })[word.toLowerCase()] ?? word.slice(0, -1),
  ],
  [
    / (?:can|should|must|may|might|could|would) (?:has|needs|comes|gets|goes|wants|knows|brings|gives|sends|becomes|is|was|are)[ .,;!?]/,
    /(?<!\p{L})(?<!(?:whether|what|how|why|where|when|who|which|all|that|if|everything|anything) )(?:we|you|they|he|she|it|i) (?:can|should|must|may|might|could|would) (?<slip>has|needs|comes|gets|goes|wants|knows|brings|gives|sends|becomes|is|was|are)(?!\p{L})/iu,
    (word) =>
      ({ has: 'have', goes: 'go', is: 'be', was: 'be', are: 'be' })[word.toLowerCase()] ??
      word.slice(0, -1),
  ],
  [
    / suppose to /,
    /(?<!\p{L})(?:is|are|was|were|be|am|['’]re|['’]s|not) (?<slip>suppose) to(?!\p{L})/iu,
    'supposed',
  ],
  [
    / a (?:customer|client|appointment|question|window|guest|visitor|photo|quote|room|technician|bedroom)s[ .,;!?\n]/,
    new RegExp(
      `(?<!\\p{L})a (?<slip>customers|clients|appointments|questions|windows|guests|visitors|photos|quotes|rooms|technicians|bedrooms)${AFTER}`,
      'mu',
    ),
    (word) => word.slice(0, -1),
  ],
  [
    new RegExp(`(?:[Tt]his|[Tt]hat) (?:${MANY}|services|prices|products)[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Tt]his) (?:${MANY.replace('|photos|quotes|rooms', '')}|(?:services|prices|products)(?= (?:is|are|was|were|include|and|or|for|we|that|which)(?!\\p{L})|[.,;!?]))${AFTER}`,
      'mu',
    ),
    (word) => word.replace(/is$/, 'ese'),
  ],
  [
    new RegExp(`(?:[Tt]hese|[Tt]hose) (?:${ONE})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Tt]hese|[Tt]hose) (?:${ONE})(?=[.,;!?]|$| (?:is|was|has|will|can|includes|covers)(?!\\p{L}))`,
      'mu',
    ),
    (word) => (/ese$/.test(word) ? word.replace(/ese$/, 'is') : word.replace(/ose$/, 'at')),
  ],
  [
    / much (?:people|customers|clients|questions|guests|windows|rooms|visitors|photos)/,
    /(?<!\p{L})(?:too|so|very|not|as) (?<slip>much) (?:people|customers|clients|questions|guests|windows|rooms|visitors|photos)(?!\p{L}|-)/iu,
    'many',
  ],
  [
    /(?:very|ach) (?:days|weeks|months|years|customers|clients|rooms|windows|times|homes|appointments)[ .,;!?\n]/,
    /(?<!\p{L})(?:every|each) (?<slip>days|weeks|months|years|customers|clients|rooms|windows|times|homes|appointments)(?![\p{L}'’-])/iu,
    (word) => word.slice(0, -1),
  ],
  [
    'ne of our ',
    /(?<!\p{L})one of (?:our|my|your) (?<slip>customer|client|technician|engineer|plumber|stylist|guest|room|window|driver|teacher)(?=[.,;!?]|$| (?:who|is|was|has|said|will|told|came|asked|can|for|in|from)(?!\p{L}))/imu,
    (word) => `${word}s`,
  ],
  [
    /[Yy]our (?:an?|the|welcome to|getting|buying|moving|hiring|selling|coming|never|always) /,
    new RegExp(
      `(?<!\\p{L})(?<slip>your) (?:an? (?!la |cappella |priori )|the |welcome to (?:bring|come|join|visit|call|stay|park|use|ask|watch|wait|try|look|book)(?!\\p{L}))|(?<=${CLAUSE})(?<slipped>your) (?:getting (?:an?|the|married)|buying an?|moving (?:to|into|from|house)|hiring an?|selling (?:an?|the|your)|coming (?:to|from|in))(?!\\p{L})`,
      'imu',
    ),
    (word) => `${word.slice(0, 3)}’re`,
  ],
  [
    /[Ii]ts (?:going to|worth|time to|important to|easy to|hard to|possible to|better to|best to|free to|ready (?:to|when|in|by)|okay|cheaper to|good to|great to|up to|been|because) /,
    new RegExp(
      `(?<=${CLAUSE})(?<slip>its) (?:going to|worth (?:it|an?|the|\\p{L}+ing)|time to|important to|easy to|hard to|possible to|better to|best to|free to|ready (?:to|when|in|by)|okay|cheaper to|good to|great to|up to|been|because)(?![\\p{L}-])`,
      'imu',
    ),
    (word) => `${word.slice(0, 2)}’s`,
  ],
  [
    / there (?:dog|car|house|home|kid|child|famil|shoe|coat|pet|phone|key|garden|kitchen|boiler|roof|business)/,
    /(?<!\p{L})(?:bring|brings|brought|take|takes|leave|leaves|left|love|lost|lose|sell|buy|clean|park|walk|need|know|like|change|about|and|in|on|to) (?<slip>there) (?:dogs?|cars?|houses?|homes?|kids|child|children|family|families|shoes|coats?|pets?|phones?|keys|gardens?|kitchens?|boilers?|roofs?|business)(?!\p{L}|['’]s (?:is|are))(?! (?:is|are|was|were|for|that|who))/iu,
    'their',
  ],
  [
    /[Tt]he(?:re|ir) (?:going|coming|looking|trying|working on|not) /,
    new RegExp(
      `(?<=${CLAUSE})(?<slip>there|their) (?:going to|coming to|looking for|trying to|working on|not (?:going|able|sure|ready|here|open|there))(?!\\p{L})`,
      'imu',
    ),
    (word) => `${word.slice(0, 3)}y’re`,
  ],
  [
    /(?:hey['’]re) (?:own|house|home|name|car|dog|famil|kids|child|custom|client|shop|work)/,
    /(?<!\p{L})(?<slip>they['’]re) (?:own (?=\p{Ll})|(?:house|home|name|car|dog|family|kids|children|customers|clients|shop)(?= (?:is|was|and|in|on|at|with|to|for)(?!\p{L})|[.,;!?]|$))/imu,
    'their',
  ],
  [
    /[Tt]heirs (?:no|nothing|plenty|lots|parking|always) /,
    new RegExp(
      `(?<=${CLAUSE})(?<slip>theirs) (?:no|nothing|plenty|lots|parking|always)(?!\\p{L})`,
      'imu',
    ),
    (word) => word.replace(/heirs$/, 'here’s'),
  ],
  [
    / too (?:get|make|see|find|book|call|help|do|be|know|have|go|use|take|bring|the|your|our|my) /,
    /(?<!\p{L})(?:want|wants|need|needs|able|going|ready|happy|due|according|listen|next|welcome|would like|have|has|used) (?<slip>too) (?:(?:get|make|see|find|book|call|help|do|be|know|go|use|take|bring)(?!\p{L})|(?<=(?:due|according|listen|next) too )(?:the|your|our|my)(?!\p{L}))/iu,
    'to',
  ],
  [
    / lose (?:screw|tooth|teeth|tile|bolt|slate|wire|fit|board|nail|handle|connection|thread|gravel|soil|cover)/,
    /(?<!\p{L})(?:an?|the|any|some|every|with|of|for|fix|tighten|replace|secure|like) (?<slip>lose) (?:screws?|tooth|teeth|tiles?|bolts?|slates?|wires?|fit|boards?|nails?|handles?|connections?|threads?|gravel|soil|covers?)(?!\p{L})/iu,
    'loose',
  ],
  [
    'oosing ',
    /(?<!\p{L})(?<slip>loosing) (?:time|money|weight|heat|hair|data|customers|business|water|power|sleep|interest|track|your|the|an?|it|out)(?!\p{L})/iu,
    (word) => word.replace('oo', 'o'),
  ],
  [
    / effect (?:your|our|my|how|you) /,
    /(?<!\p{L})(?:will|may|can|could|not|would|won['’]t|doesn['’]t|might|to) (?<slip>effect) (?:your|our|my|how|you)(?! (?:repair|change|sale|transfer|payment|entry)|\p{L})/iu,
    'affect',
  ],
];
