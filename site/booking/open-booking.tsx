import { BookingDialog } from '../../renderer/features/booking/BookingDialog.tsx';
import { type OpenDialogProps, openDialog } from '../../renderer/features/booking/open-dialog.tsx';
import { BookingForm } from './BookingForm.tsx';
import { bookableServices, bookingTexts } from './booking-texts.ts';
import './visit.css';

function VisitDialog({ facts, onClosed }: OpenDialogProps) {
  const { lang } = document.documentElement;
  const texts = bookingTexts(lang);
  return (
    <BookingDialog words={texts} onClosed={onClosed}>
      <BookingForm facts={facts} services={bookableServices(facts, lang)} texts={texts} />
    </BookingDialog>
  );
}

/**
 * Opens the booking dialog (docs/product.md, "Booking").
 *
 * @param opener receives focus when the dialog closes.
 * @throws if the facts cannot be loaded.
 */
export function openBooking(opener: HTMLElement | null): Promise<void> {
  return openDialog(VisitDialog, opener);
}
