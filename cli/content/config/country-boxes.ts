import type { GeoPoint } from '../../../schemas/geo-point.ts';

/** Southern, western, northern and eastern edge in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** Boxes around countries, a degree too large; a country that is not listed may be anywhere. */
const BOXES: Readonly<Record<string, Box>> = {
  ...{ AR: [-56, -74, -21, -53], AT: [46, 9, 50, 18], AU: [-55, 96, -9, 160] },
  ...{ BE: [49, 2, 52, 7], BG: [41, 22, 45, 29], BO: [-23, -70, -9, -57] },
  ...{ BR: [-34, -74, 6, -28], CA: [41, -142, 84, -52], CH: [45, 5, 48, 11] },
  ...{ CL: [-57, -110, -17, -66], CN: [17, 73, 54, 136], CO: [-5, -82, 14, -66] },
  ...{ CR: [5, -88, 12, -82], CY: [34, 32, 36, 35], CZ: [48, 12, 52, 19] },
  ...{ DE: [47, 5, 56, 16], DK: [54, 7, 58, 16], DO: [17, -72, 20, -68] },
  ...{ EC: [-6, -93, 2, -75], EE: [57, 21, 60, 29], EG: [21, 24, 32, 37] },
  ...{ ES: [27, -19, 44, 5], FI: [59, 19, 71, 32], GB: [49, -14, 61, 2] },
  ...{ GR: [34, 19, 42, 30], GT: [13, -93, 18, -88], HR: [42, 13, 47, 20] },
  ...{ HU: [45, 16, 49, 23], ID: [-12, 94, 7, 142], IE: [51, -11, 56, -5] },
  ...{ IL: [29, 34, 34, 36], IN: [6, 68, 36, 98], IS: [63, -25, 67, -13] },
  ...{ IT: [35, 6, 48, 19], JO: [29, 34, 34, 40], JP: [20, 122, 46, 154] },
  ...{ KE: [-5, 33, 6, 42], KR: [32, 124, 39, 132], LI: [47, 9, 48, 10] },
  ...{ LT: [53, 20, 57, 27], LU: [49, 5, 51, 7], LV: [55, 20, 59, 29] },
  ...{ MA: [20, -18, 36, 0], MC: [43, 7, 44, 8], MT: [35, 14, 37, 15] },
  ...{ MX: [14, -119, 33, -86], MY: [0, 99, 8, 120], NG: [4, 2, 14, 15] },
  ...{ PA: [7, -84, 10, -77], PE: [-19, -82, 1, -68], PH: [4, 116, 22, 127] },
  ...{ PL: [48, 14, 55, 25], PR: [17, -68, 19, -65], PT: [29, -32, 43, -6] },
  ...{ PY: [-28, -63, -19, -54], RO: [43, 20, 49, 30], RS: [41, 18, 47, 24] },
  ...{ SE: [55, 10, 70, 25], SG: [1, 103, 2, 105], SI: [45, 13, 47, 17] },
  ...{ SK: [47, 16, 50, 23], TH: [5, 97, 21, 106], TR: [35, 25, 43, 45] },
  ...{ UA: [44, 22, 53, 41], US: [18, -180, 72, -65], UY: [-35, -59, -30, -53] },
  ...{ VN: [8, 102, 24, 110], ZA: [-47, 16, -22, 39] },
  ...{ FR: [41, -6, 52, 10], NL: [50, 3, 54, 8], NO: [57, 4, 72, 32], NZ: [-48, 165, -33, 180] },
};

/** Countries with places far outside the box, such as islands in other oceans. */
const SCATTERED: ReadonlySet<string> = new Set(['FR', 'NL', 'NO', 'NZ']);

/** True if a point outside the box of a country may be in it nevertheless. */
export function isScattered(country: string): boolean {
  return SCATTERED.has(country);
}

/** True of a point more than so many degrees outside a box. */
function isBeyond({ latitude, longitude }: GeoPoint, box: Box, margin: number): boolean {
  const [south, west, north, east] = box;
  return (
    latitude < south - margin ||
    latitude > north + margin ||
    longitude < west - margin ||
    longitude > east + margin
  );
}

/** True of a point outside a country. */
export function isOutside(point: GeoPoint, country: string): boolean {
  const box = BOXES[country];
  return box !== undefined && isBeyond(point, box, 0);
}

/** Degrees from an edge, about 50 km, within which a business may be on the other side of a border. */
const NEAR = 0.5;

/** True of a point that is outside a box, and not close to it. */
export function isFarOutside(point: GeoPoint, box: Box): boolean {
  return isBeyond(point, box, NEAR);
}
