import { useCallback, useRef } from 'react';
import { fieldPath, fieldValue } from '../../field-path.ts';
import type { PageMessage, StudioMessage } from '../../protocol.ts';
import type { StudioStore } from '../store.ts';
import { followKey } from '../use-shortcuts.ts';

/** A text that can be edited in place: one line without placeholders or references. */
function typeableText(value: unknown, name: string): string | undefined {
  const path = fieldPath(value, name);
  const text = path && fieldValue(value, path);
  return typeof text === 'string' && !/[{\n]/.test(text) ? text : undefined;
}

/**
 * Handles messages from a page.
 *
 * @param frames number of frames that show it.
 */
export function usePageMessages(
  store: StudioStore,
  frames: number,
): (message: PageMessage, answer: (message: StudioMessage) => void) => void {
  const ready = useRef(0);
  return useCallback(
    (message, answer) => {
      const { file } = store.view;
      if (message.type === 'ready') {
        ready.current += 1;
        if (ready.current >= frames) store.noteStageShown();
      }
      if (message.type === 'choose') store.pressField(message.path);
      else if (message.type === 'go') {
        store.openPath(message.path);
        // The frame with the pressed link is replaced.
        document.querySelector<HTMLElement>('[data-region="stage"]')?.focus();
      } else if (message.type === 'key') followKey(store, message.key);
      else if (message.type === 'begin') {
        const text = typeableText(file?.value, message.path);
        if (text !== undefined) {
          store.pressField(message.path, true);
          answer({ type: 'typing', path: message.path, text });
        } else store.say('This text is edited in the form.');
      } else if (message.type === 'type') {
        const path = fieldPath(file?.value, message.path);
        if (path) store.edit([{ op: 'set', path, value: message.text }]);
      }
    },
    [store, frames],
  );
}
