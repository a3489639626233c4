import { z } from 'zod';

/** Languages a page can be written in. The business is bilingual (spec, section 1). */
export const LANGUAGES = ['en', 'es'] as const;

export const Language = z.enum(LANGUAGES).meta({
  description: 'Language of the page: `en` (default) or `es`. Menus and buttons follow it.',
});

export type Language = z.infer<typeof Language>;
