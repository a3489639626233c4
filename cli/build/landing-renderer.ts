import { createHash } from 'node:crypto';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import { policySources } from '../../renderer/document/page-policy.ts';
import { mediaInMarkup } from '../../renderer/pictures/media-address.ts';
import type { Alternate, LandingPage, Page } from '../../schemas/page.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import type { LandingOutcome, LandingTask, MadeLanding } from '../pages/landing-record.ts';
import { previewAddress, previewCard } from '../previews/preview-card.ts';
import { sharedThemes } from '../previews/theme-look.ts';
import { pageAt } from '../schedule/page-at.ts';
import { type Moment, showingAt } from '../schedule/showing.ts';
import { loadSiteCode } from '../site/open-site.ts';
import type { StylePart } from '../templates/page-sheet.ts';
import { createPageStyles } from '../templates/page-styles.ts';
import { loadRenderer } from '../templates/render-module.ts';
import { filesOfPage, writeFirst } from './emit-file.ts';
import { compileUtilities, LandingChecks } from './landing-checks.ts';

/** Everything needed to render landings; plain data, so that it can be sent to a worker thread. */
export interface LandingRendererSetup {
  /** Folder of the site. */
  root: string;
  cwd: string;
  landingsDir: string;
  /** Folder that pages are written to. */
  stage: string;
  renderModule: string;
  context: RenderContext;
  /** The moment and mode that the site is built for. */
  moment: Moment;
  /** The css that only some pages link to. */
  parts: readonly StylePart[];
  /** Fingerprint of the code that draws preview pictures. */
  drawing: string;
}

/** Stylesheets of landings are named by their content, so equal ones share a file. */
function writeSheet(stage: string, css: string): string {
  const name = `assets/u-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  // Another landing, possibly in another thread, may have written the same sheet.
  writeFirst(stage, name, css);
  return name;
}

/** What later builds need to know about the pictures and downloads of a page, if it has any. */
function madePictures(
  { pictures, downloads }: LandingPage,
  html: string,
): Pick<MadeLanding, 'pictures' | 'pictureFiles'> {
  if (!pictures && !downloads) return {};
  const known = Object.entries({ ...pictures, ...downloads });
  const hashes = known.map(([src, { hash }]) => [src, hash]);
  return { pictures: Object.fromEntries(hashes), pictureFiles: mediaInMarkup(html) };
}

/** Sources that the site's security policy has to allow for a page, if any. */
function madeSources(html: string): Pick<MadeLanding, 'sources'> {
  const sources = policySources(html);
  return sources.length === 0 ? {} : { sources };
}

/**
 * Creates a renderer for landing files: it reads, checks, renders and writes one page at a time and keeps none in
 * memory.
 *
 * @param ahead may have checked some of them already.
 * @returns a function from task to outcome. It never throws on invalid content.
 */
export async function createLandingRenderer(
  setup: LandingRendererSetup,
  ahead?: LandingChecks,
): Promise<(task: LandingTask) => Promise<LandingOutcome>> {
  const render = await loadRenderer(setup.renderModule);
  const code = await loadSiteCode(setup.root);
  const { definition } = code;
  const checks = ahead ?? new LandingChecks({ ...setup, ...code, site: setup.context.site });
  const sheets = new Map<string, string>();
  const stylesOf = createPageStyles(setup.parts, (file, css) => {
    writeFirst(setup.stage, file, css);
  });
  const themePreviews = new Map<string, string>();

  async function sheetFor(className: string): Promise<string | undefined> {
    if (className === '') return undefined;
    const known = sheets.get(className);
    if (known !== undefined) return known;
    const sheet = writeSheet(setup.stage, await compileUtilities(className));
    sheets.set(className, sheet);
    return sheet;
  }

  const cardOf = (page: LandingPage) => previewCard(page, setup.context.site, definition);

  const shared = new Set(sharedThemes(definition));
  const hasOwnPreview = ({ landing: { page }, theme }: LandingPage) =>
    page?.image === undefined && (page?.ogImage === true || !shared.has(theme));

  function previewOf(page: LandingPage): string {
    const draw = () => previewAddress(cardOf(page), setup.drawing);
    if (hasOwnPreview(page)) return draw();
    const key = `${page.theme} ${page.entry.language}`;
    const known = themePreviews.get(key) ?? draw();
    themePreviews.set(key, known);
    return known;
  }

  /** Stylesheet and preview of a page that is shown in full. */
  async function assetsOf(page: Page): Promise<{ sheet?: string; preview?: string }> {
    if (page.kind !== 'landing') return {};
    const sheet = await sheetFor(bannerClasses(page));
    return { ...(sheet === undefined ? {} : { sheet }), preview: previewOf(page) };
  }

  async function print(page: Page) {
    const { sheet, preview } = await assetsOf(page);
    let styles: string | undefined;
    const { html, reactFallbacks } = render(page, setup.context, {
      ...(preview === undefined ? {} : { preview }),
      stylesOf: (markup) => (styles = stylesOf(markup)),
      ...(sheet === undefined ? {} : { utilityStyles: `/${sheet}` }),
    });
    // Two pages with one path are reported by the check across all pages, which knows the position of both.
    for (const file of filesOfPage(page.entry)) writeFirst(setup.stage, file, html);
    return { sheet, styles: styles?.slice(1), html, reactFallbacks };
  }

  /** Renders what visitors see of a landing, if anything, and returns what later builds need to know about it. */
  async function makePage(landing: LandingPage, alternates: Alternate[]) {
    const showing = showingAt(landing.schedule, setup.moment);
    const shown = pageAt({ ...landing, alternates }, setup.moment, setup.context.words);
    const scheduled = {
      ...(landing.schedule === undefined ? {} : { schedule: landing.schedule }),
      ...(showing === 'page' ? {} : { showing }),
    };
    if (!shown)
      return { ...scheduled, alternates: [], ...madePictures(landing, ''), reactFallbacks: 0 };
    const { sheet, styles, html, reactFallbacks } = await print(shown);
    return {
      ...scheduled,
      alternates: shown.alternates,
      ...(shown.kind === 'landing' && hasOwnPreview(shown) ? { ownPreview: cardOf(shown) } : {}),
      ...(sheet === undefined ? {} : { sheet }),
      ...(styles === undefined ? {} : { styles }),
      ...madePictures(landing, html),
      ...madeSources(html),
      reactFallbacks,
    };
  }

  return async (task) => {
    const { landing, found } = await checks.check(task.name);
    if (!landing || checks.stop(found))
      return { name: task.name, diagnostics: found, reactFallbacks: 0 };
    const { page, meta, source } = landing;
    const { reactFallbacks, ...made } = await makePage(page, task.alternates);
    return {
      name: task.name,
      diagnostics: found,
      reactFallbacks,
      made: {
        entry: page.entry,
        source: source.hash,
        ...(source.stamp === undefined ? {} : { stamp: source.stamp }),
        ...made,
        ...(meta.links === undefined ? {} : { links: meta.links }),
        ...(meta.test === undefined ? {} : { test: meta.test }),
        ...(found.length === 0 ? {} : { warnings: found }),
      },
    };
  };
}
