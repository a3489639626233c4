import type { RenderContext } from '../../renderer/context/render-context.ts';
import type { WrittenPages } from '../content/page-file.ts';
import type { OpenSite } from '../site/open-site.ts';
import { bundleTemplates } from '../templates/bundle.ts';
import { factsFile } from '../templates/facts-file.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { loadRenderer, type Render } from '../templates/render-module.ts';
import { type RenderedWrittenPage, renderWrittenPages } from '../templates/written-pages.ts';

/** The hand-written pages, and what renders further ones like them. */
export interface RenderedSite {
  pages: RenderedWrittenPage[];
  context: RenderContext;
  render: Render;
  /** Fingerprint of the tool and its templates. */
  tool: string;
}

/**
 * Renders the hand-written pages for the checks that need to see them.
 *
 * @throws BuildFault if the templates do not compile.
 */
export async function renderSite(
  { root, definition }: Pick<OpenSite, 'root' | 'definition'>,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  written: WrittenPages,
): Promise<RenderedSite> {
  const { templates, tool } = fingerprintSources(root);
  const { assets, renderModule } = await bundleTemplates(root, templates, { force: false });
  const facts = `/${factsFile(site, words, definition).file}`;
  const context = { site, words, assets, facts };
  const pages = await renderWrittenPages(written.pages, renderModule, context);
  return { pages, context, render: await loadRenderer(renderModule), tool };
}
