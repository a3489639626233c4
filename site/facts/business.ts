import { count, GeoPoint, Hours, localized, text } from 'touchdown';
import { z } from 'zod';

/** Facts about a notary's business, in addition to those of any business. */
export const NotaryBusiness = z.strictObject({
  founder: text('The notary’s own name.'),
  tagline: localized(text('A tagline.'), 'Three or four words under the name in the header.'),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (432) 555-0142')
    .meta({ description: 'US phone number as it is shown, `(432) 555-0142`. Put it in quotes.' }),
  email: z
    .email('must be an e-mail address')
    .meta({ description: 'Address for written questions.' }),
  whatsapp: z
    .string()
    .regex(/^\d{8,15}$/, 'must be digits only, with the country code')
    .meta({ description: 'Number for chats: digits only, with country code, in quotes.' }),
  serving: localized(
    text('A line.'),
    'The line in the contact bar that says where the business works.',
  ),
  address: z
    .strictObject({
      locality: text('Town.'),
      region: text('State, two letters.'),
      postalCode: z
        .string()
        .regex(/^\d{5}$/, 'must be five digits in quotes')
        .meta({ description: 'ZIP code in quotes, so that a leading zero stays.' }),
      country: text('Country, two letters.'),
    })
    .meta({ description: 'Where the business is based; the street is not published.' }),
  geo: GeoPoint,
  priceRange: text('Range of prices as structured data shows it, such as `$40-$150`.'),
  payments: z.array(text('A way to pay.')).min(1).meta({ description: 'Every way to pay.' }),
  paymentsAtVisit: z
    .array(text('A way to pay.'))
    .min(1)
    .meta({ description: 'The shorter list that service and location pages show.' }),
  hours: z
    .strictObject({
      regular: Hours,
      early: Hours.meta({ description: 'The other reading of the regular hours, on some pages.' }),
    })
    .meta({ description: 'Regular hours; emergencies are served around the clock.' }),
});

/** License, bond and insurance (docs/product.md, "The offer"). */
export const Credentials = z
  .strictObject({
    commissionNumber: text('Texas notary commission number.'),
    commissionNumberTrust: text('The differing number that one trust section shows.'),
    commissionCounty: localized(text('A county.'), 'County of the commission.'),
    commissionExpires: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as "2029-05"')
      .meta({ description: 'Last month of the commission, `"2029-05"`; shown as May 2029.' }),
    insurance: text('Errors-and-omissions cover as it is shown, such as `$1 million`.'),
    insuranceShort: text('The same, short, such as `$1M`.'),
  })
  .meta({ description: 'Licence, bond and insurance.' });

/** Response and arrival times of the business (docs/product.md, "Hours and response"). */
export const Response = z
  .strictObject({
    urgentHours: text('Usual wait for an urgent visit, such as `1 to 2 hours`.'),
    emergencyMinutes: count('Minutes until arrival in an emergency.'),
    contactMinutes: count('Minutes until a message is answered in business hours.'),
    contactAfterHours: text('Time until a message is answered after hours.'),
    scanBackMinutes: count('Minutes until scans of the signed papers are back.'),
    sameDayCutoff: text('Latest booking for a same-day affidavit, such as `5 PM`.'),
  })
  .meta({ description: 'How fast the business answers and arrives.' });
