/** Start of one text in an element that shows several: the child of the element, and the offset in it. */
interface TextStart {
  path: string;
  child: number;
  offset: number;
}

/**
 * Parses `data-edit-at`, which gives for each text its key in the list, its text node, and its offset there, as in
 * `0.0.0 1.0.14`.
 */
function startsIn(element: Element, paths: readonly string[]): TextStart[] {
  const places = element.getAttribute('data-edit-at')?.split(' ') ?? [];
  return places.flatMap((place) => {
    const [key = 0, child = 0, offset = 0] = place.split('.').map(Number);
    const path = paths[key];
    return path === undefined ? [] : [{ path, child, offset }];
  });
}

/**
 * The key of the text at a position in the viewport.
 *
 * @param element that shows texts of the page's file.
 */
export function pathAt(element: Element, x: number, y: number): string | undefined {
  const paths = element.getAttribute('data-edit')?.split(' ') ?? [];
  const position = paths.length > 1 ? document.caretPositionFromPoint(x, y) : null;
  if (!position) return paths[0];
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const child = (nodes as Node[]).indexOf(position.offsetNode);
  if (child === -1) return paths[0];
  const before = startsIn(element, paths).filter(
    (start) => start.child < child || (start.child === child && start.offset <= position.offset),
  );
  return before.at(-1)?.path ?? paths[0];
}
