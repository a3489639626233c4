import closeIcon from 'lucide:x';
import { type ReactNode, useEffect, useId } from 'react';
import { useModal } from '../../../renderer/browser/use-modal.ts';
import { IconButton } from './Button.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** The element with `data-dialog-entry` receives the initial focus. */
  children: ReactNode;
  /** Buttons at the bottom, the confirming one last. */
  actions?: ReactNode;
  /** `wide` for galleries and comparisons. */
  size?: 'small' | 'medium' | 'wide';
}

/** A modal dialog. The browser traps the focus inside; it returns to where it was. */
export function Dialog({ title, onClose, children, actions, size = 'medium' }: DialogProps) {
  const { dialog, close, attributes } = useModal(onClose);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // The browser would focus the first button, which closes the dialog.
    dialog.current?.querySelector<HTMLElement>('[data-dialog-entry]')?.focus();
    return () => {
      // The browser restores it on `close()`, but not when a choice removes the dialog.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes dialogs natively
    <dialog
      {...attributes}
      className={`dialog dialog-${size}`}
      aria-labelledby={heading}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop: the dialog's own box is covered by its content.
        if (target === currentTarget) close();
      }}
    >
      <div className="dialog-box">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton label="Close" icon={closeIcon} tip="left" onClick={close} />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
