import { z } from 'zod';
import { control } from '../forms/control.ts';
import { GeoPoint } from '../geo-point.ts';
import { MAIL_HOST } from '../host.ts';
import { localized } from '../localized.ts';
import { text } from '../text.ts';
import { BusinessType } from './business-type.ts';

/** Digits of a number in the United States or Canada with its code, and fewest and most digits of any number (E.164). */
const AMERICAN = 11;
const LEAST_DIGITS = 7;
const MOST_DIGITS = 15;

function hasItsDigits(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  if (phone.startsWith('+1')) return digits === AMERICAN;
  return digits >= LEAST_DIGITS && digits <= MOST_DIGITS;
}

/** What stands before the @, as mail programs take it, and a host. */
const EMAIL = new RegExp(String.raw`^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@${MAIL_HOST}$`, 'u');

const Phone = z
  .string()
  .regex(
    /^(?:\(\d{3}\) \d{3}-\d{4}|\+[1-9][\d ()./-]{5,22}\d)$/,
    'must be written like (432) 555-0142 or, with the country’s code, like +49 30 1234567',
  )
  .refine(hasItsDigits, 'must have ten digits after +1, and otherwise seven to fifteen in all')
  .meta({
    description:
      'Phone number as shown, in quotes: with the country code, `+49 30 1234567`, or in the United States and Canada `(432) 555-0142`.',
  });

const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"')
  .meta({
    description: 'Time of day in 24-hour form, in quotes: `"09:00"`.',
    ...control('time'),
  });

/** Days of the week as schema.org names them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const Hours = z
  .strictObject({ opens: ClockTime, closes: ClockTime })
  .meta({ description: 'Opening and closing time in the business’s own time zone.' });

const DayHours = Hours.extend({
  days: z
    .array(z.enum(WEEKDAYS))
    .min(1)
    .meta({ description: 'Days with these hours, in English: `[Monday, Tuesday]`.' }),
}).meta({ description: 'Hours of some days of the week.' });

/** Abbreviations such as BST, which is British to some and Bangladeshi to this machine. */
const ABBREVIATED = /^(?!UTC$|GMT$)[A-Z]{3}$/;

function isTimeZone(name: string): boolean {
  if (ABBREVIATED.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Loaded on first use, as the currencies are: together they take every command and thread 25 ms. */
let regions: Intl.DisplayNames | undefined;
let currencies: ReadonlySet<string> | undefined;

const COUNTRY_CODE = /^[A-Z]{2}$/;

const NO_CODE = 'must be a country in two capital letters, such as US';
const NO_TIME_ZONE = 'must be a time zone such as America/Chicago';
const NO_CURRENCY = 'must be a currency such as USD or EUR';

/** What is no code at all is left to the pattern; `UK` has a name, but is only another word for `GB`. */
function isCountry(code: string): boolean {
  if (!COUNTRY_CODE.test(code)) return true;
  regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return regions.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

const Address = z
  .strictObject({
    street: text('Street and number, if customers may come.').optional(),
    locality: text('Town.').optional(),
    region: text('State or region, such as `TX`.').optional(),
    postalCode: text('Postal code in quotes, so that a leading zero is kept.').optional(),
    country: z
      .string()
      .regex(COUNTRY_CODE, NO_CODE)
      .refine(isCountry, 'must be a country that ISO 3166 lists, such as US')
      .meta({ description: 'Country in two capital letters (ISO 3166), such as `US`.' }),
  })
  .meta({ description: 'Where the business is based.' });

/** The business: name, contact details, location and hours (docs/product.md, "Configuration"). */
export const Business = z
  .strictObject({
    name: text('Name of the business, as customers know it.'),
    type: BusinessType,
    tagline: localized(
      text('A tagline.'),
      'Three or four words under the name in the header.',
    ).optional(),
    phone: Phone.optional(),
    email: z
      .string()
      .regex(EMAIL, 'must be an e-mail address such as hello@example.com')
      .optional()
      .meta({ description: 'Email address that visitors can write to.' }),
    whatsapp: z
      .string()
      .regex(/^[1-9]\d{7,14}$/, 'must be digits only, with the country code and no zeros before it')
      .optional()
      .meta({
        description:
          'WhatsApp number: digits only, with country code, in quotes. Without it there are no chat buttons.',
      }),
    serving: localized(
      text('A line.'),
      'The line in the contact bar that says where the business works.',
    ).optional(),
    address: Address,
    geo: GeoPoint.optional(),
    priceRange: text('Price range for structured data, such as `$40-$150`.').optional(),
    payments: z.array(text('A payment method.')).min(1).optional().meta({
      description: 'Accepted payment methods, such as `[cash, card]`, for structured data.',
    }),
    hours: z
      .strictObject({
        regular: Hours.optional().meta({
          description: 'Hours that are the same on every day of the week.',
        }),
        week: z.array(DayHours).min(1).optional().meta({
          description:
            'Hours by day, in place of `regular`; days not listed are closed. A day with a break stands in two entries: one until noon, one for the afternoon. Texts refer to all of it as `{business.hours.week}`, and to a day as `{business.hours.week.Monday}`.',
        }),
      })
      .optional()
      .meta({
        description:
          'When the business is open: `regular` for the same hours every day, or `week`.',
      }),
    timeZone: z
      .string()
      .refine(isTimeZone, NO_TIME_ZONE)
      .optional()
      .meta({ description: 'Time zone of the business, such as `America/Chicago`. Default: UTC.' }),
    currency: z
      .string()
      .refine(isCurrency, NO_CURRENCY)
      .optional()
      .meta({ description: 'Currency of its prices in three letters (ISO 4217). Default: USD.' }),
  })
  .meta({ description: 'Name, contact details, place and opening hours of the business.' });

type Shape = Record<string, z.ZodType>;

/** A key that a site describes itself, with one more check; what is no text is left to its own schema. */
function demanded(
  shape: Shape,
  key: string,
  isRight: (value: string) => boolean,
  fault: string,
): Shape {
  const schema = shape[key];
  if (!schema) return {};
  const checked = schema.refine((value) => typeof value !== 'string' || isRight(value), fault);
  return { [key]: checked.meta(schema.meta() ?? {}) };
}

function isCountryCode(value: string): boolean {
  return COUNTRY_CODE.test(value) && isCountry(value);
}

/**
 * A site's own keys of the business with the engine's demands on country, time zone and currency, which it formats
 * numbers and dates with: whatever the site says of them, another value would stop it.
 *
 * @param own keys of a site's schema, which replace the engine's of the same name.
 */
export function withEngineCodes(own: Shape): Shape {
  const place = own.address as z.ZodObject<Shape> | undefined;
  const address =
    place && 'shape' in place
      ? place
          .extend(demanded(place.shape, 'country', isCountryCode, NO_CODE))
          .meta(place.meta() ?? {})
      : undefined;
  return {
    ...own,
    ...(address ? { address } : {}),
    ...demanded(own, 'timeZone', isTimeZone, NO_TIME_ZONE),
    ...demanded(own, 'currency', isCurrency, NO_CURRENCY),
  };
}
