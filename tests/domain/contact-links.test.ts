import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callHref, chatHref, textHref } from '../../renderer/text/contact-links.ts';
import { siteFacts } from '../content/site-facts.ts';
import { anyText } from '../support/any-text.ts';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[2-9][0-9]{${length - 1}}$`), { size: 'max' });

describe('a call link', () => {
  test('dials the number of the business with the country code', () => {
    expect(callHref('(432) 555-0142')).toBe('tel:+14325550142');
    expect(callHref('+44 (0)113 496 0147')).toBe('tel:+441134960147');
    const { phone, whatsapp } = siteFacts().config.business;
    expect(callHref(phone)).toBe(`tel:+${whatsapp}`);
  });

  test('dials the same digits however the number is written', () => {
    fc.assert(
      fc.property(digits(10), (number) => {
        const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
        const ways = [
          `(${area}) ${exchange}-${line}`,
          `${area}-${exchange}-${line}`,
          `${area}.${exchange}.${line}`,
          `${area} ${exchange} ${line}`,
          number,
        ];
        for (const way of ways) expect(callHref(way)).toBe(`tel:+1${number}`);
      }),
    );
  });
});

test('a text message goes to the number that a call dials', () => {
  fc.assert(
    fc.property(digits(10), (number) => {
      expect(textHref(number)).toBe(callHref(number).replace('tel:', 'sms:'));
    }),
  );
});

describe('a chat link', () => {
  const messages = fc.string({ unit: 'grapheme', maxLength: 300 });

  test('opens the chat of the number with the text as it was written', () => {
    fc.assert(
      fc.property(digits(11), messages, (number, message) => {
        const link = new URL(chatHref(number, message));
        expect(link.origin).toBe('https://wa.me');
        expect(link.pathname).toBe(`/${number}`);
        expect(link.hash).toBe('');
        const [, query = ''] = link.href.split('?text=');
        expect(decodeURIComponent(query)).toBe(message);
        expect([...link.searchParams.keys()]).toEqual(['text']);
      }),
    );
  });

  test('keeps line breaks, plus signs, ampersands and question marks of the text', () => {
    const message = 'Two people + a truck?\nTitle & bill of sale #2, 100%';
    const link = new URL(chatHref('14325550142', message));
    expect(link.searchParams.get('text')).toBe(message);
  });

  test('is safe to stand in an attribute', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 100 }), (message) => {
        expect(chatHref('14325550142', message)).not.toMatch(/[\s"<>&]/);
      }),
    );
  });

  test('takes the digits of a number that is written for people', () => {
    expect(chatHref('+1 (432) 555-0142', 'Hi')).toBe('https://wa.me/14325550142?text=Hi');
  });
});
