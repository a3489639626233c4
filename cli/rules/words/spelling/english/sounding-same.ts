import type { MistakenRow } from '../mistaken-row.ts';
import { GOES_ON, OWNED } from './homophones.ts';

/** What is no noun behind "they’re". */
const NO_NOUN = '(?:all|both|each|here|there|what|who|that|this|not|never|still|where|why|how)';

/** What a thing is in, of which nobody owns any: "if its broken". */
const STATE =
  '(?:broken|damaged|leaking|raining|snowing|cold|hot|wet|dry|empty|full|late|open|closed|safe|ready|done|finished|possible|necessary|needed|urgent|dark|too (?:late|small|big|hot|cold|dark|early|long))';

/** What animals and places have, and nobody says that something is. */
const PARTS =
  '(?:tail|owners?|roots?|leaves|wings|walls?|roof|windows|doors?|founders?|staff|neighbou?rs?)';

/** English words that sound the same, where what stands around them tells them apart. */
export const ENGLISH_SOUNDING_SAME: readonly MistakenRow[] = [
  [
    /hey['’]re [a-z]+ (?:is|was|has|will) /,
    new RegExp(
      `(?:^|[.!?:] )(?<slip>They['’]re) (?!${NO_NOUN}(?!\\p{L}))\\p{L}{3,}(?<!ing|ed|ly) (?:is|was|has|will) (?!(?:or|as|why|what|how|when)(?!\\p{L}))\\p{L}`,
      'mu',
    ),
    'Their',
  ],
  [
    /hey['’]re [a-z]/,
    new RegExp(
      `(?<!\\p{L})(?:park|clean|fix|bring|take|repair|move|wash|leave|keep|check|lost|paint|sign) (?<slip>they['’]re) (?:van|${OWNED})(?!\\p{L})${GOES_ON}`,
      'imu',
    ),
    'their',
  ],
  [
    / its [a-z]/,
    new RegExp(
      `(?<!\\p{L})(?:if|when|once|because|unless|while|until|whether|says|think|know) (?<slip>its) ${STATE}(?=[.,;!?]|$| (?:and|or|to|outside|for|we|you|call|please)(?!\\p{L}))`,
      'imu',
    ),
    'it’s',
  ],
  [
    / it['’]s [a-z]/,
    new RegExp(
      `(?<=\\p{L}(?:ed|es|gs|ks|ps|ts|ds|and) )(?<!(?<!\\p{L})(?:says|thinks|means|knows|believes|decided|shows|explained|said|hoped) )(?<slip>it['’]s) ${PARTS}(?=[.,;!?]|$| (?:and|moved|are|is|has|have|in|on|to)(?!\\p{L}))`,
      'imu',
    ),
    'its',
  ],
  [
    ' then ',
    /(?<!\p{L})(?:more|less|fewer|better|longer|older) (?<slip>then) (?:four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|half|enough|usual|before|ever|anyone|anything)(?!\p{L})/iu,
    'than',
  ],
  [
    /[Yy]our (?:right|wrong|always|never|still|already)[ .,!\n]/,
    /(?<!\p{L})(?:think|sure|hope|believe|bet) (?<slip>your) (?:right|wrong)(?= about|[.,!]|$)|(?:^|[.!?;,:] |(?<!\p{L})(?:think|know|sure|hope|that|if|when|because|and|but) )(?<slipped>your) (?:(?:right|wrong) about (?:the|that|this|it)(?!\p{L})|(?:always|never|still|already) (?:welcome|right|free|covered|in good hands|alone|going|paying|ready|late|invited)(?=[ .,!]))/imu,
    'you’re',
  ],
  [
    'Where open ',
    /(?:^|[.!?] )(?<slip>Where) open (?:until|till|from|daily|every|on|all|seven|late|again)(?!\p{L})(?![^.!\n]*[?,])/mu,
    'We’re',
  ],
  [
    /['’]re were /,
    /(?<!\p{L})(?:we|you|they)['’]re (?<slip>were) (?:you|we|they|the|it)(?!\p{L})/iu,
    'where',
  ],
];
