import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Assets } from '../context/render-context.ts';
import { CONSENT_ANSWERS, CONSENT_KEY } from '../features/measurement/consent.ts';
import { hasTag } from './measurement.ts';

/**
 * Chooses one of the three urgency banners (docs/product.md, "Frame"). It runs during parsing, right after the banner,
 * so that nobody sees the change. Its bytes are the same on every page: the security policy allows it by its hash.
 */
export const CHOOSE_URGENCY =
  'var e=document.currentScript.previousElementSibling,v="ABC"[Math.random()*3|0];' +
  'e.textContent=e.dataset["text"+v];e.dataset.urgencyVariant=v';

/**
 * Redirects a client's link to the portal on hosts that do not support rewrites and answer with `404.html`
 * (docs/product.md, "Output"). It runs before that page is shown.
 */
export const OPEN_PORTAL =
  'var m=/^\\/client\\/(.+)/.exec(location.pathname);m&&location.replace("/client#"+m[1])';

/**
 * Shows the consent prompt to visitors who have not answered it. It runs during parsing, right after the prompt, so
 * that nothing shifts. A browser without storage would be asked on every page; it is not asked, and not measured. A
 * button pressed before the code that handles it has loaded is recorded in `data-pressed`.
 */
export const SHOW_QUESTION =
  'try{var q=document.currentScript.previousElementSibling;q.onclick=e=>q.dataset.pressed=e.target.value||"";' +
  'q.hidden=top!==self||navigator.globalPrivacyControl||' +
  `${JSON.stringify(CONSENT_ANSWERS)}.includes(localStorage.getItem("${CONSENT_KEY}"))}catch{}`;

/** Inline scripts of every site. */
export const INLINE_SCRIPTS: readonly string[] = [CHOOSE_URGENCY, OPEN_PORTAL];

/** Trusted Types policy that `entryLoader` creates; the security policy names it. */
export const ENTRY_POLICY = 'touchdown-entry';

/**
 * Loads the browser entry where the security policy trusts no address, only hashes and what their scripts load
 * (`'strict-dynamic'`). The addresses are part of the script rather than an attribute: otherwise anyone able to inject
 * markup could make it load anything. It is placed at the end of the body, so that the entry finds the whole page.
 */
export function entryLoader({ scripts }: Pick<Assets, 'scripts'>): string {
  return (
    `{const a=${JSON.stringify(scripts)},t=window.trustedTypes,` +
    `p=t&&t.createPolicy("${ENTRY_POLICY}",{createScriptURL:u=>a.includes(u)?u:null});` +
    'for(const u of a){const s=document.createElement("script");s.type="module";' +
    's.src=p?p.createScriptURL(u):u;document.body.append(s)}}'
  );
}

/** All inline scripts of one site. */
export function inlineScripts(site: SiteConfig, assets: Pick<Assets, 'scripts'>): string[] {
  if (!hasTag(site)) return [...INLINE_SCRIPTS];
  const asking = site.analytics.consent === 'required' ? [SHOW_QUESTION] : [];
  return [...INLINE_SCRIPTS, entryLoader(assets), ...asking];
}
