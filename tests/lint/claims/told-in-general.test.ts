import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claims = (text: string, language: string) =>
  findingsOf(text, { language }).filter((found) => found.startsWith('law/unproven-claim'));

describe('a claim', () => {
  it.each([
    ['en', 'It is scientifically proven that children who climb sleep better.'],
    ['de', 'Es ist wissenschaftlich belegt, dass Kinder im Freien besser schlafen.'],
    ['es', 'Está científicamente demostrado que jugar al aire libre mejora el sueño.'],
    ['en', 'Clinically tested: a placebo-controlled trial of 2024 showed less swelling.'],
    ['en', "## Who It's Best For: Slate or Tile"],
    ['en', 'In this guide we review the top brands in Canada, one by one.'],
    ['de', 'Wir vergleichen die besten Marken in Deutschland.'],
    ['es', 'También puede leer sobre los mejores calentadores en México.'],
    ['en', 'Esketamine (Spravato, FDA-approved for depression) is given in a clinic.'],
    ['en', 'Your purchase comes with the 100% money-back guarantee of the maker.'],
    ['es', 'Los mejores tubos son fabricados en China.'],
    ['es', 'El polvo es el temor número uno de quien reforma.'],
  ])(
    'is none where it is said in general, of others or with its source (%s): %s',
    (language, text) => {
      expect(claims(text, language)).toEqual([]);
    },
  );

  it.each([
    ['en', 'It is scientifically proven that our method works.'],
    ['de', 'Es ist wissenschaftlich erwiesen, dass Osteopathie gegen Migräne hilft.'],
    ['de', 'Unsere Methode ist wissenschaftlich belegt.'],
    ['es', 'Nuestro método está científicamente demostrado.'],
    ['en', 'Our laser is FDA-approved for all skins.'],
    ['en', 'We are one of the top brands in Canada, and we are the best roofers in Leeds.'],
    ['es', 'Somos los mejores fontaneros de Madrid.'],
  ])('is told of the business (%s): %s', (language, text) => {
    expect(claims(text, language).length).toBeGreaterThan(0);
  });
});
