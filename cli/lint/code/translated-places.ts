import type { Diagnostic } from '../../content/diagnostic.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { factsBrokenReference } from '../../rules/copy/facts-broken-reference.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { sourceFinding } from './source-finding.ts';

/** A place that code fills in, by a name of its own: "Call {phone}". */
const PLACE = /\{(\p{L}[\p{L}\d_]*)\}/gu;

/** Braces within braces: forms of a text for each number, which every language has its own of. */
const FORMS = /\{[^{}]*\{/;

function namesIn(texts: readonly SourceText[]): Set<string> {
  return new Set(
    texts.flatMap(({ text }) => [...matchesIn(text, PLACE)].map(({ 1: name = '' }) => name)),
  );
}

/**
 * Places in a table of texts that code fills in under another name: a translator has translated it ("Llamar {teléfono}"
 * for "Call {phone}"), or mistyped it.
 *
 * @param main language of the site, whose table is the original.
 */
export function* translatedPlaces(
  texts: readonly SourceText[],
  main: string,
): Generator<Diagnostic> {
  const inTables = texts.filter(({ language }) => language !== undefined);
  for (const file of new Set(inTables.map((text) => text.file))) {
    const tables = inTables.filter((text) => text.file === file);
    const meant = namesIn(tables.filter(({ language }) => language === main));
    if (meant.size === 0) continue;
    for (const language of new Set(tables.map((text) => text.language))) {
      if (language === main) continue;
      const own = tables.filter((text) => text.language === language);
      const written = namesIn(own);
      const [lost, ...more] = [...meant].filter((name) => !written.has(name));
      if (lost === undefined) continue;
      for (const text of own.filter((one) => !FORMS.test(one.text)))
        for (const { 0: place, 1: name = '', index } of matchesIn(text.text, PLACE)) {
          if (meant.has(name)) continue;
          yield sourceFinding(text, factsBrokenReference, [index, index + place.length], {
            message: `Visitors would read "${place}" as it stands here: the texts in "${main}" have no such place to fill in.`,
            hint:
              more.length > 0
                ? 'Write the name between the braces as there: it is the same in every language.'
                : `Write {${lost}}: the name is the same in every language.`,
          });
        }
    }
  }
}
