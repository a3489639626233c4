/**
 * The matches of a global pattern in a text, as `text.matchAll(pattern)` gives them. That copies the pattern on each call, and a copy of a long
 * pattern is prepared anew: 0.5 to 1 µs a call, several times what searching a short text takes. The pattern is left as it was, also between
 * matches, so that it may be used for another text meanwhile.
 */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let next = 0;
  for (;;) {
    pattern.lastIndex = next;
    const found = pattern.exec(text);
    next = pattern.lastIndex;
    pattern.lastIndex = 0;
    if (!found) return;
    if (found[0] === '') next += pattern.unicode && (text.codePointAt(next) ?? 0) > 0xffff ? 2 : 1;
    yield found;
  }
}
