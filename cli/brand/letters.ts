/** What texts of any language may hold: ASCII, spaces, and the signs of print, money and measures. */
const COMMON =
  `${String.fromCharCode(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index))}` +
  '\u00a0©«®°·»×€£™−\u2009\u202f–—‘’“”•…←→';

/**
 * Letters and marks of languages in Latin script beyond ASCII, in small letters, after the main and auxiliary exemplar
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
 * The characters that texts of languages are written with, each once, in the order of their numbers; what is written in
 * another script than Latin adds none.
 *
 * @returns undefined if a language in Latin script is not known well enough.
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
