import { setTimeout as wait } from 'node:timers/promises';
import { VERSION } from '../../system/version.ts';
import { within } from '../../system/within.ts';
import { robotsRules } from './robots.ts';

const PROGRAM = 'touchdown-lint';

const HEADERS = {
  'user-agent': `${PROGRAM}/${VERSION} (checks the links of a site)`,
  accept: '*/*',
};

/** Timeout of a request. */
const PATIENCE_MS = 10_000;

/** As browsers do. */
const MOST_REDIRECTS = 20;

/** Statuses by which a host asks for fewer requests. */
const BUSY = new Set([429, 503]);

/** The host wants to be left alone, or has not answered a request. */
export class HostUnavailable extends Error {
  /** The address that was requested. */
  readonly place: string;
  /** True if it asks for fewer requests. */
  readonly isBusy: boolean;

  constructor(place: string, isBusy: boolean) {
    super(place);
    this.place = place;
    this.isBusy = isBusy;
  }
}

/** The name of the host leads nowhere. */
export class UnknownHost extends Error {
  /** True if name servers say so, false if none of them answers, which is not the fault of the address. */
  readonly isCertain: boolean;

  constructor(host: string, isCertain: boolean) {
    super(host);
    this.isCertain = isCertain;
  }
}

/** What resolvers answer: no such name, and no answer from the name servers. */
const UNRESOLVED = new Set(['ENOTFOUND', 'EAI_AGAIN']);

function codeOf(error: unknown): string {
  const { cause } = (error ?? {}) as { cause?: { code?: string } };
  return cause?.code ?? '';
}

/** The address that a redirect leads to, if it is one of the web. */
function nextPlace(target: string, from: string): string | undefined {
  if (!URL.canParse(target, from)) return undefined;
  const { protocol, href } = new URL(target, from);
  return /^https?:$/.test(protocol) ? href.replace(/#.*$/, '') : undefined;
}

/** The response itself: its body is of no interest. */
async function leaveUnread(response: Response): Promise<Response> {
  await response.body?.cancel();
  return response;
}

/** A host that is asked for one address at a time, with a pause between requests, as far as its `robots.txt` allows. */
export class AskedHost {
  readonly #origin: string;
  readonly #signal: AbortSignal;
  readonly #pauseMs: number;
  #isFirst = true;
  #hasAnswered = false;
  #rules: ((path: string) => boolean) | undefined;

  /** @param pauseMs between two requests. */
  constructor(origin: string, signal: AbortSignal, pauseMs: number) {
    this.#origin = origin;
    this.#signal = signal;
    this.#pauseMs = pauseMs;
  }

  /** The address of its rules for programs, which it is asked for first. */
  get robots(): string {
    return `${this.#origin}/robots.txt`;
  }

  /**
   * The status at an address, after its redirects.
   *
   * @returns undefined if it is unknown: not to be requested, or redirected in a circle, as hosts that expect a
   *   cookie do.
   * @throws HostUnavailable, UnknownHost if it has never answered
   */
  async statusOf(address: string, method: 'HEAD' | 'GET'): Promise<number | undefined> {
    const visited = new Set<string>();
    let place: string | undefined = address;
    while (place !== undefined && visited.size <= MOST_REDIRECTS && !visited.has(place)) {
      visited.add(place);
      if (!(await this.#mayRequest(place))) return undefined;
      const response: Response | undefined = await this.#send(place, method, leaveUnread);
      const target = response?.headers.get('location');
      if (!response || response.status < 300 || response.status >= 400 || !target)
        return response?.status;
      place = nextPlace(target, place);
    }
    return undefined;
  }

  async #mayRequest(address: string): Promise<boolean> {
    if (!this.#owns(address)) return true;
    this.#rules ??= await this.#readRobots();
    const { pathname, search } = new URL(address);
    return this.#rules(pathname + search);
  }

  async #readRobots(): Promise<(path: string) => boolean> {
    const rules = await this.#send(this.robots, 'GET', async (response) => {
      const text = await response.text();
      return response.ok ? text : '';
    });
    return robotsRules(rules ?? '', PROGRAM);
  }

  #owns(address: string): boolean {
    return new URL(address).origin === this.#origin;
  }

  /**
   * @param read gets the response, and takes part in the time that the host has for it.
   * @returns undefined if another host, to which this one redirects, does not respond.
   */
  async #send<T>(
    address: string,
    method: 'HEAD' | 'GET',
    read: (response: Response) => Promise<T>,
  ): Promise<T | undefined> {
    if (!this.#isFirst) await wait(this.#pauseMs, undefined, { signal: this.#signal });
    this.#isFirst = false;
    let isBusy = false;
    try {
      const answer = await within(PATIENCE_MS, this.#signal, async (signal) => {
        const response = await fetch(address, {
          ...{ method, headers: HEADERS, signal, redirect: 'manual' },
        });
        if (this.#owns(address)) this.#hasAnswered = true;
        isBusy = BUSY.has(response.status);
        if (!isBusy) return read(response);
        await response.body?.cancel();
        return undefined;
      });
      if (!isBusy) return answer;
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!this.#owns(address)) return undefined;
      const code = codeOf(error);
      if (UNRESOLVED.has(code) && !this.#hasAnswered)
        throw new UnknownHost(this.#origin, code === 'ENOTFOUND');
      throw new HostUnavailable(address, false);
    }
    if (!this.#owns(address)) return undefined;
    throw new HostUnavailable(address, true);
  }
}
