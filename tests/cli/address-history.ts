import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type YAMLSeq } from 'yaml';
import { fileOfPath } from '../../cli/build/emit-file.ts';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';

/** Slugs of all landings of a history: few, so that addresses are taken, given up and taken again. */
const SLUGS = ['attic', 'cellar', 'gate', 'porch', 'roof', 'yard'] as const;

/** Paths of pages of data, some below others. */
const PLACES = ['work', 'work/gates', 'work/gates/iron', 'jobs'] as const;

/** Days of January 2027 at which schedules change something. */
const DAYS = ['05', '10', '15', '20', '25'];

/** Tries after which a site that still has errors is a fault of the tool. */
const MENDINGS = 8;

/** A site that goes through a history of changes, and remembers what was once online. */
export class HistorySite extends SmallSite {
  readonly online = new Set<string>();
  #day = 1;

  constructor() {
    super(...SLUGS.slice(0, 3));
    initRepository(this.folder);
  }

  /** Lets days pass, and never comes back from the last one. */
  wait(days: number): void {
    this.#day = Math.min(31, this.#day + days);
  }

  override build(...options: string[]): ReturnType<SmallSite['build']> {
    return super.build('--now', `2027-01-${String(this.#day).padStart(2, '0')}`, ...options);
  }

  get slugs(): string[] {
    return readdirSync(this.landings).map((name) => name.replace('.yaml', ''));
  }

  /** Paths of the pages of data, but for the home page. */
  get places(): string[] {
    const pages = join(this.folder, 'pages');
    return PLACES.filter((place) => existsSync(join(pages, place, 'page.yaml')));
  }

  /** Slugs at which neither a page nor a redirect answers. */
  get free(): string[] {
    const taken = new Set([...this.slugs, ...this.redirects().map(({ from }) => from.slice(1))]);
    return SLUGS.filter((slug) => !taken.has(slug));
  }

  file(slug: string): string {
    return join(this.landings, `${slug}.yaml`);
  }

  redirects(): { from: string; to: string }[] {
    const { redirects } = parseDocument(readFileSync(this.config, 'utf8')).toJS();
    return redirects ?? [];
  }

  /** Changes the redirects by hand. */
  setRedirects(redirects: readonly { from: string; to: string }[]): void {
    const document = parseDocument(readFileSync(this.config, 'utf8'));
    if (redirects.length === 0) document.delete('redirects');
    else document.set('redirects', document.createNode(redirects) as YAMLSeq);
    writeFileSync(this.config, document.toString());
  }

  /** Builds, mending what the build tells as its owner would, and puts the site online. */
  async publish(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const { code, report } = await this.build();
      if (code === 0) break;
      const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
      if (tries === MENDINGS) throw new Error(JSON.stringify(errors));
      for (const { rule, message } of errors) await this.#mend(rule, message);
    }
    commitAll(this.folder);
    const registry = JSON.parse(readFileSync(join(this.dist, 'page-registry.json'), 'utf8'));
    for (const { path, aliases = [] } of registry)
      for (const address of [path, ...aliases]) this.online.add(address);
  }

  /** Aliases of the landings. */
  get aliases(): string[] {
    const files = this.slugs.map((slug) => readFileSync(this.file(slug), 'utf8'));
    return files.flatMap((text) => text.match(/(?<=^page: \{ aliases: \[)[^\]]+/) ?? []);
  }

  async #mend(rule: string, message: string): Promise<void> {
    const pages = new Set([...this.slugs, ...this.places].map((path) => `/${path}`));
    const taken = new Set([...pages, ...this.aliases]);
    if (rule === 'address/vanished') {
      // The address that has vanished begins the sentence.
      await this.run('remove', message.replace(/ .*/, ''), '--to', '/');
    } else if (rule === 'address/redirect-of-page')
      this.setRedirects(this.redirects().filter(({ from }) => !taken.has(from)));
    else if (rule === 'schedule/redirect') this.#dropSchedules();
    else if (rule === 'links/unpublished') this.#dropSchedules();
    else if (rule === 'links/dead') {
      this.#dropSchedules();
      this.setRedirects(
        this.redirects().map(({ from, to }) => ({ from, to: pages.has(to) ? to : '/' })),
      );
    } else if (rule === 'address/collision') for (const slug of this.slugs) this.write(slug);
  }

  /** Publishes every page for ever. */
  #dropSchedules(): void {
    for (const slug of this.slugs) {
      const text = readFileSync(this.file(slug), 'utf8');
      writeFileSync(
        this.file(slug),
        text.replace(/^page: \{ (?:draft|publishAt|expireAt).*\n/, ''),
      );
    }
    this.expireHome('');
  }

  /** Lets the home page expire, as these keys of its file say. */
  expireHome(keys: string): void {
    const file = join(this.folder, 'pages/index/page.yaml');
    const text = readFileSync(file, 'utf8').replace(/^(?:expireAt|afterExpiry).*\n/gm, '');
    writeFileSync(file, keys + text);
  }

  /** What was once online and answers no visitor any more, in what was built last, on hosts with or without rules. */
  get lost(): string[] {
    const redirectOf = parseRedirects(readFileSync(join(this.dist, '_redirects'), 'utf8'));
    const isPage = (address: string) => existsSync(join(this.dist, fileOfPath(address)));
    return [...this.online].filter(
      (address) => !isPage(address) || !isPage(redirectOf(address)?.target ?? address),
    );
  }
}

