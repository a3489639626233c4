import { z } from 'zod';

/** Languages a page can be written in. The business is bilingual (docs/product.md, "The offer"). */
export const LANGUAGES = ['en', 'es'] as const;

export const Language = z.enum(LANGUAGES).meta({
  description: 'Language of the page: `en` (default) or `es`. Menus and buttons follow it.',
});

export type Language = z.infer<typeof Language>;
