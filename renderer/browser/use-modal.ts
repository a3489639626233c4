import { type RefObject, type SyntheticEvent, useRef } from 'react';

/** A modal dialog of React that is removed once it is closed. */
export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** Attributes of the element. */
  attributes: {
    ref: RefObject<HTMLDialogElement | null>;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: () => void;
  };
}

/**
 * Reports the end of a modal dialog as soon as it closes. Its `close` event comes a task later, and a button that is
 * pressed before that would find the dialog still there and open nothing.
 *
 * @param onClosed removes the dialog; it may be called a second time.
 */
export function useModal(onClosed: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    dialog.current?.close();
    onClosed();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker within cancels, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
  return { dialog, close, attributes: { ref: dialog, onCancel, onClose: onClosed } };
}
