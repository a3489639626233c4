import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const rulesOf = (text: string, language: string, at?: string) =>
  findingsOf(text, { language, ...(at && { at }) }).map((found) => found.split(':')[0]);

describe('words of another language keep its signs and spaces', () => {
  it.each([
    ['es', 'Hi!'],
    ['es', 'Hi! Somos su taller.'],
    ['es', 'Hola. Hi! Así saludamos.'],
    ['es', 'On commence ?'],
    ['es', 'Nos dice: « on commence ? » y nos reímos.'],
    ['es', 'Siempre empieza igual: on commence ? Y empezamos.'],
    ['es', 'Alors, on y va ?'],
    ['es', 'Merci ! Y a la próxima.'],
    ['es', 'Bienvenue !'],
    ['de', 'On commence ?'],
    ['de', 'Er fragt « on y va ? » und lacht.'],
    ['de', 'Et voilà ! So einfach ist das.'],
    ['de', 'Bonjour ! Wir sprechen auch Französisch.'],
    ['de', 'C’est parti !'],
    ['en', 'He says « on commence ? » and we begin.'],
    ['en', 'On commence ? That is all the French we know.'],
    ['en', 'Quelle surprise !'],
    ['en', 'The card says: Où est la gare ?'],
    ['en', 'Vous êtes prêts ?'],
    ['en', 'She asks « un café : avec plaisir ; merci ! » each time.'],
  ])('(%s) %s', (language, text) => {
    expect(rulesOf(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Are you ready ?', 'copy/spacing'],
    ['en', 'We come today , not tomorrow.', 'copy/spacing'],
    ['en', 'Merci ! Are you ready ?', 'copy/spacing'],
    ['en', '“Bonjour,” she says , and we begin.', 'copy/spacing'],
    ['de', 'Kommen Sie heute ?', 'copy/spacing'],
    ['de', 'Er sagt «merci», und dann ?', 'copy/spacing'],
    ['es', 'Todo listo !', 'copy/spacing'],
    ['es', 'Ya! Somos su taller.', 'copy/unpaired'],
    ['es', 'Hola! Somos su taller.', 'copy/unpaired'],
    ['en', 'A dry roof ( at last )', 'copy/spacing'],
    ['en', 'A dry roof (at last )', 'copy/spacing'],
  ])('and the page keeps its own (%s): %s', (language, text, rule) => {
    expect(rulesOf(text, language)).toContain(rule);
  });
});

it('a text of nothing but brackets that open takes a time that grows as its length does', () => {
  const timeOf = (count: number) => {
    const text = '![ '.repeat(count);
    findingsOf('warm');
    const start = performance.now();
    findingsOf(text, { at: 'prose.body' });
    return performance.now() - start;
  };
  timeOf(500);
  // Four times as long, not sixteen times, with a margin for what else the machine does.
  expect(timeOf(24_000)).toBeLessThan(300 + 8 * timeOf(6000));
});
