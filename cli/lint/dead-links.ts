import type { Diagnostic } from '../../content/diagnostic.ts';
import type { WrittenPages } from '../../content/page-file.ts';
import type { PageMeta } from '../../content/page-index.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { bundleTemplates } from '../build/bundle.ts';
import { checkLinks } from '../build/check-links.ts';
import { factsFile } from '../build/facts-file.ts';
import { fingerprintSources } from '../build/fingerprint.ts';
import { renderWrittenPages } from '../build/written-pages.ts';
import { SITE_ROOT } from '../site-root.ts';

/**
 * Renders the hand-written pages and checks where their links lead.
 *
 * @throws BuildFault if the templates do not compile.
 */
export async function findDeadLinks(
  site: SiteConfig,
  written: WrittenPages,
  metas: readonly PageMeta[],
  landingFiles: readonly string[],
): Promise<Diagnostic[]> {
  const { templates } = fingerprintSources(SITE_ROOT);
  const { assets, renderModule } = await bundleTemplates(templates, { force: false });
  const rendered = await renderWrittenPages(written.pages, renderModule, {
    site,
    assets,
    facts: `/${factsFile(site).file}`,
  });
  return checkLinks(rendered, written.metas, metas, landingFiles);
}
