import { existsSync, readFileSync } from 'node:fs';
import { hashInAddress } from '../../../renderer/pictures/media-address.ts';
import type { Page } from '../../../schemas/page.ts';
import { FAVICON, favicon, webManifest } from '../../brand/favicon.ts';
import { makeFonts } from '../../brand/make-fonts.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { NOT_FOUND_PATH } from '../../content/pages/page-routes.ts';
import { pageVersion } from '../../content/variants/page-version.ts';
import { DevPictures } from '../../dev/dev-pictures.ts';
import type { DevSite } from '../../dev/dev-site.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { startBundle } from '../../templates/early-bundle.ts';
import type { StudioSite } from '../studio-site.ts';
import { type PreviewedPage, PreviewTemplates, type ShownContent } from './preview-templates.ts';

/** A page, or why it cannot be shown. */
export type ShownPage =
  | (PreviewedPage & { status: 200 | 404 })
  /** Its file has errors, and has had them from the start. */
  | { status: 500; problems: Diagnostic[] };

/** Maximum number of cached pages: those of the stage, and some of the list. */
const MOST_KEPT = 32;

/** A state of the site whose pages can be shown. */
export type SiteAnswers = Pick<DevSite, 'answer' | 'shown'>;

/** The pages of the site as they would be built now, including unsaved text, and the files that they link. */
export class PreviewSite {
  readonly #site: OpenSite;
  readonly #cwd: string;
  readonly #studio: StudioSite;
  readonly #pictures: DevPictures;
  /** Rendered pages by address: both frames and the list request the same ones. */
  readonly #kept = new Map<string, { of: string; page: Promise<ShownPage> }>();
  #templates: Promise<PreviewTemplates>;

  constructor(site: OpenSite, cwd: string, studio: StudioSite) {
    this.#site = site;
    this.#cwd = cwd;
    this.#studio = studio;
    this.#pictures = new DevPictures(site.root);
    this.#templates = this.#load();
  }

  /** Bundles the templates again, after their sources have changed. */
  async reload(): Promise<void> {
    const templates = this.#load();
    await templates;
    this.#templates = templates;
    this.#kept.clear();
  }

  /**
   * The page at an address.
   *
   * @throws BuildFault if the templates do not compile, and any error of a template.
   */
  page(path: string): Promise<ShownPage> {
    const { revision, landings } = this.#studio.dev;
    const of = `${revision} ${landings.complete}`;
    const kept = this.#kept.get(path);
    if (kept?.of === of) return kept.page;
    const page = this.#make(path, this.#studio.dev);
    page.catch(() => this.#kept.delete(path));
    this.#kept.delete(path);
    this.#kept.set(path, { of, page });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return page;
  }

  /**
   * The page at an address in another state of the site.
   *
   * @throws any error of a template.
   */
  pageOf(state: SiteAnswers, path: string): Promise<ShownPage> {
    return this.#make(path, state);
  }

  /**
   * The page at an address as visitors of one variant see it.
   *
   * @throws any error of a template.
   */
  variantOf(path: string, variant: string): Promise<ShownPage> {
    return this.#make(path, this.#studio.dev, variant);
  }

  async #make(path: string, state: SiteAnswers, variant?: string): Promise<ShownPage> {
    const found = state.answer(path);
    const answer = found ?? state.answer(NOT_FOUND_PATH);
    const content = await this.#content(state);
    if (!answer?.page || !content) return { status: 500, problems: answer?.problems ?? [] };
    // A text of a variant has another position in the file than a click on it would lead to.
    const page = pageVersion(await this.#seen(answer.page, answer.path), variant);
    const templates = await this.#templates;
    const shown = await templates.page(page, content);
    this.#pictures.show(page, shown.html);
    return { ...shown, status: found && path !== NOT_FOUND_PATH ? 200 : 404 };
  }

  /** Renders a page that is not part of the site; undefined while the configuration has errors. */
  async render(page: Page): Promise<PreviewedPage | undefined> {
    const content = await this.#content(this.#studio.dev);
    const templates = await this.#templates;
    const shown = content && (await templates.page(page, content));
    if (shown) this.#pictures.show(page, shown.html);
    return shown;
  }

  /**
   * A file that pages link.
   *
   * @param address as written in a page.
   * @param state of the site whose pages link it.
   * @returns undefined if no page links it.
   */
  async file(
    address: string,
    state: SiteAnswers = this.#studio.dev,
  ): Promise<string | Buffer | undefined> {
    if (hashInAddress(address) !== undefined) return this.#pictures.file(address);
    const content = await this.#content(state);
    if (!content) return undefined;
    if (address === `/${FAVICON}`) return favicon(content.site, this.#site.root);
    if (address === '/site.webmanifest') return webManifest(content.site);
    const templates = await this.#templates;
    const file = templates.file(address.slice(1), content);
    if (!file) return undefined;
    if ('content' in file) return file.content;
    if (!existsSync(file.path)) await makeFonts(templates.fontsOf(content).cuts);
    return readFileSync(file.path);
  }

  async #content({ shown }: SiteAnswers): Promise<ShownContent | undefined> {
    if (!shown) return undefined;
    const media = await this.#pictures.ofConfig(shown.site);
    return { site: shown.site, words: shown.words, media };
  }

  async #seen(page: Page, path: string | undefined): Promise<Page> {
    const source = { path: path ?? '', cwd: this.#cwd };
    const { page: seen, diagnostics } = await this.#pictures.see(page, source);
    if (path !== undefined) this.#studio.noteMedia(path, diagnostics);
    return seen;
  }

  async #load(): Promise<PreviewTemplates> {
    const bundled = await startBundle(this.#site.root, false).ready;
    return PreviewTemplates.load(this.#site, bundled);
  }
}
