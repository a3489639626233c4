import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

/** A business whose number is one of the invented ones, and that of its garage. */
const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' },
    business: {
      name: 'Halm',
      type: 'Electrician',
      phone: '(432) 555-0142',
      address: { locality: 'Midland', region: 'TX', country: 'US' },
    },
    others: { garage: '(432) 555-0169' },
  }),
  SCHEMA,
);

it.each([
  ['You are told on the phone: (432) 555-0124', '(432) 555-0124'],
  ['Everybody has one truck, (432) 555-0124', '(432) 555-0124'],
  ['The number beside the door is +1 432 555 0124.', '+1 432 555 0124'],
  ['The sign at the gate says 432-555-1042.', '432-555-1042'],
  ['El letrero dice (432) 555-0412.', '(432) 555-0412'],
])('two digits of an invented number that are swapped are told: %s', (text, number) => {
  expect(findingsOf(text, { facts })).toContain(`facts/typed-phone: ${number}`);
});

it.each([
  'The garage answers at (432) 555-0127.',
  'Valley Animal Emergency, (432) 555-0186',
  'The branch of Basin Tools in Austin has (512) 555-0124.',
  'The tow truck of Pete Hill is (432) 555-0188.',
  'The vet next door has (432) 555-0114.',
])('another invented number is that of somebody else: %s', (text) => {
  expect(findingsOf(text, { facts }).filter((told) => /typed-phone/.test(told))).toEqual([]);
});
