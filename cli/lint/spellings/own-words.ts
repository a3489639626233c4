import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { LocatedText } from '../../content/rule.ts';
import { report } from '../../content/source-file.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copySpelling } from '../../rules/copy/copy-spelling.ts';
import { findPlaceholder } from '../../rules/words/marks/placeholders.ts';
import { knownNames } from '../../rules/words/names/known-names.ts';
import { proseOf } from '../../rules/words/prose-of.ts';
import { OwnWords } from '../../rules/words/spelling/own-words.ts';
import { isQuoted, isSearched } from '../../rules/words/text-kinds.ts';
import type { PlacedTexts } from './placed-texts.ts';

/** Words that are no parts of addresses, codes or names with signs. */
const WORD =
  /(?<![\p{L}\p{N}\p{M}_'’./@&+#\u00ad\u2060-])\p{L}\p{Ll}+(?![\p{L}\p{N}\p{M}_'’@&+\u00ad\u2060-]|[./]\p{L})/gu;

/** Directly before a word that is spoken of. */
const QUOTES = new Set('"\'“„«‚‘');

/** Ends the message about such a word. */
export const ELSEWHERE = ', which the site has elsewhere.';

interface Placed extends Omit<PlacedTexts, 'texts'> {
  located: LocatedText;
  span: Span;
}

/** Words that differ by a slip from what the site writes elsewhere, and that no list has. */
export function ownWordSlips(files: readonly PlacedTexts[], facts: Facts): Diagnostic[] {
  const { languages } = facts;
  if (languages === undefined) return [];
  const names = knownNames(facts);
  const isFiller = ({ text }: LocatedText) => findPlaceholder(text, languages[0]) !== null;
  const words = new OwnWords<Placed>();
  for (const { texts, ...file } of files)
    for (const located of texts) {
      if (isSearched(located) || isQuoted(located)) continue;
      const text = proseOf(located.text);
      for (const { 0: said, index } of matchesIn(text, WORD)) {
        if (QUOTES.has(text.charAt(index - 1))) continue;
        words.add(said, () => ({ ...file, located, span: [index, index + said.length] }));
      }
    }
  const { name: rule, severity } = copySpelling;
  return [...words.slips(languages)]
    .filter(({ said, place }) => !names.has(said.toLowerCase()) && !isFiller(place.located))
    .map(({ said, meant, place }) =>
      report(place.source, {
        range: place.locate(place.located.path, 'value', place.span),
        ...{ rule, severity },
        message: `"${said}" looks like a slip for "${meant}"${ELSEWHERE}`,
        hint: 'Correct it. If both are right, add it to spelling in site.config.yaml.',
      }),
    );
}
