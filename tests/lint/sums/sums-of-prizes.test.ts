import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language = 'en') =>
  findingsOf(text, { language, at: 'body', only: 'facts/typed-amount' });

describe('what a prize is worth', () => {
  it.each([
    ['en', 'Prizes include:\n\n* Two pint glasses\n* Alder Street Grill: $15 Gift Card'],
    ['en', '## Spring Raffle\n\n* Toolbox, $75\n* A bag of nails'],
    ['de', '## Verlosung\n\n* Gutschein, 75 €\n* Ein Kalender'],
    ['es', 'Premios del sorteo:\n\n* Caja de herramientas, $75\n* Un calendario'],
    ['en', '* Alder Street Grill: $15 Gift Card'],
  ])('is not told (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', '* Gift card: $50'],
    ['en', '## Spring Raffle\n\n* Tickets: $5 each'],
    ['en', '## Prices\n\n* Gutter brush, $75'],
  ])('is told of what is sold (%s): %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });
});
