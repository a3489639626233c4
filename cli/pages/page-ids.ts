import { dirname } from 'node:path';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import type { LandingPage } from '../../schemas/page.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { createFacts } from '../content/facts/facts.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import type { Render } from '../templates/render-module.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { type SectionIds, sectionIds } from './section-ids.ts';

/** A landing of the wrong shape whose sections are all known; undefined if code needs more than what is right. */
function htmlDespiteFaults(page: LandingPage, render: Render, context: RenderContext) {
  try {
    return render(page, context, {}).html;
  } catch {
    return undefined;
  }
}

/** Dependencies of rendering a landing again. */
export interface LandingRendering {
  /** Missing as long as the templates have not been loaded. */
  render?: Render;
  context: RenderContext;
  landingsDir: string;
  schemas: SiteSchemas;
  cwd: string;
}

/** Maximum number of landings whose ids are cached. */
const REMEMBERED = 1000;

/**
 * The ids that links to sections can target. Hand-written pages are already rendered; a landing is rendered on the
 * first link to one of its sections, which is rare.
 */
export class PageIds {
  readonly #written: ReadonlyMap<string, SectionIds>;
  readonly #rendered = new Map<string, SectionIds>();
  readonly #landings: LandingRendering;
  #lacksRenderer = false;

  constructor(rendered: readonly RenderedStaticPage[], landings: LandingRendering) {
    this.#written = new Map(rendered.map(({ page, html }) => [page.entry.path, sectionIds(html)]));
    this.#landings = landings;
  }

  /** True if the ids of a landing were asked for, and the templates have not been loaded. */
  get lacksRenderer(): boolean {
    return this.#lacksRenderer;
  }

  /** @returns undefined if the page cannot be rendered, which is reported elsewhere. */
  of({ entry, origin }: PageMeta): SectionIds | undefined {
    const known = this.#written.get(entry.path) ?? this.#rendered.get(entry.path);
    const { render, context, landingsDir, schemas, cwd } = this.#landings;
    if (known || !origin || dirname(origin.path) !== landingsDir) return known;
    if (!render) {
      this.#lacksRenderer = true;
      return undefined;
    }
    const facts = createFacts(context.site, schemas.config);
    const { landing, faulty } = readLanding(origin.path, { cwd, landingsDir, facts, schemas });
    const html = landing
      ? render(landing.page, context, {}).html
      : faulty && htmlDespiteFaults(faulty.page, render, context);
    if (html === undefined) return undefined;
    const ids = sectionIds(html);
    if (this.#rendered.size === REMEMBERED) this.#rendered.clear();
    this.#rendered.set(entry.path, ids);
    return ids;
  }
}
