import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { decodedPath, spellingsOf } from '../../schemas/old-address.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { isThereFrom } from '../schedule/showing.ts';
import type { LedgerEntry } from './ledger-text.ts';

const decoded = (address: string) => decodedPath(address) ?? address;

function* entriesOf(addresses: readonly string[], schedule: Schedule = {}): Generator<LedgerEntry> {
  const { isDraft, from } = schedule;
  if (isDraft) return;
  for (const address of addresses) yield from === undefined ? { address } : { address, from };
}

/** The addresses of a site that are answered at a moment: pages, their aliases, and redirects. */
export class AnsweredAddresses implements Iterable<string> {
  readonly #pages: SitePages;
  readonly #redirected: readonly string[];
  readonly #now: number;
  #others: ReadonlySet<string> | undefined;
  /** The others, decoded, in every spelling that hosts answer. */
  #spelled: ReadonlySet<string> | undefined;

  /** @param now in milliseconds since 1970. */
  constructor(pages: SitePages, { redirects = [] }: Pick<SiteConfig, 'redirects'>, now: number) {
    this.#pages = pages;
    this.#now = now;
    this.#redirected = redirects.map(({ from }) => from);
  }

  /** Whether an address is answered, in the spelling that it has once it is decoded. Case-sensitive, as on most hosts. */
  has(address: string): boolean {
    const path = decoded(address);
    const page = this.#pages.at(path);
    if (page?.entry.path === path && this.#isThere(page)) return true;
    this.#spelled ??= new Set([...this.#aside].flatMap(spellingsOf).map(decoded));
    return this.#spelled.has(path);
  }

  *[Symbol.iterator](): Generator<string> {
    const unseen = [...this.#pages.scheduled()].filter((page) => !this.#isThere(page));
    const passedOver = new Set([NOT_FOUND_PATH, ...unseen.map(({ entry }) => entry.path)]);
    for (const path of this.#pages.paths()) if (!passedOver.has(path)) yield path;
    yield* this.#aside;
  }

  /**
   * The entries of the ledger. Whatever the moment, a page that a schedule publishes is listed with its time, so that
   * the line is committed with the page. Drafts are not listed.
   */
  *entries(): Generator<LedgerEntry> {
    const schedules = new Map<string, Schedule | undefined>();
    for (const { entry, schedule } of this.#pages.scheduled()) schedules.set(entry.path, schedule);
    for (const path of this.#pages.paths())
      if (path !== NOT_FOUND_PATH) yield* entriesOf([path], schedules.get(path));
    for (const { entry, schedule } of this.#pages.tied())
      yield* entriesOf(entry.aliases ?? [], schedule);
    yield* entriesOf(this.#redirected, undefined);
  }

  /** Aliases and redirects. Collecting them reads the records of all pages with aliases. */
  get #aside(): ReadonlySet<string> {
    const aliases = () =>
      [...this.#pages.tied()].flatMap((page) =>
        this.#isThere(page) ? (page.entry.aliases ?? []) : [],
      );
    this.#others ??= new Set([...aliases(), ...this.#redirected]);
    return this.#others;
  }

  #isThere({ schedule }: PageMeta): boolean {
    return isThereFrom(schedule, this.#now);
  }
}
