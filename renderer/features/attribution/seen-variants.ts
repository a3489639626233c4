/**
 * What the visitor has been shown by chance, here and on earlier pages, as events and submissions carry it:
 * `test:variant`, with blanks between several. Empty if that is nothing, or does not count. `start-variants.ts` has written it.
 */
export function seenVariants(): string {
  return document.documentElement.dataset.seen ?? '';
}
