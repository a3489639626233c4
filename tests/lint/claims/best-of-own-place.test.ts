import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claimed = (text: string, language: string) =>
  findingsOf(text, { language, at: 'intro', only: 'law/' });

it.each([
  ['es', 'Somos la mejor clínica veterinaria de ', 'la mejor clínica veterinaria de ', ''],
  ['es', 'El taller más fiable de ', 'El taller más fiable de ', ''],
  ['en', 'The best joiner in ', 'best joiner in ', ''],
  ['en', 'Voted best bakery in ', 'Voted best', ' by our readers'],
  ['de', 'Die beste Tischlerei in ', 'Die beste Tischlerei in ', ''],
])('(%s) "%s" is a claim with a reference to the place, too', (language, before, told, after) => {
  for (const place of ['{business.address.locality}', '{business.address.region}'])
    expect(claimed(`${before}${place}${after}.`, language)).toEqual([
      `law/unproven-claim: ${told.endsWith(' ') ? told + place : told}`,
    ]);
});

it.each([
  ['es', 'La mejor hora para pasear por {business.address.locality} es la mañana.'],
  ['en', 'The best time to see {business.address.locality} is the morning.'],
  ['en', 'Best begun in S3; possible in the autumn of S4'],
  ['en', 'We deliver the best we have to {business.address.locality}.'],
  ['de', 'Der beste Weg nach {business.address.locality} ist die Straße am Fluss.'],
  ['de', 'Das beste Holz kommt aus dem Wald über {business.address.locality}.'],
])('(%s) "%s" is none', (language, text) => {
  expect(claimed(text, language)).toEqual([]);
});
