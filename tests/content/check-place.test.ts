import { expect, it } from 'vitest';
import { checkPlace } from '../../cli/content/addresses/check-place.ts';
import type { PageFile } from '../../schemas/page-file.ts';

/** Where a place is told, and what. */
function told(name: string, region: string, latitude: number, longitude: number): string[] {
  const place = { name, region, latitude, longitude } as PageFile['place'];
  const source = { path: 'page.yaml', file: 'page.yaml', text: '', hash: '' };
  const keys: string[] = [];
  const found = checkPlace({ place }, source, (path) => {
    keys.push(path.join('.'));
    return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  });
  return found.map(({ message }, at) => `${keys[at]}: ${message}`);
}

it.each([
  ['Odessa, TX', 'US-TX', 31.8457, -120.3676, 'longitude', 'Texas'],
  ['Odessa, TX', 'US-TX', 38.1457, -102.3676, 'latitude', 'Texas'],
  ['Lubbock, TX', 'US-TX', 13.5779, -101.8552, 'latitude', 'US'],
  ['Portland, OR', 'US-OR', 43.66, -70.26, 'longitude', 'Oregon'],
  ['Albany, NY', 'US-NY', 42.65, -73.75 - 10, 'longitude', 'New York'],
  ['Miami, FL', 'US-FL', 52.76, -80.19, 'latitude', 'Florida'],
  ['Boise, ID', 'US-ID', 34.62, -116.2, 'latitude', 'Idaho'],
])('%s (%s) at %f, %f', (name, region, latitude, longitude, key, where) => {
  expect(told(name, region, latitude, longitude)).toEqual([
    `place.${key}: On the map "${name}" would not be in ${where}.`,
  ]);
});

it.each([
  ['Odessa, TX', 'US-TX', 31.8457, -102.3676],
  ['El Paso, TX', 'US-TX', 31.76, -106.49],
  ['Texarkana', 'US-TX', 33.43, -94.05],
  ['Brownsville, TX', 'US-TX', 25.9, -97.5],
  ['Key West, FL', 'US-FL', 24.56, -81.78],
  ['Adak, AK', 'US-AK', 51.88, -176.65],
  ['Hilo, HI', 'US-HI', 19.72, -155.09],
  ['East St. Louis, IL', 'US-IL', 38.62, -90.15],
  ['San Juan', 'US-PR', 18.47, -66.11],
  ['Kassel', 'DE-HE', 51.31, 9.48],
  ['Cáceres', 'ES-EX', 39.47, -6.37],
  ['Hobbs, NM', 'US-NM', 32.7, -103.13],
])('%s (%s) at %f, %f may be right', (name, region, latitude, longitude) => {
  expect(told(name, region, latitude, longitude)).toEqual([]);
});
