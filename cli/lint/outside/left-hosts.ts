import type { LeftAlone } from '../../report/unasked-hosts.ts';

/** Hosts that one command has left alone, so that none of its runs asks them again: all of them, or those of a while. */
export class LeftHosts {
  readonly #hosts = new Map<string, { reason: LeftAlone; since: number }>();
  readonly #restMs: number;
  readonly #now: () => number;

  /**
   * @param restMs for how long a host is left alone, in milliseconds; by default for good.
   * @param now the clock, in milliseconds.
   */
  constructor(restMs = Number.POSITIVE_INFINITY, now: () => number = () => performance.now()) {
    this.#restMs = restMs;
    this.#now = now;
  }

  leave(origin: string, reason: LeftAlone): void {
    this.#hosts.set(origin, { reason, since: this.#now() });
  }

  /** Why a host is left alone; undefined if it may be asked. */
  reasonFor(origin: string): LeftAlone | undefined {
    const left = this.#hosts.get(origin);
    return left && this.#now() - left.since < this.#restMs ? left.reason : undefined;
  }
}
