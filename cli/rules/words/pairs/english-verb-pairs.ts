import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { ENDS, type Frame, rowOf, START, WE } from './framed-words.ts';

/** Verbs that stand before the plain form of another one. */
const MODAL = "can|could|will|would|must|should|may|might|cannot|can['’]t|to|please|not|don['’]t";

/** What is paid, and may be let off. */
const DUES =
  'fees?|charges?|deposits?|surcharges?|penalt(?:y|ies)|requirements?|deductible|rights?|minimum|cost';

const FRAMES: readonly Frame[] = [
  [
    ' effect ',
    '(?:will|does|can|could|might|would|may|did) (?:it|this|that|they|these) <effect> my|your|our|me|you|us|how|the (?:price|cost|value|result|quality|fee)s?',
    'affect',
  ],
  [
    'ompliments ',
    '(?:wine|sauce|colou?r|frame|tie|side|salad|flavou?r|music|design|style|rug|paint|fabric|scent) <compliments> the|your|our|any|every|each|its',
    'complements',
  ],
  [' lead ', '(?:this|that|it|which) (?:has|have|had) <lead> to|the|us|me', 'led'],
  ['e lead the ', '(?:^|[.!?] )s?he <lead> the', 'led'],
  [' lead by ', '(?:is|are|was|were|be|been) <lead> by (?:the|an?|our|one|two)', 'led'],
  [
    ' loose',
    `(?:${MODAL}|${WE}|you|never) <loose> (?:a|an|any|all|some|your|our|the|their|his|her|its|it|time|money|weight|hope)`,
    'lose',
  ],
  [
    ' past ',
    `(?:have|has|had|${WE}|you) <past> (?:the|an?|our|your|all|every|its|their|his|her) (?:\\p{L}+ )?(?:exam|test|inspection|course|check|audit)s?`,
    'passed',
  ],
  [
    ' passed',
    '(?:go|goes|going|went|walking|driving|come|comes|(?:bus|road|path|river|train|route|trail|stream) (?:drives|walks|runs|flows|leads|winds)) <passed> the|our|your|my',
    'past',
  ],
  [
    ' passed ',
    'half|quarter|(?:five|ten|twenty|\\d+) minutes?|(?:is|at|from|until) (?:five|ten|twenty) <passed> one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|noon|midnight',
    'past',
  ],
  [
    ' passed ',
    '(?:in|over|for|during)(?: the)? <passed> (?:\\p{L}+ )?(?:years?|months?|weeks?|decades?|days?)',
    'past',
  ],
  [
    'insure ',
    `(?:${MODAL}|${WE}) <insure> that (?:you|we|every|all|each|your|the|our|it|no|they|everything|everyone|nothing)`,
    'ensure',
  ],
  [' illicit ', `(?:${MODAL}) <illicit> an?|any|the|some|more|feedback`, 'elicit'],
  [
    ' precede ',
    '(?:please|will|then|can|may|must|to) <precede> with|to (?:the|your|our|checkout|payment)',
    'proceed',
  ],
  [' proceeded by ', '(?:is|was|are|were|be|been) <proceeded> by (?:the|an?)', 'preceded'],
  [
    'oscribed by ',
    '(?:medicines?|medication|pills?|tablets?|antibiotics?|glasses|lenses|dose|diet)(?: (?:is|are|was|were))? <proscribed> by',
    'prescribed',
  ],
  [
    'wave ',
    `(?:${MODAL}|${WE}|and) <wave> (?:the|all|our|any|your|this|that) (?:\\p{L}+ )?(?:${DUES})`,
    'waive',
  ],
  [
    ' waved',
    `(?:${DUES})(?: (?:is|are|was|were|will be|can be|may be|gets?|being))? <waved>(?=[.,;!?]|$| (?:for|on|if|when|by)(?!\\p{L}))`,
    'waived',
  ],
  ['aive ', '<waive> goodbye|hello|your hands?|a flag|us (?:in|over|down)', 'wave'],
  ['t suites', 'it(?: also| really| just)? <suites>', 'suits'],
  [
    ' suites ',
    'time|hour|day|date|place|size|pace|style|colou?r|what|whatever|whichever|which|that|best <suites> you|your|them|their|us|our|me|my|everyone|everybody|both|most|any|every',
    'suits',
  ],
  [
    ' belief ',
    '(?:^|[.!?,] |and |because |that )(?:we|they|i) (?:firmly |really |truly )?<belief> that|in|it|you',
    'believe',
  ],
  [' beliefs ', 'he|she|who|nobody|everyone <beliefs> that|in|it|you|us|them', 'believes'],
  [
    ' safe ',
    `(?:can|could|will|would|to|you|we|they) <safe> (?:(?:you|us|them|your|a lot of|some|much) )?(?:time|money|trouble)`,
    'save',
  ],
  [
    ' looses ',
    'it|he|she|who|which|nobody <looses> (?:(?:its|his|her|their|the|any|no) )?(?:money|time|value|weight|hope|colou?r|shape|grip|heat|patience|interest|way|keys?|jobs?|rights?|deposit|licen[cs]e|balance)',
    'loses',
  ],
  [
    ' breaths',
    'he|she|it|who|which|that <breaths>(?=[.,;!?]|$| (?:in|out|easily|again|freely)(?!\\p{L}))',
    'breathes',
  ],
  [' proofs ', 'it|this|that|which <proofs> that|who|you|your|the|it|to', 'proves'],
  ['peak ', '<peak> (?:your|my|our|their|his|her|my) (?:interest|curiosity)', 'pique'],
  ['peek ', '<peek> (?:your|my|our|their|his|her|my) (?:interest|curiosity)', 'pique'],
  [
    ' breath',
    '(?:can|cannot|could|to) (?:finally|again|properly|barely|hardly) <breath>',
    'breathe',
  ],
  [
    ' breath',
    `(?:help|helps|let|lets|allow|allows) (?:you|it|them|skin|feet|wood|(?:your|the) \\p{L}+)(?: to)? <breath>(?=[.,;!?]|$| (?:again|better|easier|easily|freely|properly)(?!\\p{L}))`,
    'breathe',
  ],
  [' bare', "(?:cannot|can['’]t|could not|couldn['’]t) <bare> the|it|to|that|this|any", 'bear'],
  [' bare', '(?:more than|all that|as much as) (?:i|we|you|they|one|anyone) can <bare>', 'bear'],
  ['are in mind', '<bare> in mind', 'bear'],
  [
    ' bare the ',
    '(?:to|must|will|shall|should|you|we|tenants?|buyers?|parties) <bare> the (?:costs?|risks?|brunt|burden|loss|expenses?)',
    'bear',
  ],
  ['bear ', 'with (?:my|your|his|her|their|our|the) <bear> hands', 'bare'],
  ['bear ', 'the|an? <bear> minimum|necessities|essentials', 'bare'],
  [
    ' break ',
    'the|your|new|worn|front|rear|replace|our <break> pads?|discs?|fluid|pedals?|calipers?|rotors?',
    'brake',
  ],
  ['breaks s', 'our|your|the|my|these <breaks> squeal|squeak', 'brakes'],
  [
    'ake a ',
    'takes? a(?: (?:short|quick|little))? <brake>(?=[.,;!?]|$| (?:from|and|after|before|with us|between)(?!\\p{L}))',
    'break',
  ],
  [' brake even', 'to|will|just|barely|we|they|can <brake>(?= even(?:[.,;!?]|$))', 'break'],
  [
    'Here what',
    `${START}<Here> what (?:our \\p{L}+|others|people|clients|customers|they) (?:say|think|have to say)`,
    'here’s',
  ],
  [' knew ', 'an?|brand|our|your <knew> \\p{Ll}+', 'new'],
  [
    / new (?:the|it|that|what|how|where|who|about|him|her|them) /,
    `(?:${WE}|who|never) <new> the|it|that|what|how|where|who|about|him|her|them`,
    'knew',
  ],
  [
    / no (?:that|what|how|where|who|why|about|if|which|when) /,
    "(?:should|must|don['’]t|(?:want|need|like|good) to|let (?:us|me)) <no> that|what|how|where|who|why|about|if|which|when",
    'know',
  ],
  [
    / know (?:charge|cost|prob|fee|need|rea|dou|obl|idea|ext|hid|mat|dif)/,
    "(?:is|was|are|have|has|had|with|at|for|there['’]s|costs?|make|makes) <know> charges?|costs?|problems?|fees?|need|reason|doubt|obligation|idea|extra|hidden|matter|difference",
    'no',
  ],
  [
    ' by male',
    '(?:send|sent|post|return|returned|pay|comes?|arrives?|deliver|delivered)(?: (?:it|them))? by <male>',
    'mail',
  ],
  [' meat ', "we|let['’]?s|please|gladly <meat> at|you|in|on|with|every|our", 'meet'],
  [
    ' meet',
    'red|ground|minced|grilled|raw|lean|smoked|halal|kosher <meet>(?=[.,;!?]|$| (?:or|is|from)(?!\\p{L}))',
    'meat',
  ],
  [
    'our over ',
    '<pour> over (?:the|your|our|every|these|his|her) (?:documents?|papers?|books?|maps?|records|contracts?|figures|plans?|details|numbers|pages?|files|catalog(?:ue)?)',
    'pore',
  ],
  [
    ' poor ',
    `(?:${WE}|to|crew|will|then) <poor> (?:the|a|your|our) (?:concrete|water|foundation|slab|coffee|tea|wine|wax|mixture|batter|sauce|milk|oil)`,
    'pour',
  ],
  [
    ' sow ',
    '<sow> (?:the|an?|your|on)(?: \\p{L}+)? (?:buttons?|hem|dress|patch|patches|zip|seam|curtains?|badges?|labels?)',
    'sew',
  ],
  [
    'sew ',
    `(?:${MODAL}|${WE}|and) <sew>(?: the| some)? (?:seeds?|grass|lawn|wildflowers?|wheat|vegetables)`,
    'sow',
  ],
  ['tale', '(?:wag|wags|wagging) (?:its|his|her|their|the|a) <tales?>', 'tail'],
  [
    ' threw ',
    '(?:go|goes|going|went|come|comes|coming|look|looks|looking|drive|driving|pass|read|reads|run|runs|straight|(?:walk|guide|talk|lead|take|see)s? (?:you|them|us)) <threw> the|it|your|our|an?|this|every',
    'through',
  ],
  [
    ' threw ',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day <threw> (?:mon|tues|wednes|thurs|fri|satur|sun)day',
    'through',
  ],
  [
    ' weight ',
    `we|will|please|cannot|can['’]t|must|should|not|happy to <weight> for|until|here|to (?:see|hear|meet)`,
    'wait',
  ],
  ['eight is over', 'the <weight> is over(?=[.!]|$)', 'wait'],
  [
    'aist',
    "not|don['’]t|never|to|without|please|you|we <waist> (?:any |your |our )?(?:time|money)|a (?:minute|day|penny)",
    'waste',
  ],
  ['aist ', '<waist> bins?|disposal|baskets?|management', 'waste'],
  [
    / where (?<=(?:ust|uld|ase|lso|ays) where )/,
    `(?:must|should|please)(?: (?:always|also))? <where> an?|your|gloves|masks|boots|comfortable|old|sturdy|warm|loose|closed`,
    'wear',
  ],
  [' prof read', 'to|please|and <prof read> the|your|it|our', 'proofread'],
  [
    ' proof ',
    'can|cannot|must|will|should <proof> that|who|you are|your (?:identity|age|income|address)',
    'prove',
  ],
  [' altar ', `(?:${MODAL}) <altar> the|your|our|any|it`, 'alter'],
  [
    ' advice ',
    `(?:^|[.!?,] |and |because |but )(?:we|i|they) <advice> an?|the|to|on|that|against|all|every`,
    'advise',
  ],
  [
    ' advise',
    `an|piece of|word of|seek|get|gives?|offers?|ask(?:s|ing)? for <advise>${ENDS}`,
    'advice',
  ],
  [
    ' aloud to ',
    'not|are|is|be|you|dogs|pets|it|were|visitors|children <aloud> to (?:park|bring|use|enter|smoke|stay|swim|ride|take|eat|drink|leave|run|come)',
    'allowed',
  ],
  [
    / seen (?<=(?: |\n)(?:[Ii]|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Yy]ou) seen )/,
    '(?:^|[.!?,;] |and |but |because )(?:i|we|they|he|she|you) <seen> it|the|an?|many|that|this|them|him|her|your|our|some|all|more',
    'saw',
  ],
];

/** English words, mostly verbs, that are taken for one of the same sound, between words that only the other one has. */
export const ENGLISH_VERB_PAIRS: readonly MistakenRow[] = FRAMES.map(rowOf);
