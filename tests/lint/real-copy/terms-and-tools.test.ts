import { describe, expect, it } from 'vitest';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { absentTool, falseNotice } from '../../../cli/rules/words/claims/cookie-notices.ts';
import { FACTS } from '../copy-findings.ts';

describe('what a visit agrees to', () => {
  const told = (text: string) => falseNotice(`We count visits.\n\n${text}`, {} as never)?.message;

  it.each([
    'By using the website, you agree to be bound by these terms.',
    'By using this site you agree to indemnify us against claims.',
    'Mit der Nutzung der Seite erklären Sie sich mit den Nutzungsbedingungen einverstanden.',
    'Al utilizar la página, acepta las condiciones de uso.',
  ])('may be terms: %s', (text) => expect(told(text)).toBeUndefined());

  it.each([
    'By using the website, you agree to our terms and our cookies.',
    'If you continue, you agree to cookies.',
    'By using the site, you consent to this.',
    'Al navegar por esta web, acepta el uso de cookies.',
  ])('is no consent: %s', (text) => expect(told(text)).toBeDefined());
});

describe('tools of others', () => {
  it.each([
    'Wir setzen kein Werkzeug zur Messung ein (z.B. Google Analytics).',
    'We use no tracking, e.g. Google Analytics.',
    'No usamos herramientas de medición, p. ej. Google Analytics.',
  ])('are denied: %s', (text) => expect(absentTool(text)).toBeUndefined());

  it.each([
    'Wir setzen Werkzeuge ein (z. B. Google Analytics).',
    'We keep no files. This site uses Google Analytics.',
  ])('are told: %s', (text) => expect(absentTool(text)).toBeDefined());
});

describe('prices below like headings of two parts', () => {
  const prices = (body: string) =>
    namedPrices({ raw: { prose: { body } }, language: 'en', facts: FACTS }).map(
      ({ name, value }) => `${name} ${value}`,
    );

  it.each([
    '## Outdoor courts\n\n### Prices\n\n- Guest of a member: $16\n\n## Hall\n\n### Prices\n\n- Guest of a member: $20',
    '**On the lawn**\n\n- Advance booking: $15\n\n**At a table**\n\n- Advance booking: $25',
  ])('are of two things: %s', (body) => expect(prices(body)).toEqual([]));

  it('are of one below the same one', () => {
    const body = '## Hall\n\n### Prices\n\n- Guest of a member: $16\n- Guest of a member: $20';
    expect(prices(body)).toEqual(['Guest of a member 16', 'Guest of a member 20']);
  });
});
