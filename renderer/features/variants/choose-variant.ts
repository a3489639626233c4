import { ORIGINAL } from '../../../schemas/original-variant.ts';
import type { BrowserKey } from '../../browser/browser-keys.ts';
import { CONSENT_KEY } from '../measurement/consent.ts';

/**
 * `localStorage` key of the variants a visitor sees: `test:variant:time`, separated by spaces; each entry expires at
 * its time.
 */
export const VARIANTS_KEY = 'variants' satisfies BrowserKey;

/** How long a visitor sees the same variant, in days: longer than most tests run. */
export const KEPT_DAYS = 90;

/**
 * Bots of search engines, assistants, link previews and monitoring. Many have no word in common, but say where to read
 * about them, or that they are compatible, as no browser has done since Internet Explorer. Cubot is a brand of phones.
 */
export const CRAWLERS =
  '\\+https?:|\\(compatible;|(?<!cu)bot(?![a-z])|crawl|spider|slurp|google-|-google|googleother|lighthouse|facebookexternalhit|bingpreview|embedly|whatsapp\\/' +
  '|meta-external|-user\\/|ptst\\/|gtmetrix|synthetic|site24x7|statuscake|prerender|screenshot|archiver';

/**
 * Chooses the variant that a visitor sees, before any of the body is parsed, and defines `showVariant`, which is called
 * right after each part that differs has been parsed. So hidden versions are never painted.
 *
 * `<html>` has the test (`data-test`), the names of the variants with their weights (`data-variants`) and the variant
 * that is shown (`data-variant`); `data-variant-by` becomes `chance`, or `address` where `?variant=` requests one. A
 * requested variant is only a preview, so nothing is counted for any advertiser. Crawlers and framed pages get the
 * original. The bytes are the same on every page: the security policy allows them by their hash.
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
