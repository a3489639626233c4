import type { Localized } from '../../schemas/localized.ts';

/** Scripts that are written from right to left (Unicode CLDR, `characterOrder`). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The languages of a site, the main one first. */
export function languagesOf({
  languages,
}: {
  languages?: readonly string[] | undefined;
}): [string, ...string[]] {
  const [first = 'en', ...others] = languages ?? [];
  return [first, ...others];
}

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Names in one language, which take long to be made and are asked for on every page. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** A language as people say it in the middle of a sentence in another one: `inglés`. */
export function languageName(language: string, inLanguage: string): string {
  const names =
    displayNames.get(inLanguage) ?? new Intl.DisplayNames([inLanguage], { type: 'language' });
  displayNames.set(inLanguage, names);
  return names.of(language) ?? language;
}

/** A language in its own words, as on a link that leads to it: `Español`. */
export function ownName(language: string): string {
  const name = languageName(language, language);
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

/** The text of one language; a language that has none of its own gets that of the first one that has. */
export function inLanguage(
  value: Localized,
  language: string,
  languages: readonly string[],
): string {
  if (typeof value === 'string') return value;
  const [text = ''] = [language, ...languages].flatMap((one) => value[one] ?? []);
  return text;
}
