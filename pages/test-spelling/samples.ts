/** Search texts with the misspellings that visitors type (docs/product.md, "Search words in the address"). */
export const SPELLING_SAMPLES: readonly string[] = [
  'moble notery midlend',
  'powerof attorny odesa',
  'vehical title signiture',
  'afidavit documant',
  'emergancy notary servise',
  'certifyed lisenced notary',
  'realestate profesional availible',
];
