import type { BrowserKey } from '../../browser/browser-keys.ts';
import { convert } from './command.ts';
import { record } from './data-layer.ts';

/** What a booking is worth to the advertiser (docs/product.md, "Measurement"). */
const WORTH = { value: 40, currency: 'USD' };

/** Keys in `sessionStorage`: the id of the last booking, as the dialog leaves it, and what was recorded. */
const BOOKING_KEY = 'bookingConversion' satisfies BrowserKey;
const RECORDED_KEY = 'bookingConversionRecorded' satisfies BrowserKey;

/** Stands for a visitor who comes to the page without having booked in this tab. */
const NO_BOOKING = 'none';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(arrival: string): void {
  try {
    sessionStorage.setItem(RECORDED_KEY, arrival);
  } catch {
    // A reload is counted again; nothing else can be done.
  }
}

/**
 * Records that a booking has arrived: the event once for each booking, and once a session for somebody
 * who comes without one; the conversion of the advertiser's account only with a booking, whose id lets
 * the account drop doubles as well.
 */
export function recordBooking(): void {
  const booking = read(BOOKING_KEY);
  const recorded = read(RECORDED_KEY);
  const arrival = booking ?? NO_BOOKING;
  if (recorded === arrival) return;
  remember(arrival);
  record('booking_conversion', WORTH);
  if (booking === null) return;
  convert(document.documentElement.dataset.bookingLabel, { ...WORTH, transaction_id: booking });
}
