import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { ENDS, type Frame, rowOf } from './framed-words.ts';

/** The beginning of a clause, so that a pronoun behind it is its subject: "Tell you now which" has none. */
const CLAUSE =
  '(?:^|[.!?:;,] |(?<![\\p{L}-])(?:if|that|because|so|when|once|until|do|did|should|and|as) )';

/** What breaks, and no vehicle that anybody brakes. */
const BREAKABLE =
  'seals?|glass|law|rules?|ice|news|silence|habits?|records?|promises?|contracts?|branch(?:es)?|bones?|locks?|windows?|bonds?|tiles?|slates?|shells?|surface|skin|spell|mould|mold|bread|eggs?|joints?|stones?|bottles?|cycle|bank|teeth|tooth|legs?|arms?|fast|deadlock|circuit|roots?|crust';

/** What one carries, with a verb that "bare" is none of. */
const BORNE =
  'weight|loads?|costs?|risks?|burden|responsibility|brunt|expenses?|name|fruit|grudge|strain|pressure|thought';

/** What is bare and no bear has. */
const BARE =
  'hands?|wood|metal|plaster|brick|brickwork|concrete|floorboards|earth|soil|wires?|minimum|bones|essentials|necessities|patch(?:es)?';

const INJURIES =
  '(?:wounds?|cuts?|burns?|bruises?|scars?|injur(?:y|ies)|fractures?|tendons?|sores?|ligaments?)';

const MODAL =
  "can|could|will|would|may|might|cannot|can['’]t|must|please|(?:want|wants|like|love|need|glad|happy|pleased|sorry|able|hope|hoping) to";

