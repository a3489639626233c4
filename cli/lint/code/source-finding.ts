import type { Diagnostic } from '../../content/diagnostic.ts';
import type { CopyRule, RuleFinding } from '../../content/rule.ts';
import { report } from '../../content/source-file.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { rangeAt } from '../../rules/find-source.ts';
import type { SourceText } from '../../rules/source-text.ts';

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Position in its file of a range in a text, however its lines are wrapped. */
function locate({ source, start, end, text }: SourceText, span: Span | undefined) {
  const written = source.slice(start, end);
  const words = span && text.slice(...span).trim();
  if (!words) return rangeAt(source, start, end);
  const pattern = new RegExp(words.split(/\s+/).map(escaped).join('(?:\\s|<[^>]*>)+'), 'gu');
  // The occurrence with as many equal ones before it as in the text.
  const before = text.slice(0, span[0]).split(words).length - 1;
  const found = [...matchesIn(written, pattern)][before];
  if (!found) return rangeAt(source, start, end);
  return rangeAt(source, start + found.index, start + found.index + found[0].length);
}

/** A finding in a text of code; without a span, in all of it. */
export function sourceFinding(
  text: SourceText,
  { name: rule, severity }: CopyRule,
  span: Span | undefined,
  told: Pick<RuleFinding, 'message' | 'hint'>,
): Diagnostic {
  const source = { file: text.file, text: text.source };
  return report(source, { range: locate(text, span), rule, severity, ...told });
}
