import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Path, valueAt } from '../../../cli/content/value-path.ts';
import { DataSite } from '../../support/data-site.ts';
import { cases } from '../../support/proof.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300"/></svg>';

const PICTURE = { src: 'haus.svg', alt: 'Ein Haus mit Licht in allen Fenstern' };

const HEAD = parse(new DataSite().text('pages/index/page.yaml'));

/** A page with everything that other pages are compared by. */
const PAGE = {
  ...HEAD,
  name: 'Preise',
  seo: { ...HEAD.seo, title: 'Preise von {business.name} in Luxemburg' },
  aliases: ['/kosten'],
  sections: [
    { title: { heading: 'Was es kostet', intro: 'Alles auf einen Blick.' } },
    { gallery: { heading: 'Bilder', items: [PICTURE, { ...PICTURE, src: 'hof.svg' }] } },
    {
      prose: {
        body: '## Anfahrt\n\nMehr steht bei den [Leuten](/leute#anna) und im [Blatt](/blatt).',
      },
    },
    {
      questions: {
        heading: 'Fragen',
        items: [
          { question: 'Wann?', answer: 'Heute.' },
          { question: 'Wie?', answer: 'Schnell.' },
        ],
      },
    },
  ],
};

/** Pages that lead to it, and to what it leads to. */
const OTHERS = {
  'pages/leute/page.yaml': {
    ...HEAD,
    name: 'Leute',
    parent: '/preise',
    seo: { ...HEAD.seo, title: 'Die Leute von {business.name} in Luxemburg' },
    sections: [
      { title: { heading: 'Wer kommt', intro: 'Alle.' } },
      { prose: { body: '## Anna\n\nSie kennt die [Preise](/preise#anfahrt), [alle](/kosten).' } },
    ],
  },
  'pages/blatt/page.yaml': {
    ...HEAD,
    name: 'Blatt',
    canonical: '/preise',
    seo: { ...HEAD.seo, title: 'Das Blatt von {business.name} in Luxemburg' },
    sections: [{ title: { heading: 'Zum Mitnehmen', intro: 'Ein Blatt.' } }],
  },
  'media/haus.svg': svg,
  'media/hof.svg': svg,
  'published-addresses.txt': '/\n/preise\n/kosten\n/leute\n',
};

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    yield inner;
    yield* pathsIn(item, inner);
  }
}

/** What is put in place of a value; undefined leaves it out. */
const WRONG = [undefined, 47004, 'wrong', ['a', 3], { colour: 'red' }, true];

it('a wrong key brings no finding to another file', async () => {
  const site = new DataSite();
  for (const [file, content] of Object.entries(OTHERS)) site.write(file, content);
  const path = 'pages/preise/page.yaml';
  const lint = async () => {
    const found = await site.lint();
    const elsewhere = found.filter(({ file }) => file !== path);
    return {
      isBroken: found.some(({ file, rule }) => file === path && rule.startsWith('shape/')),
      elsewhere: elsewhere.map(({ file, rule, message }) => `${file} ${rule} ${message}`),
    };
  };
  site.write(path, PAGE);
  const { isBroken: isWrong, elsewhere: before } = await lint();
  expect(isWrong).toBe(false);
  // An address that is not written any more may have vanished.
  const paths = [...pathsIn(PAGE)].filter(([key]) => key !== 'aliases');
  const edit = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...WRONG));
  await fc.assert(
    fc.asyncProperty(edit, async ([at, wrong]) => {
      const broken = structuredClone(PAGE);
      const parent = valueAt(broken, at.slice(0, -1)) as Record<PropertyKey, unknown>;
      parent[at.at(-1) ?? ''] = wrong;
      site.write(path, broken);
      const { isBroken, elsewhere } = await lint();
      fc.pre(isBroken);
      expect(elsewhere.filter((told) => !before.includes(told))).toEqual([]);
    }),
    { numRuns: cases(10, 200) },
  );
});
