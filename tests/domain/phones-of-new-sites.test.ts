import { describe, expect, it } from 'vitest';
import { phoneIn } from '../../cli/init/phone.ts';

describe('a phone number of a new site', () => {
  it.each([
    ['AU', '(02) 5550 0142', '+61 2 5550 0142'],
    ['AU', '(03)55500142', '+61 3 55500142'],
    ['AU', '0491 570 156', '+61 491 570 156'],
    ['NZ', '(09) 555 0142', '+64 9 555 0142'],
    ['GB', '(020) 7946 0142', '+44 20 7946 0142'],
    ['IE', '(01) 555 0142', '+353 1 555 0142'],
    ['DE', '(0351) 555 01 42', '+49 351 555 01 42'],
    ['DE', '0351/5550142', '+49 351 5550142'],
    ['DE', '0351 / 5550 - 142', '+49 351 5550-142'],
    ['DE', '(0)351 5550142', '+49 351 5550142'],
    ['AT', '(01) 555 01 42', '+43 1 555 01 42'],
    ['TR', '0 (212) 555 01 42', '+90 212 555 01 42'],
    ['JP', '03-1234-5678', '+81 3-1234-5678'],
    ['TW', '(02)-5550-0142', '+886 2-5550-0142'],
    ['ZA', '(021) 555 0142', '+27 21 555 0142'],
  ])('in %s loses the zero of the area, and its brackets: %s', (country, written, phone) => {
    expect(phoneIn(country, written)).toBe(phone);
  });

  it.each([
    ['IT', '(06) 1234 5678', '+39 06 1234 5678'],
    ['ES', '(955) 55 01 42', '+34 955 55 01 42'],
    ['BR', '(11) 5550-0142', '+55 11 5550-0142'],
  ])('in %s, which has no such zero, loses the brackets alone: %s', (country, written, phone) => {
    expect(phoneIn(country, written)).toBe(phone);
  });

  it.each([
    ['US', '(512) 555-0142', '(512) 555-0142'],
    ['US', '512.555.0142', '(512) 555-0142'],
    ['CA', '+1 (613) 555-0142', '(613) 555-0142'],
  ])('in %s has the area in brackets: %s', (country, written, phone) => {
    expect(phoneIn(country, written)).toBe(phone);
  });

  it.each([
    ['DE', '+49 (0)351 5550142'],
    ['GB', '+44 20 7946 0142'],
    // Nobody knows the area.
    ['DE', '(351) 5550142'],
    ['AU', '5550 0142'],
    ['TV', '(02) 0142'],
    ['AU', 'ask at the desk'],
  ])('in %s stays as it is if it is whole, or no number to dial: %s', (country, written) => {
    expect(phoneIn(country, written)).toBe(written);
  });
});
