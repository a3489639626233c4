import type { MistakenRow } from '../mistaken-row.ts';

/** Participles that "may be" requires, by their first forms. */
const DONE =
  'use|require|charge|schedule|replace|repair|install|deliver|arrange|cancel|remove|inspect|collect|confirm|reserve|refund|adjust|deduct';

/** What is somebody's after "of its": these are looked for with other words, too. */
const OWNED = 'kind|way|place|name|owner|value|price|length|size|edge|corner|part|say|seal|date';

/** What may follow "it’s" where that ends a clause: "when it opens it’s late". */
const OF_CLAUSE =
  'first|last|best|old|new|own|that|what|this|they|always|about|after|again|almost|already|also|around|away|back|because|been|before|better|cheap\\p{L}*|clear|clean|closed|cold|cool|dark|done|down|dry|early|easier|easy|either|empty|enough|even|ever|far|fast|fine|fixed|free|full|gone|good|great|hard|heavy|here|high|hot|important|impossible|just|kept|known|late|left|less|like|likely|long|made|maybe|more|most|much|near|never|nice|none|normal|often|okay|once|only|open|over|paid|past|perfect|perhaps|possible|quick|quiet|quite|rare|ready|right|safe|same|sent|short|simple|slow|small|soon|still|sure|there|time|told|true|under|until|usual\\p{L}*|very|warm|well|wet|when|where|worse|worth|wrong|yours';

/** Words that "its" follows, and "it’s" never. */
const BEFORE_ITS =
  'at|by|with|into|onto|without|leaves?|loses?|opens?|closes?|cleans?|wash(?:es)?|replaces?|lifts?|removes?|brings?|holds?|carr(?:y|ies)|fills?|empt(?:y|ies)|covers?|wipes?|earns?|deserves?|changes?|needs?';

/** A word that follows "its"; participles and adverbs follow "it’s". */
const THING = `(?=(?!(?:${OF_CLAUSE})s?(?!\\p{L}))\\p{Ll}{4,}(?<!ly|ing|ed)(?: \\p{L}|[.,;!?]|$))`;

/** "We was" in the number of "we". */
function weAre(words: string): string {
  const verb = words.slice(words.indexOf(' ') + 1).toLowerCase();
  return `${words.slice(0, 2)} ${{ was: 'were', is: 'are', has: 'have' }[verb] ?? verb}`;
}

