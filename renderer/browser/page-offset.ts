/** Pixels from the top of the page, not of the window, to the upper edge of an element. */
export function pageOffset(node: Element): number {
  return Math.round(node.getBoundingClientRect().top + window.scrollY);
}
