import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributionOf } from '../../renderer/features/attribution/attribution-record.ts';
import { anyText } from '../support/any-text.ts';

const HOST = 'notary.example';
const of = (address: string, referrer = '') => attributionOf({ address, referrer }, HOST);

test('click identifiers and campaign parameters are kept, other parameters are not', () => {
  const ids = { gclid: 'a1', gbraid: 'b2', wbraid: 'c3', fbclid: 'd4', msclkid: 'e5' };
  const campaign = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'night calls' };
  const query = new URLSearchParams({ ...ids, ...campaign, keyword: 'notary', email: 'x@y.z' });
  expect(of(`/lp?${query}`, 'https://www.google.com/search?q=notary')).toEqual({
    ...ids,
    ...campaign,
    landingPath: '/lp',
    referrerHost: 'www.google.com',
  });
});

test.each([
  ['/about', '', { landingPath: '/about' }],
  ['/about', `https://${HOST}/lp`, { landingPath: '/about' }],
  ['/about', 'no address', { landingPath: '/about' }],
  ['/?gclid=&utm_source=%20%0A', '', { landingPath: '/' }],
  ['/?gclid=1&gclid=2', '', { landingPath: '/', gclid: '1' }],
  ['/?utm_source=a?b', '', { landingPath: '/', utm_source: 'a?b' }],
  ['/?utm_Source=a&UTM_MEDIUM=b&utm_=c&xutm_id=d', '', { landingPath: '/' }],
])('what is unknown is left out: %s %s', (address, referrer, expected) => {
  expect(of(address, referrer)).toEqual(expected);
});

test('whatever an address says, little of it is kept', () => {
  const name = fc.oneof(
    fc.constantFrom('gclid', 'utm_source', '__proto__', 'utm___proto__', 'constructor'),
    fc.stringMatching(/^utm_[a-z]{1,40}$/),
  );
  const pairs = fc.array(fc.tuple(name, anyText({ maxLength: 600 })), {
    maxLength: 14,
  });
  fc.assert(
    fc.property(pairs, (list) => {
      const kept = Object.entries(of(`/?${new URLSearchParams(list)}`));
      expect(kept.length).toBeLessThanOrEqual(17);
      for (const [key, value] of kept) {
        expect(key).toMatch(/^(?:gclid|utm_[a-z_]{1,30}|landingPath)$/);
        expect([...value].length).toBeLessThanOrEqual(500);
        expect(value).not.toMatch(/\p{C}/u);
      }
    }),
    { numRuns: 50 },
  );
});
