import type { GeoPoint } from '../../../schemas/geo-point.ts';
import { type Box, isFarOutside } from './country-boxes.ts';
import { stateCode } from './us-states.ts';

/**
 * Southern, western, northern and eastern edge of the states in whole degrees, rounded outward from the extents in the
 * Census Bureau's state boundaries: https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html
 */
const BOXES: Readonly<Record<string, Box>> = {
  ...{ AL: [30, -89, 36, -84], AK: [51, -180, 72, -129], AR: [33, -95, 37, -89] },
  ...{ AZ: [31, -115, 38, -109], CA: [32, -125, 42, -114], CO: [36, -110, 42, -102] },
  ...{ CT: [40, -74, 43, -71], DC: [38, -78, 40, -76], DE: [38, -76, 40, -74] },
  ...{ FL: [24, -88, 31, -79], GA: [30, -86, 36, -80], HI: [18, -179, 29, -154] },
  ...{ IA: [40, -97, 44, -90], ID: [41, -118, 50, -111], IL: [36, -92, 43, -87] },
  ...{ IN: [37, -89, 42, -84], KS: [36, -103, 41, -94], KY: [36, -90, 40, -81] },
  ...{ LA: [28, -95, 34, -88], MA: [41, -74, 43, -69], MD: [37, -80, 40, -75] },
  ...{ ME: [42, -72, 48, -66], MI: [41, -91, 49, -82], MN: [43, -98, 50, -89] },
  ...{ MO: [35, -96, 41, -89], MS: [30, -92, 36, -88], MT: [44, -117, 50, -104] },
  ...{ NC: [33, -85, 37, -75], ND: [45, -105, 50, -96], NE: [39, -105, 44, -95] },
  ...{ NH: [42, -73, 46, -70], NJ: [38, -76, 42, -73], NM: [31, -110, 38, -103] },
  ...{ NV: [35, -121, 42, -114], NY: [40, -80, 46, -71], OH: [38, -85, 43, -80] },
  ...{ OK: [33, -104, 38, -94], OR: [41, -125, 47, -116], PA: [39, -81, 43, -74] },
  ...{ RI: [41, -72, 43, -71], SC: [32, -84, 36, -78], SD: [42, -105, 46, -96] },
  ...{ TN: [34, -91, 37, -81], TX: [25, -107, 37, -93], UT: [36, -115, 43, -109] },
  ...{ VA: [36, -84, 40, -75], VT: [42, -74, 46, -71], WA: [45, -125, 50, -116] },
  ...{ WI: [42, -93, 48, -86], WV: [37, -83, 41, -77], WY: [40, -112, 46, -104] },
};

/**
 * True of a point that is far outside a state of the United States.
 *
 * @param region a state by its code or name; of anything else nothing is known.
 */
export function isFarOutsideState(point: GeoPoint, region: string | undefined): boolean {
  const box = BOXES[stateCode(region ?? '') ?? ''];
  return box !== undefined && isFarOutside(point, box);
}

/** True of a point far to the south or north of a state. */
export function isLatitudeOutside({ latitude }: GeoPoint, region: string): boolean {
  const box = BOXES[stateCode(region) ?? ''];
  return box !== undefined && isFarOutside({ latitude, longitude: box[1] }, box);
}
