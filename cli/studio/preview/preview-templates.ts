import { createHash } from 'node:crypto';
import type { RenderContext, SharedMedia } from '../../../renderer/context/render-context.ts';
import { policySources, policyWith } from '../../../renderer/document/page-policy.ts';
import type { Page } from '../../../schemas/page.ts';
import { type BrandLook, brandContext, brandLook } from '../../brand/brand-look.ts';
import { compileUtilities } from '../../build/landing-checks.ts';
import { contentSecurityPolicy } from '../../build/security-policy.ts';
import { type SharedStyles, sharedStyles } from '../../build/shared-styles.ts';
import { bannerClasses } from '../../content/banner-classes.ts';
import { previewAddress, previewCard } from '../../previews/preview-card.ts';
import type { SiteDefinition } from '../../site/define-site.ts';
import { sectionSheets, sectionStyles } from '../../site/section-sheets.ts';
import type { BundledTemplates } from '../../templates/early-bundle.ts';
import { factsFile } from '../../templates/facts-file.ts';
import { createPageStyles, type PageStyles } from '../../templates/page-styles.ts';
import { loadRenderer, type Render } from '../../templates/render-module.ts';
import { PageMarker } from '../marks/page-marker.ts';

/** The shared content of a site, besides its pages. */
export interface ShownContent extends Pick<RenderContext, 'site' | 'words'> {
  /** Files of `media/` that the configuration refers to. */
  media: SharedMedia;
}

/** A page as the build would write it, and a version with attributes that refer from its texts to their keys. */
export interface PreviewedPage {
  html: string;
  marked: string;
  /** Security policy of this page, without directives that only finished sites need. */
  policy: string;
}

/** What all pages of one state of the site share. */
interface Shared {
  context: RenderContext;
  look: BrandLook;
  styles: SharedStyles;
  facts: ReturnType<typeof factsFile>;
}

/** Stores a stylesheet under a name that contains its content hash. */
function memorySheet(files: Map<string, string>, css: string): string {
  const file = `assets/u-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  files.set(file, css);
  return `/${file}`;
}

/** Renders pages in memory with the templates of `build`, and provides the files that they link. */
export class PreviewTemplates {
  readonly #root: string;
  readonly #definition: SiteDefinition;
  readonly #bundled: BundledTemplates;
  readonly #render: Render;
  readonly #stylesOf: PageStyles;
  readonly #marker = new PageMarker();
  readonly #made = new Map<string, string>();
  readonly #utilities = new Map<string, string>();
  #shared: { of: ShownContent; shared: Shared } | undefined;

  private constructor(
    site: { root: string; definition: SiteDefinition },
    bundled: BundledTemplates,
    render: Render,
  ) {
    this.#root = site.root;
    this.#definition = site.definition;
    this.#bundled = bundled;
    this.#render = render;
    this.#stylesOf = createPageStyles(bundled.bundle.readParts(), (file, css) => {
      this.#made.set(file, css);
    });
  }

  /** @param bundled the templates of the site. */
  static async load(
    site: { root: string; definition: SiteDefinition },
    bundled: BundledTemplates,
  ): Promise<PreviewTemplates> {
    return new PreviewTemplates(site, bundled, await loadRenderer(bundled.bundle.renderModule));
  }

  /**
   * A page as it would be built now.
   *
   * @throws any error of a template.
   */
  async page(page: Page, content: ShownContent): Promise<PreviewedPage> {
    const { context } = this.#sharedOf(content);
    const assets = {
      preview: previewAddress(
        previewCard(page, content.site, this.#definition),
        this.#bundled.drawing,
      ),
      stylesOf: this.#stylesOf,
      ...(await this.#utilityStyles(page)),
    };
    const render = (shown: Page) => this.#render(shown, context, assets).html;
    const html = render(page);
    const marked = this.#marker.mark(page, html, render);
    return { html, marked, policy: policyOf(content, this.#bundled, html) };
  }

  /**
   * A file that pages link, other than pictures.
   *
   * @param file path in the finished site.
   * @returns its content or its path; undefined if no page links it.
   */
  file(file: string, content: ShownContent): { content: string } | { path: string } | undefined {
    const { look, styles, facts } = this.#sharedOf(content);
    const made = this.#made.get(file);
    if (made !== undefined) return { content: made };
    if (file === styles.sheet.file) return { content: styles.sheet.content };
    if (file === facts.file) return { content: facts.content };
    const sheet = sectionSheets(this.#root).find((section) => section.file === file);
    if (sheet) return { content: sheet.content };
    const path = styles.files.get(file) ?? look.files.get(file);
    return path === undefined ? undefined : { path };
  }

  /** The fonts that must be prepared before the brand can be shown. */
  fontsOf({ site }: ShownContent): BrandLook['fonts'] {
    return brandLook(site, this.#root).fonts;
  }

  async #utilityStyles(page: Page): Promise<{ utilityStyles?: string }> {
    if (page.kind !== 'landing') return {};
    const classes = bannerClasses(page);
    if (classes === '') return {};
    const known =
      this.#utilities.get(classes) ?? memorySheet(this.#made, await compileUtilities(classes));
    this.#utilities.set(classes, known);
    return { utilityStyles: known };
  }

  #sharedOf(content: ShownContent): Shared {
    const { site, words, media } = content;
    const last = this.#shared?.of;
    if (this.#shared && last && isSame(last, content)) return this.#shared.shared;
    const { assets } = this.#bundled.bundle;
    const look = brandLook(site, this.#root);
    const styles = sharedStyles(this.#bundled.bundle, look);
    const facts = factsFile(site, words, this.#definition);
    const context: RenderContext = {
      site,
      words,
      ...brandContext(look, assets, styles.addresses),
      ...media,
      ...sectionStyles(sectionSheets(this.#root)),
      facts: `/${facts.file}`,
      csp: contentSecurityPolicy(site, assets),
    };
    const shared = { context, look, styles, facts };
    this.#shared = { of: content, shared };
    return shared;
  }
}

/** Media files are read again each time; their data is equal if nothing has changed. */
function isSame(a: ShownContent, b: ShownContent): boolean {
  return (
    a.site === b.site && a.words === b.words && JSON.stringify(a.media) === JSON.stringify(b.media)
  );
}

/** Directives that only finished pages need: the studio's own script compares versions of a page as documents. */
const ONLY_FINISHED = /;?\s*(?:require-trusted-types-for|trusted-types)[^;]*/g;

function policyOf({ site }: ShownContent, { bundle }: BundledTemplates, html: string): string {
  const policy = contentSecurityPolicy(site, bundle.assets).replace(ONLY_FINISHED, '');
  return policyWith(policy, policySources(html));
}