/** Something that happens to a site; `pick` chooses as the history wants it. */
type Step = (site: HistorySite, pick: (from: readonly string[]) => string) => Promise<unknown>;

/** What may happen to a site, by its name. */
export const STEPS: Readonly<Record<string, Step>> = {
  add: async (site, pick) => {
    if (site.free.length > 0) site.write(pick(site.free));
  },
  rename: (site, pick) => site.run('rename', pick(site.slugs), pick(SLUGS)),
  remove: async (site, pick) => {
    if (site.slugs.length > 1)
      await site.run('remove', pick(site.slugs), '--to', `/${pick(SLUGS)}`);
  },
  addPage: async (site, pick) => site.addPage(pick(PLACES)),
  renamePage: async (site, pick) => {
    if (site.places.length > 0) await site.run('rename', pick(site.places), pick(PLACES));
  },
  removePage: async (site, pick) => {
    const targets = [...PLACES, ...SLUGS].map((path) => `/${path}`);
    if (site.places.length > 0) await site.run('remove', pick(site.places), '--to', pick(targets));
  },
  delete: async (site, pick) => {
    if (site.slugs.length > 1) rmSync(site.file(pick(site.slugs)));
  },
  move: async (site, pick) => {
    const [from, to] = [site.file(pick(site.slugs)), site.file(pick(SLUGS))];
    if (!existsSync(to)) renameSync(from, to);
  },
  addAlias: async (site, pick) => {
    const alias = `/old-${pick(SLUGS)}`;
    site.write(pick(site.slugs), (text) => `page: { aliases: [${alias}] }\n${text}`);
  },
  schedule: async (site, pick) => {
    const keys = [
      'draft: true',
      `publishAt: 2027-01-${pick(DAYS)}T00:00`,
      `expireAt: 2027-01-${pick(DAYS)}T00:00`,
      `publishAt: 2027-01-05T00:00, expireAt: 2027-01-${pick(DAYS.slice(1))}T00:00`,
      `expireAt: 2027-01-${pick(DAYS)}T00:00, afterExpiry: { redirect: /${pick(SLUGS)} }`,
    ];
    site.write(pick(site.slugs), (text) => `page: { ${pick(keys)} }\n${text}`);
  },
  expireHome: async (site, pick) => {
    const day = pick(DAYS);
    const after = pick(['', `afterExpiry: { redirect: /${pick(SLUGS)} }\n`]);
    site.expireHome(`expireAt: 2027-01-${day}T00:00\n${after}`);
  },
  wait: async (site, pick) => site.wait(Number(pick(['1', '4', '9']))),
  waitAndPublish: (site, pick) => {
    site.wait(Number(pick(['2', '5', '8'])));
    return site.publish();
  },
  hide: async (site, pick) => {
    const keys = [
      'draft: true',
      'publishAt: 2999-01-01T09:00',
      'expireAt: 2020-01-01T09:00',
      'expireAt: 2020-01-01T09:00, afterExpiry: { redirect: / }',
      'publishAt: 2020-01-01T09:00, expireAt: 2999-01-01T09:00',
    ];
    site.write(pick(site.slugs), (text) => `page: { ${pick(keys)} }\n${text}`);
  },
  dropAlias: async (site, pick) => site.write(pick(site.slugs)),
  dropRedirect: async (site, pick) => {
    const redirects = site.redirects();
    const dropped = redirects.length > 0 ? pick(redirects.map(({ from }) => from)) : '';
    site.setRedirects(redirects.filter(({ from }) => from !== dropped));
  },
  buildOnly: (site) => site.build(),
  publish: (site) => site.publish(),
};

/** A step and what it chooses. */
export interface HistoryStep {
  name: string;
  choices: readonly number[];
}

/** Lets a site go through a history, and puts it online at the end. */
export async function runHistory(steps: readonly HistoryStep[]): Promise<HistorySite> {
  const site = new HistorySite();
  await site.publish();
  for (const { name, choices } of steps) {
    const left = [...choices];
    // Mending may have removed the last page, a draft: the owner then starts over.
    if (site.slugs.length === 0) site.write(SLUGS[0]);
    await STEPS[name]?.(site, (from) => from[(left.shift() ?? 0) % from.length] ?? '');
  }
  await site.publish();
  return site;
}
