/** The first match of several patterns in a text, as one pattern of them in this order has it. V8 does not optimize patterns of more than 20 kB. */
export function firstMatch(text: string, patterns: readonly RegExp[]): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found && (!first || found.index < first.index)) first = found;
  }
  return first;
}
