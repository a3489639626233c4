import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

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

const STORY =
  'We know how a closing comes apart: the paper is right, the price is settled, and one signer is two counties away.';

/** A landing whose sentences no other one has, but for what it says in its guide. */
function ownLanding(word: string, empathyStatement: string, parts: object = {}): object {
  const text = JSON.stringify(LANDING, (_, value) =>
    typeof value === 'string' && value.includes(' ')
      ? value.replace(/[.!?]?$/, ` ${word}$&`)
      : value,
  );
  const { guide, ...others } = JSON.parse(text.replaceAll('. ', ` ${word}. `));
  return { ...others, language: 'en', guide: { ...guide, empathyStatement }, ...parts };
}

const asked = {
  questions: { heading: 'Asked often', items: [{ question: 'How does it go?', answer: STORY }] },
};
const SHORT = 'We come to you, whatever the weather is like.';

it('a sentence that a landing has from another one is told in the later one', async () => {
  const gutters = ownLanding('gutter', `It rains. ${STORY}`);
  const roofs = ownLanding('roof', `${STORY} That signer is the one we drive to.`);
  expect(await told({ gutters, roofs })).toEqual(['landings/roofs.yaml: empathyState']);
});

it.each([
  [
    'in three landings',
    [ownLanding('elm', STORY), ownLanding('oak', STORY), ownLanding('ash', STORY)],
  ],
  ['of one template', [landing(STORY), landing(STORY)]],
  [
    'in one that is not listed',
    [ownLanding('elm', STORY), ownLanding('oak', STORY, { page: { noindex: true } })],
  ],
  ['of few characters', [ownLanding('elm', SHORT), ownLanding('oak', SHORT)]],
  ['that answers a question', [ownLanding('elm', 'Elm.', asked), ownLanding('oak', 'Oak.', asked)]],
])('a sentence %s is shared on purpose', async (_, landings) => {
  expect(await told(Object.fromEntries(landings.map((one, at) => [`place-${at}`, one])))).toEqual(
    [],
  );
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
