/**
 * The randomly assigned variants the visitor has seen, here and on earlier pages, as events and submissions carry them:
 * `test:variant`, separated by spaces. Empty if there are none, or they do not count. Written by `start-variants.ts`.
 */
export function seenVariants(): string {
  return document.documentElement.dataset.seen ?? '';
}
