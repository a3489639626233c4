import { useId, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import '../controls/inputs.css';

/** The commit form. Unsaved files are saved first; nothing is pushed. */
export function CommitForm({
  count,
  onCommit,
}: {
  /** Number of files to commit. */
  count: number;
  onCommit: (message: string) => Promise<void>;
}) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const commit = async () => {
    setBusy(true);
    await onCommit(message);
    setBusy(false);
    setMessage('');
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
