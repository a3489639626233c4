const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language by its code: Spanish. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
