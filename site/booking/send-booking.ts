import { millisecondsToHold, pause } from '../../renderer/browser/page-time.ts';
import { ofTab } from '../../renderer/browser/storage.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { attribution } from '../../renderer/features/attribution/attribution.ts';
import { deliver, keep } from '../../renderer/features/outbox/deliver.ts';
import { isLasting } from '../../renderer/features/outbox/entries.ts';
import type { Booking, BookingEstimate, BookingFields } from './booking.ts';

/** `kept` is on this device and will be sent; `lost` could neither be sent nor kept. */
export type BookingEnd = 'no-webhook' | 'lost';
export type BookingOutcome = 'delivered' | 'kept' | BookingEnd;

interface BookingOrder {
  fields: BookingFields;
  /** As the visitor saw it. */
  estimate: BookingEstimate;
  /** A field was filled that no person sees. */
  suspect: boolean;
  /** When the form was opened, by the page's own clock. */
  openedAt: number;
}

function bookingBody({ fields, estimate, suspect }: BookingOrder): Booking {
  const { name, phone, email, ...visit } = fields;
  const came = attribution();
  return {
    id: crypto.randomUUID(),
    type: 'booking',
    timestamp: new Date().toISOString(),
    contact: { name, email, phone },
    ...visit,
    estimate,
    source: location.pathname,
    url: location.href,
    ...(suspect ? { suspect } : {}),
    ...(Object.keys(came).length > 0 ? { attribution: came } : {}),
  };
}

/**
 * Sends a booking through the outbox (docs/product.md, "What is sent"); without a webhook it is not
 * sent at all.
 */
export async function sendBooking(
  order: BookingOrder,
  facts: VisitorFacts,
): Promise<BookingOutcome> {
  if (!facts.integrations.bookingWebhook) return 'no-webhook';
  const body = bookingBody(order);
  const hold = millisecondsToHold(order.openedAt);
  keep('booking', body, hold);
  if (hold > 0) await pause(hold);
  const delivery = await deliver('booking', body, facts);
  if (delivery !== 'delivered' && !isLasting(body.id)) return 'lost';
  // For the page where bookings end, which records the conversion of each once.
  ofTab.set('bookingConversion', body.id);
  return delivery === 'delivered' ? 'delivered' : 'kept';
}
