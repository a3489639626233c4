/**
 * Copies an address of this site with its host, ready to be sent.
 *
 * @throws if the browser does not allow it.
 */
export async function copyLink(path: string): Promise<void> {
  await navigator.clipboard.writeText(new URL(path, location.origin).href);
}
