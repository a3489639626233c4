function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Makes the browser ask before the page is closed.
 *
 * @returns a function that ends it.
 */
export function warnBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