/** English words in places where only another one can stand. */
export const ENGLISH_MISTAKES: readonly MistakenRow[] = [
  [
    / will (?:needs|comes|takes|gives|makes|gets|shows|tells|finds|brings|sends|keeps|knows|becomes)/,
    /(?<!\p{L})(?:it|he|she|they|we|you|which|who|what) will (?<slip>needs|comes|takes|gives|makes|gets|shows|tells|finds|brings|sends|keeps|knows|becomes)(?!\p{L})/iu,
    (word) => word.slice(0, -1),
  ],
  [
    ' caries ',
    /(?<!\p{L})(?:he|she|it|still|who|that|which|and|also|always|\p{Lu}\p{Ll}+) (?<slip>caries) (?:the|an?|his|her|out|its|on|your|our|every|all|no)(?!\p{L})/u,
    'carries',
  ],
  ['HIPPA', /(?<![\p{L}\d])(?<slip>HIPPA)(?![\p{L}\d])/u, 'HIPAA'],
  ['ubic', /(?<!\p{L})(?<slip>pubic)(?! (?:hair|bone|area|region|symphysis))(?!\p{L})/iu, 'public'],
  [
    / their[.!?;:,)\n]/,
    /(?<= )(?<slip>their)(?=[.!?;:)]|,(?! (?:and|or) [^,.!?]{1,30},)|$)/imu,
    'there',
  ],
  [
    'seize',
    /(?<!\p{L})(?:the|any|this|that|in|of|what|every|right|same|any) (?<slip>seize)(?!\p{L})/iu,
    'size',
  ],
  [
    / be (?:us|requir|charg|schedul|replac|repair|install|deliver|arrang|cancel|remov|inspect|collect|confirm|reserv|refund|adjust|deduct)e?[ .,;!\n]/,
    new RegExp(
      `(?<!\\p{L})(?:may|can|must|should|will|could|would|might|to|cannot) be (?<slip>${DONE})(?= (?:as|in|on|at|by|for|with|within|from|to|before|after|again)(?!\\p{L})|[.,;!]|$)`,
      'imu',
    ),
    (word) => word.replace(/e?$/, /l$/.test(word) ? 'led' : /[^aeiou]e?$/.test(word) ? 'ed' : 'd'),
  ],
  [
    / (?:to have|to need) to /,
    /(?<!\p{L})(?<slip>(?:needs? to have to|ha(?:ve|s) to need to))(?!\p{L})/iu,
    (word) => (/^(?:needs|has)/i.test(word) ? 'has to' : 'have to'),
  ],
  [
    /enough (?:see|know|get|make|find|tell|hear|buy|ask|read|write|meet) /,
    /(?<!\p{L})enough (?<slip>see|know|get|make|find|tell|hear|buy|ask|read|write|meet)(?= (?:the|an?|your?|it|what|how|us)(?!\p{L}))/iu,
    (word) => `to ${word}`,
  ],
  [
    /want (?:see|know|get|make|find|tell|hear|buy|sell|ask|meet) /,
    /(?<!\p{L})(?:you|we|they|i) want (?<slip>see|know|get|make|find|tell|hear|buy|sell|ask|meet)(?= (?:the|an?|your?|it|what|how|us|if)(?!\p{L}))/iu,
    (word) => `to ${word}`,
  ],
  [
    'quite',
    /(?<!\p{L})(?:(?:be|keeps?|stays?|very|so|too|is) (?<slip>quite)(?=[.,!;]|$)|\ban? (?<slipped>quite) (?:place|room|street|neighbou?rhood|spot|corner|moment|road|village)(?!\p{L}))/imu,
    'quiet',
  ],
  [
    ' brake',
    /(?<!\p{L})(?:coffee|lunch|tea|short|(?:a|the) winter) (?<slip>brakes?)(?!\p{L})/iu,
    (word) => word.replace(/ake/, 'eak'),
  ],
  [
    'advise',
    /(?<!\p{L})(?:free|good|some|legal|any|our|your|more|of|expert|honest|this|that|professional|the) (?<slip>advise)(?=[ .,;!?]|$)(?! (?:you|him|her|them|us|people|clients|customers|against|on))/imu,
    'advice',
  ],
  ['iece of mind', /(?<!\p{L})(?<slip>piece) of mind(?!\p{L})/iu, 'peace'],
  [
    'weather ',
    /(?<!\p{L})(?:know|ask|tell|see|decide|check|of|matter|wonder|sure) (?<slip>weather) (?:you|it|we|they|or|the|your|a|this|that|there)(?!\p{L})/iu,
    'whether',
  ],
  [
    / to (?:late|early|big|small|much|many|exp|cold|hot|busy|heavy|soon|tight|loud|wide|narrow)/,
    /(?<!\p{L})(?:is|are|was|be|not|never|far) (?<slip>to) (?:late|early|big|small|much|many|expensive|cold|hot|busy|heavy|soon|tight|loud|wide|narrow)(?=[ .,;!?]|$)/imu,
    'too',
  ],
  [
    /[Ww]ho['’]s /,
    /(?<!\p{L})(?<slip>who['’]s) (?:house|home(?= (?:is|was) )|car|name|roof|job|fault|turn|dog|child|kitchen|work|papers|signature|address|parents)(?!\p{L})/iu,
    'whose',
  ],
  [
    'affect',
    /(?<!\p{L})(?:takes?|side|in(?! affects (?:the|how|what|your|our|both|all|each))|no|an) (?<slip>affects?)(?!\p{L})/iu,
    (word) => word.replace(/affect/i, 'effect'),
  ],
  [
    / hear[.,;!?\n]/,
    /(?<!\p{L})(?:come|comes|right|over|are|is|from|live|born|based|you(?:['’]|’)re) (?<slip>hear)(?=[.,;!?]|$)/imu,
    'here',
  ],
  [
    / of the (?:wat|gas|pow|main|light|heat|boil|eng|valv|supp|elec)/,
    /(?<!\p{L})(?:turn|turns|turned|switch|switches|shut|shuts) (?<slip>of) the (?:water|gas|power|main|mains|light|lights|heating|boiler|engine|valve|supply|electricity)(?!\p{L})/iu,
    'off',
  ],
  [
    / are (?:team|off|shop|cust|cli|pric|own|staff|work|store|web|guest|pat)/,
    /(?<!\p{L})(?:of|with|in|from|to|for|at|by) (?<slip>are) (?:team|office|shop|customers|clients|prices|own|staff|workshop|store|website|guests|patients)(?!\p{L})/iu,
    'our',
  ],
  [
    / now (?:if|wh|how|that|in) /,
    /(?<!\p{L})(?:let (?:us|me)|want to|need to|like to) (?<slip>now)(?= (?:if|what|how|when|where|that|which|whether|in)(?!\p{L}))/iu,
    'know',
  ],
  [
    / where (?:able|not|very|so|happy|told|there|here) /,
    /(?<!\p{L})(?:we|you|they) (?<slip>where) (?:able|not|very|so|happy|told|there|here)(?!\p{L})/iu,
    'were',
  ],
  [
    / their (?:is|are|was|were)[ n]/,
    /(?<=[\p{L}\d}] )(?<slip>their) (?:is|are|was|were|isn['’]t|aren['’]t)(?!\p{L})/iu,
    'there',
  ],
  [
    / it['’]s (?<=(?:[ \n](?:[Aa]t|of|[Bb]y|[Ww]ith|into|onto|[Ww]ithout)|eaves?|oses?|lost|opens?|leans?|wash|washes|places?|ifts?|oves?|rings?|olds?|arry|arries|ills?|mpty|mpties|overs?|ipes?|arns?|erves?|anges?|eeds?) it['’]s )[a-z]/,
    new RegExp(
      `(?<!\\p{L})at (?<slipped>it['’]s) (?:best|worst|finest|fullest|peak)(?!\\p{L})|(?<!\\p{L})(?:(?:of|lost)(?! it['’]s (?:${OWNED})s?(?!\\p{L}))|${BEFORE_ITS}) (?<slip>it['’]s) ${THING}`,
      'imu',
    ),
    'its',
  ],
  [
    / it['’]s (?<=(?:ees?|rims?|rush|shes|lips?|cuts?|ecks?|eeps?|kept|hows?) it['’]s )(?:eye|ear|paw|nail|tee|coat|tail|fur|face|feet|shape|colo|shine|charm|root|val)/,
    /(?<!\p{L})(?:sees?|trims?|brush(?:es)?|clips?|cuts?|checks?|keeps?|kept|shows?) (?<slip>it['’]s) (?:eyes|ears|paws|nails|teeth|coat|tail|fur|face|feet|shape|colou?rs?|shine|charm|roots|value)(?!\p{L})/iu,
    'its',
  ],
  [
    / you own [a-z]/,
    /(?<!\p{L})(?:bring|use|take|make|choose|pick|write|wear|pack|build|bake|grow|brew|design|at|on) (?<slip>you) own (?=\p{Ll})/iu,
    'your',
  ],
  [
    / you (?:dog|cat|pet|pup|car|fam|app|kit|roof|child|kids|vet|dep|bed)/,
    /(?<!\p{L})(?:bring|leave|pick up|drop off|clean|repair|wash|check|feed|let|walk|of|about|like) (?<slip>you) (?:dogs?|cats?|pets?|puppy|cars?|family|appointment|kitchen|roof|children|kids|vet|deposit|bedroom)(?= (?:in|on|at|to|for|and|with|by|from|is|are|has|be)(?!\p{L})|[.,;!?]|$)/imu,
    'your',
  ],
  [/[Ww]e (?:was|is|has) /, /(?<!\p{L})(?<slip>we (?:was|is|has)) (?=\p{L})/iu, weAre],
  [
    / (?:an?|our|my) the /,
    /(?<=\p{L} )(?<slip>(?:an?|our|my) the) (?=\p{Ll})/u,
    (words) => `${words.slice(0, words.indexOf(' '))}" or "the`,
  ],
  [
    /the (?:an?|our|your|my) [a-z]/,
    /(?<!\p{L})(?<slip>[Tt]he (?:an|our|your|my|a(?! (?:cappella|la|priori|posteriori)))) (?=\p{Ll}{2})/u,
    (words) => `the" or "${words.slice(words.indexOf(' ') + 1)}`,
  ],
  [
    / lot (?:people|customers|clients|families|money|space|things|questions|boxes|work|room) /,
    /(?<!\p{L})a lot (?<slip>people|customers|clients|families|money|space|things|questions|boxes|work|room) (?=(?:in|on|to|for|with|and|who|that|from|we|you)(?!\p{L}))/iu,
    (word) => `of ${word}`,
  ],
];
