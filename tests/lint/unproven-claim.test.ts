import { expect, it } from 'vitest';
import { ANY_FACT } from '../../cli/content/facts.ts';
import { lawUnprovenClaim } from '../../cli/rules/copy/law-unproven-claim.ts';
import { copyFile } from '../../cli/rules/copy-rules.ts';
import { wholeCopy } from '../../cli/rules/texts.ts';

/** What the rule names in a text. */
function claimed(text: string, language = 'en', key = 'intro'): string[] {
  const raw = { [key]: text };
  const file = copyFile('landing', language, raw);
  if (!lawUnprovenClaim.suspects?.test(wholeCopy(raw))) return [];
  return [...lawUnprovenClaim.check(file, ANY_FACT)].map(({ span = [0, 0] }) =>
    text.slice(...span).trim(),
  );
}

it.each([
  ['en', 'The best plumber in Hull comes to you.', 'best plumber in H'],
  ['en', 'Call the number one plumber today.', 'the number one'],
  ['en', '#1 locksmith for old doors', '#1 l'],
  ['en', 'We are No. 1 for boilers.', 'are No. 1'],
  ['en', 'Guaranteed results within a week.', 'Guaranteed results'],
  ['en', 'Your approval is guaranteed.', 'approval is guaranteed'],
  ['en', 'Lowest prices on boilers.', 'Lowest prices'],
  ['en', 'The most trusted name in drains.', 'most trusted n'],
  ['en', 'A top-rated team.', 'top-rated'],
  ['es', 'El mejor fontanero de Madrid.', 'El mejor fontanero de M'],
  ['es', 'Somos líderes del sector.', 'líderes del sector'],
  ['es', 'Su número uno en calderas.', 'Su número uno'],
  ['es', 'Resultados garantizados.', 'Resultados garantizados'],
  ['de', 'Ihre Nummer 1 für Heizungen.', 'Ihre Nummer 1'],
  ['de', 'Die besten Elektriker in Leipzig.', 'Die besten Elektriker in L'],
  ['de', 'Mit Erfolgsgarantie.', 'Erfolgsgarantie'],
])('%s: "%s" has to be proven', (language, text, claim) => {
  expect(claimed(text, language)).toEqual([claim]);
});

it.each([
  ['en', 'The best time to call in December is the morning.'],
  ['en', 'We do our best, and step number one is a call.'],
  ['en', 'We are not the cheapest plumber in Hull.'],
  ['en', 'House No. 12, number 10 on the list, Form I-9.'],
  ['en', 'The work is guaranteed for two years.'],
  ['en', 'Most people trust a neighbour.'],
  ['en', 'Nobody guarantees results here.'],
  ['es', 'El mejor momento de la semana es el lunes.'],
  ['es', 'Garantizamos el trabajo dos años.'],
  ['de', 'Der beste Zeitpunkt im Jahr ist der Mai.'],
  ['de', 'Zwei Jahre Garantie auf jede Leitung.'],
  ['fr', 'The best plumber in Hull.'],
])('%s: "%s" claims nothing', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});

it('the words of clients and searches are no claims', () => {
  for (const key of ['quote', 'keywords'])
    expect(claimed('The best plumber in Hull', 'en', key)).toEqual([]);
});
