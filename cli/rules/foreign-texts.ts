import type { Facts } from '../content/facts/facts.ts';
import type { CopyFile, RuleFinding } from '../content/rule.ts';
import type { Span } from '../content/span-location.ts';
import { copyLanguage } from './copy/copy-language.ts';
import { foreignFile } from './words/language/foreign-file.ts';
import { foreignParts } from './words/language/foreign-parts.ts';
import { languageAt } from './words/text-place.ts';

/** Findings of `copy/language`, which other rules ask for only if they find something themselves. */
const known = new WeakMap<CopyFile, readonly RuleFinding[]>();

const shareText = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1];

/** True for a place in a text that `copy/language` reports, or in a file that is in another language as a whole. */
export function isInForeignText(
  { path, span }: Pick<RuleFinding, 'path' | 'span'>,
  file: CopyFile,
  facts: Facts,
): boolean {
  if (foreignFile(file, facts)) return true;
  const { fresh } = file;
  const told = known.get(fresh) ?? [...copyLanguage.check(fresh, facts)];
  known.set(fresh, told);
  const place = path.join('.');
  const foreign = told.find((finding) => finding.path.join('.') === place);
  if (!foreign?.span || !span) return foreign !== undefined;
  const located = file.texts.find((text) => text.path.join('.') === place);
  if (!located) return false;
  // Only the first of its parts is reported.
  const parts = foreignParts(located, languageAt(located, file, facts).slice(0, 2));
  return [...parts].some((part) => shareText(part.span, span));
}
