import { describe, expect, it } from 'vitest';
import { DataSite, introducedPage as page } from '../../support/data-site.ts';

/** A page with a list of pictures below a heading. */
const gallery = (name: string, heading: string, pictures: number) => ({
  ...page(name, `${name}: so läuft der Tag ab.`),
  sections: [
    { title: { heading: name, intro: `${name}: so läuft der Tag ab.` } },
    {
      prose: {
        body: `## ${heading}\n\n- Ein Vorgespräch am Telefon\n- ${pictures} Bilder bearbeitet und in voller Auflösung, ohne Wasserzeichen`,
      },
    },
  ],
});

/** The files of two pages in which a contradiction is told. */
async function told(one: object, other: object): Promise<string[]> {
  const site = new DataSite();
  site.write('pages/a/page.yaml', one);
  site.write('pages/b/page.yaml', other);
  const found = await site.lint();
  return found.filter(({ rule }) => rule === 'facts/contradiction').map(({ file }) => file);
}

describe('numbers that two pages have', () => {
  it.each([
    [
      'of the product in the title',
      page(
        'Kessel Solaris 300 Liter',
        'Der Kessel Solaris mit 300 Liter Inhalt passt in jeden Keller.',
      ),
      page(
        'Kessel Solaris 500 Liter',
        'Der Kessel Solaris mit 500 Liter Inhalt passt in jeden Keller.',
      ),
    ],
    [
      'of the edition in the title',
      page(
        'Bericht vom 4. Stadtlauf',
        'Den Pokal der Vereine holte der TSV Birkau mit 16 Läufern im Ziel.',
      ),
      page(
        'Bericht vom 5. Stadtlauf',
        'Den Pokal der Vereine holte der TSV Birkau mit 12 Läufern im Ziel.',
      ),
    ],
    [
      'of the kind in the title',
      page('Rote Gruppe', 'Der rote Ball fliegt 75 % langsamer als ein normaler Ball.'),
      page('Orange Gruppe', 'Der orange Ball fliegt 50 % langsamer als ein normaler Ball.'),
    ],
    [
      'of what comes with its offer',
      gallery('Reportage im Park', 'Das erhaltet ihr von mir', 30),
      gallery('Fest im Garten', 'Das erhaltet ihr von mir', 10),
    ],
  ])('are right: %s', async (_, one, other) => expect(await told(one, other)).toEqual([]));

  it.each([
    [
      'of the same business',
      page('Umzug', 'Beim Umzug helfen unsere 12 Möbelpacker mit gepolsterten Decken.'),
      page('Lager', 'Beim Umzug helfen unsere 14 Möbelpacker mit gepolsterten Decken.'),
    ],
    [
      'of a thing that no title names',
      page('Umzug', 'Im kleinen Laster liegen immer 12 Gurte neben den grauen Decken bereit.'),
      page('Lager', 'Im kleinen Laster liegen immer 14 Gurte neben den grauen Decken bereit.'),
    ],
    [
      'of a list of something else',
      gallery('Reportage im Park', 'Im Treppenhaus hängen', 30),
      gallery('Fest im Garten', 'Im Treppenhaus hängen', 10),
    ],
  ])('are told: %s', async (_, one, other) =>
    expect(await told(one, other)).toEqual(['pages/b/page.yaml']),
  );
});
