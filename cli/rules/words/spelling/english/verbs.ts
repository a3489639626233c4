import type { MistakenRow } from '../mistaken-row.ts';

const START = '(?:^|[.!?] )';

/** Verbs of a business in their plain form, none of which is a past form, too. */
const DOES =
  'clean|pump|repair|teach|offer|install|deliver|build|check|replace|remove|grow|bake|cook|serve|sell|answer|charge|accept|arrive|believe|recommend|measure|write|make|keep|use|provide|include|help|bring|speak|need|want|know|handle|welcome|support|guarantee|promise|specialize|specialise';

/** The same in the third person. */
const THIRD = DOES.split('|')
  .map((verb) => (/(?:ch|sh|ss|x)$/.test(verb) ? `${verb}es` : `${verb}s`))
  .join('|');

/** The same with what persons do, for a subject of several: "we checks"; "we has" is told among the mistakes. */
const THIRD_OF_MANY = `${THIRD}|comes|goes|takes|drives|meets|watches|signs|stamps|seals|asks|tells|finds|sends|gets|looks|works|does`;

/** Adverbs between a subject and its verb. */
const OFTEN = '(?:always|never|also|only|usually|often|gladly|still|just) ';

/** Things and persons that sentences of a business begin with. */
const MANY =
  'lessons|customers|clients|students|engineers|technicians|drivers|teachers|windows|tickets|photos|dogs|cats|patients|trees|prices|visits|rooms|guests|children|people|courses|appliances|members|fitters|gardeners|cleaners|plumbers|electricians';
const UNCOUNTED =
  'work|information|equipment|furniture|advice|software|luggage|parking|money|waste|homework|food|bread|knowledge|feedback';
const THINGS =
  'hours|days|weeks|months|years|minutes|inches|feet|miles|metres|pounds|dollars|times|steps?';

const BACK = '(?= (?:the|an?|your|our|us|you|it|them|all|any|every|his|her)(?!\\p{L}))';

