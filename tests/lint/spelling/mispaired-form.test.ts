import { expect, it } from 'vitest';
import { languageFree } from '../../../cli/lint/figures/language-free.ts';
import { meantByForm } from '../../../cli/lint/figures/mispaired.ts';

interface Made {
  theme?: string;
  icons?: readonly string[];
  failure?: number;
  links?: readonly string[];
  pattern?: string;
  className?: string;
  words?: string;
}

/** A landing as its file has it. */
const landing = ({
  theme = 'general',
  icons = ['star', 'clock', 'users', 'shield'],
  failure = 3,
  links = [],
  pattern = 'dots',
  className = 'bg-red-700 text-white',
  words = 'Words',
}: Made) => ({
  language: 'en',
  page: { name: words },
  seo: { title: words, keywords: [words, words] },
  theme,
  hero: { headline: words, urgencyBanner: { text: words, className }, backgroundPattern: pattern },
  guide: { credentials: icons.map((icon) => ({ icon, stat: words, description: words })) },
  plan: [1, 2, 3].map((number) => ({ number, title: words })),
  failure: Array.from({ length: failure }, () => words),
  services: { items: links.map((href) => ({ icon: 'files', title: words, href })) },
});

interface Version {
  language: string;
  figures: string;
  translationOf?: string;
  made: Made;
}

const DEED: Made = {
  ...{ theme: 'deed', icons: ['house', 'key', 'map-pin', 'scale'], failure: 4 },
  ...{ links: ['/deeds', '/liens'], pattern: 'guilloche', className: 'bg-blue-800 text-white' },
};
const SPLIT: Made = {
  ...{ theme: 'split', icons: ['lock', 'moon', 'door-closed', 'users'], failure: 5 },
  ...{ links: ['/custody'], pattern: 'waves', className: 'bg-slate-800 text-white' },
};
const TITLE: Made = { theme: 'title', icons: ['truck', 'car', 'files', 'wallet'], failure: 2 };

const en = (made: Made, figures: string): Version => ({ language: 'en', figures, made });
const es = (made: Made, figures: string, translationOf: string): Version => ({
  ...{ language: 'es', figures, made: { ...made, words: 'Palabras' }, translationOf },
});

const ORIGINALS = {
  '/deed': en(DEED, '{fees.flat} {fees.first} 3 90'),
  '/split': en(SPLIT, '{fees.flat} {fees.more} 2 18'),
  '/title': en(TITLE, '{fees.flat} {fees.title} 7'),
};

const meant = (translation: Version, more: Record<string, Version> = {}) =>
  meantByForm(
    translation,
    new Map(Object.entries({ ...ORIGINALS, '/version': translation, ...more })),
    ({ made }) => languageFree(landing(made)),
  );

it.each<[string, Version, string]>([
  ['all of another', es(SPLIT, '{fees.flat} {fees.more} 2 18', 'deed'), '/split'],
  ['most of another', es({ ...SPLIT, failure: 4 }, '{fees.more} 2 18', 'title'), '/split'],
  ['another banner', es({ ...DEED, className: 'x y' }, '{fees.first} 3 90 5', 'split'), '/deed'],
])('a landing that has %s is its translation', (_, translation, original) => {
  expect(meant(translation)).toBe(original);
});

it.each<[string, Version, Record<string, Version>?]>([
  ['names it', es(SPLIT, '{fees.flat} {fees.more} 2 18', 'split')],
  ['is a free translation', es({ ...SPLIT, icons: ['star'], links: [] }, '{fees.more} 2', 'split')],
  ['has another look', es({ ...SPLIT, theme: 'deed', pattern: 'none' }, '{fees.more}', 'split')],
  ['has the lists of another', es({ ...SPLIT, failure: 4 }, '{fees.flat} {fees.more} 18', 'split')],
  ['has other icons', es({ ...DEED, icons: SPLIT.icons ?? [] }, '{fees.first} 3 90', 'deed')],
  ['has been written anew', es({ icons: ['a', 'b'], failure: 9 }, '5 6 8', 'deed')],
  ['was made of another starter, with numbers of its own', es(SPLIT, '{fees.first} 3', 'deed')],
  ['has no numbers in common with the other', es(SPLIT, '4 5 6', 'deed')],
  ['has the numbers of the one it names', es(SPLIT, '{fees.flat} {fees.first} 3 90', 'deed')],
  [
    'is made of a starter of several',
    es(SPLIT, '{fees.more} 2 18', 'deed'),
    { '/custody': en({ ...SPLIT, failure: 6 }, '{fees.more} 2 14') },
  ],
  [
    'is like one that is translated already',
    es(SPLIT, '{fees.more} 2 18', 'deed'),
    { '/other': es(SPLIT, '{fees.more} 2 18', 'split') },
  ],
  [
    'is like one in its own language',
    es(TITLE, '{fees.title} 7 9', 'deed'),
    {
      '/title': { ...ORIGINALS['/title'], language: 'es' },
    },
  ],
  [
    'names an original that is like the other',
    es(SPLIT, '{fees.more} 2 18', 'deed'),
    { '/deed': en({ ...SPLIT, failure: 4 }, '{fees.flat} 3 90') },
  ],
  ['names no landing', es(SPLIT, '{fees.more} 2 18', 'lease')],
  ['names one in its own language', { ...es(SPLIT, '2 18', 'deed'), language: 'en' }],
  ['has little form', es({ icons: [], failure: 1 }, '2', 'deed')],
])('nothing is said of one that %s', (_, translation, more) => {
  expect(meant(translation, more)).toBeUndefined();
});

it('of landings from a template nothing is said', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`/town-${at}`, en({ failure: at }, `${at}`)]),
  );
  expect(meant(es(SPLIT, '{fees.flat} {fees.more} 2 18', 'deed'), many)).toBeUndefined();
});
