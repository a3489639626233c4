const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language by its code, as people call it: Spanish. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}
