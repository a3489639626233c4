/**
 * Characters that texts of any language may contain: ASCII, spaces, and signs of typography, currencies and units.
 */
const COMMON =
  `${String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))}` +
  '\u00a0©«®°·»×€£™−\u2009\u202f–—‘’“”•…←→';

/**
 * Lowercase letters and marks of languages in Latin script beyond ASCII, from the main and auxiliary exemplar
 * characters of the Unicode Common Locale Data Repository (CLDR 45).
 */
const LETTERS: Readonly<Record<string, string>> = {
  af: 'áâèéêëîïôöû',
  ca: 'àçèéíïòóúü·ªº',
  cs: 'áčďéěíňóřšťúůýž',
  cy: 'àáâäèéêëìíîïòóôöùúûüẁẃŵẅỳýŷÿ',
  da: 'æøåéá',
  de: 'äöüßé‚„',
  en: '',
  es: 'áéíóúüñ¿¡ªº',
  et: 'äöõüšž',
  eu: 'çñ',
  fi: 'äöåšž',
  fr: 'àâæçèéêëîïôœùûüÿ',
  fy: 'áâäéêëíïóôöúûüý',
  ga: 'áéíóú',
  gl: 'áéíóúüñ¿¡ªº',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  id: 'é',
  is: 'áðéíóúýþæö',
  it: 'àèéìíîòóùú',
  lb: 'äëéèö',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  ms: '',
  mt: 'ċġħżàèìòù',
  nb: 'æøåàéêóòôü',
  nl: 'áäéëíïóöúüèêĳ',
  nn: 'æøåàéêóòôü',
  no: 'æøåàéêóòôü',
  pl: 'ąćęłńóśźż',
  pt: 'áâãàçéêíóôõúüªº',
  ro: 'ăâîșțşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sq: 'çë',
  sv: 'åäöéà',
  sw: '',
  tr: 'çğıİöşüâîû',
};

/**
 * The characters that texts in some languages use, sorted by code point; languages in other scripts than Latin add
 * none.
 *
 * @returns undefined if the letters of a language in Latin script are not known.
 */
export function charactersOf(languages: readonly string[]): string | undefined {
  const characters = new Set(COMMON);
  for (const tag of languages) {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (script !== 'Latn') continue;
    const letters = LETTERS[language];
    if (letters === undefined) return undefined;
    for (const letter of letters) {
      characters.add(letter);
      const capital = letter.toLocaleUpperCase(tag);
      if (capital.length === 1) characters.add(capital);
    }
  }
  return [...characters].sort().join('');
}
