import type { Facts } from '../../content/facts.ts';
import type { CopyFile, LocatedText } from '../../content/rule.ts';

/** Groups of the configuration that hold texts; the others are where facts have their one place. */
const TEXT_GROUPS = new Set<PropertyKey | undefined>(['site', 'navigation', 'forms']);

/** What of the business is said in sentences. */
const SENTENCES = new Set<PropertyKey | undefined>(['tagline', 'serving']);

/** True of the one place where a fact stands, which is no copy of it. */
export function isFactPlace({ path }: LocatedText, { kind }: CopyFile): boolean {
  if (kind !== 'config' || TEXT_GROUPS.has(path[0])) return false;
  return path[0] !== 'business' || !SENTENCES.has(path[1]);
}

/** True of an example of what a visitor is to type. */
export function isExample({ path }: LocatedText): boolean {
  return path.at(-1) === 'placeholder' || path.at(-2) === 'placeholder';
}

/** The language of a text: a part of a file can name its own, and values of the configuration can differ by language. */
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
