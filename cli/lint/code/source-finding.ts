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

/** What code may have where a text has spaces: lines, tags, entities and escapes, and two literals that are joined. */
const SPACES =
  '(?:\\s|<[^>]*>|&nbsp;|&#160;|\\\\u00[aA]0|\\\\x[aA]0|\\\\n|["\'`]\\s*\\+\\s*["\'`])+';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '£': 'pound', '€': 'euro', '¥': 'yen', '¢': 'cent' },
  ...{ '&': 'amp', '"': 'quot', '–': 'ndash', '—': 'mdash', '’': 'rsquo' },
};

/** A pattern for a sign as code may write it: `£`, `\u00a3`, `&pound;`. */
function written(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  const entity = ENTITIES[sign] ?? `#${code}`;
  const digits = `0*(?:${hex}|${hex.toUpperCase()})`;
  const escapes = `u${digits}|u\\{${digits}\\}|x${digits}|${escaped(sign)}`;
  return `(?:${escaped(sign)}|\\\\(?:${escapes})|&(?:${entity}|#${code});)`;
}

/** A pattern for words: their letters and digits are as they are, unless they have accents. */
function pattern(words: string): RegExp {
  const parts = words.split(/\s+/).map((word) => word.replace(/[^a-z\d]/giu, written));
  return new RegExp(parts.join(SPACES), 'gu');
}

/** Position in its file of a range in a text, however its lines are wrapped and its signs written. */
function locate({ source, start, end, text }: SourceText, span: Span | undefined) {
  const code = source.slice(start, end);
  const words = span && text.slice(...span).trim();
  if (!words) return rangeAt(source, start, end);
  // The occurrence with as many equal ones before it as in the text.
  const before = text.slice(0, span[0]).split(words).length - 1;
  const found = [...matchesIn(code, pattern(words))][before];
  if (!found) return rangeAt(source, start, end);
  return rangeAt(source, start + found.index, start + found.index + found[0].length);
}

/** A finding in a text of code; without a span, in all of it. */
export function sourceFinding(
  text: SourceText,
  { name: rule, severity }: Pick<CopyRule, 'name' | 'severity'>,
  span: Span | undefined,
  told: Pick<RuleFinding, 'message' | 'hint'>,
): Diagnostic {
  const source = { file: text.file, text: text.source };
  return report(source, { range: locate(text, span), rule, severity, ...told });
}
