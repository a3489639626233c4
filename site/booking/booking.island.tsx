import { useEffect, useId, useRef } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { BookingForm } from './BookingForm.tsx';
import { bookingTexts } from './booking-texts.ts';
import './booking.css';

interface BookingDialogProps {
  facts: VisitorFacts;
  onClosed: () => void;
}

/** The booking dialog: the browser's own, which keeps the focus inside and closes on Escape. */
export function BookingDialog({ facts, onClosed }: BookingDialogProps) {
  const texts = bookingTexts(document.documentElement.lang);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Development renders twice; an open dialog cannot be opened again.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="booking" aria-labelledby={heading} onClose={onClosed}>
      <header className="booking-head">
        <h2 id={heading}>{texts.heading}</h2>
        <button
          type="button"
          className="booking-close"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <p>{texts.lead}</p>
      </header>
      <BookingForm facts={facts} texts={texts} />
    </dialog>
  );
}
