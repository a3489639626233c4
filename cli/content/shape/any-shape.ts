import type { Diagnostic } from '../diagnostic.ts';
import { checkReferences } from '../facts/fact-references.ts';
import { type Facts, factsIn } from '../facts/facts.ts';
import { checkProse } from '../prose/check-prose.ts';
import type { SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/**
 * Checks the content of a file with the wrong shape for what does not depend on it, so that one run reports as much as
 * possible: references to facts, and the prose of every `body`.
 *
 * @param parsed content of the file, whatever its shape.
 */
export function checkAnyShape(
  parsed: unknown,
  siteFacts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return [];
  const { languages = ['en'] } = siteFacts;
  const said = 'language' in parsed ? parsed.language : undefined;
  const language = languages.find((known) => known === said) ?? languages[0] ?? 'en';
  const facts = factsIn(language, siteFacts);
  return [
    ...checkReferences(parsed, facts, source, locate),
    ...checkProse(parsed, facts, source, locate).diagnostics,
  ];
}
