import type { Logo } from '../../renderer/context/render-context.ts';
import { LOGO_HEIGHT, logoSource } from '../../renderer/pictures/logo-source.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { PictureFacts } from '../../schemas/picture.ts';
import type { SiteConfigFile } from '../content/config/site-config-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { report } from '../content/source-file.ts';
import type { KnownPictures } from './known-pictures.ts';
import { isFault, type PictureFault } from './picture-fault.ts';

/** The logo of a site and its source picture. */
export interface SiteLogo {
  /** As pages show it. */
  logo: Logo;
  /** The picture in `media/`. */
  src: string;
  /** The file that pages show, as a path in the output. */
  file: string;
}

/**
 * The logo of a brand as pages show it.
 *
 * @returns undefined if the brand has none, or it cannot be used.
 */
export async function siteLogo(
  { brand }: SiteConfig,
  known: KnownPictures,
): Promise<SiteLogo | undefined> {
  if (!brand?.logo) return undefined;
  const facts = await known.look(brand.logo.src);
  if (isFault(facts)) return undefined;
  const logo = logoSource(brand.logo, facts);
  return { logo, src: brand.logo.src, file: logo.address.slice(1) };
}

/** Below this height a logo looks blurred on any screen. */
const LEAST_HEIGHT = Math.floor(LOGO_HEIGHT);

function tooSmall(src: string, { width, height, format }: PictureFacts): PictureFault | undefined {
  if (format === 'svg' || height >= LEAST_HEIGHT) return undefined;
  return {
    rule: 'picture/too-small',
    message: `media/${src} has ${width} × ${height} pixels. A logo is shown ${LEAST_HEIGHT} pixels high.`,
    hint: `Take a larger version, at least ${2 * LEAST_HEIGHT} pixels high for dense screens, or an SVG.`,
  };
}

/** A missing logo has its own rule: unlike other pictures it can be left out. */
const MISSING: Pick<PictureFault, 'rule' | 'hint'> = {
  rule: 'brand/missing-logo',
  hint: 'Put the picture into the folder media, or leave the logo out: then a mark with the initials is drawn.',
};

/** Findings about the logo of a configuration. */
export async function checkLogo(
  { config, source, locate }: SiteConfigFile,
  known: KnownPictures,
): Promise<Diagnostic[]> {
  const src = config?.brand?.logo?.src;
  if (src === undefined || !source || !locate) return [];
  const looked = await known.look(src);
  const fault = isFault(looked) ? looked : tooSmall(src, looked);
  if (!fault) return [];
  return [
    report(source, {
      range: locate(['brand', 'logo', 'src'], 'value'),
      severity: isFault(looked) ? 'error' : 'warning',
      ...fault,
      ...(fault.rule === 'picture/missing' ? MISSING : {}),
    }),
  ];
}
