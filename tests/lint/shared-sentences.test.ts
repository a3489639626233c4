import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const LANDING = parse(readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8'));

const SENTENCE = 'Slate lasts a hundred years if nobody walks on it, and tin lasts half of that.';

const PAGE = {
  name: 'Slate',
  type: 'main',
  description: 'About slate.',
  seo: { title: 'Slate', description: 'What slate is and how long it lasts on a roof.' },
  sections: [
    { title: { heading: 'Slate', intro: 'And tin.' } },
    { text: { heading: 'How long it lasts', paragraphs: [`Ask us. ${SENTENCE}`] } },
  ],
};

/** A landing that says something in its guide. */
function landing(empathyStatement: string, page: object = {}): object {
  const { guide, ...others } = LANDING;
  return { ...others, page, language: 'en', guide: { ...guide, empathyStatement } };
}

function slateSite(landings: Readonly<Record<string, object>>): DataSite {
  const site = new DataSite({
    languages: ['en'],
    response: { emergencyMinutes: 45 },
    fees: { minimum: 50 },
  });
  site.write('pages/slate/page.yaml', PAGE);
  for (const [slug, content] of Object.entries(landings))
    site.write(`landings/${slug}.yaml`, content);
  return site;
}

/** Files with a finding about repeated texts, with the line of the finding. */
async function told(landings: Readonly<Record<string, object>>): Promise<string[]> {
  return toldIn(slateSite(landings));
}

async function toldIn(site: DataSite): Promise<string[]> {
  const repeated = (await site.lint()).filter(({ rule }) => rule === 'copy/repeated');
  return repeated.map(({ file, line }) => {
    const words = site.text(file).split('\n')[line - 1]?.trim().slice(0, 12);
    return `${file}: ${words}`;
  });
}

it('a sentence of a hand-written page is told in a landing that has it', async () => {
  const found = await told({ roofs: landing(SENTENCE), gutters: landing('Gutters are quick.') });
  expect(found).toEqual(['landings/roofs.yaml: empathyState']);
});

it('a landing that search engines do not list may repeat a page', async () => {
  expect(await told({ roofs: landing(SENTENCE, { noindex: true }) })).toEqual([]);
});

it('a sentence of many landings is from their template', async () => {
  const slugs = ['amber', 'birch', 'cedar', 'daisy'];
  const landings = slugs.map((slug) => [slug, landing(SENTENCE)] as const);
  expect(await told(Object.fromEntries(landings))).toEqual([]);
  expect(await told(Object.fromEntries(landings.slice(0, 3)))).toHaveLength(3);
});

it('what landings are compared with is read again once a hand-written page has changed', async () => {
  const site = slateSite({ roofs: landing(SENTENCE) });
  expect(await toldIn(site)).toHaveLength(1);
  expect(await toldIn(site)).toHaveLength(1);
  const rewritten = JSON.stringify(PAGE).replace(SENTENCE, 'It lasts as long as the house.');
  site.write('pages/slate/page.yaml', JSON.parse(rewritten));
  expect(await toldIn(site)).toEqual([]);
  site.write('pages/slate/page.yaml', PAGE);
  expect(await toldIn(site)).toHaveLength(1);
});
