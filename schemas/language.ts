import { z } from 'zod';
import { control } from './forms/control.ts';

/** Languages with words of the engine. Most sites use no others, and loading the names of all languages takes ten milliseconds. */
export const ENGINE_LANGUAGES: readonly string[] = ['en', 'es', 'de'];

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

/** A BCP 47 language tag in canonical form: `en`, `es`, `pt-BR`, `zh-Hant`. */
export const Language = z
  .string()
  .refine(isLanguage, 'must be a language tag such as `en`, `es` or `pt-BR`')
  .meta({
    description:
      'Language of the page: one of `languages` in site.config.yaml, whose first is the default. Menus and buttons follow it.',
    ...control('language'),
  });

export type Language = z.infer<typeof Language>;
