import { isDeepStrictEqual } from 'node:util';
import type { DownloadFacts } from '../../schemas/download.ts';
import type { Page, StaticPage } from '../../schemas/page.ts';
import { Picture, type PictureFacts } from '../../schemas/picture.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { parseData } from '../content/data-file.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { downloadsIn } from '../content/media/downloads-in.ts';
import { picturesIn } from '../content/media/pictures-in.ts';
import { readSource, report, type SourceFile } from '../content/source-file.ts';
import { valueAt } from '../content/value-path.ts';
import { placeOfChange } from '../content/variants/place-of-change.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkPictures, type PictureFinding } from './check-pictures.ts';
import type { KnownPictures } from './known-pictures.ts';

/** The source file of a page. */
export interface PageSource {
  /** Absolute path. */
  path: string;
  cwd: string;
}

/** A page with the metadata of its pictures and files, and findings about them. */
export interface SeenPage<Seen extends Page> {
  page: Seen;
  diagnostics: Diagnostic[];
}

/** The contents of a page; for a landing with variants, all of them, the page itself first. */
function contentsOf(page: Page): object[] {
  if (page.kind === 'landing')
    return [page.landing, ...(page.test?.variants ?? []).map(({ landing }) => landing)];
  return [{ sections: page.sections ?? [], image: page.image, pictures: page.namedPictures }];
}

/** The `src` of every picture and file of `media/` that a page's file references. */
export function mediaOf(page: Page): string[] {
  return contentsOf(page).flatMap((content) => {
    const pictures = picturesIn(content).map(({ picture }) => picture.src);
    return [...pictures, ...downloadsIn(content).map(({ src }) => src)];
  });
}

/** A finding about a picture of a page, or of one of its variants by index. */
interface PlacedFinding extends PictureFinding {
  variant?: number;
}

/**
 * The media that one of the contents of a page references; for a variant, only those that the page itself does not.
 */
function namedIn(content: object, own: object) {
  const [pictures, offered] = [picturesIn(content), downloadsIn(content)];
  if (content === own) return { pictures, offered };
  return {
    pictures: pictures.filter(({ at, picture }) => !isDeepStrictEqual(valueAt(own, at), picture)),
    offered: offered.filter(({ at, src }) => valueAt(own, at) !== src),
  };
}

/** Adds positions to findings. The file is parsed again: positions are not kept, and few pages have findings. */
function placed(findings: readonly PlacedFinding[], { path, cwd }: PageSource): Diagnostic[] {
  if (findings.length === 0) return [];
  const { source } = readSource(path, { cwd });
  const read = source && parseData(source);
  const locate: Locate = read ? read.locate : () => WHOLE_FILE;
  const shown: Pick<SourceFile, 'file' | 'text'> = source ?? { file: path, text: '' };
  return findings.map(({ at, variant, ...finding }) => {
    const place = variant === undefined ? at : placeOfChange(read?.value, variant, at);
    return report(shown, { range: locate(place, 'value'), ...finding });
  });
}

/** Checks the pictures and downloads of a page. */
export async function withPictures<Seen extends Page>(
  page: Seen,
  source: PageSource,
  known: KnownPictures,
): Promise<SeenPage<Seen>> {
  const [own = {}, ...others] = contentsOf(page);
  const contents = [own, ...others].map((content) => namedIn(content, own));
  const hasPictures = contents.some(({ pictures }) => pictures.length > 0);
  const hasOffered = contents.some(({ offered }) => offered.length > 0);
  if (!hasPictures && !hasOffered) return { page, diagnostics: [] };
  const pictures: Record<string, PictureFacts> = {};
  const downloads: Record<string, DownloadFacts> = {};
  const findings: PlacedFinding[] = [];
  for (const [index, named] of contents.entries()) {
    const looked = await checkPictures(named.pictures, known);
    const checked = checkDownloads(named.offered, known.root);
    Object.assign(pictures, looked.pictures);
    Object.assign(downloads, checked.downloads);
    const place = index === 0 ? {} : { variant: index - 1 };
    for (const found of [...looked.findings, ...checked.findings])
      findings.push({ ...found, ...place });
  }
  const seen: Seen = {
    ...page,
    ...(hasPictures ? { pictures } : {}),
    ...(hasOffered ? { downloads } : {}),
  };
  return { page: seen, diagnostics: placed(findings, source) };
}

/**
 * Looks at the pictures and files named by a file with the wrong shape, as far as the names themselves are right: what
 * else is wrong does not hide that one is missing.
 *
 * @param within folder that the file may not link out of.
 */
export async function findingsInMedia(
  { path, cwd, within }: PageSource & { within: string },
  known: KnownPictures,
): Promise<Diagnostic[]> {
  const { source } = readSource(path, { cwd, within });
  const value = source && parseData(source).value;
  if (typeof value !== 'object' || value === null) return [];
  const named = picturesIn(value).filter(({ picture }) => Picture.safeParse(picture).success);
  const { findings } = await checkPictures(named, known);
  const offered = checkDownloads(downloadsIn(value), known.root);
  return placed([...findings, ...offered.findings], { path, cwd });
}

/** Checks the pictures of all hand-written pages. */
export async function withAllPictures(
  pages: readonly StaticPage[],
  metas: readonly PageMeta[],
  cwd: string,
  known: KnownPictures,
): Promise<{ pages: StaticPage[]; diagnostics: Diagnostic[] }> {
  const found = { pages: [] as StaticPage[], diagnostics: [] as Diagnostic[] };
  for (const page of pages) {
    const path = metas.find(({ entry }) => entry === page.entry)?.origin?.path ?? page.route;
    const seen = await withPictures(page, { path, cwd }, known);
    found.pages.push(seen.page);
    found.diagnostics.push(...seen.diagnostics);
  }
  return found;
}
