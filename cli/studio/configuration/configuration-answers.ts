import { languagesOf } from '../../../renderer/text/languages.ts';
import type {
  BeginWordsRequest,
  BrandState,
  WordsState,
} from '../../../studio/configuration-protocol.ts';
import { siteFactUses } from '../../changes/read-change-set.ts';
import type { OpenSite } from '../../site/open-site.ts';
import type { StudioSite } from '../studio-site.ts';
import { brandState } from './brand-state.ts';
import { beginWords, wordsState } from './words-state.ts';

/** What the settings panel requests besides the configuration itself. */
export class ConfigurationAnswers {
  readonly #opened: OpenSite;
  readonly #site: StudioSite;

  constructor(opened: OpenSite, site: StudioSite) {
    this.#opened = opened;
    this.#site = site;
  }

  get #languages(): readonly string[] {
    const { config } = this.#site.dev;
    return config ? languagesOf(config) : [];
  }

  brand(): BrandState {
    return brandState(this.#site, this.#opened.root);
  }

  /** Pages and word files whose texts refer to facts, by fact name. */
  uses(): Record<string, string[]> {
    return Object.fromEntries(siteFactUses(this.#opened));
  }

  /** @throws RefusedRequest if it is not one of the site's languages. */
  words(language: string): WordsState {
    return wordsState(language, this.#languages, this.#opened.root);
  }

  /** @throws RefusedRequest if it is not one of the site's languages, or already has words. */
  beginWords(request: BeginWordsRequest): WordsState {
    beginWords(request, this.#languages, this.#opened.root);
    this.#site.followSite();
    return this.words(request.language);
  }
}
