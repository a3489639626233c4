import type { StudioKey } from './protocol.ts';

/** Properties of a key event that determine shortcuts. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcut of a key event, in the studio itself and in the pages that it shows. */
export function studioKey(event: PressedKey): StudioKey | undefined {
  if (event.key === 'F6') return event.shiftKey ? 'region-before' : 'region-after';
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's' && !event.shiftKey) return 'save';
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (key === 'y' && !event.shiftKey) return 'redo';
  return undefined;
}
