import type { GeoPoint } from '../../../schemas/geo-point.ts';

/** Kilometers from the middle of an area within which every place of it is, and some of its neighbors. */
const RADIUS = { GB: 130, DE: 130, ES: 170 } as const;

/** Areas that are larger: the Highlands and the islands. */
const LARGE = 250;

/**
 * The middle of each area of postal codes, to about ten kilometers: of the letters that a British code begins with, of the two
 * digits of a German one, and of the provinces of Spain.
 */
const MIDDLES = {
  GB: `AB 57.1 -2.1 AL 51.8 -.3 B 52.5 -1.9 BA 51.3 -2.4 BB 53.8 -2.4 BD 53.9 -1.9 BH 50.8 -1.9 BL 53.6 -2.4 BN 50.9 -.1
    BR 51.4 .1 BS 51.4 -2.6 BT 54.6 -6.5 CA 54.7 -3.1 CB 52.2 .2 CF 51.6 -3.3 CH 53.2 -3 CM 51.8 .5 CO 51.9 1 CR 51.3 -.1
    CT 51.2 1.2 CV 52.4 -1.5 CW 53.2 -2.4 DA 51.4 .2 DD 56.6 -2.9 DE 53 -1.5 DG 55 -4 DH 54.8 -1.6 DL 54.5 -1.7 DN 53.6 -.8
    DT 50.8 -2.4 DY 52.4 -2.2 E 51.5 0 EC 51.5 -.1 EH 55.9 -3.2 EN 51.7 -.1 EX 50.9 -3.7 FK 56.2 -4 FY 53.8 -3 G 55.9 -4.3
    GL 51.9 -2.2 GU 51.2 -.7 HA 51.6 -.3 HD 53.6 -1.8 HG 54 -1.6 HP 51.7 -.7 HR 52.1 -2.8 HS 57.9 -6.9 HU 53.8 -.3
    HX 53.7 -1.9 IG 51.6 .1 IP 52.2 1.1 IV 57.5 -4.8 KA 55.5 -4.6 KT 51.4 -.3 KW 58.6 -3.2 KY 56.2 -3.1 L 53.4 -3
    LA 54.1 -2.8 LD 52.2 -3.4 LE 52.7 -1.1 LL 53.1 -3.8 LN 53.2 -.4 LS 53.8 -1.5 LU 51.9 -.4 M 53.5 -2.2 ME 51.4 .6
    MK 52 -.7 ML 55.7 -3.8 N 51.6 -.1 NE 55.1 -1.7 NG 53 -1.1 NN 52.2 -.9 NP 51.7 -3 NR 52.7 1.3 NW 51.5 -.2 OL 53.6 -2.1
    OX 51.8 -1.3 PA 56 -5.4 PE 52.7 0 PH 56.7 -4.2 PL 50.4 -4.4 PO 50.8 -1 PR 53.8 -2.8 RG 51.4 -1 RH 51.1 -.2 RM 51.5 .2
    S 53.4 -1.4 SA 51.9 -4.3 SE 51.5 0 SG 51.9 -.2 SK 53.3 -2 SL 51.5 -.6 SM 51.4 -.2 SN 51.5 -1.8 SO 50.9 -1.4 SP 51.1 -1.8
    SR 54.8 -1.4 SS 51.6 .7 ST 53 -2.1 SW 51.5 -.2 SY 52.6 -3.1 TA 51 -3.1 TD 55.6 -2.4 TF 52.7 -2.5 TN 51.1 .4 TQ 50.4 -3.6
    TR 50.1 -5.4 TS 54.6 -1.2 TW 51.4 -.3 UB 51.5 -.4 W 51.5 -.2 WA 53.4 -2.6 WC 51.5 -.1 WD 51.7 -.4 WF 53.7 -1.4
    WN 53.5 -2.6 WR 52.1 -2.2 WS 52.6 -2 WV 52.6 -2.1 YO 54.1 -.9 ZE 60.3 -1.2`,
  DE: `01 51 13.7 02 51.2 14.5 03 51.7 14.2 04 51.3 12.5 06 51.6 11.9 07 50.8 11.8 08 50.6 12.4 09 50.8 13 10 52.5 13.4
    12 52.5 13.4 13 52.5 13.4 14 52.4 12.9 15 52.3 14.1 16 53 13 17 53.7 13.4 18 54.1 12.7 19 53.4 11.5 20 53.6 10
    21 53.4 10 22 53.6 10.1 23 54 10.9 24 54.4 9.8 25 54.4 9.1 26 53.3 7.8 27 53.3 8.7 28 53.1 8.8 29 52.8 10.5 30 52.4 9.7
    31 52.3 9.6 32 52.1 8.8 33 51.9 8.6 34 51.3 9.3 35 50.7 8.6 36 50.7 9.8 37 51.5 10 38 52.2 10.7 39 52.3 11.6 40 51.2 6.8
    41 51.2 6.4 42 51.2 7.1 44 51.5 7.4 45 51.5 7.1 46 51.8 6.7 47 51.5 6.5 48 52 7.5 49 52.5 7.9 50 50.9 6.9 51 51 7.3
    52 50.8 6.3 53 50.6 7 54 50 6.6 55 49.9 7.9 56 50.3 7.4 57 50.9 8 58 51.3 7.6 59 51.5 8.1 60 50.1 8.7 61 50.3 8.7
    63 50.1 9.1 64 49.8 8.8 65 50.2 8.2 66 49.3 7.1 67 49.5 8.1 68 49.5 8.5 69 49.4 8.8 70 48.8 9.2 71 48.9 9.2 72 48.4 9
    73 48.8 9.8 74 49.2 9.5 75 48.8 8.7 76 49.1 8.3 77 48.4 8 78 48 8.6 79 47.9 7.9 80 48.1 11.6 81 48.1 11.6 82 47.8 11.2
    83 47.8 12.3 84 48.4 12.6 85 48.4 11.7 86 48.4 10.8 87 47.8 10.4 88 47.9 9.7 89 48.5 10 90 49.4 11 91 49.4 10.9
    92 49.4 12 93 49 12.4 94 48.8 13.1 95 50 11.9 96 50.1 10.9 97 49.9 9.9 98 50.5 10.7 99 50.9 10.8`,
  ES: `01 42.8 -2.7 02 38.8 -1.9 03 38.5 -.5 04 37.2 -2.3 05 40.6 -5 06 38.7 -6.1 07 39.5 2.9 08 41.7 2 09 42.4 -3.6
    10 39.7 -6.2 11 36.5 -5.8 12 40.2 -.1 13 38.9 -3.8 14 38 -4.8 15 43.1 -8.4 16 40 -2.2 17 42.1 2.7 18 37.3 -3.3
    19 40.8 -2.6 20 43.1 -2.2 21 37.6 -6.8 22 42.2 -.1 23 38 -3.4 24 42.6 -5.8 25 42 1 26 42.3 -2.5 27 43 -7.4 28 40.5 -3.7
    29 36.8 -4.7 30 38 -1.5 31 42.7 -1.6 32 42.2 -7.6 33 43.3 -6 34 42.4 -4.5 35 28.4 -14.8 36 42.4 -8.5 37 40.8 -6.1
    38 28.3 -17 39 43.2 -4 40 41.2 -4 41 37.4 -5.7 42 41.6 -2.6 43 41.1 .8 44 40.7 -.8 45 39.8 -4.1 46 39.4 -.8 47 41.6 -4.8
    48 43.2 -2.8 49 41.7 -6 50 41.6 -1 51 35.9 -5.3 52 35.3 -2.9`,
} as const;

