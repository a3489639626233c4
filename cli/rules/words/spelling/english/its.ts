import type { MistakenRow } from '../mistaken-row.ts';

const ENDS =
  '(?=[.,;:!?]|$| (?:and|or|in|on|by|as|when|before|over|with|if|so|to|from|at|aloud|out)(?!\\p{L}))';

/** A word that needs a noun behind it, and one: "tell us it’s last minute" is honest, "its last page" a slip. */
const PART =
  '(?:first|last|next|second|third|whole|full|exact|opening|closing|serial|licen[cs]e|registration) (?:page|paragraph|line|name|number|title|date|sentence|letter|word|plate|owner|price|value|weight|length|size)s?';

/**
 * What stands before and behind "its", and never around "it’s". Behind a preposition that also ends a clause, and behind an
 * object, only nouns tell them apart: "come in it’s open", "tell us it’s late".
 */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  [
    '(?:read|tell|show|give|send|bring|hand|lend)s? (?:us|me|him|her|them|you)',
    `(?:${PART}|name|size|weight|age|length|width|height|dimensions|numbers?|model|make|colou?r|title|condition|address|breed|shape|mileage|contents)${ENDS}`,
  ],
  [
    '(?:read|check|sign|copy)s?',
    '(?:first|last|next|second|third|whole) (?:page|paragraph|line|sentence|letter)s?',
  ],
  [
    'in',
    '(?:entirety|case|box|prime|heyday|class|field|cage|carrier|crate|frame|packaging|infancy|natural|original|simplest|current|full (?:length|height|size|beauty)|(?:first|second|third|last) (?:year|week|month|season|days|form|weeks|months|years|paragraph|line|page))',
  ],
  [
    'on',
    '(?:side|feet|roof|surface|hinges|wheels|axle|(?:last|own|hind|front) legs|website|menu|cover|label|base|shelf|hook|trailer)',
  ],
  ['under', '(?:roof|blanket|cover|hood|bonnet|weight|care|name|seat|wing|lid)'],
  ['inside', '(?:case|shell|box|cage|walls)'],
  ['through', '(?:website|doors?|paces|windows?)'],
  ['around', '(?:neck|base|waist|edges?)'],
  [
    'to',
    '(?:original|former|old|first|full|natural|normal|proper|rightful|usual|previous|new) (?:shape|state|form|place|size|owner|home|glory|colou?r|use|beauty|height|length|condition|self|position|strength)s?',
  ],
  ['(?:with|by|into|from)', '(?:first|last|next|new|old|best|original|full|whole) \\p{Ll}{3,}'],
  ['(?:known|famous|loved|praised|valued|admired|named|noted) for', '\\p{Ll}{3,}'],
  ['(?:because|instead|regardless|in spite) of|despite|thanks to', '(?!being )\\p{Ll}{3,}'],
  [
    '(?:has|have|had)',
    '(?:charms?|advantages?|limits?|price|place|reasons?|roots|drawbacks?|rules|quirks|benefits|downsides?|risks?|origins?|uses|moments)',
  ],
  ['keeps?|kept|loses?|lost', '(?:leaves|blossoms?|flowers|freshness|heat|warmth|balance|grip)'],
];

/** Where a clause begins, so that "its" would have to be its subject. */
const CLAUSE =
  '(?:^|[.!?;:,–—] ?|(?<!\\p{L})(?:but|that|because|since|if|when|think|so|though|although|whether|sure|hope|says?) )';

/** What is said of something, and never stands between "its" and a noun. */
const SAID = [
  '(?:an?|the|not|never|been|also|too \\p{Ll}+(?=[.,;!?]|$| (?:to|for|in|on)(?!\\p{L}))|like|only an?|just (?:an?|the|that|not)|why|how|what|where)(?!-|\\p{L}| la )',
  '(?:always|usually|often|really|actually|probably|still|already|now) (?:an?|the|not|in|on|at|there|here|worth|possible|too|up to|going|good to|best to|better to|nice to|easier to)(?![\\p{L}-])',
  '(?:still|already) (?:open|free|warm|wet|damp|cold|hot|fresh|good|early|available|dark|raining|running|soft|hard|dry|empty|full)(?=[.,;!?]|$| (?:and|when|in|on|to|from|enough|after|at|for|inside|outside)(?!\\p{L}))',
].join('|');

/** Things that nothing is called without an article, so that "it’s" cannot stand before them. */
const THING =
  '(?:label|owner|manual|battery|name|price|lid|cover|motor|engine|door|handle|maker|manufacturer|driver|builder|number|surface|base|roof|weight|size|shape|packaging|recipe|licen[cs]e|contract|lease|address|value|edge|tank|filter|seal|date|author|keeper|rider|mother|body|tail|head|nose|skin)s?';

