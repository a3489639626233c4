import { siteFacts } from '../../browser/facts.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { BookingForm } from './BookingForm.tsx';
import { type OpenDialogProps, openDialog } from './open-dialog.tsx';

function OwnDialog({ facts, onClosed }: OpenDialogProps) {
  const offer = facts.bookingOffers?.[document.documentElement.lang];
  return (
    offer && (
      <BookingDialog words={offer.words} onClosed={onClosed}>
        <BookingForm facts={facts} offer={offer} onClosed={onClosed} />
      </BookingDialog>
    )
  );
}

/**
 * Opens the engine's booking dialog.
 *
 * @param opener receives focus when the dialog closes.
 * @throws if the facts cannot be loaded.
 */
export async function openBooking(opener: HTMLElement | null): Promise<void> {
  const { bookingOffers } = await siteFacts();
  if (!bookingOffers?.[document.documentElement.lang])
    throw new Error('Nothing can be booked in the language of this page');
  await openDialog(OwnDialog, opener);
}