function plain(word: string): string {
  return /(?:ches|shes|sses|xes|oes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function third(word: string): string {
  return /(?:ch|sh|ss|x|o)$/.test(word) ? `${word}es` : `${word}s`;
}

const PARTICIPLE: Readonly<Record<string, string>> = {
  did: 'done',
  went: 'gone',
  came: 'come',
  took: 'taken',
  gave: 'given',
  wrote: 'written',
  began: 'begun',
  drove: 'driven',
  spoke: 'spoken',
  chose: 'chosen',
  ate: 'eaten',
  knew: 'known',
  threw: 'thrown',
  forgot: 'forgotten',
};

const PRESENT: Readonly<Record<string, string>> = {
  found: 'find',
  knew: 'know',
  went: 'go',
  had: 'have',
  got: 'get',
  made: 'make',
  took: 'take',
  came: 'come',
  saw: 'see',
  said: 'say',
  gave: 'give',
  thought: 'think',
  told: 'tell',
  bought: 'buy',
  brought: 'bring',
  sent: 'send',
  paid: 'pay',
  wrote: 'write',
  kept: 'keep',
  felt: 'feel',
  lost: 'lose',
  met: 'meet',
  sold: 'sell',
  spoke: 'speak',
  heard: 'hear',
  built: 'build',
  broke: 'break',
  chose: 'choose',
};

/** English verbs in a form that does not go with the words around them. */
export const ENGLISH_VERBS: readonly MistakenRow[] = [
  [
    new RegExp(`(?:[Ww]e|You|[Tt]hey) (?:${OFTEN})?(?:${THIRD_OF_MANY})[ .,;:!?\\n]`),
    new RegExp(
      `(?:${START}(?:We|You|They)|(?<=(?:[,;] |(?<!\\p{L})(?:and|but|so|then|because|when|if|while) )(?:we|they))) (?:${OFTEN})?(?<slip>${THIRD_OF_MANY})(?![\\p{L}’'-])`,
      'mu',
    ),
    plain,
  ],
  [
    new RegExp(`[Hh]e (?:do|live|love|play|drive|${DOES}) (?<=[ \\n](?:He|She) \\w+ )`),
    new RegExp(
      `${START}(?:He|She) (?<slip>do|live|love|play|drive|${DOES})(?= (?:the|an?|our|his|her|all|every|piano|guitar|violin|English|German|Spanish|in|at|on|for|with)(?!\\p{L}))`,
      'mu',
    ),
    third,
  ],
  [
    / (?:can|will|must|should|may|could|would) (?:books|calls|sends|cleans|repairs|pays|helps|shows|asks|works|visits|comes|takes|makes) /,
    new RegExp(
      `(?<!\\p{L})(?:we|you|they|he|she|it|i) (?:can|will|must|should|may|could|would) (?<slip>books|calls|sends|cleans|repairs|pays|helps|shows|asks|visits)${BACK}`,
      'iu',
    ),
    plain,
  ],
  [
    new RegExp(
      ` (?:takes|needs|comes|includes|costs|starts|begins|lasts|gets|wants|knows|loves|likes|stays|depends|belongs) (?<= (?:${MANY}) [a-z]+ )`,
    ),
    new RegExp(
      `${START}(?:The|Our|Your|These|My|Most|All) (?:${MANY}) (?<slip>takes|needs|comes|includes|costs|starts|begins|lasts|gets|wants|knows|loves|likes|stays|depends|belongs)(?= \\p{L})`,
      'mu',
    ),
    (word) => word.slice(0, -1),
  ],
  [
    / need to (?:be|have) (?<=(?:he|ur|ry|ch) [a-z]+ need to (?:be|have) )/,
    new RegExp(
      `${START}(?:The|Our|Your|Every|Each) (?:tank|boiler|roof|chimney|car|bike|dog|cat|piano|garden|window|door|room|house|home|hedge|tree|appliance|engine|battery|filter|pump|lid) (?<slip>need)(?= to (?:be|have) )`,
      'mu',
    ),
    third,
  ],
  [
    / (?:open|close) (?:at|from|every) /,
    new RegExp(
      `${START}(?:The|Our) (?:office|shop|studio|workshop|store|salon|clinic|surgery|showroom|school) (?<slip>open|close)(?= (?:at|from|every) )`,
      'mu',
    ),
    third,
  ],
  [
    new RegExp(` are (?<=(?:${UNCOUNTED}) are )`),
    new RegExp(
      `${START}(?:All|All our|Our|The|Your|This) (?:${UNCOUNTED}) (?<slip>are)(?= (?:\\p{Ll}+ed|included|free|done|safe|in|not|always|available|kept)(?!\\p{L}))`,
      'mu',
    ),
    'is',
  ],
  [
    /There (?:is|are) /,
    new RegExp(
      `${START}There (?:(?<slip>is) (?:two|three|four|five|six|seven|eight|nine|ten|several|many) (?!(?:${THINGS.replace('|steps?', '')})(?!\\p{L}))\\p{Ll}{2,}s(?= (?:to|in|on|for|that|which|we|you|of|at)(?!\\p{L})|[.,;])|(?<slipped>are) an? (?:charge|fee|car park|shop|ramp|lift|room|garden|problem|reason|way|chance|risk|place|list|deposit|discount)(?!\\p{L}))`,
      'mu',
    ),
    (word) => (word === 'is' ? 'are' : 'is'),
  ],
  [
    /s are (?<= of (?:the|our|your|these) [a-z]+s are )/,
    new RegExp(
      `${START}(?:The|Our) (?:cost|price|length|size|quality|age|state|condition|weight|depth) of (?:the|our|your|these) \\p{Ll}+s (?<slip>are)(?= \\p{L})`,
      'mu',
    ),
    'is',
  ],
  [
    new RegExp(
      ` (?<= (?:have|has|had|never|always|already|just) )(?:${Object.keys(PARTICIPLE).join('|')})[ .,]`,
    ),
    new RegExp(
      `(?:^|[.!?,;] |(?<!\\p{L})(?:and|but|because|that|if|when) )(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t) (?:have|has|had) (?:(?:never|always|already|just) )?(?<slip>${Object.keys(PARTICIPLE).join('|')})(?!\\p{L})`,
      'mu',
    ),
    (word) => PARTICIPLE[word] ?? word,
  ],
  [
    new RegExp(`[Dd]id(?:n['’]t| not| [a-z]+) (?:${Object.keys(PRESENT).join('|')})[ .,?]`),
    new RegExp(
      `(?<!\\p{L})(?:[Dd]id(?:n['’]t| not) (?!found (?:the|a|our|this) (?:company|firm|business|school|shop))|(?:^|[.!?] )Did (?:you|we|they|he|she|it|I) )(?<slip>${Object.keys(PRESENT).join('|')})(?!\\p{L})`,
      'mu',
    ),
    (word) => PRESENT[word] ?? word,
  ],
  [
    /oes(?:n['’]t| not) (?:matters|works|costs|means|helps|looks|starts|opens|depends|lasts)[ .,]/,
    /(?<!\p{L})[Dd]oes(?:n['’]t| not) (?<slip>matters|works|costs|means|helps|looks|starts|opens|depends|lasts)(?!\p{L})/u,
    (word) => word.slice(0, -1),
  ],
  [/ are been /, /(?<!\p{L})(?:we|they|you) (?<slip>are) been(?!\p{L})/iu, 'have'],
  [
    /forward to (?:hear|see|meet|work|help|speak|receive|welcome) /,
    /(?<!\p{L})look(?:ing|s)? forward to (?<slip>hear|see|meet|work|help|speak|receive|welcome)(?= (?:from|you|with|your|to)(?!\p{L}))/iu,
    (word) => `${word.replace(/e$/, (end) => (word === 'see' ? end : ''))}ing`,
  ],
  [
    / (?:you|we|they) to (?:send|call|come|book|bring|help|do|make|see|get|have|pay|clean|repair) /,
    /(?:^|[.!?¿] )(?:Can|Could|Will|Must|Should) (?:you|we|they|I) (?<slip>to (?:send|call|come|book|bring|help|do|make|see|get|have|pay|clean|repair))(?!\p{L})/mu,
    (words) => words.slice(3),
  ],
];
