/** An address of the machine of whoever wrote it, up to its path. */
const HERE = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/;

/** What is wrong with what no link can lead to, and what to write. */
export function noAddress(written: string): { message: string; hint: string } {
  const [here] = HERE.exec(written) ?? [];
  if (here === undefined)
    return {
      message: `"${written}" is not an address that a link can lead to.`,
      hint: 'Begin it with /, #, https://, tel:, sms: or mailto:, and check the spelling.',
    };
  return {
    message: `"${written}" is an address of one machine alone, which no visitor can reach.`,
    hint: `Write "${written.slice(here.length) || '/'}", if a page of this site is meant.`,
  };
}