/** What they do or are. */
const DOES =
  '(?:says?|shows?|is|are|was|were|has|have|had|reads?|states?|allows?|needs?|requires?|gives?|tells?|can|will|must|does|did|ends?|fits?|stops?|comes?|looks?|feels?|turns?|hangs?)';

/** What something has beside other things, and what nothing is: “the roof and it’s edges”. */
const LISTED =
  '(?:place|owners?|price|size|shape|colou?r|condition|contents|parts|engine|lid|handle|roof|walls|doors|windows|maker|address|location|purpose|surroundings|neighbou?rs|surface|edges?|frame|weight|length|width|height|label|cover|name|number|model|mileage|registration|limits|origin)';

/** The contraction where the possessive is meant. */
export const ENGLISH_ITS: readonly MistakenRow[] = [
  [
    / it['’]s (?<=(?:us|me|him|her|hem|you|ead|eck|ign|opy|ds|ks|ns|[Ii]n|[Oo]n|der|ide|ugh|ound|[Tt]o|ith|[Bb]y|nto|om|or|of|ite|a[sd]|ave|eps?|ept|oses?|ost) it['’]s )[a-z]/,
    new RegExp(
      `(?<!\\p{L})(?:${AROUND.map(
        ([before, after], at) => `(?:${before}) (?<slip${at}>it['’]s) ${after}`,
      ).join('|')})(?!\\p{L})`,
      'imu',
    ),
    'its',
  ],
  [
    / it['’]s (?:own|name|shape|flavou?r|character|charm|colou?r|strength|shine|start)/,
    /(?<!\p{L})(?:(?<slipA>it['’]s) own(?![\p{L}-]| (?:brands?|goals?)(?!\p{L}))|(?:gives?|gave|given|giving|lends?|lent|earned|owes?|gets?|got|takes?|took|restores?|restored) (?:(?:the|this|that|our|your|every|each|an?) (?:\p{Ll}+ )?\p{Ll}+ )?(?<slipB>it['’]s) (?:name|shape|flavou?r|character|charm|colou?r|strength|shine|start)(?=[.,;:!?]|$| (?:and|or|in|on|by|as|when|before|back|from|to|at)(?!\p{L})))/imu,
    'its',
  ],
  [
    /[Ii]t['’]s (?:label|owner|manual|battery|name|price|lid|cover|motor|engine|door|handle|ma[kn]|driver|builder|number|surface|base|roof|weight|size|shape|pack|recipe|licen|contract|lease|address|value|edge|tank|filter|seal|date|author|keeper|rider|mother|body|tail|head|nose|skin)/,
    new RegExp(`(?<!\\p{L})(?<slip>it['’]s) ${THING} ${DOES}(?![\\p{L}'’-])`, 'imu'),
    (word) => (word.startsWith('I') ? 'Its' : 'its'),
  ],
  [
    / (?:and|or) it['’]s [a-z]+(?:[.;:!?)\n]| and | or )/,
    new RegExp(
      `(?<=\\p{L}[,\\p{L}]* )(?:and|or) (?<slip>it['’]s) ${LISTED}(?=[.;:!?)]|$| (?:and|or) (?!it['’]s)\\p{L})`,
      'imu',
    ),
    'its',
  ],
  [
    / its['’] [a-z]/,
    /(?<!\p{L})(?<slip>its['’]) (?:own|first|last|new|old|owner|name|size|age|place|way|best|kind|original|value|price|full)(?!\p{L})/iu,
    'its',
  ],
  [
    / its (?:current|open|closed|free|valid|ready|available|included|signed|over|late|too|not)/,
    /(?<!\p{L})(?:as long as|if|because|once|when|whether|unless|until|while|since|so|and|but|that) (?<slip>its) (?:not |still |already )?(?:current|open|closed|free|valid|ready|available|included|signed|over|late|too late)(?=[.,;!?]|$| (?:on|at|in|for|to|and|or|when|before|after|by|with)(?!\p{L}))/iu,
    'it’s',
  ],
  [
    /[Ii]ts (?:an?|the|not|never|been|too|also|like|only|just|why|how|what|where|always|usually|often|really|actually|probably|still|already|now) /,
    new RegExp(`${CLAUSE}(?<slip>its) (?:${SAID})`, 'imu'),
    (word) => `${word.slice(0, 2)}’s`,
  ],
  [
    'Its ',
    /(?:^|[.!?]\s)(?<slip>Its) (?:(?:not|still|already|always) )?(?:open|closed|free|easy|simple|important|included|late|too late|not)(?=[.,;!?]|$| (?:on|at|in|for|to|and|or|when|before|after|by|with|that)(?!\p{L}))/mu,
    (word: string) => (/^\p{Lu}/u.test(word) ? 'It’s' : 'it’s'),
  ],
];