type Country = keyof typeof MIDDLES;

const AREA = /(?<area>[A-Z]{1,2}|\d\d) +(?<latitude>[-.\d]+) (?<longitude>[-.\d]+)/g;

const LARGE_AREAS: ReadonlySet<string> = new Set(['HS', 'IV', 'KW', 'PA', 'PH', 'ZE']);

/** The letters or digits of a code that name its area. */
function areaOf(code: string, country: Country): string {
  const plain = code.trim().toUpperCase().replace(/^D-/, '');
  const found = country === 'GB' ? /^[A-Z]{1,2}(?=\d)/.exec(plain) : /^\d\d(?=\d{3}$)/.exec(plain);
  return found?.[0] ?? '';
}

/** Where the places with a postal code are. */
export interface PostalArea {
  middle: GeoPoint;
  /** In kilometers. */
  radius: number;
}

/** The area of a postal code; undefined in a country whose areas are not known, or of a code that is in none. */
export function postalAreaOf(code: string, country: string): PostalArea | undefined {
  if (!(country in MIDDLES)) return undefined;
  const known = country as Country;
  const area = areaOf(code, known);
  const found = [...MIDDLES[known].matchAll(AREA)].find(({ groups }) => groups?.area === area);
  if (!found) return undefined;
  const { latitude, longitude } = found.groups ?? {};
  return {
    middle: { latitude: Number(latitude), longitude: Number(longitude) },
    radius: LARGE_AREAS.has(area) ? LARGE : RADIUS[known],
  };
}
