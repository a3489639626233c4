import type { OddValue } from './structured-values.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What values of a property look like. */
interface Form {
  isFine: (text: string) => boolean;
  /** Said behind the value: "which is …". */
  fault: string;
  hint: string;
}

/** Currencies of nobody's bank, which schema.org allows beside those of ISO 4217. */
const CRYPTOCURRENCIES = /^(?:BTC|XBT|ETH|LTC|BCH|XRP|XMR|ADA|SOL|DOGE|USDT|USDC)$/;

let names: Intl.DisplayNames | undefined;

/** Former currencies count, too: data may be about what something once cost. */
function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return CRYPTOCURRENCIES.test(code);
  names ??= new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return names.of(code) !== undefined || CRYPTOCURRENCIES.test(code);
}

const ISO_DATE =
  /^[+-]?\d{4}(?:-?(?<month>\d\d)(?:-?(?<day>\d\d))?|-?W\d\d(?:-?\d)?|-\d{3})?(?:[T ]\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?\s?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/** Words without any digit may say that a date is open. */
function isDate(text: string): boolean {
  if (!/\d/.test(text)) return true;
  const { groups } = ISO_DATE.exec(text.trim()) ?? {};
  if (groups === undefined) return false;
  const { month = '01', day = '01' } = groups;
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}

const DURATION = /^[+-]?P(?=\w)(?:\d+(?:[.,]\d+)?[YMWD])*(?:T(?:\d+(?:[.,]\d+)?[HMS])+)?$/;

const CLOCK = /^(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/;

const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|PublicHolidays';

/** A member of a list of schema.org, by its name or address. */
function oneOf(list: string): (text: string) => boolean {
  const pattern = new RegExp(`^(?:(?:https?://(?:www\\.)?schema\\.org/|schema:)?(?:${list}))$`);
  return (text) => pattern.test(text);
}

/** Days in other letters than "Mo,Tu-Fr", or times of the half-day clock. */
const OTHER_HOURS =
  /\d\s?[ap]\.?m\b|(?<![A-Za-z])(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*|(?<![A-Za-z])(?:Di|Mi|Do|So|Lu|Ma|Ju|Vi|Sá)(?![A-Za-z])|\p{Ll}{4}(?:tag|es|ado|ingo)s?\b/iu;

/** Relative addresses are fine, one without its scheme is not; nor is one with a slip in it, of mail, or with a space. */
const NO_ADDRESS =
  /^\s*www\.|\S\s+\S|^\s*https?:(?!\/\/[^/])|^\s*(?!https?:)[a-z]*t+p+s?:\/\/|^[^/:\s]+@[^/\s]+$/i;

const DATE: Form = {
  isFine: isDate,
  fault: 'no date of ISO 8601',
  hint: 'Write year, month and day, such as 2027-03-31.',
};
const CURRENCY: Form = {
  isFine: isCurrency,
  fault: 'no currency of ISO 4217',
  hint: 'Write its three letters, such as USD or EUR.',
};
const TIME: Form = {
  isFine: (text) => CLOCK.test(text.trim()),
  fault: 'no time of ISO 8601',
  hint: 'Write hours and minutes of 24 hours, such as 09:00 or 17:30.',
};
const LENGTH: Form = {
  isFine: (text) => !/\d/.test(text) || DURATION.test(text.trim()),
  fault: 'no duration of ISO 8601',
  hint: 'Write it as PT30M (30 minutes), PT2H (two hours) or P3D (three days).',
};
const DEGREES: Form = {
  isFine: (text) => /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(text),
  fault: 'no number',
  hint: 'Write degrees with a decimal point, such as -102.0779.',
};
const ADDRESS: Form = {
  isFine: (text) => !NO_ADDRESS.test(text),
  fault: 'no address of the web',
  hint: 'Write the whole address, which begins with https://.',
};
const OTHER_SITE: Form = {
  ...ADDRESS,
  isFine: (text) => /^\s*[a-z][a-z\d+.-]*:\S+\s*$/i.test(text) && ADDRESS.isFine(text),
};

function listed(names: string): Form {
  const [first] = names.split('|');
  return {
    isFine: oneOf(names),
    fault: 'none of what schema.org lists',
    hint: `Write one of ${names.replaceAll('|', ', ')}, such as https://schema.org/${first}.`,
  };
}

const FORMS: readonly (readonly [properties: string, form: Form])[] = [
  ['priceCurrency currency salaryCurrency', CURRENCY],
  [
    'dateCreated dateModified datePosted datePublished dateIssued uploadDate startDate endDate previousStartDate validFrom validThrough validUntil priceValidUntil availabilityStarts availabilityEnds expires birthDate foundingDate',
    DATE,
  ],
  [
    'opens closes checkinTime checkoutTime',
    { ...TIME, isFine: (text) => TIME.isFine(text) || isMoment(text) },
  ],
  ['duration prepTime cookTime totalTime performTime timeRequired', LENGTH],
  ['latitude longitude', DEGREES],
  ['url image logo thumbnailUrl contentUrl embedUrl hasMap', ADDRESS],
  ['sameAs', OTHER_SITE],
  ['dayOfWeek', listed(DAYS)],
  [
    'availability',
    listed(
      'InStock|OutOfStock|PreOrder|PreSale|BackOrder|SoldOut|InStoreOnly|OnlineOnly|LimitedAvailability|MadeToOrder|Reserved|Discontinued',
    ),
  ],
  ['itemCondition', listed('NewCondition|UsedCondition|RefurbishedCondition|DamagedCondition')],
  [
    'eventStatus',
    listed('EventScheduled|EventCancelled|EventPostponed|EventRescheduled|EventMovedOnline'),
  ],
  [
    'eventAttendanceMode',
    listed('OfflineEventAttendanceMode|OnlineEventAttendanceMode|MixedEventAttendanceMode'),
  ],
  [
    'openingHours',
    {
      isFine: (text) => !OTHER_HOURS.test(text),
      fault: 'not in the form of schema.org',
      hint: 'Write days in two English letters and times of 24 hours, such as Mo-Fr 09:00-17:00.',
    },
  ],
  [
    'telephone faxNumber',
    {
      isFine: (text) => (text.match(/\d/g)?.length ?? 0) >= 3 && !text.includes('@'),
      fault: 'no number of a phone',
      hint: 'Write it with its country code, such as +1 432 555 0142.',
    },
  ],
  [
    'email',
    {
      isFine: (text) => /^\s*(?:mailto:)?[^\s@]+@[^\s@]+\s*$/i.test(text),
      fault: 'no email address',
      hint: 'Write the address alone.',
    },
  ],
];

/** A day with a time, which check-ins may have. */
function isMoment(text: string): boolean {
  return /T/.test(text) && isDate(text);
}

const BY_PROPERTY: ReadonlyMap<string, Form> = new Map(
  FORMS.flatMap(([properties, form]) =>
    properties.split(' ').map((property) => [property, form] as const),
  ),
);

/** Values whose form schema.org or an ISO standard fixes, in another one: `US$`, `03/31/2027`, `9 AM`. */
export function* oddForms(thing: Thing): Generator<OddValue> {
  for (const [property, values] of Object.entries(thing)) {
    const form = BY_PROPERTY.get(property);
    if (form === undefined) continue;
    for (const value of [values].flat()) {
      if (typeof value !== 'string' || value === '' || form.isFine(value)) continue;
      const { fault, hint } = form;
      yield {
        property,
        fault: `${property} ${value}, which is ${fault}`,
        result: 'cannot read it',
        hint,
      };
    }
  }
}
