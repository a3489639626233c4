import { isTagScript, TAG_SCRIPT } from '../../../domain/tag-hosts.ts';
import '../data-layer.ts';
import { allowScripts } from '../default-policy.ts';
import { convert, tagCommand } from './command.ts';
import { consentCommands } from './consent.ts';

/** Makes the tag's own address, and no other, into one that the browser lets a script be loaded from. */
const policy = window.trustedTypes?.createPolicy('touchdown-tag', {
  createScriptURL: (id) => `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`,
});

function loadTag(id: string): void {
  allowScripts(isTagScript);
  const script = document.createElement('script');
  script.async = true;
  const address = policy?.createScriptURL(id) ?? `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`;
  // The types of the DOM know only texts here.
  script.src = address as string;
  document.head.append(script);
}

/** Calls back in a quiet moment after everything of the page is there. */
function afterLoading(callback: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 1);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Calls are conversions too, those that came before this code included. */
function watchCalls(earlier: readonly Record<string, unknown>[]): void {
  const { phoneLabel } = document.documentElement.dataset;
  for (const { event } of earlier) if (event === 'phone_click') convert(phoneLabel);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) convert(phoneLabel);
  });
}

/**
 * Starts the advertiser's tag (docs/product.md, "Measurement"). Consent and set-up go in front of what
 * waits in the data layer, because the tag reads that from its beginning once it is there; if it
 * never comes, nothing is missing on the page.
 */
export function startTag(): void {
  const { conversion } = document.documentElement.dataset;
  if (!conversion) return;
  window.dataLayer ??= [];
  const earlier = [...window.dataLayer];
  window.dataLayer.unshift(
    ...consentCommands(),
    tagCommand('js', new Date()),
    tagCommand('config', conversion),
  );
  watchCalls(earlier);
  afterLoading(() => loadTag(conversion));
}
