import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const OPENS = '{business.hours.regular.opens}';
const CLOSES = '{business.hours.regular.closes}';

describe('a time whose other end refers to the hours', () => {
  it.each([
    ['en', `A standing hour on Thursdays, from 7 AM to ${CLOSES}.`, '7 AM'],
    ['en', `The crew is out from 8:00 AM to ${CLOSES}.`, '8:00 AM'],
    ['en', `The crew is out from ${OPENS} to 9 PM.`, '9 PM'],
    ['de', `Immer donnerstags, von 7 Uhr bis ${CLOSES}.`, '7'],
    ['es', `Los jueves, de ${OPENS} a 21:00 h.`, '21:00 h'],
  ])('is told if it is typed in or beyond them (%s): %s', (language, text, time) => {
    expect(findingsOf(text, { language })).toEqual([`facts/typed-hours: ${time}`]);
  });

  it.each([
    ['en', `Walk-ins from 2 PM to ${CLOSES}.`],
    ['en', `Lunch is from ${OPENS} to 1 PM.`],
    ['en', `Deliveries from 5 AM to ${OPENS}.`],
    ['de', `Die Kasse ist von ${OPENS} bis 12 Uhr besetzt.`],
  ])('may be that of a part of them (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});

describe('a holiday that is said to be included', () => {
  it.each([
    ['en', 'We drive at night, Thanksgiving and Christmas 2025 included.', 'Christmas 2025'],
    ['en', 'Open daily, including Easter 2026.', 'Easter 2026'],
    ['de', 'Wir fahren nachts, Weihnachten 2025 eingeschlossen.', 'Weihnachten 2025'],
    ['es', 'Vamos de noche, Navidad 2025 incluida.', 'Navidad 2025'],
  ])('is told once it is over (%s): %s', (language, text, day) => {
    expect(findingsOf(text, { language })).toEqual([`copy/past-date: ${day}`]);
  });

  it.each([
    ['en', 'We were there every night, Christmas 2025 included.'],
    ['de', 'Wir waren jeden Tag da, auch an Ostern 2026.'],
    ['es', 'Fuimos cada noche, incluso en Navidad 2025.'],
  ])('may be one of which is told (%s): %s', (language, text) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });
});
