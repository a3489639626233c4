import { type ReactNode, useEffect, useId } from 'react';
import { useModal } from '../../browser/use-modal.ts';
import type { BookingWords } from './booking-offer.ts';
import '../../components/Form.css';
import './booking.css';

interface BookingDialogProps {
  words: Pick<BookingWords, 'heading' | 'lead' | 'close'>;
  onClosed: () => void;
  /** The form. */
  children: ReactNode;
}

/** The booking dialog: a native one, which traps the focus and closes on Escape. */
export function BookingDialog({ words, onClosed, children }: BookingDialogProps) {
  const heading = useId();
  const { dialog, close, attributes } = useModal(onClosed);
  useEffect(() => {
    // Strict mode renders twice; an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);
  return (
    <dialog {...attributes} className="booking" aria-labelledby={heading}>
      <header className="booking-head">
        <h2 id={heading}>{words.heading}</h2>
        <button type="button" className="booking-close" aria-label={words.close} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <p>{words.lead}</p>
      </header>
      {children}
    </dialog>
  );
}
