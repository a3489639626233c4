/** Maximum number of concurrent thumbnails: each is a whole page, and the one on the stage must not wait for them. */
const AT_ONCE = 2;

const waiting = new Set<() => void>();
let loading = 0;

function startNext(): void {
  while (loading < AT_ONCE) {
    const [start] = waiting;
    if (!start) return;
    waiting.delete(start);
    loading += 1;
    start();
  }
}

/**
 * Waits for a slot to load a thumbnail.
 *
 * @param start called when a slot is free.
 * @returns a function that releases the slot or cancels the wait; to be called once the thumbnail has loaded or is not
 * needed any more.
 */
export function takeTurn(start: () => void): () => void {
  let isOver = false;
  waiting.add(start);
  startNext();
  return () => {
    if (isOver) return;
    isOver = true;
    if (!waiting.delete(start)) loading -= 1;
    startNext();
  };
}
