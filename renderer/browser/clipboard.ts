/**
 * Copies a text.
 *
 * @throws if the browser does not allow it.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/**
 * Copies an address of this site including its origin, ready to be sent.
 *
 * @throws if the browser does not allow it.
 */
export async function copyLink(path: string): Promise<void> {
  await copyText(new URL(path, location.origin).href);
}