const FRAMES: readonly Frame[] = [
  [
    'rakes ',
    `<brakes> (?:the|an?|its|their|your|our|his|her|any|every|no) (?:\\p{Ll}+ )?(?:${BREAKABLE})`,
    'breaks',
  ],
  [
    'rake ',
    `<brake> (?:the|an?|its|their|your|our|his|her|any|every|no) (?:\\p{Ll}+ )?(?:${BREAKABLE})`,
    'break',
  ],
  ['breaks', `disc|drum|squealing|squeaky|squeaking <breaks>${ENDS}`, 'brakes'],
  [' now wh', `${CLAUSE}(?:you|we|they|i)\\s<now> (?:which|what|whom?|whose|whether)`, 'know'],
  [
    ' now ',
    '(?:get|gets|getting|got) to <now> you|your|us|the|our|each|them|it|him|her|people',
    'know',
  ],
  [
    ' know',
    `(?:book|order|call|apply|register|right|until|available|up to|by) <know>(?=[.,;!?]|$)`,
    'now',
  ],
  [' no ', '(?:i|we|they|who) <no> him|her|them|it|us|your|every', 'know'],
  [
    ' contend',
    `(?:am|is|are|was|were|be|been|quite|perfectly|feel|feels|felt|seems?|looks?) <contend>`,
    'content',
  ],
  [
    ' content with ',
    '(?:have|has|had|much|plenty|nothing|something|enough) to <content> with',
    'contend',
  ],
  ['ear ', `(?:with|on|to|in|by|of|your|his|her|my|their|our|the|using) <bear> ${BARE}`, 'bare'],
  ['ear feet', '(?:with|on|in|your|my|our) <bear> feet', 'bare'],
  ['ear skin', '(?:on|to|against|onto|your) <bear> skin', 'bare'],
  [
    ' bare ',
    `(?:to|will|would|must|can|cannot|not|that|which|who|we|you|they|posts|beams|walls|joists) <bare> (?:the|its|their|our|his|her|your|any|no|a) (?:\\p{Ll}+ )?(?:${BORNE})`,
    'bear',
  ],
  [
    ' breadth',
    "(?:hold|holds|holding|held|catch|catches|catching|caught|take|takes|taking|draw|save|lose|losing) (?:your|my|his|her|their|our|one['’]s)(?: \\p{Ll}+)? <breadth>(?! of(?!\\p{L}))",
    'breath',
  ],
  [
    ' breadth',
    '(?:(?:an?|another|one|three|few|every|each|take) (?:deep|long|slow|calm|big)|shallow|out of|short of|shortness of|bad|under (?:my|your|his|her)) <breadth>(?! of(?!\\p{L}))',
    'breath',
  ],
  [
    ' breath',
    "(?:hair['’]s|length and) <breath>(?=[.,;!?]|$| (?:of|away|from)(?!\\p{L}))",
    'breadth',
  ],
  [
    ' breath of ',
    'the|our|their|a|great|its <breath> of (?:experience|knowledge|expertise|services|choice|topics|skills|subjects)',
    'breadth',
  ],
  [
    ' here ',
    `(?:${MODAL}|did you) <here> the|an?|your|you|that|from|about|what|them|it|us|how|this|our|everything|nothing|any|more`,
    'hear',
  ],
  [
    ' hear',
    '(?:click|tap|sign|park|stop) <hear>(?=[.,;!?]|$| (?:for|to|and|if)(?!\\p{L}))',
    'here',
  ],
  [
    ' right ',
    "(?:will|can|may|must|should|please|let me|(?:we|i)['’]ll) <right> (?!an? wrong)(?:to|an? (?:letter|review|note|book|line|mail|e-?mail)|us|me|you|back)",
    'write',
  ],
  [
    ' write ',
    'the|a|your <write> place|size|choice|thing|person|amount|answer|tool|side|decision|moment',
    'right',
  ],
  [
    ' whole ',
    '(?:(?<!as )an?|any|each|every|one|small|big|deep|tiny) <whole> in (?:the|your|a|our|its) (?:\\p{Ll}+ )?(?:roof|wall|floor|fence|pipe|ceiling|ground|lawn|bucket|hedge|skirting|door|board|tile|gutter|road|sleeve|sock)',
    'hole',
  ],
  [
    ' whole',
    '(?:drill|drills|dig|digs|patch|plug|bore|gnaw|gnaws|poke|punch)(?:ed|s)? (?:a|one|another|the)(?: \\p{Ll}+)? <whole>(?=[.,;!?]|$| (?:in|through|for|under)(?!\\p{L}))',
    'hole',
  ],
  [
    ' heel',
    `${INJURIES} (?:(?:will|can|may|to|often|usually) )?<heel>(?=[.,;!?]|$| (?:in|within|well|faster|quickly|properly|slowly|over|up|by|on|without|again)(?!\\p{L}))`,
    'heal',
  ],
  [' heals', `(?:high|low|kitten|block|cracked) <heals>${ENDS}`, 'heels'],
  [
    ' through ',
    'a|very|more|most|our <through> clean|cleaning|check|inspection|search|examination|review|job|explanation|survey|wash|investigation|understanding|knowledge',
    'thorough',
  ],
  [
    ' thorough ',
    '(?:go|goes|went|walk|walks|look|come|comes|drive|get|gets|pass|run|runs|read|halfway|straight) <thorough> the|an?|your|our|it|this|each|every|all',
    'through',
  ],
  [
    ' buy ',
    '(?:made|done|written|signed|sent|built|painted|cut|delivered|confirmed|paid|booked|sewn|run|owned|caused|used|checked) <buy> (?:hand|the|our|us|an?|your|him|her|them|e-?mail|post|phone|law|one)',
    'by',
  ],
  [
    ' by ',
    '(?:want|wants|like|need|needs|going|able|wish|plan|ready|hope|ways?|reason) to <by> an?|it|them|one|new|your|the|more|something|online',
    'buy',
  ],
  [
    ' raises',
    '(?:sun|dough|temperature|damp|smoke|steam|moon|tide|bread) <raises>(?=[.,;!?]|$| (?:at|in|to|by|again|from|above|over|each|through|until)(?!\\p{L}))',
    'rises',
  ],
  [' site of ', '(?:lose|loses|losing|catch|catches|caught) <site> of', 'sight'],
  [' sight ', 'on <sight> parking|laundry|storage|catering|repairs?|staff|training', 'site'],
  [
    ' meat ',
    '(?:nice|good|glad|happy|pleased|able|like|want|ready) to <meat> you|your|us|the|them',
    'meet',
  ],
  ['take', '(?:rump|sirloin|fillet|grilled|juicy|tuna) <stakes?>', 'steak'],
  [' steak in ', 'a|no|any <steak> in the', 'stake'],
  [
    ' stuff',
    `trained|qualified|experienced|multilingual|courteous|attentive|licen[cs]ed <stuff>`,
    'staff',
  ],
  [' stuff ', 'our|all|office|kitchen|other <stuff> members?|training|meetings?', 'staff'],
  ['inning ', '<dinning> rooms?|tables?|halls?|areas?|chairs?', 'dining'],
  ['essert ', '<dessert> island|storms?|heat|climate|winds?|sand|landscapes?', 'desert'],
  [
    ' desert',
    '(?:serve|for|as a|home-?made|chocolate|starter and|coffee and) <desert>(?=[.,;!?]|$| (?:and|or) (?:coffee|drinks|wine|tea)(?!\\p{L}))',
    'dessert',
  ],
  [
    ' angel',
    '(?:at an?|right|steep|acute|obtuse|wide|odd|awkward|viewing|roof) <angel>(?=[.,;!?]|$| (?:to|of|with|so|and the)(?!\\p{L}))',
    'angle',
  ],
  ['ngel ', '<angel> grinders?|irons?|brackets?', 'angle'],
  ['he coarse of', '(?:in|during|over) the <coarse> of', 'course'],
  [
    ' coarse',
    '(?:first aid|crash|training|golf|evening|online|language|cookery|obstacle|refresher|safety) <coarse>',
    'course',
  ],
  [
    ' coarse ',
    'a|the|our|this|next|each <coarse> begins|starts|runs|costs|lasts|fees?|of (?:action|treatment|study|lessons)',
    'course',
  ],
  [
    'ourse ',
    '(?:with|some|use|dry|wet|very|more) <course> sand|salt|grit|sandpaper|gravel|sawdust|bristles|hair|fur',
    'coarse',
  ],
  [' souls', '(?:leather|rubber|shoe|boot|non-?slip|worn) <souls>', 'soles'],
  ['oul ', '<soul> trader|proprietor|custody|discretion', 'sole'],
  [
    ' pear ',
    '(?:an?|one|each|every|another|second|dry|old|new|spare|clean) <pear> of (?:shoes|boots|gloves|scissors|socks|glasses|hands|trousers|skis|pliers|jeans|eyes|wheels)',
    'pair',
  ],
  [
    ' flower',
    '(?:wheat|rye|self-raising|spelt|wholemeal|buckwheat|(?:cups?|bags?|grams) of) <flower>',
    'flour',
  ],
  ['lour ', '<flour> beds?|pots?|arrangements?|shops?|girls?|bouquets?', 'flower'],
  ['ereal ', '<cereal> numbers?', 'serial'],
  [
    ' dairy',
    '(?:put|write|note|mark|enter) (?:it|this|that|the (?:date|day|time)) in (?:your|the|my|our) <dairy>',
    'diary',
  ],
  ['iary ', '<diary> products?|cows?|milk|herds?|intolerance|allergy', 'dairy'],
  [
    ' chose',
    "(?:can|could|may|might|must|will|would|should|please|cannot|don['’]t|helps? you|lets? you|free to|want to|able to) <chose>",
    'choose',
  ],
  [' stares ', '<stares> lead|creak|to the (?:attic|cellar|loft|roof)|up|down', 'stairs'],
];

/** English words of other meanings that sound or look alike, beside words that only the other one stands with. */
export const ENGLISH_MISHEARD: readonly MistakenRow[] = FRAMES.map(rowOf);
