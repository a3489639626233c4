import { z } from 'zod';

/** A point on the map, in degrees (WGS 84). */
export const GeoPoint = z
  .strictObject({
    latitude: z.number().min(-90).max(90).meta({ description: 'Degrees north.' }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'Degrees east (west is negative).' }),
  })
  .meta({ description: 'A point on the map, in degrees (WGS 84).' });

export type GeoPoint = z.infer<typeof GeoPoint>;
