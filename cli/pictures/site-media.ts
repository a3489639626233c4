import type { SharedMedia } from '../../renderer/context/render-context.ts';
import { downloadAddress } from '../../renderer/pictures/media-address.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SiteConfigFile } from '../content/config/site-config-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { downloadsIn, type NamedDownload } from '../content/media/downloads-in.ts';
import { report } from '../content/source-file.ts';
import { checkDownloads } from './check-downloads.ts';
import type { KnownPictures } from './known-pictures.ts';
import { checkLogo, siteLogo } from './site-logo.ts';

/** The files of `media/` that the configuration references: the logo, and the downloads of its forms. */
export interface SiteMedia {
  /** Their metadata for pages. */
  shown: SharedMedia;
  /** The `src` of each by its published file, a path in the output. */
  files: ReadonlyMap<string, string>;
}

function namedDownloads({ forms = {} }: SiteConfig): NamedDownload[] {
  return downloadsIn({ forms });
}

/** The `src` of every file of `media/` that a configuration references. */
export function mediaOfConfig(config: SiteConfig): string[] {
  const logo = config.brand?.logo?.src;
  const offered = namedDownloads(config).map(({ src }) => src);
  return logo === undefined ? offered : [logo, ...offered];
}

/** The current files that a configuration references; those that cannot be used are left out. */
export async function siteMedia(config: SiteConfig, known: KnownPictures): Promise<SiteMedia> {
  const logo = await siteLogo(config, known);
  const { downloads } = checkDownloads(namedDownloads(config), known.root);
  const offered = Object.entries(downloads);
  return {
    shown: {
      ...(logo ? { logo: logo.logo } : {}),
      ...(offered.length > 0 ? { formDownloads: downloads } : {}),
    },
    files: new Map([
      ...(logo ? [[logo.file, logo.src] as const] : []),
      ...offered.map(([src, { hash }]) => [downloadAddress(src, hash).slice(1), src] as const),
    ]),
  };
}

/** Findings about the files that a configuration references, at their lines. */
export async function checkSiteMedia(
  file: SiteConfigFile,
  known: KnownPictures,
): Promise<Diagnostic[]> {
  const { config, source, locate } = file;
  if (!config || !source || !locate) return [];
  const { findings } = checkDownloads(namedDownloads(config), known.root);
  return [
    ...(await checkLogo(file, known)),
    ...findings.map(({ at, ...finding }) =>
      report(source, { range: locate(at, 'value'), ...finding }),
    ),
  ];
}
