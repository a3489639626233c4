import { MAX_SLUG } from '../../schemas/slug.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';

/** Latin letters that are no letter with a mark, as they are commonly written without. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ĸ: 'k',
  ŧ: 't',
};

/**
 * An address made of a name: `reparación` becomes `reparacion`, whether its accents are letters of their
 * own or marks.
 *
 * @returns undefined if the name has letters of another script, which nobody can write for its owner, if
 *   nothing is left of it, or if the address belongs to the site itself.
 */
export function suggestSlug(name: string): string | undefined {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LATIN[letter] ?? letter)
    // An apostrophe parts no words: `plumber's`.
    .replace(/['’‘ʼ]/g, '');
  if (/[^\p{ASCII}]/u.test(latin.replace(/[^\p{L}\p{N}]/gu, ''))) return undefined;
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const whole = slug.length <= MAX_SLUG ? slug : slug.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '');
  const short = whole.slice(0, MAX_SLUG);
  return short === '' || RESERVED_SEGMENTS.has(short) ? undefined : short;
}
