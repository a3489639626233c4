import type { GeoPoint } from '../../schemas/geo-point.ts';

/** A road on the drawn map: straight lines from town to town. */
export interface Road {
  name: string;
  interstate: boolean;
  points: readonly GeoPoint[];
  /** Position of its label. */
  sign: GeoPoint;
}

const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });

const ANDREWS = at(32.3187, -102.5457);
const BIG_LAKE = at(31.1916, -101.4604);
const BIG_SPRING = at(32.2504, -101.4787);
const CRANE = at(31.3974, -102.3501);
const FORT_STOCKTON = at(30.894, -102.8793);
const GARDEN_CITY = at(31.864, -101.4812);
const KENT = at(31.07, -104.06);
const LAMESA = at(32.7376, -101.951);
const LUBBOCK = at(33.5779, -101.8552);
const MCCAMEY = at(31.136, -102.2243);
const MIDLAND = at(31.9973, -102.0779);
const ODESSA = at(31.8457, -102.3676);
const RANKIN = at(31.2226, -101.9379);
const SAN_ANGELO = at(31.4638, -100.437);
const STANTON = at(32.1293, -101.7885);
const STERLING_CITY = at(31.8363, -100.9848);

/** Roads around Midland, major ones first. Geography, not business facts, so defined here. */
export const ROADS: readonly Road[] = [
  {
    name: 'I-20',
    interstate: true,
    points: [
      KENT,
      at(31.4229, -103.4932),
      at(31.5943, -102.8926),
      ODESSA,
      MIDLAND,
      STANTON,
      BIG_SPRING,
      at(32.39, -100.8646),
      at(32.4487, -99.7331),
      at(32.39, -98.2),
    ],
    sign: at(31.7, -102.67),
  },
  {
    name: 'I-10',
    interstate: true,
    points: [
      at(31.1, -105.8),
      at(31.04, -104.83),
      KENT,
      at(30.98, -103.74),
      FORT_STOCKTON,
      at(30.89, -102.3),
      at(30.7, -101.7),
      at(30.71, -101.2),
      at(30.567, -100.643),
      at(30.3, -99.2),
    ],
    sign: at(30.892, -102.59),
  },
  {
    name: 'US 385',
    interstate: false,
    points: [at(33.9, -102.3), at(32.719, -102.6449), ANDREWS, ODESSA, CRANE, MCCAMEY],
    sign: at(31.62, -102.3587),
  },
  {
    name: 'TX 349',
    interstate: false,
    points: [LAMESA, MIDLAND, RANKIN, at(30.914, -101.899), at(30.7, -101.7)],
    sign: at(31.61, -102.0079),
  },
  {
    name: 'TX 158',
    interstate: false,
    points: [at(31.99, -102.422), MIDLAND, GARDEN_CITY, STERLING_CITY],
    sign: at(31.8465, -101.13),
  },
  {
    name: 'TX 176',
    interstate: false,
    points: [at(32.4, -103.06), ANDREWS, at(32.305, -101.974), BIG_SPRING],
    sign: at(32.312, -102.26),
  },
  {
    name: 'US 87',
    interstate: false,
    points: [LUBBOCK, LAMESA, BIG_SPRING, STERLING_CITY, SAN_ANGELO, at(30.2, -98.8)],
    sign: at(32.494, -101.7149),
  },
  {
    name: 'US 67',
    interstate: false,
    points: [FORT_STOCKTON, MCCAMEY, RANKIN, BIG_LAKE, at(31.26, -100.82), SAN_ANGELO],
    sign: at(31.2258, -101.14),
  },
  {
    name: 'TX 137',
    interstate: false,
    points: [LAMESA, STANTON, GARDEN_CITY, BIG_LAKE],
    sign: at(31.53, -101.4707),
  },
];

/** Cities beyond the circle, for orientation. */
export const FAR_CITIES = [
  { name: 'Abilene', ...at(32.4487, -99.7331) },
  { name: 'San Angelo', ...SAN_ANGELO },
  { name: 'Carlsbad', ...at(32.4207, -104.2288) },
];

/** The line between Texas and New Mexico, beyond which a Texas notary may not act. */
export const STATE_LINE = [at(34, -103.043), at(32, -103.064), at(32, -106)];
