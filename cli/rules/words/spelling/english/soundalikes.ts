import type { MistakenRow } from '../mistaken-row.ts';

const START = '(?:^|[.!?] )';

function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** English words that sound like another one, in phrases that are always of the other one. */
export const ENGLISH_SOUNDALIKES: readonly MistakenRow[] = [
  [
    /eather (?:you|it['’]s|it is) /,
    new RegExp(`${START}(?<slip>Weather) (?:you|it['’]s|it is) [^.!?]{3,60} or (?=\\p{L})`, 'mu'),
    'Whether',
  ],
  [
    / accept (?:for|on|Sun|Mon|Tue|Wed|Thu|Fri|Sat|hol|wee|that|the)/,
    /(?<!\p{L})(?:(?:every ?one|every ?body|nothing|nobody|anything|everything|every day|daily|week) (?<slip>accept) (?:for|on|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|(?:public )?holidays|weekends|that)|nothing (?<slipped>accept) the)(?!\p{L})/iu,
    'except',
  ],
  [
    'he affect',
    /(?<!\p{L})the (?<slip>affects?) on(?= \p{Ll})/iu,
    (word) => word.replace('a', 'e'),
  ],
  [
    'principle',
    /(?<!\p{L})(?:(?:school|vice|assistant) (?<slip>principle)|the (?<slipped>principle) (?:signs|must sign|has to sign|appears|understands what))(?!\p{L})/iu,
    'principal',
  ],
  [
    / personnel (?:touch|note|visit|trainer|attention)/,
    /(?<!\p{L})(?:a|very|more|that|the) (?<slip>personnel) (?:touch|note|visit|trainer|attention)(?!\p{L})/iu,
    'personal',
  ],
  [
    /omplementary (?:breakfast|drink|coffee|tea|wi-?fi|parking|snack|water|consultation|glass|bottle|shuttle|gift|towel|ride|night|estimate|quote|toiletries|refreshments|tickets?|copy|lunch|upgrade)/i,
    /(?<!\p{L})(?<slip>complementary) (?:breakfast|drinks?|coffee|tea|wi-?fi|parking|snacks?|water|consultation|glass|bottle|shuttle|gifts?|towels?|rides?|night|estimates?|quotes?|toiletries|refreshments|tickets?|copy|lunch|upgrade)(?!\p{L})/iu,
    (word) => word.replace('ple', 'pli'),
  ],
  [
    'tationary',
    /(?<!\p{L})(?:(?:office|wedding|custom|personali[sz]ed|matching|printed) (?<slip>stationary)(?! (?:bikes?|bicycles?|engine|plants?|bikes|camera|desk|phase))|(?<slipped>stationary) (?:shop|store|supplies|cupboard|set))(?!\p{L})/iu,
    (word) => word.replace('ary', 'ery'),
  ],
  [
    /[Bb]are with (?:us|me)[ .,!\n]/,
    /(?<!\p{L})(?<slip>bare) with (?:us|me)(?!\p{L})/iu,
    (word) => like(word, 'bear'),
  ],
  ['neak peak', /(?<!\p{L})sneak (?<slip>peaks?)(?!\p{L})/iu, (word) => word.replace('eak', 'eek')],
  ['ntensive purposes', /(?<!\p{L})(?<slip>all intensive) purposes(?!\p{L})/iu, 'all intents and'],
  [
    /eaked (?:my|your|our|their|his|her) (?:interest|curiosity)/,
    /(?<!\p{L})(?<slip>pe(?:a|e)ked) (?:my|your|our|their|his|her) (?:interest|curiosity)(?!\p{L})/iu,
    'piqued',
  ],
  [' per say', /(?<!\p{L})(?<slip>per say)(?=[.,!]|$| (?:but|and|that)(?!\p{L}))/imu, 'per se'],
  [
    ' breath',
    /(?<!\p{L})(?:(?:can|cannot|can['’]t|could) (?<slip>breath)|to (?<slipped>breath)(?= (?:easily|freely|well|again|normally|properly|deeply|in|out|through|fresh)(?!\p{L})))(?![\p{L}-])/iu,
    'breathe',
  ],
  [
    / advice (?:you|our|all|against|that|them|him|her|people|clients|customers)/,
    /(?<!\p{L})(?:we|I|to|would|will|can|strongly|they) (?<slip>advice) (?:you|against|that you|them|him|people|(?:our |all )?(?:clients|customers))(?!\p{L})/iu,
    'advise',
  ],
  [
    /ightening (?:strikes?|bolts?|rods?|storm|fast)/,
    /(?<!\p{L})(?<slip>lightening) (?:strikes?|bolts?|rods?|storms?|fast)(?!\p{L})/iu,
    (word) => word.replace('ten', 't'),
  ],
  [
    ' aloud',
    /(?<!\p{L})(?:not|are|is|dogs|pets|smoking|no one) (?<slip>aloud)(?=[.,!]|$| (?:in|on|to|inside|at)(?!\p{L}))/imu,
    'allowed',
  ],
  [
    /[Vv]ary (?:good|much|happy|nice|quick|easy|well|best)[ .,!?\n]/,
    /(?<!\p{L})(?:a|is|are|was|were|the|with|and|be|thank you) (?<slip>vary) (?:good|much|happy|nice|quick|easy|well|best)(?!\p{L})/iu,
    'very',
  ],
  [' waist of ', /(?<!\p{L})(?<slip>waist) of (?:time|money|space)(?!\p{L})/iu, 'waste'],
  [
    / weaks?[ .,;!?\n]/,
    /(?<!\p{L})(?:(?:per|every|this|next|last|(?:days|times|hours|once|twice) a|one|two|three|four|five|six|\d+|few) (?<slip>weaks?)(?=[.,;!?]|$| (?:from|before|after|ago|later|in advance)(?!\p{L})))/imu,
    (word) => word.replace('ea', 'ee'),
  ],
  [
    'uy appointment',
    /(?<!\p{L})(?<slip>buy) appointment(?: only)?(?=[.,;!]|$| (?:or|and|in|at|on)(?!\p{L}))/imu,
    (word) => like(word, 'by'),
  ],
  [
    /ight down (?:your|the|any) (?:name|number|question|address)/,
    /(?:^|[.!?,] |(?<!\p{L})(?:and|to|please|then) )(?<slip>right) down (?:your|the|any) (?:names?|numbers?|questions?|address)(?!\p{L})/imu,
    (word) => word.replace(/^r/, 'wr').replace(/^R/, 'Wr'),
  ],
  [
    /Than you (?:for|very|so|all) |Thanks you /,
    new RegExp(
      `${START}(?:(?<slip>Than) you (?:for|very|so much|all)|(?<slipped>Thanks) you)(?!\\p{L})`,
      'mu',
    ),
    'Thank',
  ],
  [' an other ', /(?<=\p{L} )(?<slip>an other) (?=\p{Ll})/u, 'another'],
  [
    / use to (?:be|have|live|work|do|go|belong|stand)/,
    /(?<!\p{L})(?:it|he|she|there) (?<slip>use) to (?:be|have|live|work|do|go|belong|stand)(?!\p{L})/iu,
    'used',
  ],
  [
    / loose (?:weight|heat|hair|sleep|business|customers|touch|track|interest|hope|patience)/,
    /(?<!\p{L})(?:to|can|could|will|would|not|don['’]t|never|you|may|might|we|and) (?<slip>loose) (?:weight|heat|hair|sleep|business|customers|touch|track|interest|hope|patience)(?!\p{L})/iu,
    'lose',
  ],
  [
    / loose (?:their|its|your|his|her|our|my) /,
    /(?<!(?<!\p{L})(?:let|set|cut|turn|break|come|comes|get|gets|work|works|shake|is|are|was|were|too|so|with|the|a|and|or) )(?<= )(?<slip>loose) (?:their|its|your|his|her|our|my) (?:grip|way|shape|colou?r|edge|hold|tone|place|turn|seat|balance|strength|value|shine|temper|nerve|mind|job|footing|voice|memory|licen[cs]e|right|charm|bite|crispness|fit|pitch|suppleness|stretch)s?(?!\p{L})/iu,
    'lose',
  ],
  [
    / (?:ha[sd]|have|having) went[ ,.]/,
    /(?<!\p{L})(?:has|have|had|having|['’]ve) (?<slip>went)(?!\p{L})/iu,
    'gone',
  ],
  [
    / in it['’]s (?:place|entirety|original|current|present|early|final|first|own)[ ,.]/,
    /(?<!\p{L})in (?<slip>it['’]s) (?:place|entirety|original|current|present|early|final|first|own)(?!\p{L})/iu,
    'its',
  ],
  [
    / bad(?<=(?: of| in) bad)[ .,;!?\n]/,
    /(?<!\p{L})(?:(?:get|gets|getting|got|climbs?|crawls?|out) (?:out )?of (?<slip>bad)(?=[.,;!?\n]|$| (?:and|in the|at|before|by)(?!\p{L}))|(?:stays?|staying|lies?|lying|still|tucked up) in (?<slipped>bad)(?=[.,;!?\n]|$))/imu,
    'bed',
  ],
  [
    / does (?:of|is due|a day)/,
    /(?<!\p{L})(?:(?:an?|next|first|last|single|daily|each|per|low|high) (?<slip>does) (?:of|is due)|one (?<slipped>does) a day)(?!\p{L})/iu,
    'dose',
  ],
  [
    / from (?:is|itself|and )(?<=(?:[Tt]he|[Tt]his|[Tt]hat|[Yy]our) from [a-z]+ ?)/,
    /(?<!\p{L})(?:the|this|that|your) (?<slip>from) (?:is(?! \p{L}+ to)|itself|and (?!to(?!\p{L})))/iu,
    'form',
  ],
  [
    / weather (?:you|it|we|they|he|she|there|or not)/,
    /(?<!\p{L})(?:asks?|asked|asking|know|knows|see|wonder|wonders|wondering|tell|decide|check|matters?|sure) (?<slip>weather) (?:you|it|we|they|he|she|there|or not)(?!\p{L})/iu,
    'whether',
  ],
];
