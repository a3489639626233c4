/** Countries whose law asks who runs a site to say so on a page of their own: DDG § 5, ECG § 5, UWG Art. 3, MedienG (AT). */
const IMPRINT = new Set(['AT', 'CH', 'DE', 'LI']);

/** True of a country (ISO 3166) where a site needs an imprint. */
export function needsImprint(country: string): boolean {
  return IMPRINT.has(country);
}

/** Addresses and names of imprints. */
export const IMPRINT_PAGE = /impress?um|imprint|legal[-\s]notice|site[-\s]notice|offenlegung/i;

/** Addresses and names of pages on what is kept of visitors, in the languages that the tool has texts in and some more. */
export const PRIVACY_PAGE =
  /privac|datenschutz|data[-\s]protection|protecci[oó]n[-\s]de[-\s]datos|confidentialit|riservatezza|personvern|integritet|tietosuoja|prywatno|gizlilik|خصوصية|隐私|プライバシ|конфиденциальн/i;
