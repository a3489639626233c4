import { ofTab } from '../../browser/storage.ts';
import { convert } from './command.ts';
import { record } from './data-layer.ts';

/** Stands for a visitor who comes to the page without having booked in this tab. */
const NO_BOOKING = 'none';

/** What a booking is worth to the advertiser; nothing where the configuration does not say it. */
interface Worth {
  value?: number;
  currency?: string;
}

/** As the page says it: `40 USD`. */
function worthOfPage(): Worth {
  const { bookingValue } = document.documentElement.dataset;
  if (bookingValue === undefined) return {};
  const [value, currency = ''] = bookingValue.split(' ');
  return { value: Number(value), currency };
}

/**
 * Records that a booking has arrived: the event once for each booking, and once a session for somebody
 * who comes without one; the conversion of the advertiser's account only with a booking, whose id lets
 * the account drop doubles as well.
 */
export function recordBooking(worth = worthOfPage()): void {
  // The id of the last booking, as the form leaves it.
  const booking = ofTab.get('bookingConversion');
  const arrival = booking ?? NO_BOOKING;
  if (ofTab.get('bookingConversionRecorded') === arrival) return;
  ofTab.set('bookingConversionRecorded', arrival);
  record('booking_conversion', { ...worth });
  if (booking === undefined) return;
  convert(document.documentElement.dataset.bookingLabel, { ...worth, transaction_id: booking });
}
