import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleMiles } from '../../site/places/distance.ts';
import { gazetteerTowns } from '../../site/places/gazetteer.ts';
import { siteFacts } from '../content/site-facts.ts';
import { pageLines } from './page-lines.ts';

const { area } = siteFacts().config;
const METRES_A_MILE = 1609.344;
const towns = new Map(gazetteerTowns(area).map(({ name, point }) => [name, point]));
const said = pageLines().flatMap(({ path, lines }) => lines.map((line) => ({ path, line })));

function straight(from: string, to: string): number {
  const [start, end] = [towns.get(from), towns.get(to)];
  if (!start || !end) throw new Error(`the gazetteer lacks ${start ? to : from}`);
  return greatCircleMiles(start, end);
}

/** No road is shorter than the straight line; miles are told rounded. */
const possible = (from: string, to: string, miles: number) =>
  Math.ceil(straight(from, to) - 0.5) <= miles;

describe('no road is shorter than the straight line', () => {
  it.each(area.extended)('from Midland to $name, $miles miles', ({ name, miles }) => {
    expect(straight('Midland', name)).toBeLessThan(miles + 0.5);
  });

  it('wherever a page tells road miles from Midland to a town', () => {
    const told = said.flatMap(({ path, line }) =>
      [...towns.keys()].flatMap((name) =>
        [
          ...line.matchAll(
            new RegExp(`${name} [\\w ]+ County, about (\\d+) road miles from Midland`, 'g'),
          ),
        ].map(([, miles]) => ({ path, name, miles: Number(miles) })),
      ),
    );
    expect(new Set(told.map(({ name }) => name)).size).toBe(area.extended.length);
    expect(told.filter(({ name, miles }) => !possible('Midland', name, miles))).toEqual([]);
  });

  /** The business gives these as they are; its own map says more, so that nothing else may rest on them. */
  const KEPT_AS_GIVEN = ['Lenorah', 'Tarzan', 'Odessa'];

  it('from Stanton too, but for three distances that the business gives', () => {
    const impossible = area.fromStanton.filter(
      ({ name, miles }) => !possible('Stanton', name, miles),
    );
    expect(impossible.map(({ name }) => name)).toEqual(KEPT_AS_GIVEN);
  });

  it('and the rule knows a road from a short cut, whatever the town', () => {
    const names = fc.constantFrom(...towns.keys());
    fc.assert(
      fc.property(names, names, fc.nat(500), (from, to, more) => {
        const miles = Math.ceil(straight(from, to));
        expect(possible(from, to, miles + more)).toBe(true);
        if (miles > 1) expect(possible(from, to, miles - 2)).toBe(false);
      }),
    );
  });
});

describe('what is said to lie within reach lies within the circle of the map', () => {
  const reach = area.radiusMetres / METRES_A_MILE;
  const within = (name: string) => straight('Midland', name) <= reach;

  it.each(area.extended)('$name', ({ name }) => {
    expect(within(name)).toBe(true);
  });

  it('the landmarks of the circle stand beside towns that lie in it', () => {
    const circle = said.filter(({ line }) => /^Draw a circle around Midland/.test(line));
    expect(circle).toHaveLength(1);
    const named = [...towns.keys()].filter((name) => circle[0]?.line.includes(name));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !within(name))).toEqual([]);
    expect(circle[0]?.line).not.toMatch(/Hill Country|Lubbock|San Angelo|Big Bend/);
  });

  it('towns that a page invites by name', () => {
    const invited = said.filter(({ path }) => path === '/service-areas');
    const named = [...towns.keys()].filter((name) =>
      invited.some(({ line }) => line.includes(name)),
    );
    expect(named.filter((name) => !within(name))).toEqual([]);
  });
});
