import type { WrittenPages } from '../../content/page-file.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { bundleTemplates } from '../build/bundle.ts';
import { factsFile } from '../build/facts-file.ts';
import { fingerprintSources } from '../build/fingerprint.ts';
import { type RenderedWrittenPage, renderWrittenPages } from '../build/written-pages.ts';
import { SITE_ROOT } from '../site-root.ts';

/**
 * Renders the hand-written pages for the checks that need to see them.
 *
 * @throws BuildFault if the templates do not compile.
 */
export async function renderSite(
  site: SiteConfig,
  written: WrittenPages,
): Promise<RenderedWrittenPage[]> {
  const { templates } = fingerprintSources(SITE_ROOT);
  const { assets, renderModule } = await bundleTemplates(templates, { force: false });
  const facts = `/${factsFile(site).file}`;
  return renderWrittenPages(written.pages, renderModule, { site, assets, facts });
}
