import type { MistakenRow } from '../mistaken-row.ts';

const START = '(?:^|[.!?] )';

/** What one has of a thing: no sentence says that it is any of it, without an article. */
const PART =
  'owner|seal|lid|roof|engine|logo|handle|surface|frame|maker|builder|founder|inventor|author|mane|beak|hull|chassis|motto';

/** What people have one of. */
const THEIR =
  'signature|house|office|team|car|kitchen|lawyer|attorney|company|shop|daughter|husband|wife|landlord|doctor|garden|roof|dog|cat';

/** Of which several are counted with "of", and never with "off". */
const SOME = 'most|many|each|none|because|instead|lots|plenty|kinds?|sorts?|types?|numbers?';

/** Of whom one speaks: "off the", "of our". */
const SOMEONE = '(?:the|our|your|my|these|those|them|us|you|his|her|their|an?)';

/** A clause that a comparison belongs to: "If you earn more, in any month, than". */
const COMPARED =
  '(?![^.!?]*(?<!\\p{L})(?:more|less|rather|other|fewer|better|worse|different|(?:cheap|fast|quick|easi|bigg|small|strong|safe|larg|high|low|long|short|warm|clean|heavi|earli|lat|soon|old|young|new|light|near|far(?:th)?|slow|hard|soft)er)(?!\\p{L})[^.!?]*, than)';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** English words that differ in a letter or two, where what stands around them tells which is meant. */
