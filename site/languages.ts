/** Languages of the texts in the code of this site; pages in any other get the first. */
export const SITE_LANGUAGES = ['en', 'es'] as const;

export type SiteLanguage = (typeof SITE_LANGUAGES)[number];
