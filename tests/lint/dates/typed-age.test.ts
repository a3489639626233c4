import { describe, expect, it } from 'vitest';
import { isOtherAge, yearsSince } from '../../../cli/rules/words/figures/years-since.ts';

/** Whether a text is told of a business that has been there for 17 years, or will be this year. */
function isTold(text: string): boolean {
  const said = yearsSince(text);
  return said !== undefined && isOtherAge(said, 17);
}

describe('for how many years a business has been there', () => {
  it('is told where the year in which it began says otherwise', () => {
    for (const text of [
      'We have been in business for 12 years.',
      'Over 20 years in business, and still curious.',
      'We opened the workshop 11 years ago.',
      'Uns gibt es seit 12 Jahren.',
      'Vor 11 Jahren haben wir die Werkstatt eröffnet.',
      'Abrimos el taller hace 11 años.',
      'Llevamos 22 años abiertos.',
    ])
      expect(isTold(text), text).toBe(true);
  });

  it('is right before and after its day in the year, and as a lower bound or a round number', () => {
    for (const text of [
      'We have been in business for 16 years.',
      'We have been in business for 17 years.',
      'Over 10 years in business.',
      'Nearly 20 years in business.',
      'We have been in business for 15 years.',
      'Seit über 10 Jahren am Markt.',
    ])
      expect(isTold(text), text).toBe(false);
  });

  it('is not that of others, of parts, or of a place', () => {
    for (const text of [
      'After 5 years in business, most shops close.',
      'We opened our second room 4 years ago.',
      'We started 3 years ago to mend carts, too.',
      'The restaurant next door has been open for 40 years.',
      'Vor 4 Jahren haben wir, wie Sie sehen, umgebaut.',
      'Llevamos 4 años abiertos en esta calle.',
      'Uns gibt es seit 4 Jahren in dieser Straße.',
    ])
      expect(isTold(text), text).toBe(false);
  });
});
