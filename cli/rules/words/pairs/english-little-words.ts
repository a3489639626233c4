import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { type Frame, rowOf, START, WE } from './framed-words.ts';

/** What people have several of; none is also a verb. */
const THEIRS =
  'IDs?|names?|signatures?|papers|documents|passports?|kids|children|families|parents|dogs?|cats?|pets|cars?|shoes|coats?|keys?|phones?|customers|clients|prices|products|services|employees|roofs?|houses?|gardens?';

/** Adjectives that no adverb in "quiet" describes: "it is quiet, cheap and near" has a comma. */
const DEGREES =
  'expensive|cheap|sure|easy|hard|different|simple|similar|common|normal|large|big|good|difficult|popular|rare|likely|clear|new|old|a (?:few|lot|bit|number)|the same';

const THINGS =
  'people|customers|clients|cars|appointments|visits|questions|trips|guests|mistakes|errors|calls|emails|pages|rooms|accidents|complaints|forms|steps|clicks|chemicals|parts';

/** Who has something that is named next. */
const OWNERS =
  'anyone|someone|everyone|client|person|people|customer|child|owner|family|those|patients?|neighbou?r|friend|clients|customers|owners|driver|teacher|couples?|man|woman|somebody|anybody|signer|buyer|seller';

const FRAMES: readonly Frame[] = [
  [
    / there (?:ID|nam|sig|pap|doc|pas|kid|chi|fam|par|dog|cat|pet|car|sho|coa|key|pho|cus|cli|pri|pro|ser|emp|roo|hou|gar)/,
    `(?:put|puts|get|gets|give|gives|gave|keep|keeps|sends?|hands?|wash|paint|sold|sell|show|shows) <there> (?:${THEIRS})`,
    'their',
  ],
  [
    'There ',
    `${START}<There> (?:papers|names|documents|signatures|kids|children|parents|customers|clients|prices|products|services|employees|dogs|cats) (?:are|were|have|need|must|can|will)`,
    'their',
  ],
  [
    / their (?:when|until|within|at |by |for |in |already)/,
    '(?:be|is|are|was|were|get|go|goes|been|live|lives|stay|stays|waits?) <their>(?= (?:when|until|within|(?:at|by) (?:noon|\\d+)|for (?:you|us)|in (?:ten|an hour|minutes|\\d+)|already(?=[.,;!?]|$))(?![\\p{L}-]))',
    'there',
  ],
  [
    / to (?:many|much|few) /,
    '(?:have|has|had) <to> (?:many|much|few) (?!prefer)\\p{Ll}{3,}',
    'too',
  ],
  [/, to[.!]/, '\\p{Ll}+, <to>(?=[.!](?:\\s|$)|$)', 'too'],
  [/[Mm]e to[.!]/, `${START}me <to>(?=[.!]|$)`, 'too'],
  [
    / too (?:our|the|your|my|us) /,
    '(?:come|comes|drive|drives|go|goes|went|close|next|welcome|back|according|due|up|delivered?|bring|brings|listen|talk|belongs?) <too> our|the|your|my|us',
    'to',
  ],
  [
    / then (?:last|any other|ever|usual|we|expected|most)/,
    '(?:more|fewer|less) \\p{Ll}+ <then> (?:last (?:year|month|week|time)|any other|ever|usual|we (?:thought|expected)|expected|most)',
    'than',
  ],
  [
    ' quiet ',
    `(?:is|are|was|were|it['’]s|be|been|not|looks?) <quiet> (?:${DEGREES})(?! and quiet)`,
    'quite',
  ],
  [
    ' quite ',
    'an? <quite> (?:evening|night|weekend|day|life|morning|afternoon|hour|holiday|walk|engine|voice|area|location|setting|town|beach|garden|week)',
    'quiet',
  ],
  [
    ' less ',
    `(?:there (?:are|were|will be)|have|has|had|with|make|makes|need|needs|of|and|even|far) <less> (?:${THINGS})(?![^.]* than friends)`,
    'fewer',
  ],
  [
    / who['’]s /,
    `(?:${OWNERS}) <who['’]s> (?:papers?|documents?|business|company|budget|deadline|birthday|order|husband|wife|mother|father|son|daughter|office|name|pet|dog|cat|garden|boiler|keys?|phone|turn|idea|money|property|land|side|house|car|roof|signature|address|parents|kids|children|passport|licen[cs]e|ID)`,
    'whose',
  ],
  [
    ' whose ',
    '(?:asks?|know|knows|see|tell us|wonder|sure|matter|decides?) <whose>(?= (?:coming|going (?:to|with)|on (?:duty|call)|speaking|responsible|eligible|allowed)(?!\\p{L}))',
    'who’s',
  ],
  [
    ' lay down',
    '(?:can|to|could|must|may|should|you|please|will) <lay> down(?= (?:for a (?:nap|rest|while|bit|minute)|and (?:rest|relax|sleep)|on your (?:back|side|stomach|belly))(?!\\p{L}))',
    'lie',
  ],
  [
    ' lays ',
    '(?:dog|cat|patient|baby|puppy|kitten) <lays> (?:on|in|under|beside|still) (?:the|his|her|its|your|a)',
    'lies',
  ],
  [
    'hether',
    'bad|good|nice|fine|cold|hot|wet|stormy|any|the <whether>(?=[.,;!?]|$| (?:is|was|will|changes|turns|allows|forecast|permitting|report)(?!\\p{L}))',
    'weather',
  ],
  ['hether ', '<whether> permitting|forecasts?', 'weather'],
  [
    ' weather ',
    '(?:tell|ask|inform) (?:us|me|them|him|her) <weather> you|it|we|they|he|she|the|your|or not',
    'whether',
  ],
  [
    ' wood ',
    `${WE}|you <wood> love|like|be|have|not|never|recommend|rather|want|need|say|prefer`,
    'would',
  ],
  [' would', 'of|solid <would>(?=[.,;!?]|$)', 'wood'],
  [
    ' write ',
    'the <write> to (?:cancel|withdraw|refuse|object|know|choose|appeal)|place|way|answer|person|choice|thing|decision',
    'right',
  ],
  [
    /ight (?:to us|us|an? |your) ?/,
    '(?:^|[.!?] |please |can |may |must )<right> (?:to us|us an?|an e-?mail|a (?:letter|note|review|message)|your (?:name|number|question|address))',
    'write',
  ],
];

/** Little English words of one sound, and those of amounts and owners, where what stands around them tells them apart. */
export const ENGLISH_LITTLE_WORDS: readonly MistakenRow[] = FRAMES.map(rowOf);
