import type { Page, StaticPage } from '../../schemas/page.ts';
import { parseData } from '../content/data-file.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { downloadsIn } from '../content/downloads-in.ts';
import type { PageMeta } from '../content/page-index.ts';
import { picturesIn } from '../content/pictures-in.ts';
import { readSource, report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkPictures, type PictureFinding } from './check-pictures.ts';
import type { KnownPictures } from './known-pictures.ts';

/** The file that a page is made from. */
export interface PageSource {
  /** Absolute path. */
  path: string;
  cwd: string;
}

/** A page with what is known of its pictures and files, and what is wrong with them. */
export interface SeenPage<Seen extends Page> {
  page: Seen;
  diagnostics: Diagnostic[];
}

function contentOf(page: Page): object {
  if (page.kind === 'landing') return page.landing;
  return { sections: page.sections ?? [], image: page.image, pictures: page.namedPictures };
}

/** The `src` of every picture and file of `media/` that the file of a page names. */
export function mediaOf(page: Page): string[] {
  const content = contentOf(page);
  const pictures = picturesIn(content).map(({ picture }) => picture.src);
  return [...pictures, ...downloadsIn(content).map(({ src }) => src)];
}

/** Findings at their places. The file is read again for them: places are not kept, and few pages have any. */
function placed(findings: readonly PictureFinding[], { path, cwd }: PageSource): Diagnostic[] {
  if (findings.length === 0) return [];
  const { source } = readSource(path, { cwd });
  const locate: Locate = source ? parseData(source).locate : () => WHOLE_FILE;
  const shown: Pick<SourceFile, 'file' | 'text'> = source ?? { file: path, text: '' };
  return findings.map(({ at, ...finding }) =>
    report(shown, { range: locate(at, 'value'), ...finding }),
  );
}

/** Looks at the pictures of a page, and at the files that it offers. */
export async function withPictures<Seen extends Page>(
  page: Seen,
  source: PageSource,
  known: KnownPictures,
): Promise<SeenPage<Seen>> {
  const content = contentOf(page);
  const [named, offered] = [picturesIn(content), downloadsIn(content)];
  if (named.length + offered.length === 0) return { page, diagnostics: [] };
  const { pictures, findings } = await checkPictures(named, known);
  const checked = checkDownloads(offered, known.root);
  const seen: Seen = {
    ...page,
    ...(named.length > 0 ? { pictures } : {}),
    ...(offered.length > 0 ? { downloads: checked.downloads } : {}),
  };
  return { page: seen, diagnostics: placed([...findings, ...checked.findings], source) };
}

/** Looks at the pictures of all hand-written pages. */
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
