import type { MistakenRow } from '../mistaken-row.ts';

/** Things and people of somebody, in the singular; none is also a verb. */
const ONE =
  'appointment|attic|backyard|basement|bathroom|bedroom|bedside|boiler|boss|calendar|car|cat|child|company|computer|county|daughter|dog|doorstep|driveway|family|hospital|husband|insurer|kitchen|landlord|laptop|lawn|lawyer|lender|mailbox|neighbou?r|neighbou?rhood|office|passport|password|porch|puppy|receipt|reservation|signature|son|spouse|wallet|wedding|wife|workplace';

/** Others, which a preposition or a verb of handling shows to be nouns. */
const NAMED =
  "address|bank|bills?|birthday|budget|business|children|customers|deeds|deposit|desk|doctor|documents?|door|driver[’']s license|email|eyes|father|feet|files|finger|garage|garden|gutters|hands?|head|home|house|ID|inbox|invoice|keys?|kids|knees|letter|licen[cs]e|mother|name|needs|order|original|papers|parents|pets?|phone|photos|policy|property|purse|questions?|records|request|roof|room|schedule|shop|shoulder|situation|street|table|teeth|tools|town|visit|website|windows";

/** What may follow such a noun, and no second noun: "house plants for you". */
const GOES_ON =
  '(?=[.,;:!?)]|$| (?:is|are|was|were|has|have|had|will|can|must|in|on|at|to|for|with|from|by|when|before|after|so|as|if|until|while|because|that|about|today|tomorrow|online|first|yourself|ready|handy|now|and|or)(?!\\p{L}))';

/** Who has a noun of its own behind "you": "makes you boss", "all you family". */
const GIVES =
  '(?:all|are|were|is|was|be|am|become|bring|keep|give|send|sell|offer|get|show|buy|make|find|rent|lend|save|cost|teach|call|name|appoint|elect|serve|consider|as|like|than|declare|and|or|thank|hello|hey|dear|let)(?:s|ed|ing)?|brought|kept|gave|given|sent|sold|got|bought|made|found|giving|making|getting|saving|becoming';

/** Behind these, which give nobody anything, "you" is no receiver. */
const HANDLE =
  'bring back|carry|check|clean|collect|copy|decorate|drop off|feed|fill (?:in|out)|hand (?:in|over)|insure|keep|lose|open|pack|pick up|print|protect|put|repair|review|scan|sign|spell|stamp|store|talk to|walk|wash|write(?: down)?';

