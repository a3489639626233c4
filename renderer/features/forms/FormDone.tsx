import { useEffect, useRef } from 'react';
import type { FormTexts } from './form-words.ts';

/** Confirmation in place of a delivered form; receives focus. */
export function FormDone({ form, words }: Pick<FormTexts, 'form' | 'words'>) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const { message, download, downloadLabel } = form.after;
  return (
    <div className="form-done" role="status" tabIndex={-1} ref={note} data-state="delivered">
      <p>{message ?? words.sent}</p>
      {download !== undefined && (
        <p className="actions">
          <a className="button primary" href={download} download>
            {downloadLabel ?? words.download}
          </a>
        </p>
      )}
    </div>
  );
}
