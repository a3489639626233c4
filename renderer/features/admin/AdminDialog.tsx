import { type ReactNode, useEffect, useId } from 'react';
import { useModal } from '../../browser/use-modal.ts';
import { useWords } from './admin-words.ts';
import { LineIcon } from './LineIcon.tsx';

interface AdminDialogProps {
  title: string;
  lead: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A native dialog, open as long as it is rendered; it restores the focus itself. */
export function AdminDialog({ title, lead, onClosed, children }: AdminDialogProps) {
  const { admin: words } = useWords();
  const heading = useId();
  const { dialog, close, attributes } = useModal(onClosed);
  useEffect(() => {
    // Strict mode renders twice; an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
  return (
    <dialog {...attributes} className="admin-dialog" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button className="icon-button" type="button" aria-label={words.close} onClick={close}>
          <LineIcon name="close" />
        </button>
      </header>
      <p>{lead}</p>
      {children}
    </dialog>
  );
}
