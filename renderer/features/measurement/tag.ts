import { isTagScript, TAG_SCRIPT } from './tag-hosts.ts';
import './data-layer.ts';
import { allowScripts } from '../../browser/default-policy.ts';
import { readAnswer } from './answer.ts';
import { convert, tagCommand } from './command.ts';
import { startCommands, updateCommands } from './consent-mode.ts';
import { forgetTagTraces } from './tag-traces.ts';

/** Makes the tag's own address, and no other, into one that the browser lets a script be loaded from. */
const policy = window.trustedTypes?.createPolicy('touchdown-tag', {
  createScriptURL: (id) => `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`,
});

let state: 'none' | 'running' | 'stopped' = 'none';

/** Whether the script has been asked for; it cannot be taken back, nor is it wanted twice. */
let isAsked = false;

function loadTag(id: string): void {
  if (isAsked || state !== 'running') return;
  isAsked = true;
  allowScripts(isTagScript);
  const script = document.createElement('script');
  script.async = true;
  const address = policy?.createScriptURL(id) ?? `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`;
  // The types of the DOM know only texts here.
  script.src = address as string;
  document.head.append(script);
}

/** Milliseconds after which the moment need not be quiet any more. */
const PATIENCE = 2000;

/** Calls back in a quiet moment after everything of the page is there. */
function afterLoading(callback: () => void): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE });
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

function tell(commands: Record<string, unknown>[], allowed: boolean): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...commands);
  const { conversion } = document.documentElement.dataset;
  // The switch that the tag looks at before it sends anything for this id.
  Object.assign(window, { [`ga-disable-${conversion}`]: !allowed });
}

/**
 * Starts the advertiser's tag (docs/product.md, "Measurement"), or lets it go on. Consent and set-up go
 * in front of what waits in the data layer, because the tag reads that from its beginning once it is
 * there; if it never comes, nothing is missing on the page.
 *
 * @param earlier whether it may be told what has happened on the page so far. A yes that comes later
 *   holds from then on: what came before it is forgotten.
 */
export function startTag(earlier: boolean): void {
  const { conversion } = document.documentElement.dataset;
  if (!conversion || state === 'running') return;
  if (state === 'stopped') {
    state = 'running';
    tell(updateCommands(true), true);
    afterLoading(() => loadTag(conversion));
    return;
  }
  state = 'running';
  window.dataLayer ??= [];
  if (!earlier) window.dataLayer.length = 0;
  const before = [...window.dataLayer];
  window.dataLayer.unshift(
    ...startCommands(readAnswer()),
    tagCommand('js', new Date()),
    tagCommand('config', conversion),
  );
  watchCalls(before);
  afterLoading(() => loadTag(conversion));
}

/**
 * Stops the tag: it is told that nothing is allowed any more, gets no more conversions, and what it has
 * kept in this browser is removed. Its code is gone with the page; the next one does not load it.
 */
export function stopTag(): void {
  if (state === 'running') {
    state = 'stopped';
    tell(updateCommands(false), false);
  }
  forgetTagTraces();
}
