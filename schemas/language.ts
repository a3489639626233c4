import { z } from 'zod';
import { control } from './control.ts';

/** Most sites have no others, and the names of all languages take ten milliseconds to load. */
const ENGINE_LANGUAGES = ['en', 'es', 'de'];

const known = new Map(ENGINE_LANGUAGES.map((tag) => [tag, true]));

let names: Intl.DisplayNames | undefined;

function hasName(tag: string): boolean {
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(tag) !== undefined;
}

function isLanguage(tag: string): boolean {
  let answer = known.get(tag);
  if (answer === undefined) {
    try {
      answer = Intl.getCanonicalLocales(tag)[0] === tag && hasName(tag);
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
    ...control('language'),
  });

export type Language = z.infer<typeof Language>;

/** Languages that themes, starters and forms are written in. */
export const WRITTEN_LANGUAGES = ['en', 'es'] as const;

export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];
