import type { Facts } from '../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../content/rule.ts';

/** Groups of the configuration with texts; all others are where facts are defined. */
const TEXT_GROUPS = new Set<PropertyKey | undefined>(['site', 'navigation', 'forms']);

/** Keys of the business that are sentences. */
const SENTENCES = new Set<PropertyKey | undefined>(['tagline', 'serving']);

/** True for the definition of a fact, which is not a copy of it. */
export function isFactPlace({ path }: LocatedText, { kind }: CopyFile): boolean {
  if (kind !== 'config' || TEXT_GROUPS.has(path[0])) return false;
  return path[0] !== 'business' || !SENTENCES.has(path[1]);
}

/** True for an example of visitor input. */
export function isExample({ path }: LocatedText): boolean {
  return path.at(-1) === 'placeholder' || path.at(-2) === 'placeholder';
}

/** True for what a page is for, which authors read and no visitor. */
export function isOfAuthors({ path }: LocatedText): boolean {
  return path.at(-1) === 'description' && (path.length === 1 || path[0] === 'page');
}

/** Keys of a page that take a time and no reference to a fact. */
const TIMES = new Set<PropertyKey | undefined>(['publishAt', 'expireAt', 'updated']);

/** True for a time that the engine reads, and no visitor. */
export function isTime({ path }: LocatedText): boolean {
  return TIMES.has(path.at(-1));
}

/** True for a text in a part of a file that sets a language of its own. */
export function isInOtherPart({ keys = '' }: LocatedText): boolean {
  return keys.lastIndexOf(':') > 0;
}

/**
 * The language of a text: a part of a file can have its own, and values of the configuration can be per language.
 */
export function languageAt({ path }: LocatedText, file: CopyFile, facts: Facts): string {
  const last = path.at(-1);
  if (typeof last === 'string' && facts.languages?.includes(last)) return last;
  let { language } = file;
  let value: unknown = file.raw;
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown>)[key];
    if (typeof value === 'object' && value !== null && 'language' in value)
      language = String(value.language);
  }
  return language;
}
