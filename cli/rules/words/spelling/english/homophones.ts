import type { MistakenRow } from '../mistaken-row.ts';

/** What people own: no one is any of it. "You’re home" and "you’re family" are honest. */
export const OWNED =
  '(?:address|appointment|bag|basket|belongings|benefits|boiler|bill|booking|budget|calendar|car|computer|deductible|deposit|documents?|driveway|e-?mail|form|garden|house|insurance|invoice|keys?|kitchen|laptop|letter|licen[cs]e|luggage|message|money|name|neighbou?rs?|number|office|order|papers?|paperwork|parcel|passport|password|paycheck|PIN|phone|photos?|place|price|privacy|project|question|questions|quote|receipt|request|reservation|roof|schedule|signatures?|string|table|tickets?|time|truck|vehicle|VIN|visit|wallet|wedding|ID)s?';

/** What goes on after a noun. */
export const GOES_ON =
  '(?=[.,;:!?)]|$| (?:is|are|was|were|has|have|had|will|can|must|needs?|and|or|in|on|at|to|for|with|from|by|when|before|after|so|as|if|here|today|online|below)(?!\\p{L}))';

/** Words that sound alike, one of which is short for two, where what follows tells them apart. */
export const ENGLISH_HOMOPHONES: readonly MistakenRow[] = [
  [
    'our welcome to ',
    /(?:^|[.!?,;:] |\b(?:and|but|so|or) )(?<slip>your) welcome to (?=(?:call|come|ask|stay|bring|join|visit|use|write|wait|watch|drop|stop|park|try)(?!\p{L}))/imu,
    'you’re',
  ],
  [/ its been[ .,]/, /(?<=\p{L} )(?<slip>its) been(?= \p{L}|[.,])/iu, 'it’s'],
  [
    /[Ii]ts (?:going to|easy to|hard to|important to|time (?:to|for)|worth (?:it|the|a)|okay|because|up to you)/,
    /(?:^|[.!?;] |\b(?:because|but|so|sure) )(?<slip>its) (?=(?:going to|easy to|hard to|important to|time (?:to|for)|worth (?:it|the|a)|okay|because|up to you)(?!\p{L}))/imu,
    'it’s',
  ],
  [
    /[Tt]he(?:re|ir) (?:going to|trying to|not (?:going|sure|here|ready|open))/,
    /(?:^|[.!?;] |\b(?:because|but|so|sure) )(?<slip>the(?:re|ir)) (?=(?:going to|trying to|not (?:going|sure|here|ready|open))(?!\p{L}))/imu,
    'they’re',
  ],
  [
    /hey['’]re [a-z]/,
    new RegExp(
      `(?<!\\p{L})(?:of|to|for|at|in|on|sign|sell|need|show|change) (?<slip>they['’]re) (?!(?:house|name|car)(?!\\p{L}))${OWNED}${GOES_ON}`,
      'imu',
    ),
    'their',
  ],
  [
    / were (?:you|we|they|it|he|she) (?:are|is|live|lives|work|works|need|needs|want|wait|waits|sit|sits|stand|stands|park|stay|stays)(?!\p{L})/u,
    /(?<!\p{L})(?:to|from|near|knows?|exactly|matter|just|right|of|see|tell us|show us) (?<slip>were) (?:you|we|they|it|he|she) (?:are|is|live|lives|work|works|need|needs|want|wait|waits|sit|sits|stand|stands|park|stay|stays)(?!\p{L})/iu,
    'where',
  ],
  [
    / were (?:you|we|they|it) (?:stand|stands|lie|lies|live|lives|grow|grows|belong|belongs|hang|hangs|sit|sits)[.,;!?]/u,
    /(?<=\p{L}\s)(?<!(?:nor|so|neither|and|or|but|because|if|though|whether|than|as|which|who|what|when|how|why|that|they|we|you|there|here|only) )(?<slip>were) (?:you|we|they|it) (?:stand|stands|lie|lies|live|lives|grow|grows|belong|belongs|hang|hangs|sit|sits)(?=[.,;!?])/iu,
    'where',
  ],
];
