import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { mayHave } from '../copy-signs.ts';
import { proseOf } from '../prose-of.ts';
import { SIGN } from '../telling-words.ts';
import { isSearched } from '../text-kinds.ts';
import { isInOtherPart, languageAt } from '../text-place.ts';
import { isName, languageOf } from './text-language.ts';

const BITS: Readonly<Record<string, number>> = {
  en: SIGN.english,
  es: SIGN.spanish,
  de: SIGN.german,
};

const ALL = SIGN.english | SIGN.spanish | SIGN.german;

/** False if no text of a file has enough words of another language to be in it. */
export function mayHaveOthers(file: CopyFile): boolean {
  const others = ALL & ~(BITS[file.language.slice(0, 2)] ?? 0);
  return mayHave(file, others) || (mayHave(file, ALL) && file.texts.some(isInOtherPart));
}

/** Minimum number of texts whose language is certain in a file that is judged as a whole. */
const LEAST = 4;

/** The language of a file that is not its own, and the first text that shows it. */
export interface ForeignFile {
  spoken: 'en' | 'es' | 'de';
  first: LocatedText;
}

/** True if nearly all of some texts are in another language, of which each one in the file's own outweighs four. */
function isForeign(own: number, others: number): boolean {
  return others >= LEAST && others >= own * 4;
}

function judge(file: CopyFile, facts: Facts): ForeignFile | undefined {
  const own = file.language.slice(0, 2);
  let owns = 0;
  let others = 0;
  let found: ForeignFile | undefined;
  for (const [at, located] of file.texts.entries()) {
    // The rest cannot make up for what is in its own language: so it ends for nearly all files, after a few texts.
    if (!isForeign(owns, others + file.texts.length - at)) return undefined;
    if (isSearched(located) || isName(located)) continue;
    // Parts with a language of their own are judged by it.
    if (languageAt(located, file, facts).slice(0, 2) !== own) continue;
    const spoken = languageOf(proseOf(located.text));
    if (spoken === undefined) continue;
    if (spoken === own) {
      owns += 1;
      continue;
    }
    others += 1;
    found ??= { spoken, first: located };
  }
  return isForeign(owns, others) ? found : undefined;
}

const known = new WeakMap<object, ForeignFile | undefined>();

/** True for a file that a rule has found to be in another language. */
export function isKnownForeign(raw: object): boolean {
  return known.get(raw) !== undefined;
}

/**
 * The language that nearly all texts of a file are in, if it is not that of the file. Other rules of languages would
 * tell every word of it.
 */
export function foreignFile(file: CopyFile, facts: Facts): ForeignFile | undefined {
  if (file.kind === 'config' || file.kind === 'words' || !mayHaveOthers(file)) return undefined;
  if (!(file.language.slice(0, 2) in BITS)) return undefined;
  // Texts that are known to be fine are in its own language.
  if (!known.has(file.raw)) known.set(file.raw, judge(file.whole, facts));
  return known.get(file.raw);
}
