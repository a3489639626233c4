import { expect, it } from 'vitest';
import { DataSite, introducedPage as page } from '../../support/data-site.ts';

/** The findings about words, with the files that have them. */
async function told(config: object, pages: Readonly<Record<string, string>>): Promise<string[]> {
  const site = new DataSite(config);
  for (const [name, intro] of Object.entries(pages))
    site.write(`pages/${name}/page.yaml`, page(name, intro));
  const found = await site.lint();
  const isOfWords = ({ rule }: { rule: string }) => /^copy\/spelling|^facts\//.test(rule);
  return found.filter(isOfWords).map(({ file, rule, message }) => {
    const [word, meant] = [...message.matchAll(/"([^"]+)"/g)].map(([, quoted]) => quoted);
    return `${file} ${rule} ${word} > ${meant}`;
  });
}

const PAGES = {
  pumpen: 'Unsere Glasreinigung kommt nach Gröbenzell und pflegt das Kaptalgestänge.',
  preise: 'Eine Glasreinigung in Gröbenzell kostet wenig, am Kaptalgestänge etwas mehr.',
};

it('a word that the other pages spell otherwise is told once, in the file that has it', async () => {
  const wrong = { ...PAGES, wege: 'Das Katpalgestänge tragen wir bis zum Haus in Gröbenzell.' };
  expect(await told({}, wrong)).toEqual([
    'pages/wege/page.yaml copy/spelling Katpalgestänge > Kaptalgestänge',
  ]);
});

it('what the site has elsewhere was meant rather than a word of the lists', async () => {
  const wrong = { ...PAGES, wege: 'Zur Göasreinigung in Gröbenzell bringen wir Leitern mit.' };
  expect(await told({}, wrong)).toEqual([
    'pages/wege/page.yaml copy/spelling Göasreinigung > Glasreinigung',
  ]);
});

it('both are right once the configuration has the other one', async () => {
  const both = { ...PAGES, wege: 'Das Katpalgestänge tragen wir bis zum Haus in Gröbenzell.' };
  expect(await told({ spelling: ['Katpalgestänge'] }, both)).toEqual([]);
});
