/**
 * Chooses one of the three urgency banners (docs/product.md, "Frame"). It runs while the page is
 * being read, right
 * behind the banner, so that nobody sees the change. Its bytes are the same on every page: the security
 * policy allows it by its hash.
 */
export const CHOOSE_URGENCY =
  'var e=document.currentScript.previousElementSibling,v="ABC"[Math.random()*3|0];' +
  'e.textContent=e.dataset["text"+v];e.dataset.urgencyVariant=v';

/**
 * Leads a client's link to the portal on hosts that know no rewrites and answer it with `404.html`
 * (docs/product.md, "Output"). It runs before that page shows.
 */
export const OPEN_PORTAL =
  'var m=/^\\/client\\/(.+)/.exec(location.pathname);m&&location.replace("/client#"+m[1])';

/** Every inline script of the site. */
export const INLINE_SCRIPTS: readonly string[] = [CHOOSE_URGENCY, OPEN_PORTAL];
