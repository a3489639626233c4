import type { Site } from '../../renderer/context/site.ts';

/** A primary service area. */
export interface PrimaryArea {
  name: string;
  county: string;
  population: number;
  travelFee: number;
  description: string;
  link: string;
}

const DETAILS = {
  Midland: {
    link: '/locations/midland-tx',
    description:
      'Where we start from. Office towers, the hospital, the airport and every subdivision from Greenwood to the county line.',
  },
  Odessa: {
    link: '/locations/odessa-tx',
    description:
      'Straight down Highway 191. Two hospitals, two colleges, the dealerships, and the yards on both sides of I-20.',
  },
  Stanton: {
    link: '/locations/stanton-tx',
    description:
      'The seat of Martin County, with its square and hospital, and the cotton country north of the interstate.',
  },
} as const;

function isDetailed(name: string): name is keyof typeof DETAILS {
  return name in DETAILS;
}

/**
 * The three areas visited every day, at this page's travel fees (docs/product.md, "Readings that
 * differ").
 */
export function primaryAreas({ area, fees }: Site): PrimaryArea[] {
  const travel = { Midland: fees.areaCity, Odessa: fees.areaCity, Stanton: fees.stanton };
  return area.primary.flatMap(({ name, county, population }) =>
    isDetailed(name)
      ? [{ name, county, population, travelFee: travel[name], ...DETAILS[name] }]
      : [],
  );
}
