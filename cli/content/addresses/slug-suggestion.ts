import { MAX_SLUG } from '../../../schemas/slug.ts';
import { RESERVED_SEGMENTS } from './reserved-paths.ts';

/** Transliteration of Latin letters that are not a base letter with a mark. */
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
 * Derives an address from a name: `reparación` becomes `reparacion`, in composed or decomposed form.
 *
 * @returns undefined if the name has letters of another script, which cannot be transliterated reliably, if nothing
 *   is left, or if the address is reserved.
 */
export function suggestSlug(name: string): string | undefined {
  const latin = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LATIN[letter] ?? letter)
    // An apostrophe does not separate words: `plumber's`.
    .replace(/['’‘ʼ]/g, '');
  if (/[^\p{ASCII}]/u.test(latin.replace(/[^\p{L}\p{N}]/gu, ''))) return undefined;
  const slug = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const whole = slug.length <= MAX_SLUG ? slug : slug.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '');
  const short = whole.slice(0, MAX_SLUG);
  return short === '' || RESERVED_SEGMENTS.has(short) ? undefined : short;
}
