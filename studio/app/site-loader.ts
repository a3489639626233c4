import type { SiteState, StudioEvent } from '../protocol.ts';

/** An event with a part of the site. */
type PartEvent = Extract<StudioEvent, { type: 'rows' | 'status' }>;

interface SiteLoaderOptions {
  ask: () => Promise<SiteState>;
  show: (site: SiteState) => void;
  showPart: (event: PartEvent) => void;
  onFault: (error: Error) => void;
}

/**
 * Loads the site and follows events about it. Answers and events take different connections: an event may arrive before
 * an answer that was given earlier. Both are numbered, and whatever an answer does not include is shown again after it.
 */
export class SiteLoader {
  readonly #options: SiteLoaderOptions;
  #loading: Promise<void> = Promise.resolve();
  /** Requests whose answers have not arrived yet. */
  #requests = 0;
  /** Number of the last event. */
  #told = 0;
  /** Number of the last event that the answer shown includes; no number before the first answer. */
  #included = -1;
  /** Parts that arrived during the current requests, with the numbers of their events. */
  #parts: { told: number; event: PartEvent }[] = [];

  constructor(options: SiteLoaderOptions) {
    this.#options = options;
  }

  /** Settles with the last request so far. */
  get loading(): Promise<void> {
    return this.#loading;
  }

  load(): void {
    this.#requests += 1;
    this.#loading = this.#load().catch(this.#options.onFault);
  }

  follow(event: StudioEvent): void {
    if (event.type === 'begin') return void this.#begin(event.told);
    this.#told += 1;
    if (event.type === 'site') this.load();
    if (event.type !== 'rows' && event.type !== 'status') return;
    if (this.#requests > 0) this.#parts.push({ told: this.#told, event });
    this.#options.showPart(event);
  }

  /** Events between the answer and the first event, or while disconnected, were missed: loads the site again. */
  async #begin(told: number): Promise<void> {
    this.#told = told;
    await this.#loading;
    if (this.#included < told) this.load();
  }

  async #load(): Promise<void> {
    const site = await this.#options.ask().finally(() => {
      this.#requests -= 1;
    });
    const later = this.#parts.filter(({ told }) => told > site.told);
    if (this.#requests === 0) this.#parts = [];
    // Of two answers on their way the later one may have been faster.
    if (site.told < this.#included) return;
    this.#included = site.told;
    this.#options.show(site);
    for (const { event } of later) this.#options.showPart(event);
  }
}
