import { count, GeoPoint, text } from 'touchdown';
import { z } from 'zod';
import { usd } from './usd.ts';

const County = GeoPoint.extend({ name: text('Name without “County”.') }).meta({
  description: 'A county and its midpoint on the map.',
});

const PrimaryTown = z
  .strictObject({
    name: text('Name of the town.'),
    county: text('Its county, without “County”.'),
    population: count('People living there at the last census.'),
  })
  .meta({ description: 'A town of the primary area.' });

const ExtendedTown = GeoPoint.extend({
  name: text('Name of the town.'),
  county: text('Its county, without “County”.'),
  miles: count('Miles by road from Midland.'),
  travel: usd('Travel fee to this town'),
}).meta({ description: 'A town of the extended area with its own travel fee.' });

const NearbyTown = z
  .strictObject({
    name: text('Name of the community.'),
    miles: count('Miles by road.'),
  })
  .meta({ description: 'A community and its distance.' });

/** The area the notary serves, and the points the calculator measures from (docs/product.md, "Service area"). */
export const ServiceArea = z
  .strictObject({
    midland: GeoPoint,
    odessa: GeoPoint,
    stanton: GeoPoint,
    freeMiles: count('Miles around the Midland reference point without mileage fee.'),
    freeMinutes: count('Minutes of driving around Midland or Odessa without mileage fee.'),
    odessaMiles: count('Miles around the Odessa reference point without mileage fee.'),
    extendedHours: count('Hours of driving that the extended area reaches.'),
    radiusMetres: count('Radius of the circle on the map, in metres.'),
    faqMiles: count('Radius that the FAQ names, in miles.'),
    primary: z
      .array(PrimaryTown)
      .min(1)
      .meta({ description: 'Towns of the primary area, nearest first.' }),
    extended: z
      .array(ExtendedTown)
      .min(1)
      .meta({ description: 'Towns of the extended area, nearest first.' }),
    fromStanton: z
      .array(NearbyTown)
      .min(1)
      .meta({ description: 'Communities around Stanton with their distance from it.' }),
    counties: z.array(County).min(1).meta({ description: 'Counties served around Midland.' }),
    primaryRadiusKm: count('Radius around Midland and Odessa in structured data, in kilometres.'),
    countyRadiusKm: count('Radius around each of the counties in structured data, in kilometres.'),
  })
  .meta({ description: 'Where the notary drives.' });
