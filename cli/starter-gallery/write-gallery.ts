import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import { brandContext, brandLook } from '../brand/brand-look.ts';
import { makeFonts } from '../brand/make-fonts.ts';
import { compileUtilities } from '../build/landing-checks.ts';
import { sharedStyles } from '../build/shared-styles.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import type { DescribedStarter } from '../new-landing/describe-starters.ts';
import { sectionSheets, sectionStyles } from '../site/section-sheets.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { bundleTemplates } from '../templates/bundle.ts';
import { factsFile } from '../templates/facts-file.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { createPageStyles } from '../templates/page-styles.ts';
import { loadRenderer } from '../templates/render-module.ts';
import { galleryPage, type ShownStarter } from './gallery-page.ts';
import { localPage, localSheet } from './local-page.ts';
import { StarterMedia } from './starter-media.ts';
import { type StarterSite, starterPage } from './starter-page.ts';

/** A site and its starters. */
export interface GalleryOptions extends StarterSite {
  config: SiteConfig;
  words: WordsByLanguage;
  starters: readonly DescribedStarter[];
}

/** Files of a gallery by their paths in its folder: those to write, and those to copy from elsewhere. */
interface GalleryFiles {
  written: Map<string, string>;
  copied: Map<string, string>;
}

async function makeFiles(options: GalleryOptions, signal: AbortSignal): Promise<GalleryFiles> {
  const { site, config, words, list, starters, language } = options;
  const { root, definition } = site;
  const { templates } = fingerprintSources(root);
  const look = brandLook(config, root);
  const [bundle] = await Promise.all([
    bundleTemplates(root, templates, { force: false, signal }),
    makeFonts(look.fonts.cuts, signal),
  ]);
  const styles = sharedStyles(bundle, look);
  const sheets = sectionSheets(root);
  const context: RenderContext = {
    ...{ site: config, words },
    ...brandContext(look, bundle.assets, styles.addresses),
    ...sectionStyles(sheets),
    facts: `/${factsFile(config, words, definition).file}`,
  };
  const written = new Map([[styles.sheet.file, localSheet(styles.sheet.content)]]);
  const putSheet = (file: string, css: string) => written.set(file, localSheet(css));
  for (const { file, content } of sheets) putSheet(file, content);
  const stylesOf = createPageStyles(bundle.readParts(), putSheet);
  const render = await loadRenderer(bundle.renderModule);
  const media = new StarterMedia(root, config.brand);
  const shown: ShownStarter[] = [];
  for (const starter of starters) {
    const made = starterPage(starter.name, options);
    if ('fault' in made) {
      shown.push({ ...starter, fault: made.fault });
      continue;
    }
    const pictures = await media.look(list.read(starter.name, language), made.page);
    const utilities = `assets/${starter.name}.css`;
    putSheet(utilities, await compileUtilities(bannerClasses(made.page)));
    const page = { ...made.page, pictures };
    const { html } = render(page, context, { stylesOf, utilityStyles: `/${utilities}` });
    media.note(html, pictures);
    const file = `${starter.name}.html`;
    written.set(file, localPage(html));
    shown.push({ ...starter, file });
  }
  const copied = new Map([...look.files, ...(await media.make(signal))]);
  for (const [file, drawing] of media.drawings) written.set(file, drawing);
  written.set('index.html', galleryPage(shown, { sheet: styles.sheet.file, config, language }));
  return { written, copied };
}

/**
 * Writes a page that shows every starter as the site would: a small view of the real page, with the brand, facts
 * and fonts of the site. It needs neither a server nor a network.
 *
 * @returns path of the page.
 * @throws BuildFault if templates, fonts or pictures cannot be made.
 */
export async function writeGallery(options: GalleryOptions, signal: AbortSignal): Promise<string> {
  const { written, copied } = await makeFiles(options, signal);
  const folder = cacheFolder(options.site.root, 'starters');
  rmSync(folder, { recursive: true, force: true });
  for (const file of [...written.keys(), ...copied.keys()])
    mkdirSync(dirname(join(folder, file)), { recursive: true });
  for (const [file, source] of copied) copyFileSync(source, join(folder, file));
  for (const [file, content] of written) writeFileSync(join(folder, file), content);
  return join(folder, 'index.html');
}
