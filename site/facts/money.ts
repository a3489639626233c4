import { count, text } from 'touchdown';
import { z } from 'zod';
import { usd } from './usd.ts';

/**
 * All fees, each once. Where pages use two readings, both are here under their own names (docs/product.md, "Readings
 * that differ").
 */
export const Fees = z
  .strictObject({
    travel: usd('Travel fee near Midland or Odessa'),
    firstSignature: usd('First signature'),
    additionalSignature: usd('Each further signature'),
    minimum: usd('Smallest total of a visit'),
    mileage: usd('Each mile outside the area without mileage fee'),
    eveningSurcharge: usd('Added in the calculator’s evening slot'),
    lateNightSurcharge: usd('Added in the calculator’s late-night slot'),
    eveningTravel: usd('Travel in the evening, home page'),
    lateNightTravel: usd('Travel late at night, home page'),
    emergencyTravel: usd('Travel in an emergency at night, home page'),
    extendedAppointment: usd('Each further half hour of a long appointment'),
    flatTravel: usd('Flat base travel fee of the real-estate, vehicle and divorce pages'),
    vehicleMileage: usd('Each mile on the vehicle page'),
    vehicleSeparateMeetings: usd('Vehicle title: seller and buyer met separately'),
    vehicleSeparateExtra: usd('Vehicle title: added for the second meeting'),
    vehicleAdditional: usd('Vehicle title: each further vehicle'),
    faqSignature: usd(
      'Price a signature that the FAQ names, the Texas maximum for an acknowledgment',
    ),
    stanton: usd('Travel to Stanton'),
    areaCity: usd('Travel within the cities, service-areas page'),
    areaCounty: usd('Travel within the counties, service-areas page'),
    areaNeighborLow: usd('Travel to neighboring counties, service-areas page, lowest'),
    areaNeighborHigh: usd('Travel to neighboring counties, service-areas page, highest'),
    oilFieldLow: usd('Travel to oil-field sites, service-areas page, lowest'),
    oilFieldHigh: usd('Travel to oil-field sites, service-areas page, highest'),
    areaAfterHours: usd('Added after hours, service-areas page'),
    groupDiscountPercent: count('Discount for groups at one place, in per cent'),
    groupDiscountSigners: count('Signers at one place from which the discount is offered'),
    year: z.int().meta({ description: 'Year that the price list is labelled with' }),
  })
  .meta({ description: 'Every fee, once.' });

const band = (name: string) =>
  z
    .string()
    .regex(
      /^(?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M to (?:1[0-2]|[1-9])(?::[0-5]\d)? [AP]M$/,
      'must be written like 6 PM to 10 PM',
    )
    .meta({ description: `Hours of the ${name} band as they are shown: \`6 PM to 10 PM\`.` });

/**
 * Hours in which a visit costs more; the home page and the calculator differ (docs/product.md,
 * "Readings that differ").
 */
export const TimeBands = z
  .strictObject({
    home: z
      .strictObject({
        evening: band('evening'),
        lateNight: band('late-night'),
        emergency: band('emergency'),
      })
      .meta({ description: 'The home page’s reading.' }),
    calculator: z
      .strictObject({
        businessHours: band('daytime'),
        evening: band('evening'),
        lateNight: band('late-night'),
      })
      .meta({ description: 'The calculator’s reading.' }),
    serviceAreas: z
      .strictObject({ afterHours: band('after-hours') })
      .meta({ description: 'The service-areas page’s reading.' }),
    realEstate: z
      .strictObject({ afterHours: band('after-hours') })
      .meta({ description: 'The real-estate page’s reading; its fees are told on the phone.' }),
  })
  .meta({ description: 'Hours in which a visit costs more.' });

/**
 * Marketing figures; they differ from page to page and all readings are kept (docs/product.md, "Readings that differ").
 */
export const Figures = z
  .strictObject({
    within24Hours: text('Share of appointments completed within 24 hours.'),
    hoursSaved: text('Hours saved against a visit to an office.'),
    accuracy: text('Share of documents accepted the first time.'),
    powersOfAttorney: text('Powers of attorney notarized.'),
    closings: text('Real-estate signings completed.'),
    titles: text('Vehicle titles notarized.'),
    affidavits: text('Affidavits notarized.'),
    documents: text('Documents notarized in all.'),
    experienceYears: text('Years of experience, most pages.'),
    experienceYearsLong: text('Years of experience, the other reading.'),
    reviews: count('Number of reviews shown.'),
    reviewsStructured: count('Number of reviews, the other reading.'),
    rating: z.number().min(1).max(5).meta({ description: 'Average rating.', unit: 'count' }),
  })
  .meta({ description: 'Marketing figures.' });
