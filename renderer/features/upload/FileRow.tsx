import { useLayoutEffect, useRef } from 'react';
import { fillWord } from '../../text/fill-word.ts';
import type { PortalWords } from './portal-words.ts';
import type { UploadEntry } from './upload-queue.ts';
import type { UploadTexts } from './upload-texts.ts';

interface FileRowProps {
  entry: UploadEntry;
  words: PortalWords;
  texts: UploadTexts;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}

/** A file in the list: its name, its state, and the available actions. */
export function FileRow({ entry, words, texts, onCancel, onRetry }: FileRowProps) {
  const { id, name, size, state, progress } = entry;
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const cancels = state === 'waiting' || state === 'uploading';
  const retries = state === 'failed' || state === 'cancelled';
  const acts = cancels || retries;
  // The button disappears when the file has arrived; keyboard users must not be sent back to the top.
  useLayoutEffect(() => {
    if (!acts && hadFocus.current) row.current?.focus();
  }, [acts]);
  return (
    <li className={`upload-file ${state}`} ref={row} tabIndex={-1}>
      <span className="upload-name">{name}</span>
      <span className="upload-size">{texts.size(size)}</span>
      <span className="upload-where">{texts.of(entry)}</span>
      {state === 'uploading' && (
        <progress value={progress} max={1} aria-label={fillWord(words.progress, { name })} />
      )}
      {acts && (
        <button
          type="button"
          className="upload-act"
          onClick={() => (cancels ? onCancel(id) : onRetry(id))}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          {cancels ? words.cancel : words.again}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
