import { isTagScript, TAG_SCRIPT } from './tag-hosts.ts';
import './data-layer.ts';
import { allowScripts } from '../../browser/default-policy.ts';
import { readAnswer } from './answer.ts';
import { convert, tagCommand } from './command.ts';
import { startCommands, updateCommands } from './consent-mode.ts';
import { forgetTagTraces } from './tag-traces.ts';

/** Allows only the tag's own address as a script source. */
const policy = window.trustedTypes?.createPolicy('touchdown-tag', {
  createScriptURL: (id) => `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`,
});

let state: 'none' | 'running' | 'stopped' = 'none';

/** Whether the script has been requested; this cannot be undone, and must not happen twice. */
let isAsked = false;

function loadTag(id: string): void {
  if (isAsked || state !== 'running') return;
  isAsked = true;
  allowScripts(isTagScript);
  const script = document.createElement('script');
  script.async = true;
  const address = policy?.createScriptURL(id) ?? `${TAG_SCRIPT}?id=${encodeURIComponent(id)}`;
  // The DOM types only accept strings here.
  script.src = address as string;
  document.head.append(script);
}

/** Milliseconds after which to stop waiting for an idle moment. */
const PATIENCE = 2000;

/** Calls back when idle after the page has loaded completely. */
function afterLoading(callback: () => void): void {
  const wait = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: PATIENCE });
    else setTimeout(callback, 1);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Calls are conversions too, including those before this code was loaded. */
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
  // The flag that the tag checks before it sends anything for this id.
  Object.assign(window, { [`ga-disable-${conversion}`]: !allowed });
}

/**
 * Starts the advertiser's tag (docs/product.md, "Measurement"), or resumes it. Consent and configuration come before
 * queued events: the tag reads the data layer from its start.
 *
 * @param earlier whether the tag may receive what has happened on the page so far. A yes given later applies from then
 * on: earlier events are discarded.
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
  // Which variant is shown is true now, too: without it, what happens from now on would belong to no visitor.
  if (!earlier)
    window.dataLayer.splice(
      ...([0, window.dataLayer.length] as const),
      ...window.dataLayer.filter(({ event }) => event === 'variant_view'),
    );
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
 * Stops the tag: all consent is revoked, no more conversions are sent, and what it has stored in this browser is
 * removed. Its code remains until the page is left; the next one does not load it.
 */
export function stopTag(): void {
  if (state === 'running') {
    state = 'stopped';
    tell(updateCommands(false), false);
  }
  forgetTagTraces();
}
