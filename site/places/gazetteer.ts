import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { greatCircleMiles } from './distance.ts';
import { FURTHER_TOWNS, ZIP_CODES } from './gazetteer-places.ts';

/** A point on the map with its description. */
export interface Place {
  name: string;
  point: GeoPoint;
  /** True if its name alone is enough to find it again here. */
  listed?: true;
}

type Area = SiteConfig['area'];

/** Towns that are found without a request: the configured ones first, with the owner's coordinates. */
export function gazetteerTowns(area: Area): Place[] {
  return [
    { name: 'Midland', point: area.midland },
    { name: 'Odessa', point: area.odessa },
    { name: 'Stanton', point: area.stanton },
    ...area.extended.map(({ name, latitude, longitude }) => ({
      name,
      point: { latitude, longitude },
    })),
    ...FURTHER_TOWNS.map(([name, latitude, longitude]) => ({
      name,
      point: { latitude, longitude },
    })),
  ];
}

/** Normalizes a town name: `Mc Camey` and `mccamey`, `Ft. Stockton` and `Fort Stockton` are equal. */
function townKey(words: string): string {
  return words.replace(/^ft /, 'fort ').replace(/ /g, '');
}

function findTown(words: string, area: Area): Place | undefined {
  const key = townKey(words);
  const town = gazetteerTowns(area).find(({ name }) => townKey(name.toLowerCase()) === key);
  return town && { ...town, listed: true };
}

function findZip(code: string, area: Area): Place | undefined {
  const row = ZIP_CODES.find(([zip]) => zip === code);
  if (!row) return undefined;
  const [zip, town, latitude, longitude] = row;
  const name = `${town} ${zip}`;
  if (latitude !== undefined && longitude !== undefined)
    return { name, point: { latitude, longitude }, listed: true };
  const place = findTown(town.toLowerCase(), area);
  return place && { ...place, name };
}

/**
 * The place named by a town, a ZIP code or both (`Big Spring`, `79720`, `Big Spring, TX 79720`). Anything more, such as
 * a street, is left to the geocoder.
 */
export function findInGazetteer(typed: string, area: Area): Place | undefined {
  const words = typed
    .toLowerCase()
    .replace(/[.,\s]+/g, ' ')
    .trim()
    .replace(/ (?:usa|united states)$/, '');
  const code = /(?:^| )(\d{5})(?:-\d{4})?$/.exec(words);
  const town = (code ? words.slice(0, code.index) : words).replace(/(?:^| )(?:tx|texas)$/, '');
  const place = findTown(town, area);
  if (!code) return place;
  return place || town === '' ? findZip(code[1] ?? '', area) : undefined;
}

/** Maximum distance from a town to count as near it, in miles. */
const NEAR_MILES = 30;

/**
 * Name of the town nearest to a point, if one is near.
 *
 * @param within maximum distance in miles.
 */
export function nearestTown(
  point: GeoPoint,
  area: Area,
  within: number = NEAR_MILES,
): string | undefined {
  let nearest: string | undefined;
  let miles = within;
  for (const town of gazetteerTowns(area)) {
    const distance = greatCircleMiles(point, town.point);
    if (distance >= miles) continue;
    nearest = town.name;
    miles = distance;
  }
  return nearest;
}
