import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { ENDS, type Frame, rowOf } from './framed-words.ts';

/** What only a person does, and no principle. */
const DOES =
  'signs?|appears?|understands?|revokes?|appoints?|dies|speaks?|(?:is|be|was|stays?) (?:awake|alert|competent|asleep|ill|in (?:the )?hospital|incapacitated|unconscious|able to sign)';

const MONEY_OR_HOME =
  'residence|office|place of business|dwelling|investigator|balance|amount|payments?|owner|applicant|reasons?|engineer|architect|dancer|and interest';

const THINGS =
  'cake|pie|paper|wood|advice|land|furniture|equipment|property|music|art|clothing|luggage|fruit|bread|glass|metal|jewel(?:le)?ry|information';

/** Of whom one has the part that they play. */
const WHO =
  'teachers?|parents?|manager|nurse|agent|witness|buyer|seller|lawyer|doctor|employer|employee|landlord|trainer|coach|owner|translator|judge';

const FRAMES: readonly Frame[] = [
  [
    'rinciple',
    `the|your|each|every|both <principle>(?= (?:(?:must|has to|can|cannot|should|may|will|needs to|wants to|does not|is able to) )?(?:also |first |still )?(?:${DOES})(?!\\p{L})|, awake|['’]s (?:signature|name|ID|wishes|address|doctor)| and (?:the|his|her|their) agent)`,
    'principal',
  ],
  ['rinciple', `<principle> ${MONEY_OR_HOME}`, 'principal'],
  ['rincipal', '(?:a|the) matter of <principal>', 'principle'],
  [
    /[Ii]n principal/,
    '(?:^|[.!?,] ?|agree(?:s|d)? |possible |right )in <principal>(?=,? (?:we|you|it|they|yes|no|this|that|any|every)(?!\\p{L})|[.;]|$)',
    'principle',
  ],
  [
    'on principal',
    '(?:refuse|reject|object|decline|disagree)s?(?: (?:it|this|that|them))? on <principal>',
    'principle',
  ],
  ['rincipals', 'guiding|basic|ethical|moral|fundamental|underlying <principals>', 'principles'],
  [
    'affect',
    '(?:an?|the|no|little) (?:big|huge|lasting|great|immediate|adverse|calming|good|bad|real|desired|opposite|same|legal) <affect>(?= on(?!\\p{L})|[.,;!?]|$)',
    'effect',
  ],
  [
    'omplements',
    '(?:get|gets|got|receive|received|many|nice|lots of|lot of|such|daily) <complements> on (?:the|our|my|your|his|her|their|it)',
    'compliments',
  ],
  ['omplimentary', '<complimentary> colou?rs|skills|angles|medicine|therapies', 'complementary'],
  [
    'tationary',
    `(?:cards|invitations|envelopes|gifts|books|pens|toys|paper) and <stationary>${ENDS}`,
    'stationery',
  ],
  [
    'tationary and',
    '<stationary> and (?:cards|invitations|envelopes|gifts|pens|office supplies)',
    'stationery',
  ],
  [
    'tationery',
    '<stationery> bikes?|bicycles?|vehicles?|traffic|engines?|while|object',
    'stationary',
  ],
  [
    'iscrete',
    '<discrete> packaging|billing|entrance|and (?:quiet|professional|confidential|polite|friendly)',
    'discreet',
  ],
  [
    'iscrete',
    '(?:quiet|confidential|polite|professional|friendly|reliable|quick) and <discrete>(?=[.,;!?]|$)',
    'discreet',
  ],
  [
    'sight',
    "web|building|construction|camping|job <sight>(?![\\p{L}'’-]| (?:lines?|glass))",
    'site',
  ],
  ['on sight', '(?:parking|arrives?|repairs?|manager|meet (?:you|us)) on <sight>', 'site'],
  [' cite', `(?:our|your|web|(?:visit|use|browse) (?:the|this)) <cite>${ENDS}`, 'site'],
  ['n cite', 'on <cite>(?=[.,;!?]|$)', 'site'],
  [
    'council',
    '(?:seek|seeks|retain|hire|obtain|need|get) (?:\\p{Ll}+ )?legal|in-house|opposing <council>',
    'counsel',
  ],
  [
    'council',
    '(?:your|our|his|her|their|company|corporate|outside|general) <council>(?= or (?:(?:your|our|his|her|their|an?) )?(?:HR|human resources|attorney|CPA|paralegal|legal department)(?!\\p{L}))',
    'counsel',
  ],
  ['council', '(?:attorney|CPA|HR|human resources) or <council>', 'counsel'],
  ['ounsel', '<counsel> tax|members?|meetings?|flats?|estate|house|elections?|votes', 'council'],
  ['ounsel', 'town|parish|borough|village|student <counsel>', 'council'],
  ['esert', '<desert> menu|trolley|spoons?|forks?', 'dessert'],
  [
    ' desert',
    "(?:coffee|salad|drinks?|starter|main|appetizer|dinner|lunch|meal|side|soup) (?:and|or|&)(?: a)?|(?:what[’']s|cake|pie|ice cream|pudding|fruit) for <desert>(?=[.,;!?]|$| (?:is|are|included|for|from|menu)(?!\\p{L}))",
    'dessert',
  ],
  ['licit drug', '<elicit> drugs?', 'illicit'],
  [
    'ersonnel',
    '<personnel> belongings|items|effects|injury|hygiene|loans?|shopper|chef|assistant|reasons|favou?rites?',
    'personal',
  ],
  [
    ' personal',
    'medical|military|trained|security|qualified|authori[sz]ed <personal>(?=[.,;!?]|$| (?:must|are|only|who|can|will|may|on)(?!\\p{L}))',
    'personnel',
  ],
  [
    'waver',
    `(?:sign|signed|signs) (?:the|an?|our|this|your)|liability|damage <waver>${ENDS}`,
    'waiver',
  ],
  [
    ' peak',
    '(?:take|have|grab|get|catch) an?(?: (?:quick|little|first|closer|brief))? <peak> at|inside|into|behind|under',
    'peek',
  ],
  [
    'peek',
    '(?:in|at|during|the|of|for|off) <peek> season|hours?|times?|rates?|demand|condition|traffic|months?|weeks?',
    'peak',
  ],
  [' breathe', '(?:an?|deep|your|my|long|last) <breathe>(?=[.,;!?]|$| of(?!\\p{L}))', 'breath'],
  [
    ' cloths',
    "(?:wear|wearing|wears|put on|change of|change into|change your)(?: (?:old|warm|comfortable|loose|dry|clean))?|designer|children['’]s|kids['’] <cloths>",
    'clothes',
  ],
  [
    'coarse',
    'golf|training|crash|obstacle|driving|online|main|one-day|two-day|language|correspondence|refresher <coarse>',
    'course',
  ],
  [
    'he coarse',
    'the|this|our|each|every <coarse> takes|starts|begins|costs|ends|runs|lasts|is (?:held|taught|free|full)',
    'course',
  ],
  [
    ' flare',
    '(?:has|have|had|with) an?(?: (?:real|natural|special))? <flare> for (?:colou?rs?|design|fashion|style|languages|detail|decorating|cooking|the dramatic)',
    'flair',
  ],
  [
    'pear',
    'an?|one|new|spare|matching|extra <pear> of (?:shoes|boots|gloves|socks|glasses|jeans|scissors|trousers|pants|eyes|hands|keys|earrings|skis|skates|pliers|lenses)',
    'pair',
  ],
  [' roll', '<roll> models?', 'role'],
  [
    ' roll',
    '(?:plays?|played|playing) (?:an?|the|no|its|their)(?: (?:big|important|key|vital|major|small|central|crucial|leading|active|significant|large))? <roll> in|for',
    'role',
  ],
  ['oll of ', `the <roll> of (?:an?|the|your|our) (?:${WHO})`, 'role'],
  [' roles', 'bread|dinner|spring|sausage|egg|cinnamon|crusty|cheese <roles>', 'rolls'],
  [
    'soul',
    'the|an?|his|her|your|our|my|its <soul> owners?|heirs?|propriet\\p{Ll}+|trader|purpose|reason|responsibility|survivor|beneficiary|custody|trustee|discretion|exception|executor',
    'sole',
  ],
  [' souls', 'rubber|leather|shoe|boot <souls>', 'soles'],
  [' steal', 'stainless|galvani[sz]ed|sheet|carbon <steal>', 'steel'],
  [
    ' steal',
    'an?|the|our|of|with|in|welded|heavy <steal> beams?|frames?|doors?|roof(?:ing)?|pipes?|gates?|wool|structures?|posts?|plates?|sinks?|blades?|bars?|strings?',
    'steel',
  ],
  [' vain', '(?:the|a) (?:same|similar)|varicose <vain>', 'vein'],
  [' week', 'an?|its|their|any|your <week> spots?|links?|signal|pulse|immune', 'weak'],
  [
    ' week',
    '(?:signal|battery|coffee|pulse|joint|roof|floor|reception|bladder) is(?: (?:too|very|so))? <week>(?=[.,;!?]|$)',
    'weak',
  ],
  [' wait', `lose|losing|lost|gain|gaining|body <wait>${ENDS}`, 'weight'],
  ['ait loss', '<wait> loss', 'weight'],
  ['eace of ', `an?|each|every|this|one|any|last|another <peace> of (?:${THINGS})`, 'piece'],
  [
    ' stares',
    `(?:up|down|climb|climbs|climbing|take|use|under|on) the|flights? of <stares>${ENDS}`,
    'stairs',
  ],
  [
    ' prove of',
    'an?|need|needs|bring|show|provide|with|written|photo|have|as|any|no|the|send|require <prove> of (?:address|identity|income|purchase|age|payment|residen\\p{Ll}+|insurance|ownership|delivery|ID)',
    'proof',
  ],
  ['he alter', `(?:at|before|behind|to|near) the <alter>${ENDS}`, 'altar'],
  [' isle', '(?:walks?|walked|walking|stroll|come|came) down the <isle>(?! of)', 'aisle'],
  ['sle seat', 'an?|the|your|on <isle> seats?', 'aisle'],
  [' bored', 'notice|bulletin|chopping|cutting|ironing|skirting <bored>', 'board'],
  [
    ' moral',
    'staff|team|employee|boosts?(?: (?:team|staff|the))? <moral>(?=[.,;!?]|$| (?:is|and|high|low|up)(?!\\p{L}))',
    'morale',
  ],
  ['orale of the story', '<morale> of the story', 'moral'],
  [
    ' sent of ',
    'the|an?|sweet|fresh <sent> of (?:roses|lavender|pine|coffee|bread|flowers|fresh|wood|baking|summer|vanilla)',
    'scent',
  ],
  [' flour', '(?:cut|wild|dried)|(?:bunch|bouquet)(?:es|s)? of <flours>', 'flowers'],
  [
    ' forth ',
    'the|our|your|a <forth> floor|of July|grade|quarter|day|step|edition|generation|year|month',
    'fourth',
  ],
  [
    'grate ',
    'an?|such|really|very|our|with|some|have|had|of|for <grate> time|place|day|job|price|way|service|value|food|idea|success|fun|deal|offer|news|team|people|experience|results?|customers?',
    'great',
  ],
  [
    ' grate',
    'looks?|sounds?|feels?|tastes?|works <grate>(?=[.,;!?]|$| (?:on|with|in|for|and)(?!\\p{L}))',
    'great',
  ],
  [
    'hole ',
    'an?|the|your|our|my|their <hole> day|family|house|week|night|year|team|thing|world|life|weekend|body|package|range|story|idea|group|crew|town',
    'whole',
  ],
];

/** English nouns and adjectives that are taken for one of the same sound, between words that only the other one has. */
export const ENGLISH_NOUN_PAIRS: readonly MistakenRow[] = FRAMES.map(rowOf);
