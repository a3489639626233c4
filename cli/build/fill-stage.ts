import { type PolicySource, policySources } from '../../renderer/document/page-policy.ts';
import { hashInAddress, mediaInMarkup } from '../../renderer/pictures/media-address.ts';
import { namedPreview } from '../../renderer/pictures/preview-picture.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { StaticPage } from '../../schemas/page.ts';
import type { Redirect } from '../../schemas/redirect.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import type { BrandLook } from '../brand/brand-look.ts';
import { FAVICON, favicon, webManifest } from '../brand/favicon.ts';
import type { AlternatesByPath } from '../content/addresses/alternates.ts';
import type { HostName } from '../hosts/host.ts';
import type { HostRules } from '../hosts/host-rules.ts';
import { hostNamed } from '../hosts/hosts.ts';
import type { MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, TRAIT } from '../pages/landing-table.ts';
import { makePictureFiles, type PictureWork } from '../pictures/picture-files.ts';
import { type PreviewCard, previewCard, themeCards } from '../previews/preview-card.ts';
import { drawPreviews, previewFiles } from '../previews/preview-images.ts';
import { type Moment, showingAt } from '../schedule/showing.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { sectionSheets } from '../site/section-sheets.ts';
import type { Bundle } from '../templates/bundle.ts';
import { factsFile } from '../templates/facts-file.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { listPages } from './page-list.ts';
import { putStaticPages } from './put-static-pages.ts';
import { movedAddresses, REDIRECT_SOURCE, redirectPages, twinsOfPages } from './redirect-files.ts';
import { siteHeaders } from './security-headers.ts';
import type { SharedStyles } from './shared-styles.ts';
import { siteFilePieces } from './site-files.ts';
import { siteRules } from './site-rules.ts';
import type { SiteSources } from './site-sources.ts';
import type { Stage } from './stage.ts';

/** Inputs for the files of a site other than its landings. */
export interface SiteParts {
  config: SiteConfig;
  words: WordsByLanguage;
  definition: SiteDefinition;
  bundle: Bundle;
  look: BrandLook;
  styles: SharedStyles;
  /** Fingerprint of the code that draws preview pictures. */
  drawing: string;
  sources: SiteSources;
  /** Hand-written pages as visitors see them at build time. */
  shownPages: readonly StaticPage[];
  /** The moment and mode that the site is built for. */
  moment: Moment;
  /** Folder of the site. */
  root: string;
  table: LandingTable<MadeLanding>;
  alternates: AlternatesByPath;
  rendered: readonly RenderedStaticPage[];
  /** The host that the site is built for, if given. */
  host: HostName | undefined;
  /** True of a file in the output folder that the owner wants to keep. */
  isKept(file: string): boolean;
  /** True of an output file that is exactly as the last build wrote it. */
  isIntact(file: string): boolean;
  /** Dependencies of picture processing. */
  making: PictureWork;
}

function* ownCards({ table }: SiteParts): Generator<PreviewCard> {
  for (const { record } of table.rows(TRAIT.ownPreview))
    if (record.ownPreview) yield record.ownPreview;
}

/** Preview pictures of themes and hand-written pages, by path in the output. */
export function sharedPreviews({
  config,
  definition,
  shownPages,
  drawing,
}: Pick<SiteParts, 'config' | 'definition' | 'shownPages' | 'drawing'>): Map<string, PreviewCard> {
  const drawn = shownPages.filter((page) => !namedPreview(page));
  const pages = drawn.map((page) => previewCard(page, config, definition));
  return previewFiles([...themeCards(config, definition), ...pages], drawing);
}

/** The `src` of each picture by its hash, which names its files. */
function byHash(pictures: readonly (readonly [src: string, hash: string])[]): Map<string, string> {
  return new Map(pictures.map(([src, hash]) => [hash, src]));
}

/** The picture files that pages show and the downloads that they offer, each with its `src`. */
function* shownPictures({
  table,
  rendered,
  sources: { media },
}: SiteParts): Generator<[file: string, src: string]> {
  const placed = (files: readonly string[], sources: ReadonlyMap<string, string>) =>
    files.flatMap((file): [string, string][] => {
      const src = sources.get(hashInAddress(`/${file}`) ?? '');
      return src === undefined ? [] : [[file, src]];
    });
  yield* media?.files ?? [];
  for (const { record } of table.rows(TRAIT.pictures))
    yield* placed(record.pictureFiles ?? [], byHash(Object.entries(record.pictures ?? {})));
  for (const { page, html } of rendered) {
    const known = Object.entries({ ...page.pictures, ...page.downloads });
    const pictures = byHash(known.map(([src, { hash }]) => [src, hash]));
    if (pictures.size > 0) yield* placed(mediaInMarkup(html), pictures);
  }
}

