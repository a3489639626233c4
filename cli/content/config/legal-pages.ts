import { addressesOf } from '../../../renderer/context/engine-places.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

/**
 * Countries whose law requires a page that identifies the site's operator: DDG § 5, ECG § 5, UWG Art. 3, MedienG
 * (AT), LSSI art. 10 (ES).
 */
const IMPRINT = new Set(['AT', 'CH', 'DE', 'ES', 'LI']);

/** True of a country (ISO 3166) where a site needs an imprint. */
export function needsImprint(country: string): boolean {
  return IMPRINT.has(country);
}

/** Countries of the European Economic Area, where the GDPR applies. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

/** True of a country (ISO 3166) in which the GDPR applies. */
export function hasGdpr(country: string): boolean {
  return EEA.has(country);
}

/** Paths and names of imprints. */
export const IMPRINT_PAGE =
  /impress?um|imprint|legal[-\s]notice|site[-\s]notice|offenlegung|aviso[-\s]legal/i;

/** Paths and names of privacy pages, in the tool's languages and some others. */
export const PRIVACY_PAGE =
  /privac|datenschutz|data[-\s]protection|protecci[oó]n[-\s]de[-\s]datos|confidentialit|riservatezza|personvern|integritet|tietosuoja|prywatno|gizlilik|خصوصية|隐私|プライバシ|конфиденциальн/i;

/** True of a page about privacy: of its path or name, or as `navigation.privacy` says. */
export function isPrivacyPage(
  { path, name = '' }: { path: string; name?: string },
  { navigation }: Pick<SiteConfig, 'navigation'>,
): boolean {
  const isNamed = PRIVACY_PAGE.test(path) || PRIVACY_PAGE.test(name);
  return isNamed || addressesOf('privacy', navigation).includes(path);
}
