/** Pictures that are loaded at the same time: each is a whole page, and the one on the stage must not wait for them. */
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
 * Waits for a turn to load a picture.
 *
 * @param start is called when it comes.
 * @returns ends the turn, or the wait for it; to be called once the picture is there or is not wanted any more.
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
