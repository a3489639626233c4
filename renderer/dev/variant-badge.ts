import { ORIGINAL } from '../../schemas/original-variant.ts';
import { element, shadowHost } from './shadow-host.ts';

const STYLES = `
:host { position: fixed; left: 12px; bottom: 60px; z-index: 9997; font: 14px/1.5 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 6px 14px; max-width: calc(100vw - 24px); box-sizing: border-box; color: #16263b; background: #fffdf8; border: 1px solid #d9cdb4; border-radius: 18px; box-shadow: 0 1px 4px #16263b2e; }
a { color: #1f4f86; }
a[aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
a:focus-visible { outline: 3px solid #2f6db5; outline-offset: 2px; }
@media (max-width: 767px) { :host { bottom: 132px; } }
@media print { :host { display: none; } }
`;

/** Whether a page has variants. */
export function isTested(page: Document): boolean {
  return page.documentElement.dataset.test !== undefined;
}

/** Shows a badge in a corner with links to each variant of the page; does nothing if there are none. */
export function showVariants(): void {
  const { variants, variant } = document.documentElement.dataset;
  if (variants === undefined) return;
  const names = [ORIGINAL, ...variants.split(' ').map((one) => one.replace(/:.*/, ''))];
  const { host, root } = shadowHost('touchdown-variants', STYLES);
  const nav = element('nav', '', '');
  nav.setAttribute('aria-label', 'Variants of this page');
  for (const name of names) {
    const link = element('a', '', name);
    link.setAttribute('href', `?variant=${name}`);
    if (name === variant) link.setAttribute('aria-current', 'page');
    nav.append(link);
  }
  root.append(nav);
  document.documentElement.append(host);
}
