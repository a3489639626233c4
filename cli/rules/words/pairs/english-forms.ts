import type { MistakenRow } from '../spelling/mistaken-row.ts';

const START = '(?:^|[.!?] )';
const REST = "(?![\\p{L}'’-])";

/** Things of a business in the singular. */
const ONE =
  'price|fee|visit|appointment|quote|estimate|receipt|booking|reservation|document|signature|payment|office|shop|roof|service|room|ticket|certificate|licen[cs]e|warranty|deposit|package|invoice|kitchen|garden';

/** Things of somebody in the plural; none is also a verb. */
const MANY =
  'keys|papers|documents|tickets|photos|prices|reviews|answers|customers|clients|receipts|windows|tools|options|rates';

/** Past forms that are no participle. */
const DID = 'did|wrote|gave|took|drove|ate|chose|stole|froze|began|tore|threw|knew|grew|flew';

/** Past forms, none of which may follow "can" and "will". */
const PAST: Readonly<Record<string, string>> = {
  ...{ helped: 'help', sent: 'send', came: 'come', went: 'go', made: 'make', took: 'take' },
  ...{ called: 'call', brought: 'bring', gave: 'give', did: 'do', got: 'get', paid: 'pay' },
  ...{ built: 'build', showed: 'show', told: 'tell', kept: 'keep', found: 'find', had: 'have' },
  ...{ needed: 'need', received: 'receive', met: 'meet', started: 'start', wanted: 'want' },
};

const DONE: Readonly<Record<string, string>> = {
  ...{ did: 'done', wrote: 'written', gave: 'given', took: 'taken', drove: 'driven', ate: 'eaten' },
  ...{ chose: 'chosen', stole: 'stolen', froze: 'frozen', began: 'begun', tore: 'torn' },
  ...{ threw: 'thrown', knew: 'known', grew: 'grown', flew: 'flown' },
};

const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|\\d+';

function ing(verb: string): string {
  return verb === 'see' ? 'seeing' : `${verb.replace(/e$/, '')}ing`;
}

function third(verb: string): string {
  return verb === 'have' ? 'has' : `${verb}s`;
}

