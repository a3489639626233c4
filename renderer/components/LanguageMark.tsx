import type { Site } from '../context/site.ts';
import { fillWord } from '../text/fill-word.ts';
import { languageName } from '../text/languages.ts';

interface LanguageMarkProps {
  /** Language of the link target. */
  of: string;
  site: Site;
}

/** A small EN after a link to a page in another language. */
export function LanguageMark({ of, site }: LanguageMarkProps) {
  return (
    <span className="language-mark">
      <span aria-hidden="true">{of.toUpperCase()}</span>
      <span className="sr-only"> ({inWords(of, site)})</span>
    </span>
  );
}

/** A language as the label of a link says it: `in English`. */
export function inWords(language: string, site: Site): string {
  const name = languageName(language, site.language);
  return fillWord(site.words.frame.inLanguage, { language: name });
}
