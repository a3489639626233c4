import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countryOf } from '../../cli/init/countries.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { init } from './init-runs.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const config = (folder: string) => parse(read(folder, 'site.config.yaml'));

describe('the time zone of a new site', () => {
  it.each(
    sample(
      [
        ['TX', 'El Paso', 'America/Denver', 'America/Chicago'],
        ['Texas', 'Dallas', 'America/Chicago', 'America/Denver'],
        ['ID', "Coeur d'Alene", 'America/Los_Angeles', 'America/Denver'],
        ['TN', 'Knoxville', 'America/New_York', 'America/Chicago'],
        ['FL', 'Miami', 'America/New_York', 'America/Chicago'],
      ],
      3,
    ),
  )(
    'in %s, a state with two time zones, %s has %s, and the other one is named',
    async (...expected) => {
      const [region, town, timeZone, other] = expected;
      const cwd = tempFolder();
      const { stdout } = await init(cwd, '--region', region, '--locality', town);
      const { business, sampleData } = config(cwd);
      expect([business.timeZone, sampleData]).toEqual([
        timeZone,
        expect.not.arrayContaining(['business.timeZone']),
      ]);
      expect(read(cwd, 'site.config.yaml')).toContain(` # ${other} in `);
      expect(stdout).toContain(other);
    },
  );

  it.each([
    ['MX', 'Nuevo León', 'America/Monterrey'],
    ['MX', 'n.l.', 'America/Monterrey'],
    ['MX', 'Baja California Sur', 'America/Mazatlan'],
    ['MX', 'Yucatan', 'America/Merida'],
    ['MX', 'Jalisco', 'America/Mexico_City'],
    ['ES', 'Las Palmas', 'Atlantic/Canary'],
    ['ES', 'Sevilla', 'Europe/Madrid'],
    ['AU', 'QLD', 'Australia/Brisbane'],
  ])('of %s in %s is that of the state or province', (country, region, timeZone) => {
    expect(countryOf(country, region, undefined)).toMatchObject({
      timeZone,
      isZoneGuessed: false,
    });
  });

  it('is a guess in a Mexican state that is not known', () => {
    expect(countryOf('MX', 'Norte', undefined).isZoneGuessed).toBe(true);
  });

  it('in a state that is not known the time zone is invented', async () => {
    const cwd = tempFolder();
    const { stdout } = await init(cwd, '--region', 'West Coast', '--locality', 'Springfield');
    expect(config(cwd).sampleData).toContain('business.timeZone');
    expect(stdout).not.toContain('time zone');
  });
});
