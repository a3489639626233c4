/**
 * The pieces of a list as `JSON.stringify` lays it out with two spaces, one entry after the other: a list of
 * a hundred thousand findings is never one text.
 *
 * @param indent of the line that the list begins on.
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

/** The pieces of a list as `JSON.stringify` writes it on one line. */
export function* compactJsonList(entries: Iterable<unknown>): Generator<string> {
  let separator = '[';
  for (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