/** English verbs and nouns in a form in which they cannot stand there. */
export const ENGLISH_FORMS: readonly MistakenRow[] = [
  [
    /(?:mens|childrens) /,
    /(?<![\p{L}'’-])(?<slip>(?:wo)?mens|childrens) (?=\p{Ll}{3})/u,
    (word) => word.replace(/s$/, '’s'),
  ],
  [
    /e (?:looking forward|offering|serving|providing|speciali[sz]ing) (?<=[ \n]We [a-z ]+ )/,
    new RegExp(
      `${START}We (?<slip>looking(?= forward)|offering|serving|providing|speciali[sz]ing)(?= (?:\\p{Ll}|\\d))`,
      'mu',
    ),
    (word) => `are ${word}`,
  ],
  [
    / (?:speciali[sz]e|locate|license|dedicate) (?:in|to|at|on|for|and) (?<=(?:re|is|am) [a-z]+ [a-z]+ )/,
    new RegExp(
      `(?<!\\p{L})(?:are|is|am|fully|we['’]re) (?<slip>speciali[sz]e|locate|license|dedicate) (?:in|to|at|on|for|and)${REST}`,
      'iu',
    ),
    (word) => `${word}d`,
  ],
  [
    new RegExp(` (?:include|cover|depend|are) (?<=(?:The|Our|Your|This) (?:${ONE}) [a-z]+ )`),
    new RegExp(
      `${START}(?:The|Our|Your|This) (?:${ONE}) (?<slip>include|cover|depend|are)(?= (?:the|all|your|every|up|on|an?|due|free|included|not|in|for|done|ready|valid|open|paid|signed|at|tax)${REST})`,
      'mu',
    ),
    (word) => (word === 'are' ? 'is' : third(word)),
  ],
  [
    new RegExp(` have (?<=(?:The|Our|Your|This) (?:${ONE}) have )`),
    new RegExp(
      `${START}(?:The|Our|Your|This) (?:${ONE}) (?<slip>have)(?= (?:been|an?|to|no|its|two|three|not))`,
      'mu',
    ),
    third,
  ],
  [
    / is (?:your|our|the|my) (?<=(?:Here|Where) is [a-z]+ )/,
    new RegExp(
      `(?<!\\p{L})(?:Here|Where) (?<slip>is) (?:your|our|the|my) (?:${MANY})(?=[.,!?]|$| (?:for|from|of|in|to|kept)${REST})`,
      'mu',
    ),
    'are',
  ],
  [
    / are (?:your|our|the) (?<=Here are [a-z]+ )/,
    /(?<!\p{L})Here (?<slip>are) (?:your|our|the) (?:receipt|invoice|quote|key|ticket|appointment|link|map|address|number)(?=[.,!]|$| (?:for|from|of|to)(?!\p{L}))/mu,
    'is',
  ],
  [
    /ow much [a-z]+ (?:do|are) /,
    // "How much people pay" asks for a sum.
    /(?<!\p{L})[Hh]ow (?<slip>much) (?:windows|people|customers|clients|rooms|guests|copies|pages|signatures|documents|questions|witnesses|visits)(?= (?:do (?:you|i|we|they) (?!pay|spend|save|charge)|are (?:there|needed|allowed)(?!\p{L})))/u,
    'many',
  ],
  [
    /ow many time /,
    /(?<!\p{L})[Hh]ow (?<slip>many) time (?:does|do|will|is|we|you|it)(?!\p{L})/u,
    'much',
  ],
  [
    /et (?:us|me|him|her|them) (?:knows|has|helps|comes|signs|sees)[ .,!?\n]/,
    /(?<!\p{L})[Ll]et (?:us|me|him|her|them) (?<slip>knows|has|helps|comes|signs|sees)(?!\p{L})/u,
    (word) => (word === 'has' ? 'have' : word.slice(0, -1)),
  ],
  [
    new RegExp(
      ` (?:can|will|could|would|must|should|may|might) (?:${Object.keys(PAST).join('|')})[ .,!?\\n]`,
    ),
    new RegExp(
      `(?:${START}|, |(?<!\\p{L})(?:and|but|so|that|because|if|when) )(?:[Ww]e|[Yy]ou|[Tt]hey|I|[Ii]t|[Hh]e|[Ss]he) (?:can|will|could|would|must|should|may|might) (?:also |gladly |always |not )?(?<slip>${Object.keys(PAST).join('|')})${REST}`,
      'mu',
    ),
    (word) => PAST[word] ?? word,
  ],
  [
    new RegExp(` (?:was|were|is|are|been) (?:${DID})[ .,!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:(?:it|they|work|job|this|which|papers?|documents?|roof|forms?|letter|photos?) (?:was|were|is|are)|been) (?<slip>${DID})${REST}`,
      'iu',
    ),
    (word) => DONE[word] ?? word,
  ],
  ['tween you and I', /(?<!\p{L})[Bb]etween you and (?<slip>I)(?![\p{L}'’-])/u, 'me'],
  [
    / for (?:choose|come|contact|book|read|join|trust|visit|call|support) (?<=(?:you|nks) for [a-z]+ )/,
    /(?<!\p{L})(?:thanks|thank you) for (?<slip>(?:choose|come|read|join)(?= (?:us|our|this|in|with|by|to|here)(?!\p{L}))|(?:contact|book|trust|visit|call|support)(?= us(?!\p{L})))/iu,
    ing,
  ],
  [
    / to (?:provide|offer|deliver|serve|give|keep|meet|ensure|improve|make) (?<=(?:mmitted|dicated) to [a-z]+ )/,
    /(?<!\p{L})(?:committed|dedicated) to (?<slip>provide|deliver|ensure|improve|(?:offer|serve|give|keep|meet|make)(?= (?:you|your|the|our|an?|every|all)(?!\p{L})))(?!\p{L})/iu,
    ing,
  ],
  [
    / to us[ .,!\n](?<=(?:ontact|all|sk|hone) to us.)/s,
    new RegExp(
      `(?:${START}|, |(?<!\\p{L})(?:please|free to) )(?<slip>(?:contact|call|ask|phone) to us)(?=[.,!]|$| (?:today|now|for|at|by|if|and|to|with|any))`,
      'imu',
    ),
    (words) => words.replace(' to us', ' us'),
  ],
  [
    /iscuss about /,
    /(?<!\p{L})(?<slip>[Dd]iscuss about) (?:the|your|it|our|how|what|prices?)(?!\p{L})/u,
    (words) => words.replace(' about', ''),
  ],
  [
    /xplain (?:us|you|me|them|him|her) (?:the|what|how|your|why|our|every|it)/,
    /(?<!\p{L})(?<slip>[Ee]xplain (?:us|you|me|them|him|her)) (?:the|what|how|your|why|our|every)(?!\p{L})/u,
    (words) => words.replace(' ', ' to '),
  ],
  [
    /[Tt]ell to (?:us|me|you|them)/,
    /(?<!\p{L})(?<slip>[Tt]ell to (?:us|me|you|them)) (?:the|what|how|your|why|if|where|when|about|that)(?!\p{L})/u,
    (words) => words.replace(' to', ''),
  ],
  [
    / agree[ .,](?<=(?: am|are|is) agree.)/,
    /(?<!\p{L})(?:I|[Ww]e|[Tt]hey|[Yy]ou|[Bb]oth|[Hh]e|[Ss]he|sides|parties) (?<slip>(?:am|are|is) agree)(?=[.,]| (?:on|with|to|that|about)(?!\p{L}))/u,
    (words) => (words.startsWith('is') ? 'agrees' : 'agree'),
  ],
  [
    new RegExp(
      `[Aa]n? (?:${NUMBER})[ -](?:years|miles|hours|minutes|days|weeks|months)[ -](?:old|drive|walk|visit|tour|session|course|ride|roof|warranty|guarantee|wait)`,
    ),
    new RegExp(
      `(?<!\\p{L})[Aa]n? (?:${NUMBER})[ -](?<slip>years|miles|hours|minutes|days|weeks|months)[ -](?:old(?= \\p{L})|drive|walk|visit|tour|session|course|ride|roof|warranty|guarantee|wait)${REST}`,
      'u',
    ),
    (word) => word.slice(0, -1),
  ],
  [
    / close (?:on|for|during)(?<= (?:is|are|be|stays?) close [a-z]+)/,
    /(?<!\p{L})(?:is|are|be|stays?|we['’]re) (?<slip>close) (?:on (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|holidays|weekends|public|Christmas|Thanksgiving)|for (?:the (?:day|season|holidays)|lunch|inventory|renovations?)|during)/u,
    'closed',
  ],
  [
    / it['’]s (?:surroundings|suburbs|environs|surrounding)/,
    /(?<!\p{L})and (?<slip>it['’]s) (?:surroundings|suburbs|environs|surrounding (?:areas?|towns|communities))(?!\p{L})/u,
    'its',
  ],
  [
    / at time[.,!\n]/,
    /(?<!\p{L})(?:arrives?|comes?|starts?|always|there|finish|be) (?<slip>at time)(?=[.,!]|$)/mu,
    'on time',
  ],
  [
    /epend(?:ing|s|ed)? of (?:the|your|our|how|what|where|which)/,
    /(?<!\p{L})[Dd]epend(?:ing|s)? (?<slip>of) (?:the|your|our|how|what|where|which)(?!\p{L})/u,
    'on',
  ],
  [
    /[Cc]onsists? in (?:two|three|four|five|six|\d)/,
    /(?<!\p{L})[Cc]onsists? (?<slip>in) (?:two|three|four|five|six|\d+)(?!\p{L})/u,
    'of',
  ],
  [
    /nterested on /,
    /(?<!\p{L})[Ii]nterested (?<slip>on) (?:an?|the|our|your|this|these|\p{Ll}+ing)(?!\p{L})/u,
    'in',
  ],
  [
    / use to (?:it|this|that|the|our|your|being|working) (?<=(?:are|is|am|get|got|be) use to [a-z]+ )| use to it[.,](?<=(?:are|is|am|get|got|be) use to it.)/,
    /(?<!\p{L})(?:are|is|am|get|got|be|was|were) (?<slip>use) to (?:it|this|that|the|our|your|being|working)(?!\p{L})/u,
    'used',
  ],
  [
    / (?:call|sign|pay|book|send|choose|hire|buy|bring|leave) (?:us|the|your|an?|our|first)(?<=(?:out|[Bb]y|ore|ter|of) [a-z]+ [a-z]+)/,
    /(?<!\p{L})(?:[Ww]ithout|[Bb]y|[Bb]efore|[Aa]fter|[Ii]nstead of) (?<slip>sign|pay|send|choose|hire|buy|bring|call(?= us)|book(?= (?:your|an? (?:visit|appointment))))(?= (?:us|the|your|an?|our)(?!\p{L}))/u,
    ing,
  ],
  [
    /Were an? (?:family|small|local|lic|full|vet|mob|one|woman|team)/,
    new RegExp(
      `${START}(?<slip>Were) an? (?:family|small|local|licen[sc]ed|full-service|veteran|woman|team|mobile|one-stop)(?![^.!?]*(?:\\?|, ))`,
      'mu',
    ),
    'We’re',
  ],
];
