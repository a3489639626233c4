import { ofTab } from '../../browser/storage.ts';
import { convert } from './command.ts';
import { record } from './data-layer.ts';

/** Marks a visitor who opens the page without having booked in this tab. */
const NO_BOOKING = 'none';

/** Value of a booking for the advertiser; empty if not configured. */
interface Worth {
  value?: number;
  currency?: string;
}

/** From the page's attribute: `40 USD`. */
function worthOfPage(): Worth {
  const { bookingValue } = document.documentElement.dataset;
  if (bookingValue === undefined) return {};
  const [value, currency = ''] = bookingValue.split(' ');
  return { value: Number(value), currency };
}

/**
 * Records a completed booking: the event once per booking, and once per session for a visitor who opens the page
 * without one; the advertiser's conversion only with a booking, whose id lets the account deduplicate as well.
 */
export function recordBooking(worth = worthOfPage()): void {
  // The id of the last booking, stored by the form.
  const booking = ofTab.get('bookingConversion');
  const arrival = booking ?? NO_BOOKING;
  if (ofTab.get('bookingConversionRecorded') === arrival) return;
  ofTab.set('bookingConversionRecorded', arrival);
  record('booking_conversion', { ...worth });
  if (booking === undefined) return;
  convert(document.documentElement.dataset.bookingLabel, { ...worth, transaction_id: booking });
}
