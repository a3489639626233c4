import { ORIGINAL } from '../../../schemas/original-variant.ts';
import type { BrowserKey } from '../../browser/browser-keys.ts';
import { CONSENT_KEY } from '../measurement/consent.ts';

/** Key in `localStorage` of the variants that a visitor sees: `test:variant:time`, with blanks between several; after that time one is forgotten. */
export const VARIANTS_KEY = 'variants' satisfies BrowserKey;

/** How long a visitor sees the same variant, in days: longer than most tests take. */
export const KEPT_DAYS = 90;

/** Programs that read pages for search engines, previews and measurements of speed; Cubot is a make of phones. */
export const CRAWLERS =
  '(?<!cu)bot\\b|crawl|spider|slurp|google-|-google|googleother|lighthouse|facebookexternalhit|bingpreview|embedly|whatsapp\\/';

/**
 * Chooses the variant that a visitor sees, before anything of the body is read, and makes `showVariant`, which stands
 * behind each stretch that differs and is called as that has been read. So what is not shown is never painted.
 *
 * `<html>` has the test (`data-test`), the names of the variants with their weights (`data-variants`) and the variant
 * that is shown (`data-variant`); `data-variant-by` becomes `chance`, or `address` where `?variant=` asks for one.
 * Who asks for one only looks at it, so nothing is counted for any advertiser. Crawlers and pages in frames keep the original. The bytes are the same on every page: the security policy allows them
 * by their hash.
 */
export const CHOOSE_VARIANT =
  '{const d=document.documentElement.dataset,w=d.variants.split(" ").map(v=>v.split(":")),' +
  `has=n=>n==="${ORIGINAL}"||w.some(v=>v[0]===n),q=new URLSearchParams(location.search).get("variant");` +
  'window.showVariant=()=>{const s=document.currentScript;let e=s.previousElementSibling,p,t;' +
  'for(;e&&e.matches("template[data-variant]");e=p){p=e.previousElementSibling;' +
  'if(e.dataset.variant===d.variant)t=e.content;e.remove()}' +
  'for(;e&&e.matches("[data-original]");e=p){p=e.previousElementSibling;' +
  't?e.remove():e.removeAttribute("data-original")}t?s.replaceWith(t):s.remove()};' +
  'if(has(q)){d.variant=q;d.variantBy="address";delete d.conversion}' +
  `else if(top===self&&!/${CRAWLERS}/i.test(navigator.userAgent)){let k=[],m;const t=d.test+":";` +
  `try{const a=localStorage.getItem("${CONSENT_KEY}");` +
  'm=!navigator.globalPrivacyControl&&(d.consent==="required"?a==="yes":a!=="no");' +
  `if(m)k=(localStorage.getItem("${VARIANTS_KEY}")||"").split(" ")}catch{}` +
  'let [,n,u]=(k.find(v=>v.startsWith(t))||"").split(":");if(!has(n)||!(u>Date.now())){' +
  `let x=Math.random()*100;n=(w.find(v=>(x-=v[1])<0)||["${ORIGINAL}"])[0];` +
  `if(m)try{localStorage.setItem("${VARIANTS_KEY}",[...k.filter(v=>v&&!v.startsWith(t)),` +
  `t+n+":"+(Date.now()+${KEPT_DAYS * 86_400_000})].join(" "))}catch{}}` +
  'd.variant=n;d.variantBy="chance"}}';
