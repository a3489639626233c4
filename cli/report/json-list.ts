/**
 * Yields a list piece by piece as `JSON.stringify` formats it with two spaces, so that a list of a hundred thousand
 * findings is never a single string.
 *
 * @param indent indentation of the line that the list starts on.
 */
export function* jsonList(entries: Iterable<unknown>, indent: string): Generator<string> {
  const inner = `\n${indent}  `;
  let separator = '[';
  for (const entry of entries) {
    yield separator + inner + JSON.stringify(entry, null, 2).replaceAll('\n', inner);
    separator = ',';
  }
  yield separator === '[' ? '[]' : `\n${indent}]`;
}

/** Yields a list piece by piece as `JSON.stringify` writes it on one line. */
export function* compactJsonList(entries: Iterable<unknown>): Generator<string> {
  let separator = '[';
  for (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
