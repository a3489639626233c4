import { useId, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { StudioStore } from '../store.ts';
import { useKept } from '../use-kept.ts';
import '../controls/inputs.css';

/** Name under which the message is kept (`useKept`). */
export const COMMIT_MESSAGE = 'commit message';

/** The commit form. Unsaved files are saved first; nothing is pushed. */
export function CommitForm({
  store,
  count,
  onCommit,
}: {
  store: StudioStore;
  /** Number of files to commit. */
  count: number;
  /** Resolves to true if they have been committed. */
  onCommit: (message: string) => Promise<boolean>;
}) {
  const [message, setMessage] = useKept(store, COMMIT_MESSAGE, '');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const commit = async () => {
    setBusy(true);
    const isCommitted = await onCommit(message);
    setBusy(false);
    if (isCommitted) setMessage('');
  };
  return (
    <form
      className="commit"
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <label className="label" htmlFor={field}>
        What has changed, and why
      </label>
      <textarea
        id={field}
        className="input"
        rows={3}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p className="help">Saves these files and commits them with git. Nothing is pushed.</p>
      <Button
        type="submit"
        look="primary"
        disabled={isBusy || count === 0 || message.trim() === ''}
      >
        {count === 1 ? 'Commit 1 file' : `Commit ${count} files`}
      </Button>
    </form>
  );
}
