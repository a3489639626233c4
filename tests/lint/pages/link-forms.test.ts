import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOnHost } from '../../../cli/content/addresses/own-address.ts';
import { isMissingFile, malformed } from '../../../cli/pages/link-forms.ts';
import { cases } from '../../support/proof.ts';

describe('the form of a link', () => {
  it.each([
    'https://wa.me/14325550142?text=Hello%20there',
    'https://wa.me/message/ABCDEF',
    'https://api.whatsapp.com/send?phone=14325550142',
    'tel:+493023125014',
    'tel:+1-432-555-0142',
    'tel:12345',
    'mailto:hello@example.com?subject=Hello%20there',
    'https://example.com/a?b#c',
    'http://127.0.0.1:8080/',
    '/prices',
  ])('%s is right', (href) => {
    expect(malformed(href)).toBeUndefined();
  });

  it.each([
    'https://wa.me/+14325550142',
    'https://wa.me/04325550142',
    'https://wa.me/1-432-555-0142',
    'https://wa.me/',
    'https://api.whatsapp.com/send?phone=+1432',
    'tel:+1432555014214325550142',
    'tel:call-us',
    'tel:432 555 0142',
    'tel:432-555-0142',
    'sms:4325550142',
    'tel:+1432555014',
    'mailto:hello',
    'mailto:hello@example',
    'mailto://hello@example.com',
    'mailto: hello@example.com',
    'http://example.com/',
    'https://example.com:99999/',
    'https://wa.me/1432555',
    'https://wa.me/14325550142?txt=Hello',
    '//example.com/a',
    'prices',
  ])('%s is malformed', (href) => {
    expect(malformed(href)).toMatchObject({ rule: 'links/malformed' });
  });

  it.each([
    ['+19195550147', 'tel:{business.phone}.'],
    [undefined, 'tel:+14325550142.'],
    ['(919) 555-0147', 'tel:+14325550142.'],
  ])('is mended with the number of the business, if that has its country: %s', (phone, example) => {
    const hint = `Write one number, with its country’s code: ${example}`;
    expect(malformed('tel:+1919555014', phone === undefined ? {} : { phone })).toMatchObject({
      hint,
    });
  });

  it.each(['tel:01314960000', 'tel:+1432555014214325550142'])(
    'of somebody else is not mended with it: %s',
    (href) => {
      const { hint } = malformed(href, { phone: '+44 1632 960142' }) ?? {};
      expect(hint).toContain('tel:+14325550142');
    },
  );

  it.each([
    ['AU', 'tel:1800445663'],
    ['AU', 'tel:1300-224-636'],
    ['AU', 'tel:131450'],
    ['NZ', 'tel:0800543354'],
    ['GB', 'tel:0800-1111'],
    ['GB', 'tel:08088002222'],
    ['IE', 'tel:1800247247'],
    ['DE', 'tel:08001110111'],
    ['DE', 'tel:116117'],
    ['AT', 'tel:0800112112'],
    ['CH', 'tel:0800117117'],
    ['ES', 'tel:900202010'],
  ])('has no code where only phones within %s reach it: %s', (country, href) => {
    expect(malformed(href, { address: { country } })).toBeUndefined();
  });

  it.each([
    ['AU', 'tel:0892215566'],
    ['AU', 'tel:180044566'],
    ['AU', 'tel:18004456633'],
    ['US', 'tel:1800445663'],
    ['CA', 'tel:18004456633'],
    ['GB', 'tel:01314960000'],
    ['DE', 'tel:030123125014'],
    ['ES', 'tel:924445566'],
    ['NZ', 'tel:093091234'],
  ])('has a code where others call it, in %s: %s', (country, href) => {
    expect(malformed(href, { address: { country } })).toMatchObject({ rule: 'links/malformed' });
  });

  it('takes every number with a country’s code for a chat, and none with other signs', () => {
    const digits = fc.stringMatching(/^(?:1\d{10}|[2-9]\d{6,14})$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('+', '0', '00', '-', '(1)'), (number, sign) => {
        expect(malformed(`https://wa.me/${number}`)).toBeUndefined();
        expect(malformed(`https://wa.me/${sign}${number}`)).toBeDefined();
      }),
      { numRuns: cases(50, 1000) },
    );
  });
});

it.each([
  ['https://www.example.com/a?b#c', '/a?b#c'],
  ['http://example.com', '/'],
  ['//www.example.com/a', '/a'],
  ['https://shop.example.com/', undefined],
  ['https://example.org/', undefined],
  ['https://www.example.com:8443/a', undefined],
  ['/a', undefined],
  ['tel:+14325550142', undefined],
])('%s on the own host is %s', (href, path) => {
  expect(pathOnHost(href, 'https://www.example.com')).toBe(path);
});

it('knows the files that builds write and those that are kept', () => {
  const keep = ['prices.pdf', 'old/'];
  for (const path of [
    '/assets/a.js',
    '/media/a-0123456789-640.jpg',
    '/favicon.svg',
    '/prices.pdf',
    '/old/a.gif',
  ])
    expect(isMissingFile(path, keep), path).toBe(false);
  for (const path of [
    '/price.pdf',
    '/prices.pdf.zip',
    '/old.gif',
    '/img/a.png?b=1',
    '/media/a.jpg',
  ])
    expect(isMissingFile(path, keep), path).toBe(true);
  for (const path of ['/prices', 'https://example.com/a.pdf', '//example.com/a.pdf', '#a'])
    expect(isMissingFile(path, keep), path).toBe(false);
});
