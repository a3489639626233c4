/** Words whose misspellings are corrected (docs/product.md, "Search words in the address"). */
export const LISTED_WORDS: readonly string[] = [
  'notary',
  'attorney',
  'vehicle',
  'affidavit',
  'emergency',
  'mobile',
  'document',
  'signature',
  'certified',
  'licensed',
  'professional',
  'available',
  'service',
  'midland',
  'odessa',
];

/** Listed words with a plural in s, so that a misspelled plural stays a plural. */
export const COUNTED_WORDS: ReadonlySet<string> = new Set([
  'attorney',
  'vehicle',
  'affidavit',
  'document',
  'signature',
  'professional',
  'service',
]);

/**
 * Correct words that are close to a listed one: every English word within reach, names of people and places, and the
 * Spanish words that visitors of this bilingual business search for.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `
  rotary votary nonary
  attorneys attorned attorns
  vehicles vesicle vesicles vesicular versicle vernicle chicle reticle pedicle vehiculo vehículo
  affidavits
  emergence emergences emergent emergently mergence detergency vergency emergencia
  mobiles motile mobbie
  documents documented documenter documental docent monument decumbent documento documentos
  signatures signatory ligature
  certifies certifier certifiers beatified citified fortified mortified petrified rectified terrified
  testified verified versified acetified aerified carnified cornified decertified metrified recertified
  uncertified
  license licenses licence licences licensee licensees licenser licensers licensor licensors incensed
  likened livened unlicensed relicensed lichened
  processional processionals professionals profession professions professionally unprofessional
  precessional progressional
  avoidable bailable assailable unavailable availably jailable mailable sailable trailable
  services serviced servicer servicers cervices cervine crevice device serine serve servile serving
  survive reservice bernice servicio
  midlands midlander inland island mainland mislaid tideland finland maitland redland wildland rimland
  badland midline midband
  odessan odessans odesan
  `
    .trim()
    .split(/\s+/),
);
