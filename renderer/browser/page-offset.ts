/** Distance in pixels from the top of the page, not of the viewport, to the top edge of an element. */
export function pageOffset(node: Element): number {
  return Math.round(node.getBoundingClientRect().top + window.scrollY);
}
