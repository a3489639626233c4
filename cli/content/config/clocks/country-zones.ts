/** Hours that a time zone is ahead of UTC in a month of 2026, by default in January. */
export function hoursAhead(timeZone: string, month = 0): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format
    .formatToParts(Date.UTC(2026, month, 15))
    .find(({ type }) => type === 'timeZoneName');
  const [, sign = '+', hours = '0', minutes = '0'] =
    /([+-])(\d{2}):(\d{2})/.exec(name?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** Degrees that the sun moves in an hour. */
export const HOUR = 15;

/** Degrees between a longitude and the middle of a time zone. */
export function degreesOff(longitude: number, ahead: number): number {
  const off = Math.abs(longitude - ahead * HOUR) % 360;
  return Math.min(off, 360 - off);
}

/** The time zones of a country; none if the runtime does not know them. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/**
 * Another time zone of a country in whose part of the world a longitude is.
 *
 * @param least degrees around the middle of a zone that belong to it.
 */
export function hasZoneAt(longitude: number, country: string, least: number): boolean {
  return zonesOf(country).some((zone) => degreesOff(longitude, hoursAhead(zone)) <= least);
}

/** True of a time zone of a country, under any of its names. */
export function isZoneOf(timeZone: string, country: string): boolean {
  const { timeZone: listed } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  return [timeZone, listed].some((name) => zonesOf(country).includes(name));
}

/**
 * Time zones of islands and borders, and what the state or postal code of an address there looks like. Elsewhere in the country
 * nobody has their time, so that a zone of another country with the same clock is a slip: Lisbon’s, in Valencia.
 */
const OUTLYING: Readonly<Record<string, { place: RegExp; zones: readonly string[] }>> = {
  CL: {
    place: /magallanes|ays[eé]n|pascua/i,
    zones: ['America/Coyhaique', 'America/Punta_Arenas', 'Pacific/Easter'],
  },
  EC: { place: /gal[aá]pagos/i, zones: ['Pacific/Galapagos'] },
  ES: { place: /canar|palmas|tenerife|^3[58]\d{3}$/i, zones: ['Atlantic/Canary'] },
  MX: {
    place:
      /california|sonora|sinaloa|nayarit|chihuahua|coahuila|nuevo le[oó]n|tamaulipas|quintana/i,
    zones: [
      ...['America/Cancun', 'America/Ciudad_Juarez', 'America/Hermosillo', 'America/Matamoros'],
      ...['America/Mazatlan', 'America/Ojinaga', 'America/Tijuana'],
    ],
  },
  NZ: { place: /chatham/i, zones: ['Pacific/Chatham'] },
  PT: { place: /a[cç]ores|azores|^9[5-9]\d{2}/i, zones: ['Atlantic/Azores'] },
};

/** Clocks in a time zone, in January and in July. */
export function clocksOf(timeZone: string): string {
  return `${hoursAhead(timeZone)} ${hoursAhead(timeZone, 6)}`;
}

interface Address {
  country: string;
  region?: string | undefined;
  postalCode?: string | undefined;
}

/** True of a time zone that no clock at an address may show: neither one of the country’s, nor a neighbor’s with the same time. */
export function isElsewhere(timeZone: string, address: Address): boolean {
  const zones = zonesOf(address.country);
  if (zones.length === 0 || isZoneOf(timeZone, address.country)) return false;
  const { place, zones: outlying = [] } = OUTLYING[address.country] ?? {};
  const isOutlying = [address.region, address.postalCode].some((text) => place?.test(text ?? ''));
  const clocks = clocksOf(timeZone);
  return zones.every(
    (zone) => (outlying.includes(zone) && !isOutlying) || clocksOf(zone) !== clocks,
  );
}
