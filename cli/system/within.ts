/** Why work was stopped: an error with a cause, like those of `fetch`. */
function tooLong(milliseconds: number): Error {
  const seconds = Math.round(milliseconds / 1000);
  const cause = new Error(`no answer within ${seconds.toLocaleString('en-US')} seconds`);
  return new Error('timeout', { cause: Object.assign(cause, { code: 'ETIMEDOUT' }) });
}

/**
 * Runs work that is stopped after a time, or by a signal.
 *
 * @param work gets the signal that stops it.
 */
export async function within<T>(
  milliseconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // A controller of its own: signals made by AbortSignal.any() may be collected before they fire.
  const controller = new AbortController();
  const abort = () => controller.abort(stop.reason);
  const timer = setTimeout(() => controller.abort(tooLong(milliseconds)), milliseconds);
  stop.addEventListener('abort', abort);
  if (stop.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}
