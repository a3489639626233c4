import { languagesOf } from '../../../renderer/text/languages.ts';
import { StarterList } from '../../site/starter-list.ts';
import { StarterMedia } from '../../starter-gallery/starter-media.ts';
import { starterPage } from '../../starter-gallery/starter-page.ts';
import type { StudioSite } from '../studio-site.ts';
import type { PreviewSite, ShownPage } from './preview-site.ts';

/** Address prefix of starters; no page of a site has such an address. */
const STARTERS = '/@studio/starter/';

/** Address of a starter on the origin of the previews. */
export function starterAddress(name: string): string {
  return `${STARTERS}${name}`;
}

/** Starters rendered as the pages that they would become. */
export class StarterPreviews {
  readonly #studio: StudioSite;
  readonly #preview: PreviewSite;
  readonly #drawings = new Map<string, string>();

  constructor(studio: StudioSite, preview: PreviewSite) {
    this.#studio = studio;
    this.#preview = preview;
  }

  /**
   * The page of the starter at an address, in the main language of the site.
   *
   * @returns undefined if there is no such starter, or if it needs facts that the site lacks.
   */
  async page(address: string): Promise<ShownPage | undefined> {
    const { site } = this.#studio;
    const { config, facts } = this.#studio.dev.sources.configFile;
    const name = address.slice(STARTERS.length);
    if (!address.startsWith(STARTERS) || !config || !facts) return undefined;
    const list = new StarterList(site);
    if (!list.has(name)) return undefined;
    const [language] = languagesOf(config);
    const made = starterPage(name, { site, facts, list, language });
    if ('fault' in made) return undefined;
    const media = new StarterMedia(site.root, config.brand);
    const pictures = await media.look(list.read(name, language), made.page);
    for (const [file, drawing] of media.drawings) this.#drawings.set(`/${file}`, drawing);
    const shown = await this.#preview.render({ ...made.page, pictures });
    return shown && { ...shown, status: 200 };
  }

  /** A drawing that comes with a starter, by its address. */
  file(address: string): string | undefined {
    return this.#drawings.get(address);
  }
}