/** Puts picture files into the stage; those that no page shows any more are left out. */
async function putPictures(stage: Stage, parts: SiteParts): Promise<void> {
  const wanted = new Map<string, string>();
  for (const [file, src] of shownPictures(parts)) wanted.set(file, src);
  for (const file of wanted.keys()) {
    if (!parts.isIntact(file)) continue;
    stage.keep(file);
    wanted.delete(file);
  }
  const made = await makePictureFiles(wanted, parts.making);
  for (const [file, source] of made) stage.putAsset(file, source);
}

/** The embeds and external sources of all pages: the single policy of the site has to allow them. */
function shownSources({ table, rendered }: SiteParts): PolicySource[] {
  const ofLandings = [...table.rows(TRAIT.sources)].flatMap(({ record }) => record.sources ?? []);
  const ofPages = rendered.flatMap(({ html }) => policySources(html));
  return [...new Set([...ofLandings, ...ofPages])].sort();
}

/** Paths of expired pages that now redirect. */
function expiredAddresses({ table, sources, moment }: SiteParts): Redirect[] {
  const landings = [...table.rows(TRAIT.scheduled)].map(({ record }) => record);
  return [...sources.staticMetas, ...landings].flatMap(({ entry, schedule }) => {
    const to = schedule?.redirect;
    if (to === undefined || showingAt(schedule, moment) !== 'redirect') return [];
    return [entry.path, ...(entry.aliases ?? [])].map((from) => ({ from, to }));
  });
}

/** Puts the brand files into the stage: stylesheet, fonts, favicon and web manifest. */
function putBrand(stage: Stage, { config, root, look, styles: { sheet } }: SiteParts): void {
  stage.put(FAVICON, favicon(config, root));
  stage.put('site.webmanifest', webManifest(config));
  stage.put(sheet.file, sheet.content);
  for (const [file, source] of look.files) stage.putAsset(file, source);
}

/** Puts the redirect pages into the stage, and the host's configuration files, except those that the owner keeps. */
function putHostFiles(
  stage: Stage,
  rules: HostRules,
  redirects: ReadonlyMap<string, string>,
  parts: SiteParts,
): void {
  const { files } = hostNamed(parts.host);
  for (const [file, content] of files(rules)) if (!parts.isKept(file)) stage.put(file, content);
  for (const [file, content] of redirects) stage.put(file, content);
}

/**
 * Puts everything but the landings into the stage: hand-written pages, sitemap and registry, headers, facts,
 * scripts, styles and preview pictures.
 *
 * @returns how many hand-written pages differ from the last build, and the rules for the host.
 * @throws BuildFault if a picture cannot be drawn.
 */
export async function fillStage(
  stage: Stage,
  parts: SiteParts,
): Promise<{ changed: number; rules: HostRules }> {
  const { config, bundle, drawing, shownPages, table, alternates, rendered, isIntact } = parts;
  const { drafts } = parts.moment;
  const changed = putStaticPages(rendered, stage);
  const listed = listPages(table, shownPages, alternates, drafts);
  const moved = movedAddresses(config, expiredAddresses(parts));
  const lists = siteFilePieces(listed, config.site.url, drafts);
  for (const [file, pieces] of lists) stage.putPieces(file, pieces);
  const isPartial = (hostNamed(parts.host).refused?.(moved) ?? []).length > 0;
  const policed = [...shownSources(parts), ...(isPartial ? [REDIRECT_SOURCE] : [])];
  const headers = siteHeaders(config, bundle.assets, policed, drafts);
  const rules = siteRules(listed, { url: config.site.url, moved, headers });
  const withPage = hostNamed(parts.host).leadsByPages ? rules.moves : moved;
  const redirects = redirectPages(withPage, config, twinsOfPages(moved, listed));
  putHostFiles(stage, rules, redirects, parts);
  const facts = factsFile(config, parts.words, parts.definition);
  stage.put(facts.file, facts.content);
  const previews = new Map([...sharedPreviews(parts), ...previewFiles(ownCards(parts), drawing)]);
  for (const file of previews.keys()) {
    if (!isIntact(file)) continue;
    stage.keep(file);
    previews.delete(file);
  }
  const assets = new Map([
    ...parts.styles.files,
    ...(await drawPreviews(parts.root, previews, { site: config, definition: parts.definition })),
  ]);
  putBrand(stage, parts);
  await putPictures(stage, parts);
  for (const { file, content } of sectionSheets(parts.root)) stage.put(file, content);
  for (const [file, source] of assets) stage.putAsset(file, source);
  return { changed, rules };
}
