const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words as the last part of an address, with their own letters. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Words as the last part of an address, with the letters that addresses have in the place of accents. */
export function plainSlug(words: string): string {
  const german = words.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? '');
  return slugOf(german.normalize('NFD').replace(/\p{M}/gu, ''));
}
