import { useLayoutEffect, useRef } from 'react';
import type { UploadEntry } from './upload-queue.ts';
import { entryText, sizeText } from './upload-texts.ts';

interface FileRowProps {
  entry: UploadEntry;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}

/** One file of the list: its name, where it is, and what can be done about it. */
export function FileRow({ entry, onCancel, onRetry }: FileRowProps) {
  const { id, name, size, state, progress } = entry;
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  const cancels = state === 'waiting' || state === 'uploading';
  const retries = state === 'failed' || state === 'cancelled';
  const acts = cancels || retries;
  // The button goes when the file has arrived; whoever stood on it must not start again at the top.
  useLayoutEffect(() => {
    if (!acts && hadFocus.current) row.current?.focus();
  }, [acts]);
  return (
    <li className={`upload-file ${state}`} ref={row} tabIndex={-1}>
      <span className="upload-name">{name}</span>
      <span className="upload-size">{sizeText(size)}</span>
      <span className="upload-where">{entryText(entry)}</span>
      {state === 'uploading' && (
        <progress value={progress} max={1} aria-label={`Progress of ${name}`} />
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
          {cancels ? 'Cancel' : 'Try again'}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
