import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** What people own or have to do with: none is a verb, and none needs an article behind "there". */
const OWNED =
  '(?:books|records|accounts|files|driveways?|backyards?|yards?|barns?|basements?|attics?|garages?|bedrooms?|bathrooms?|offices?|systems?|websites?|budgets?|neighbou?rhoods?|lawyers?|attorneys?|landlords?|tenants|neighbou?rs?|employees|employers?|students|teachers?|grandparents|grandchildren|husbands?|wives|wife|sons?|daughters?|mothers?|fathers?|mailbox(?:es)?|pastures?|herds?|crops|lawns?|fences?|drain ?fields?|septic tanks?|bills?|loans?)';

/** Two words for one thing that somebody has; "there" never stands right before it. */
const COMPOUND =
  '(?:drain ?field|septic (?:tank|system)|front (?:door|yard|porch)|back (?:door|yard|porch)|water heater|living room|kitchen table|phone number|e-?mail address|mailing address|bank account|credit card|insurance company|mobile home|passport photo|birth certificate)s?';

const FREE = "(?![\\p{L}'’-])";

/** Whoever has things lying in a place says so with one of these: "keep in there books and tools". */
const LYING =
  "(?:keep|keeps|kept|put|puts|store|stores|stored|place|places|placed|stack|stacked|leave|leaves|left|find|finds|found|have|has|had|pile|piled|hang|hung|hide|hid|are|were|is|was|see|saw|sees|get|got|need|need|want|add|throw|threw|toss|grow|grew|what[’']s)";

/** "There" for "their" before what belongs to somebody. */
export const ENGLISH_THEIRS: readonly MistakenRow[] = [
  [
    new RegExp(` there ${OWNED}`),
    new RegExp(
      `(?<=\\p{L} )(?:(?<!(?<!\\p{L})${LYING} )(?:in|on|into|under|behind|near)|of|with|for) (?<slip>there) (?=${OWNED}${FREE}(?:[.,;:!?)]|$| (?:and|or|with|to|when|before|after|so|but|if)${FREE}))`,
      'imu',
    ),
    'their',
    ['there'],
  ],
  [
    / there (?:drain|septic|front|back|water|living|kitchen|phone|e-?mail|mailing|bank|credit|insurance|mobile|passport|birth)/,
    new RegExp(
      `(?<!(?<!\\p{L})(?:over|out|in|up|down|from|back|right|go|goes|went|get|got|is|was|are|were) )(?<=[\\p{L};,:] )(?<slip>there) (?=${COMPOUND}${FREE}(?:[.;:!?)]|$| (?:does|doesn['’]t|isn['’]t|has|hasn['’]t|needs|will|won['’]t|can|must|leaks?|stops?|fails?|and|or|when|before|after|so|but|if|with)${FREE}))`,
      'imu',
    ),
    'their',
    ['there'],
  ],
];
