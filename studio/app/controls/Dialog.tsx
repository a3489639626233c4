import closeIcon from 'lucide:x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import './dialog.css';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** The focus begins at what has `data-dialog-entry`. */
  children: ReactNode;
  /** Buttons at the foot, the one that goes on last. */
  actions?: ReactNode;
  /** `wide` for galleries and comparisons. */
  size?: 'small' | 'medium' | 'wide';
}

/** A question or a choice that comes first. The browser keeps the focus inside, and gives it back when it closes. */
export function Dialog({ title, onClose, children, actions, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // The browser begins with the first button, which closes it.
    dialog.current?.querySelector<HTMLElement>('[data-dialog-entry]')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes dialogs by itself
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A press beside it: its own box is covered by what is inside.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className="dialog-box">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton
            label="Close"
            icon={closeIcon}
            tip="left"
            onClick={() => dialog.current?.close()}
          />
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
