import type { Page } from '../../schemas/page.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { OpenSite } from '../site/open-site.ts';
import { PreviewSite } from '../studio/preview/preview-site.ts';
import { StudioSite } from '../studio/studio-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { FaultPlaces } from './fault-places.ts';
import { measurePages } from './measure-pages.ts';
import type { MeasuredFault, MeasuredPage } from './measured-page.ts';

/** Viewport widths of a phone and a desktop, in pixels. */
const WIDTHS = [390, 1280];

/** Timeout for a page at one width, in ms. */
const LONGEST = 60_000;

/** An element's text is cut to this many letters in a finding. */
const LONGEST_NAME = 60;

export interface BrowserCheck {
  site: OpenSite;
  cwd: string;
  /** Addresses of the pages to check. */
  paths: readonly string[];
  /** Files of landings for whose banner `style/banner-contrast` has already been reported. */
  toldBanners: ReadonlySet<string>;
  /** Path of a Chromium executable. */
  chromium: string;
  signal: AbortSignal;
  /** Called with the number of pages measured so far and the total. */
  onProgress?: (done: number, all: number) => void;
}

function named({ words, selector }: MeasuredFault): string {
  if (words === '') return selector;
  return words.length > LONGEST_NAME ? `“${words.slice(0, LONGEST_NAME)}…”` : `“${words}”`;
}

/** Message and hint for a fault. */
function told(fault: MeasuredFault, { path, width }: MeasuredPage) {
  const { measured } = fault;
  const where = `${named(fault)} on ${path}`;
  if (fault.rule === 'style/tap-target') {
    const [wide, high] = [measured.width, measured.height].map((size) => Math.round(Number(size)));
    return {
      message: `${where} is ${wide} by ${high} pixels on a phone and close to others, so fingers miss it.`,
      hint: 'Give it 24 by 24 pixels at least, or more room around it.',
    };
  }
  const { contrastRatio, fgColor, bgColor, expectedContrastRatio } = measured;
  const least = String(expectedContrastRatio).replace(/:1$/, '');
  return {
    message: `${where} has a contrast of ${contrastRatio} (${fgColor} on ${bgColor}) in a window of ${width} pixels; a text of its size needs ${least}.`,
    hint: 'Make the text darker or the background lighter, or the other way round: in brand of site.config.yaml where the color is from there, else in the stylesheet.',
  };
}

/** The addresses of all versions of a page (`PageServer`). */
function versionAddresses(path: string, page: Page | undefined): string[] {
  const test = page?.kind === 'landing' ? page.test : undefined;
  return [path, ...(test?.variants ?? []).map(({ name }) => `${path}?variant=${name}`)];
}

/** The path of a page at an address of one of its versions. */
const pathOf = (address: string) => address.replace(/\?.*$/, '');

/** The variant shown there; undefined for the original. */
const variantOf = (address: string) => /\?variant=(.*)$/.exec(address)?.[1];

/**
 * Identity of a fault; one that several pages or versions share is reported once, on the first. The color behind
 * a text on a picture or gradient differs with the page and the width, so it is no part of it.
 */
function keyOf({ rule, words, selector, color }: MeasuredFault): string {
  const look = rule === 'style/contrast' ? color : '';
  return `${rule} ${words === '' ? selector : words} ${look}`;
}

/**
 * `style/contrast` and `style/tap-target`: what a browser measures on the pages as they would be built now, at
 * phone and desktop width, reported where the text is written.
 *
 * @throws BuildFault if the browser does not measure every page; the signal's reason if it is aborted.
 */
export async function checkInBrowser(check: BrowserCheck): Promise<Diagnostic[]> {
  const { site, cwd, toldBanners, chromium, signal, onProgress } = check;
  const studio = new StudioSite(site, cwd);
  const { dev } = studio;
  const found = new Map<string, { fault: MeasuredFault; page: MeasuredPage }>();
  const failed: MeasuredPage[] = [];
  let done = 0;
  const answerTo = (address: string) => dev.answer(pathOf(address));
  const paths = check.paths.flatMap((path) => {
    const answer = dev.answer(path);
    return answer?.problems.length === 0 ? versionAddresses(path, answer.page) : [];
  });
  const shown = { site: new PreviewSite(site, cwd, studio), root: site.root };
  await measurePages(chromium, shown, {
    ...{ paths, widths: WIDTHS, longest: LONGEST, signal },
    onPage: (page) => {
      done += 1 / WIDTHS.length;
      onProgress?.(Math.floor(done), paths.length);
      if (page.failed !== undefined) failed.push(page);
      const isTold = toldBanners.has(answerTo(page.path)?.file ?? '');
      for (const fault of page.faults) {
        if (isTold && fault.isBanner) continue;
        const key = keyOf(fault);
        if (!found.has(key)) found.set(key, { fault, page });
      }
    },
  });
  const [first] = failed;
  if (first)
    throw new BuildFault(`${first.path} could not be measured in a browser: ${first.failed}`);
  const { configFile, staticPages } = dev.sources;
  const { facts } = configFile;
  const places = facts && new FaultPlaces({ ...site, cwd, facts });
  const findings = [...found.values()].map(async ({ fault, page }): Promise<Diagnostic[]> => {
    const answer = answerTo(page.path);
    if (!answer?.page || !places) return [];
    const faulty = {
      ...{ page: answer.page, path: answer.path, file: answer.file },
      meta: staticPages.metas.find(({ entry }) => entry.path === pathOf(page.path)),
      variant: variantOf(page.path),
    };
    const place = await places.of(fault, faulty);
    return [{ ...place, rule: fault.rule, severity: 'warning', ...told(fault, page) }];
  });
  return (await Promise.all(findings)).flat();
}
