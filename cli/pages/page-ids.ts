import type { RenderContext } from '../../renderer/context/render-context.ts';
import { createFacts } from '../content/facts.ts';
import { readLanding } from '../content/landing-file.ts';
import type { PageMeta } from '../content/page-index.ts';
import type { SiteSchemas } from '../content/site-schemas.ts';
import type { Render } from '../templates/render-module.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
}

/** What is needed to render a landing once more. */
export interface LandingRendering {
  render: Render;
  context: RenderContext;
  landingsDir: string;
  schemas: SiteSchemas;
  cwd: string;
}

/** Landings whose ids are remembered at once. */
const REMEMBERED = 1000;

/**
 * The ids that links to sections can lead to. Hand-written pages are rendered already; a landing is
 * rendered when the first link asks for one of its sections, which few do.
 */
export class PageIds {
  readonly #written: ReadonlyMap<string, Set<string>>;
  readonly #rendered = new Map<string, Set<string>>();
  readonly #landings: LandingRendering;

  constructor(rendered: readonly RenderedStaticPage[], landings: LandingRendering) {
    this.#written = new Map(rendered.map(({ page, html }) => [page.entry.path, idsOf(html)]));
    this.#landings = landings;
  }

  /** @returns undefined if the page cannot be rendered, which is told elsewhere. */
  of({ entry, origin }: PageMeta): Set<string> | undefined {
    const known = this.#written.get(entry.path) ?? this.#rendered.get(entry.path);
    if (known || !origin) return known;
    const { render, context, landingsDir, schemas, cwd } = this.#landings;
    const facts = createFacts(context.site, schemas.config);
    const { landing } = readLanding(origin.path, { cwd, landingsDir, facts, schemas });
    if (!landing) return undefined;
    const ids = idsOf(render(landing.page, context, {}).html);
    if (this.#rendered.size === REMEMBERED) this.#rendered.clear();
    this.#rendered.set(entry.path, ids);
    return ids;
  }
}
