import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SmallSite } from '../support/small-site.ts';

/** What a plan is to say of a page. */
export interface Expected {
  path: string;
  change: string;
  /** Kinds of its changes with the facts that cause them, `price fees.minimum`, sorted. */
  changes: string[];
}

/** Landings of which each takes one change. */
const SLUGS = Array.from({ length: 12 }, (_, index) => `page-${index}`);

const SERVICES = `
services:
  heading: More
  items:
    - { icon: star, title: Gates, text: We drive up., href: / }
    - { icon: star, title: Yards, text: We walk in. }
`;

/** A site whose pages change, one each. */
export class PlannedSite extends SmallSite {
  constructor() {
    super();
    for (const slug of SLUGS) this.rewrite(slug);
    this.addPage('prices');
  }

  /** Writes a landing as it was, but for what is replaced. */
  rewrite(slug: string, from: string | RegExp = '', to = ''): void {
    this.write(slug, (text) => `${text}${SERVICES}`.replace(from, to));
  }

  configure(from: string, to: string): void {
    writeFileSync(this.config, readFileSync(this.config, 'utf8').replace(from, to));
  }

  /** What a plan tells of the pages, as `Expected`, and all else that it prints. */
  async plan(...options: string[]) {
    const { code, stdout, stderr } = await this.run('plan', '--json', ...options);
    if (code !== 0) throw new Error(stdout + stderr);
    const document = JSON.parse(stdout);
    const pages: Expected[] = document.pages.map(
      ({ path, change, changes }: { path: string; change: string; changes: PlannedChange[] }) => ({
        ...{ path, change },
        changes: changes.map(({ kind, facts }) => [kind, ...facts].join(' ')).sort(),
      }),
    );
    return { ...document, pages };
  }
}

interface PlannedChange {
  kind: string;
  facts: string[];
}

/** One change of a landing; tells what a plan is to say. `word` makes each another one. */
type Seed = (site: PlannedSite, slug: string, word: string) => Promise<Expected> | Expected;

const changed = (slug: string, ...changes: string[]): Expected => ({
  ...{ path: `/${slug}`, change: 'changed', changes },
});

/** Makes a seed that replaces a text of a landing. */
function replacing(from: string | RegExp, to: (word: string) => string, ...kinds: string[]): Seed {
  return (site, slug, word) => {
    site.rewrite(slug, from, to(word));
    return changed(slug, ...kinds);
  };
}

/** Kinds of changes, by their names. */
export const SEEDS: Readonly<Record<string, Seed>> = {
  words: replacing('Nobody wants to be', (word) => `Nobody ${word} is`, 'words'),
  space: replacing('Nobody wants', () => 'Nobody\u00a0wants', 'words'),
  entry: replacing(
    '- Everyone drives again',
    (word) => `- Everyone drives ${word}\n  - And waits`,
    'words',
    'words',
  ),
  title: replacing('for a lease on', (word) => `for ${word} on`, 'title'),
  description: replacing('the yard or the office', (word) => `${word} or the yard`, 'description'),
  headline: replacing('Signed at the gate of', (word) => `Signed ${word} at the gate of`, 'words'),
  link: replacing('href: / }', () => 'href: /prices }', 'link'),
  icon: replacing('icon: star, title: Gates', () => 'icon: wrench, title: Gates', 'picture'),
  amount: replacing(
    'We are on the road.',
    (word) => `We are ${word} on the road for $40.`,
    'words',
  ),
  variant: replacing(
    /^/,
    (word) =>
      `variants: [{ name: ${word}, weight: 30, set: { hero.subheadline: We ${word} come to you. } }]\n`,
    'variants',
    'words',
  ),
  keywords: replacing(/^seo:$/m, (word) => `seo:\n  keywords: [${word} gates]`, 'words'),
  canonical: replacing(/^/, () => 'page: { canonical: / }\n', 'canonical'),
  alias: replacing(/^/, (word) => `page: { aliases: [/old-${word}] }\n`, 'address'),
  updated: replacing(/^/, () => 'page: { updated: 2026-11-20 }\n', 'updated'),
  listing: replacing(/^/, (word) => `page: { description: For ${word} }\n`, 'listing'),
  noindex: (site, slug) => {
    site.rewrite(slug, /^/, 'page: { noindex: true }\n');
    return { path: `/${slug}`, change: 'noindexed', changes: ['noindex'] };
  },
  draft: (site, slug) => {
    site.rewrite(slug, /^/, 'page: { draft: true }\n');
    return { path: `/${slug}`, change: 'removed', changes: [] };
  },
  remove: async (site, slug) => {
    await site.run('remove', slug, '--to', '/prices');
    return { path: `/${slug}`, change: 'removed', changes: ['address'] };
  },
  delete: (site, slug) => {
    rmSync(join(site.landings, `${slug}.yaml`));
    return { path: `/${slug}`, change: 'removed', changes: [] };
  },
  rename: async (site, slug, word) => {
    await site.run('rename', slug, `${slug}-${word}`);
    return { path: `/${slug}-${word}`, change: 'renamed', changes: ['address'] };
  },
  add: (site, slug, word) => {
    site.rewrite(`${slug}-${word}`);
    return { path: `/${slug}-${word}`, change: 'added', changes: ['title'] };
  },
};

/** Changes of the configuration that every landing shows, with what a plan is to say of each of them. */
export const FACTS: Readonly<Record<string, { from: string; to: string; changes: string[] }>> = {
  price: { from: 'minimum: 80', to: 'minimum: 95', changes: ['price fees.minimum'] },
  minutes: {
    ...{ from: 'emergencyMinutes: 45', to: 'emergencyMinutes: 30' },
    changes: ['words response.emergencyMinutes'],
  },
};

export { SLUGS };
