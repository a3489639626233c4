import { z } from 'zod';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const known = new Map<string, boolean>();

function isLanguage(tag: string): boolean {
  let answer = known.get(tag);
  if (answer === undefined) {
    try {
      answer = Intl.getCanonicalLocales(tag)[0] === tag && NAMES.of(tag) !== undefined;
    } catch {
      answer = false;
    }
    known.set(tag, answer);
  }
  return answer;
}

/** A language by its BCP 47 tag, written as the standard does: `en`, `es`, `pt-BR`, `zh-Hant`. */
export const Language = z
  .string()
  .refine(isLanguage, 'must be a language tag such as `en`, `es` or `pt-BR`')
  .meta({
    description:
      'Language of the page: one of `languages` in site.config.yaml, whose first is the default. Menus and buttons follow it.',
  });

export type Language = z.infer<typeof Language>;

/** Languages that themes, starters and forms are written in. */
export const WRITTEN_LANGUAGES = ['en', 'es'] as const;

export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];