/** "You" in places where only "your" can stand. */
export const ENGLISH_YOU: readonly MistakenRow[] = [
  [
    / you (?:app|att|bac|bas|bat|bed|boi|bos|cal|car|cat|chi|com|cou|dau|dog|doo|dri|fam|hos|hus|ins|kit|lan|lap|law|len|mai|nei|off|pas|por|pup|rec|res|sig|son|spo|wal|wed|wif|wor)/,
    new RegExp(
      `(?<=\\p{L} )(?<!(?<!\\p{L})(?:${GIVES}|['’](?:re|s)) )(?<slip>you) (?:${ONE})(?! (?:and|or)(?!\\p{L}))${GOES_ON}`,
      'imu',
    ),
    'your',
  ],
  [
    / you (?:add|app|att|bac|ban|bas|bat|bed|bil|bir|boi|bos|bud|bus|cal|car|cat|chi|com|cou|cus|dau|dog|fam|hos|hus|ins|kit|lan|lap|law|len|mai|nei|off|pas|por|pup|sig|son|spo|wal|wed|wif|wor|dee|dep|des|doc|doo|dri|ema|eye|fat|fee|fil|fin|gar|gut|han|hea|hom|hou|ID|inb|inv|key|kid|kne|let|lic|mot|nam|nee|ord|ori|pap|par|pet|pho|pol|pro|pur|que|rec|req|roo|sch|sho|sit|str|tab|tee|too|tow|vis|web|win)/,
    new RegExp(
      `(?<!\\p{L})(?:into|onto|at|under|behind|near|around|outside|inside|(?:come|comes|drive|drives|delivered|goes|go|talk|speak|brought|door|right|back|travel|travels|answers?) to|questions about|copy of) (?<slip>you) (?!home (?:safe|in one))(?:${NAMED}|${ONE})(?! (?:it|us|me|them)(?!\\p{L}))${GOES_ON}`,
      'imu',
    ),
    'your',
  ],
  [
    / you (?:(?:full|first|last) )?(?:add|app|bil|car|chi|cop|dee|dep|doc|dog|dri|fil|for|gut|hou|ID|ini|inv|key|kid|let|lic|nam|ori|pap|pas|pet|pho|pol|pro|pur|rec|roo|sig|tee|tic|too|wal|win)/,
    new RegExp(
      `(?<!\\p{L})(?:${HANDLE}) (?<slip>you) (?:(?:full|first|last) )?(?:address|appointment|bills|car|children|copy|deeds|deposit|documents?|dog|driver[’']s license|files|forms|gutters|house|ID|initials|invoice|keys|kids|letter|licen[cs]e|name|original|papers|passport|pets?|photos|policy|property|purse|receipt|records|roof|signature|teeth|tickets?|tools|wallet|windows)(?! (?:it|us|me|them)(?!\\p{L}))${GOES_ON}`,
      'imu',
    ),
    'your',
  ],
  [
    /(?:us|me) you (?:full|first|last|pho|ema|name|num|add|que|doc|pap|sig|det|dat|pre|bud|mea|ide|sto|tho|opi)/,
    new RegExp(
      `(?<!\\p{L})(?:give|tell|send|show|bring|leave|hand)s? (?:us|me) (?<slip>you) (?:(?:full|first|last|phone|email) )?(?:name|number|address|questions?|email|phone|documents?|papers|signature|details|dates?|preferences|budget|measurements|ideas?|story|thoughts|opinion)(?! (?:it|us|me|them|that)(?!\\p{L}))${GOES_ON}`,
      'imu',
    ),
    'your',
  ],
  [
    / you (?:time|pat|trust|int|help|sup|und|fee|bus|att|mind)/,
    /(?<!\p{L})(?:(?:thank you|thanks|grateful) for (?<slip>you) (?:time|patience|trust|interest|help|support|understanding|feedback|business|attention)|(?:appreciate|value) (?<slipped>you) (?:time|patience|trust|interest|help|support|understanding|feedback|business)|(?:change|cross|made up|make up) (?<done>you) mind)(?=[.,;:!?)]|$| (?:and|with|in|at|on|before|until|if|while|about)(?!\p{L}))/imu,
    'your',
  ],
  [
    / you (?:phone|mobile|email|street) (?:num|add)/,
    /(?<=\p{L} )(?<!(?<!\p{L})(?:give|send|offer|get|show|text|email)s? )(?<slip>you) (?:(?:phone|mobile) number|(?:email|street) address)(?!\p{L})/iu,
    'your',
  ],
  [
    / you own [a-z]/,
    /(?<!\p{L})(?:in|with|to|for|from) (?<slip>you) own (?:words|time|pace|way|hands?|language|name|terms|risk|expense|eyes|kitchen|home|house|car|records|use|needs|bed|office|room|table)(?!\p{L})/iu,
    'your',
  ],
  [
    /s you (?:copy|chance|turn|receipt|invoice|original|ticket|name|address|number)[ .,!?\n]/,
    /(?<!\p{L})(?:(?:this|that|here|which) is|here[’']s|that[’']s) (?<slip>you) (?:copy|chance|turn|receipt|invoice|original|ticket)(?!\p{L})|(?<!\p{L})what(?: is|[’']s) (?<slipped>you) (?:name|address|number)(?=[.,?])/iu,
    'your',
  ],
  [
    /ave you (?:pap|doc|pass|ID|tick|key|pho|que|ori)/,
    /(?<!\p{L})have (?<slip>you) (?:papers|documents?|passport|ID|tickets?|keys|photos|questions|original) (?:ready|handy|at hand|in front of you)(?!\p{L})(?![^.!\n]*\?)/iu,
    'your',
  ],
];
