import { patchElement } from '../../renderer/dev/patch-page.ts';
import type { PageMessage, StudioMessage } from '../protocol.ts';
import { followPresses } from './presses.ts';
import { showField } from './shown-field.ts';

/** Where the studio's own page stands; nobody else is told or listened to. */
const studio =
  document.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset.studio ?? '';

function tell(message: PageMessage): void {
  window.parent.postMessage(message, studio);
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** What the open page was made of: scripts have changed the document itself since. */
let served = fetchPage();

/** Brings the page up to date, with its scroll position and what scripts have made of it. */
async function refresh(before: Document): Promise<Document> {
  const after = await fetchPage();
  patchElement(document.documentElement, before.documentElement, after.documentElement);
  return after;
}

window.addEventListener('message', ({ data, origin }: MessageEvent<StudioMessage>) => {
  if (origin !== studio) return;
  if (data.type === 'refresh')
    served = served.then((before) => refresh(before).catch(() => before));
  if (data.type === 'show') showField(data.path);
});

if (window.parent !== window) {
  followPresses(tell);
  tell({ type: 'ready', path: location.pathname });
}
