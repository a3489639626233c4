/** Names under which the tag stores data: `_gcl_au`, `_ga`, `_gac_…`, `_gid` and similar. */
const TAG_NAMES = /^_(?:gcl|ga|gac|gid)(?:_|$)/;

/** The host and its parent domains, for which a cookie may have been set. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

function forgetCookie(name: string): void {
  const gone = `${name}=; path=/; max-age=0`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context and a recent browser
  document.cookie = gone;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  for (const domain of domainsOf(location.hostname)) document.cookie = `${gone}; domain=${domain}`;
}

/** Removes what the tag has stored in this browser for this site. */
export function forgetTagTraces(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (TAG_NAMES.test(name)) forgetCookie(name);
  }
  try {
    for (const key of Object.keys(localStorage))
      if (TAG_NAMES.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored there.
  }
}
