const REFERENCE = /\{[\w.]+\}/g;

/** A text in which no reference to a fact has a full stop, which would end a sentence: `{fees_visit}`. All offsets are unchanged. */
export function withWholeReferences(text: string): string {
  if (!text.includes('{')) return text;
  return text.replace(REFERENCE, (reference) => reference.replaceAll('.', '_'));
}
