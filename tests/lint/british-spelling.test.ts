import { expect, it } from 'vitest';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { FACTS, findingsOf, SCHEMA } from './copy-findings.ts';

/** The facts of a business in a country. */
function factsOf(country: string) {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const address = { ...site.business.address, country };
  return createFacts({ ...site, business: { ...site.business, address } }, SCHEMA);
}

const told = (text: string, country: string) => findingsOf(text, { facts: factsOf(country) });

it.each([
  ['GB', 'Bring your provisional license along.', 'license'],
  ['IE', 'A full driving license is enough.', 'license'],
  ['GB', 'The test center is on the ring road.', 'center'],
  ['NZ', 'Choose a color for the door.', 'color'],
  ['AU', 'Lessons canceled in time are free.', 'canceled'],
])('American spelling in %s: %s', (country, text, word) => {
  expect(told(text, country)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  ['US', 'Bring your license to the center.'],
  ['GB', 'We license the software, and you need a licence.'],
  ['GB', 'The council will license the van.'],
  ['GB', 'From Center Parcs it is a mile.'],
  ['GB', 'Licensed and insured.'],
  ['GB', 'Write to color@paints.example or see the-center.example.'],
])('right in %s: %s', (country, text) => {
  expect(told(text, country).filter((found) => found.startsWith('copy/spelling'))).toEqual([]);
});
