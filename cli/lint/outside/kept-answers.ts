import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from '../../site/site-paths.ts';
import { replaceFile } from '../../system/draft-file.ts';
import type { Answer } from './ask-addresses.ts';

const DAY_MS = 24 * 3600 * 1000;

/**
 * How long results are valid, in milliseconds: pages rarely disappear, and hosts should not be queried at every
 * commit. Whatever they did not answer is asked again sooner, and what a busy or silent host is yet to be asked for in
 * the next run, so that nobody takes it for checked.
 */
const KEPT_MS: Readonly<Record<Answer, number>> = {
  there: 7 * DAY_MS,
  gone: 7 * DAY_MS,
  host: 7 * DAY_MS,
  unknown: DAY_MS,
  busy: 0,
  silent: 0,
};

const Kept = z.record(
  z.string(),
  z.object({
    answer: z.enum(['there', 'gone', 'host', 'unknown', 'busy', 'silent']),
    at: z.number(),
  }),
);

/** Path of a site's cache of results for outside addresses. */
export function answersFile(root: string): string {
  return join(cacheFolder(root, 'online'), 'answers.json');
}

/** Results for outside addresses that are still valid. */
export class KeptAnswers {
  readonly #path: string;
  readonly #now: number;
  readonly #answers = new Map<string, { answer: Answer; at: number }>();
  /** Results that are too old, which tell when their addresses were asked. */
  readonly #outdated = new Map<string, { answer: Answer; at: number }>();
  /** Addresses to ask. */
  readonly #wanted = new Set<string>();

  /** @param now in milliseconds since 1970. */
  constructor(root: string, now: number) {
    this.#path = answersFile(root);
    this.#now = now;
    for (const [address, kept] of Object.entries(this.#read()))
      if (kept.at > now - KEPT_MS[kept.answer] && kept.at <= now) this.#answers.set(address, kept);
      else this.#outdated.set(address, kept);
  }

  #read(): z.infer<typeof Kept> {
    try {
      return Kept.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
    } catch {
      return {};
    }
  }

  get(address: string): Answer | undefined {
    return this.#answers.get(address)?.answer;
  }

  /**
   * Addresses without a valid result, in the order in which to ask: first those that have none at all, such as what a
   * busy host was not asked in the last run, so that each run learns of others.
   */
  toAsk(addresses: Iterable<string>): string[] {
    const since = (address: string) => this.#outdated.get(address)?.at ?? 0;
    const wanted = [...addresses].filter((address) => !this.#answers.has(address));
    for (const address of wanted) this.#wanted.add(address);
    return wanted.sort((a, b) => since(a) - since(b));
  }

  set(address: string, answer: Answer): void {
    this.#answers.set(address, { answer, at: this.#now });
  }

  /** Saves all valid results, and of addresses that are still to be asked when they were asked last. */
  save(): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    const waiting = [...this.#outdated].filter(([address]) => this.#wanted.has(address));
    const answers = [...new Map([...waiting, ...this.#answers])].sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    replaceFile(this.#path, `${JSON.stringify(Object.fromEntries(answers), null, 1)}\n`);
  }
}
