import { useState } from 'react';

interface Draft {
  /** The file's value when last seen. */
  seen: string;
  /** Typed text; undefined once the file has it. */
  typed: string | undefined;
  /** Texts sent but not yet confirmed, in the form the file will have them. */
  sent: readonly string[];
}

/**
 * State of a text being typed. It is shown immediately, and replaced by the file's value once that has caught up. A
 * change from elsewhere in the meantime, such as undo, takes precedence.
 *
 * @param value the file's value.
 * @param send called with each typed text; returns it in the form the file will have it.
 */
export function useDraft(
  value: string,
  send: (text: string) => string,
): [text: string, type: (text: string) => void] {
  const [draft, setDraft] = useState<Draft>({ seen: value, typed: undefined, sent: [] });
  let shown = draft;
  if (value !== draft.seen) {
    const at = draft.sent.indexOf(value);
    const sent = at === -1 ? [] : draft.sent.slice(at + 1);
    shown = { seen: value, typed: sent.length === 0 ? undefined : draft.typed, sent };
    setDraft(shown);
  }
  const type = (text: string) => {
    const sent = send(text);
    setDraft((before) => ({ ...before, typed: text, sent: [...before.sent, sent] }));
  };
  return [shown.typed ?? value, type];
}
