import { useState } from 'react';

interface Draft {
  /** What the file had when it was last looked at. */
  seen: string;
  /** What was typed; undefined where the file has it. */
  typed: string | undefined;
  /** Texts that were sent off and have not come back, as the file will have them. */
  sent: readonly string[];
}

/**
 * A text that is typed. It stands at once; when the file has it, it is the file's again. What comes from elsewhere
 * meanwhile, as by undo, takes its place.
 *
 * @param value what the file has.
 * @param send is given each text that is typed, and returns it as the file will have it.
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
