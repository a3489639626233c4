import { ignoreDroppedFiles } from '../ignored-drops.ts';
import type { PageMessage, StudioMessage } from '../protocol.ts';
import { keepQuiet } from './keep-quiet.ts';
import { followKeys, followPresses } from './presses.ts';
import { ServedPage } from './served-page.ts';
import { showField } from './shown-field.ts';
import { typeInto } from './typing.ts';

/** Origin of the studio; messages are exchanged with no other. */
const studio =
  document.querySelector<HTMLScriptElement>('script[data-studio]')?.dataset.studio ?? '';

function tell(message: PageMessage): void {
  window.parent.postMessage(message, studio);
}

/** Only a page in a frame of the studio has somebody to talk to. */
if (window.parent !== window) {
  const page = new ServedPage();
  keepQuiet();
  ignoreDroppedFiles();
  followPresses(tell);
  followKeys(tell);
  window.addEventListener('message', ({ data, origin }: MessageEvent<StudioMessage>) => {
    if (origin !== studio) return;
    if (data.type === 'refresh') page.follow(data.html);
    if (data.type === 'show') showField(data.path);
    if (data.type === 'typing') typeInto(data.path, data.text, tell);
  });
  tell({ type: 'ready', path: location.pathname });
}
