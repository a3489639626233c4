import type { Localized } from '../../schemas/localized.ts';

/** Scripts written from right to left (Unicode CLDR, `characterOrder`). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The languages of a site, main language first. */
export function languagesOf({
  languages,
}: {
  languages?: readonly string[] | undefined;
}): [string, ...string[]] {
  const [first = 'en', ...others] = languages ?? [];
  return [first, ...others];
}

/** Writing direction of a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** Cached by language: slow to create, and needed on every page. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** The name of a language within a sentence in another one: `inglés`. */
export function languageName(language: string, inLanguage: string): string {
  const names =
    displayNames.get(inLanguage) ?? new Intl.DisplayNames([inLanguage], { type: 'language' });
  displayNames.set(inLanguage, names);
  return names.of(language) ?? language;
}

/** A language's own name, as on a link to it: `Español`. */
export function ownName(language: string): string {
  const name = languageName(language, language);
  const [first = ''] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

/** The text of one language; falls back to the first language that has one. */
export function inLanguage(
  value: Localized,
  language: string,
  languages: readonly string[],
): string {
  if (typeof value === 'string') return value;
  const [text = ''] = [language, ...languages].flatMap((one) => value[one] ?? []);
  return text;
}
