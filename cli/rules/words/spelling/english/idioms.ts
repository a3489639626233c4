import type { MistakenRow } from '../mistaken-row.ts';

const COMPARATIVES =
  'cheaper|better|faster|quicker|easier|bigger|smaller|stronger|safer|larger|higher|lower|longer|shorter|warmer|cleaner|heavier';

/** What ends a group of words. */
const ENDS = '(?=[.,;!?]|$| (?:and|from|at|until|or|only|by|we|you)(?!\\p{L}))';

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';

/** English words that no sentence has together, or not in this form. */
export const ENGLISH_IDIOMS: readonly MistakenRow[] = [
  [
    / then (?:last|usual|normal|expected|before|average|other|what|our|in the)[ .,]/,
    new RegExp(
      `(?<!\\p{L})(?:${COMPARATIVES}|older|newer|stricter|more|less) (?<slip>then) (?:last (?:year|time|week|month)|usual|normal|expected|before|average|other|what|our|in the (?:past|shop))(?!\\p{L})`,
      'iu',
    ),
    'than',
  ],
  [
    /[Ww]e where (?:in|on|at|open|closed|born|asked|called|given|late|early|only|all|both|already|your) /,
    /(?:^|[.!?,;] |(?<!\p{L})(?:that|because|when|and|but|if) )(?:[Ww]e|[Tt]hey) (?<slip>where) (?:in|on|at|open|closed|born|asked|called|given|late|early|only|all|both|already|your)(?!\p{L})/mu,
    'were',
  ],
  [
    / effects (?:your|every|our|how|all) /,
    /(?<!\p{L})(?:it|this|that|which|frost|damp|water|heat|weather|age) (?<slip>effects) (?:your|every|our|how|all)(?! (?:repair|change|sale|payment))(?!\p{L})/iu,
    'affects',
  ],
  [
    / since (?:(?:over|more than|about|nearly|almost) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) years[ .,]/,
    /(?<!\p{L})(?:have|has|been|['’]ve|here|open)(?!\p{L})[^.!?;\n]{0,40}? (?<slip>since) (?:(?:over|more than|about|nearly|almost) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) years(?! ago)(?!\p{L})/iu,
    'for',
  ],
  [
    / depend(?:s|ed|ing)? of /,
    /(?<!\p{L})depend(?:s|ing)? (?<slip>of) (?=(?:the|your|our|how|what|where|which|an?)(?!\p{L}))/iu,
    'on',
  ],
  [
    /peciali[sz]ed on /,
    /(?<!\p{L})(?:are|is|am|be|we['’]re) speciali[sz]ed (?<slip>on)(?= \p{L})/iu,
    'in',
  ],
  [
    /Whose (?:coming|going|there)/,
    /(?:^|[.!?] )(?<slip>Whose) (?:coming|going|there)(?= (?:to|with|for|on|in)(?!\p{L})|\?)/mu,
    'Who’s',
  ],
  [
    new RegExp(`ore (?:${COMPARATIVES})[ .,!?]`),
    new RegExp(
      `(?<!\\p{L})(?<!(?:no|once|any|many|few|some|the|even) )(?<slip>[Mm]ore (?:${COMPARATIVES}))(?= than(?!\\p{L}))`,
      'u',
    ),
    (words) => words.slice(5),
  ],
  [
    /ost (?:cheapest|best|easiest|fastest|quickest|biggest|safest|newest|oldest|latest|finest)[ .,]/,
    /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Yy]our) (?<slip>most (?:cheapest|best|easiest|fastest|quickest|biggest|safest|newest|oldest|latest|finest))(?![\p{L}-])/u,
    (words) => words.slice(5),
  ],
  [
    /n['’]t (?:have|need|charge|want|use|do|know|take) (?:no|nothing|nobody)[ .,]/,
    /(?<!\p{L})(?:we|you|they|i) don['’]t (?:have|need|charge|want|use|take) (?<slip>no|nothing)(?= \p{L}|[.,])(?! (?:longer|more than|matter))/iu,
    (word) => (/^no$/i.test(word) ? 'any' : 'anything'),
  ],
  [
    /[entk]s(?![a-z])(?<=furnitures|informations|equipments|homeworks|luggages)/,
    /(?<!\p{L})(?<slip>furnitures|informations|equipments|homeworks|luggages)(?![\p{L}'’])/iu,
    (word) => word.slice(0, -1),
  ],
  [
    / an? (?:advice|information|equipment|furniture|homework|luggage)[.,;!?\n]/,
    /(?<!\p{L})(?<slip>an? (?:advice|information|equipment|furniture|homework|luggage))(?=[.,;!?]|$)/imu,
    (words) => words.replace(/^an?/i, 'some'),
  ],
  [
    /day['’]s[ .,;!?\n]/,
    new RegExp(
      `(?<!\\p{L})(?:on|[Cc]losed|[Oo]pen) (?<slip>${DAYS.replace('s?', '')}['’]s)${ENDS}`,
      'mu',
    ),
    (word) => word.replace(/['’]/, ''),
  ],
  [
    /['’]s (?:are|were) /,
    /(?<!\p{L})(?<slip>(?:[Pp]hoto|[Vv]ideo|[Pp]izza|[Pp]rice|[Qq]uote|[Cc]ustomer|[Cc]lient|[Aa]ppointment|[Ll]esson|[Tt]icket|[Ww]indow|[Pp]otato|[Tt]omato|CD|DVD)['’]s) (?:are|were)(?!\p{L})/u,
    (word) => word.replace(/['’]/, /o['’]/.test(word) && /ato/.test(word) ? 'e' : ''),
  ],
];