export const ENGLISH_MIXUPS: readonly MistakenRow[] = [
  [
    /t['’]s (?:ow|se|li|ro|en|lo|ha|su|fr|ma|bu|fo|in|au|be|hu|ch|mo)[a-z]+ (?:is|was|has|will|are|stays?|comes?|goes)[ n]/,
    new RegExp(
      `(?<!\\p{L})(?<slip>it['’]s) (?:${PART}) (?:is|was|has|will|are|stays?|comes?|goes)(?!\\p{L})`,
      'iu',
    ),
    (word) => like(word, 'its'),
  ],
  [
    /There (?:sig|hou|off|fam|tea|car|kit|law|att|com|sho|dau|hus|wif|lan|doc|gar|roo|dog|cat)/,
    new RegExp(
      `${START}(?<slip>There) (?:${THEIR}) (?:is|was|has|will|goes|comes|signs|stays|needs|must|can)(?!\\p{L})`,
      'mu',
    ),
    'Their',
  ],
  [
    / there (?:IDs?|names?|signatures?|papers|documents|passports?|homes?|family|families|kids|children|parents|dogs|cats|pets|customers|clients|licenses?|roofs?|own|lives)[ .,;!?\n]/,
    /(?<!\p{L})(?:checks?|signs?|uses?|using|lost|shows?|opens?|change|changes|know|knows|loves?|shares?|brings?|wants?|needs?|cleans?|protects?|repairs?|treats?) (?<slip>there) (?:IDs?|names?|signatures?|papers|documents|passports?|homes?|family|families|kids|children|parents|dogs|cats|pets|customers|clients|licenses?|roofs?|own|lives)(?!\p{L})/iu,
    'their',
  ],
  [
    / then (?:you (?:think|expect|thought|imagine|would|might)|ever|expected|usual|any other|most )/,
    /(?<!\p{L})(?:more|less|fewer|[a-z]{3,}(?<!ev|aft|wat|ord|riv|off|ov|mast|lett|summ|wint|numb|pap|dinn|supp|rememb|tog|wheth|consid|answ|pow)er) (?:[a-z]+ )?(?<!(?<!\p{L})(?:if|when|once|unless|until|as soon as)(?!\p{L})[^.!?;:\n]{0,160})(?<slip>then) (?:you (?:think|expect|thought|imagine|would (?:think|expect)|might (?:think|expect))|ever(?: before)?|expected|usual)(?!\p{L})/iu,
    'than',
  ],
  [
    / then [a-z]{3,}s[.,;!?\n]/,
    /(?<!\p{L})(?:is|are|was|were|be|been|no|any|not|much|far|even|lasts?|takes?|costs?) (?:more [a-z]+|less [a-z]+|[a-z]{3,}(?<!ev|aft|wat|ord|riv|off|ov|mast|lett|summ|wint|numb|pap|dinn|supp|rememb|tog|wheth|consid|answ|pow|eith|neith|rath|oth|cov|und)er) (?<slip>then) (?!(?:goes|comes|gets|takes|needs|dries|rests|cools|sets|sits|turns|becomes|follows|opens|closes|ends|starts|begins|has|is|was|does)(?!\p{L}))[a-z]{3,}s(?=[.,;!?]|$)/imu,
    'than',
  ],
  [
    /, than (?:we|you|it|they|I|please|call|there|the|he|she) /,
    new RegExp(
      `${START}(?:If|When|Once|First|As soon as|Until)${COMPARED}[^.!?;]{3,80}, (?<slip>than) (?:we|you|it|they|I|please|call|there|he|she)(?!\\p{L})`,
      'mu',
    ),
    'then',
  ],
  [
    / off (?:the|our|your|my|these|those|them|us|you|his|her|their|an?)(?<=(?:most|many|each|none|ause|tead|lots|enty|kinds?|sorts?|types?|bers?) off [a-z]+)[ .,]/i,
    new RegExp(`(?<!\\p{L})(?:${SOME}) (?<slip>off) ${SOMEONE}(?! (?:switch|button)|\\p{L})`, 'iu'),
    'of',
  ],
  [
    / out off [a-z]/,
    /(?<=\p{L} )out (?<slip>off) (?:the|our|your|my|town|state|order|reach|date|stock|hours|a|an|it)(?!\p{L})/iu,
    'of',
  ],
  [
    / of (?:your|the|his|her|their) (?:shoes|coat|hat|jacket|keys|dog|car|kids|papers|boots|cover|lid)/,
    /(?<!\p{L})(?:takes?|taking|took|drops?|dropp(?:ed|ing)) (?<slip>of) (?:your|the|his|her|their) (?:shoes|coat|hat|jacket|keys|dog|car|kids|papers|boots|cover|lid)(?!\p{L})/iu,
    'off',
  ],
  [
    / too (?:help|sign|pay|keep|start|stay|come|read|visit|learn|work|talk|get|make|see|find|book|call|do|be)[ .,!?\n]/,
    /(?<!\p{L})(?:want|wants|need|needs|able|going|ready|happy|would like|how|have|has) (?<slip>too) (?:help|sign|pay|keep|start|stay|come|read|visit|learn|work|talk|find|book|call|be)(?!\p{L})/iu,
    'to',
  ],
  [
    / lose (?:pages?|sheets?|ends?|cables?|change|leaf|leaves|paper|papers|brick|bricks|shingles?|hinges?|stones?)[ .,;!?\n]/,
    /(?<!\p{L})(?:an?|any|some|every|each|with|of|these|those|no) (?<slip>lose) (?:pages?|sheets?|ends|cables?|change|leaf|leaves|papers?|bricks?|shingles?|hinges?|stones?)(?!\p{L})/iu,
    'loose',
  ],
  [
    / from[ .,;!?\n](?<=(?:the|this|our|your| a|that) from.)/s,
    /(?<!\p{L})(?:fill (?:in|out)|sign|complete|print|download|submit) (?:the|this|our|your|a|that) (?<slip>from)(?=[.,;!?]|$| (?:at|before|below|in|on|we|you|here|online|with|above|is)(?!\p{L}))/imu,
    'form',
  ],
  [
    / form (?:the|our|your|us|my|an? |here|Mon|Tue|Wed|Thu|Fri|Sat|Sun)/,
    /(?<!\p{L})(?:apart|hear|heard|taken|bought|picked|fresh|anywhere|blocks|steps|excluded|ranging|open|to you|ordered|borrowed|received|stolen) (?<slip>form) (?:(?:the|our|your|us|my|an?|here)(?!\p{L})|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/iu,
    'from',
  ],
  [
    / are (?:office|shop|team|prices|website|page|staff|store|menu|workshop|hours|kitchen|garden|service|location|newsletter|club|calendar|new)/,
    new RegExp(
      `(?:${START}(?:Call|Visit|See|Meet|Read|Join|Check|Try|Use|Ask)|please (?:call|visit|see|use|ask)) (?<slip>are) (?:office|shop|team|prices|website|page|staff|store|menu|workshop|hours|kitchen|garden|services?|location|newsletter|club|calendar|new)(?!\\p{L})`,
      'mu',
    ),
    'our',
  ],
  [
    /Are [a-z]+ (?:are|include|is|was|were) /,
    new RegExp(
      `${START}(?<slip>Are) (?:prices|rooms|staff|team|hours|doors|customers|guests|services|teachers|rates|classes|menu|shop|office|store) (?:are|include|is|was|were)(?!\\p{L})`,
      'mu',
    ),
    'Our',
  ],
  [
    / hear (?:to|for|in|at|on|when|if|and|all)/,
    /(?<!\p{L})(?:am|are|is|be|was|were|['’]re|['’]m) (?<slip>hear) (?:to|for|in|at|on|when|if|and|all)(?!\p{L})/iu,
    'here',
  ],
  [
    / here (?:from|about|it|that|what) /,
    /(?<!\p{L})(?:(?:did|can|will|could|do|if|when) (?:you|we|they)|(?:love|happy|want|like|glad|forward|good|nice|pleased|hope) to) (?<slip>here) (?:from|about|it|that|what)(?!\p{L})/iu,
    'hear',
  ],
  [
    / passed the (?:gate|church|school|house|barn|bridge|sign|store|shop|station|post office|lights?|park|pond|mill|fence|corner|roundabout|door|cemetery|bank)/,
    /(?<!\p{L})(?:walk|walks|walking|drive|drives|driving|go|goes|went|going|straight|head|continue|turn) (?<slip>passed) the (?:gate|church|school|house|barn|bridge|sign|store|shop|station|post office|lights?|park|pond|mill|fence|corner|roundabout|door|cemetery|bank)(?!\p{L})/iu,
    'past',
  ],
  [
    / (?:no|now) (?:how|where|who|why|the (?:way|drill|feeling|town|area|road|answer))[ .,;!?\n]/,
    /(?<!\p{L})(?:we|you|they|I) (?:(?<slip>no) (?:how|where|who|why|the (?:way|drill|feeling|town|area|road|answer))|(?<slipped>now) (?:the (?:way|drill|feeling|town|area|road|answer)|how|why))(?!\p{L})/iu,
    'know',
  ],
  [
    / (?:wont|cant) [a-z]/,
    /(?<!\p{L})(?:we|you|they|it|I|he|she|this|that|there|who) (?<slip>wont|cant) (?!to |is |was |of |and )(?=\p{Ll})|(?<!\p{L})(?:the|our|your) \p{Ll}{3,} (?<slipped>wont) (?=(?:be|do|have|wait|come|go|take|need|leave|help|work|open|start|cost|last|fit)(?!\p{L}))/iu,
    (word) => (word.toLowerCase() === 'cant' ? 'can’t' : 'won’t'),
  ],
  [
    /Were (?:open|located|happy to|proud|glad|here to|sorry|excited|always|is|are|do|does|can)[ .,]/,
    new RegExp(
      `${START}(?<slip>Were) (?:open|located|happy to|proud|glad|here to|sorry|excited|always)(?!\\p{L})(?![^.!?]*(?:\\?|, ))`,
      'mu',
    ),
    'We’re',
  ],
  [
    /We(?:re|ar) (?:is|are|do|does|can|else) /,
    new RegExp(
      `${START}(?:(?<slip>Were) (?:is|are|do|does|can|else)|(?<slipped>Wear) (?:are|do|can)) (?=\\p{Ll})`,
      'mu',
    ),
    'Where',
  ],
  [
    / where (?:signed|built|made|taken|closed|done|sent|written|opened|painted|lost|found|sold|given|told|asked)[ .,]/,
    /(?<!\p{L})(?:\p{Ll}{3,}s|they|we|you|both|these|those|people|children) (?<slip>where) (?:signed|built|made|taken|closed|done|sent|written|opened|painted|lost|found|sold|given|told|asked)(?=[.,;!]|$| (?:yesterday|by|last|before|after|too|again|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!\p{L}))/mu,
    'were',
  ],
];
