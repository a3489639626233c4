import { measurePages } from '../../cli/browser-lint/measure-pages.ts';
import type { MeasuredPage } from '../../cli/browser-lint/measured-page.ts';
import { findChromium } from '../../cli/page-pictures/find-chromium.ts';
import type { PreviewSite } from '../../cli/studio/preview/preview-site.ts';
import { ensureChromium } from '../support/chromium.mjs';
import { ROOT } from '../support/command.ts';

const installed = findChromium(process.env) ?? ensureChromium();

/** Bodies of pages, by their addresses. */
type Bodies = Readonly<Record<string, string>>;

/** A site whose pages are these, and whose files are pictures in SVG. */
function siteOf(pages: Bodies, pictures: Readonly<Record<string, string>>): PreviewSite {
  const page = async (path: string) => ({
    status: 200,
    html: '',
    marked: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'"><title>T</title></head><body>${pages[path]}</body></html>`,
  });
  const file = async (path: string) => pictures[path];
  return { page, file } as unknown as PreviewSite;
}

/** What a browser measures on pages. */
export async function measured(
  pages: Bodies,
  { pictures = {}, chromium = installed }: { pictures?: Bodies; chromium?: string } = {},
): Promise<MeasuredPage[]> {
  const found: MeasuredPage[] = [];
  await measurePages(
    chromium,
    { site: siteOf(pages, pictures), root: ROOT },
    {
      ...{ paths: Object.keys(pages), widths: [390, 1280], longest: 60_000 },
      signal: new AbortController().signal,
      onPage: (page) => found.push(page),
    },
  );
  return found;
}

/** What of it is a fault: the page, the width, the rule and the words. */
export function toldOf(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap(({ path, width, faults }) =>
    faults.map(({ rule, words }) => `${path} ${width} ${rule} ${words}`),
  );
}
