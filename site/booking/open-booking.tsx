import { createRoot } from 'react-dom/client';
import { onNewFacts, siteFacts } from '../../renderer/browser/facts.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { BookingDialog } from './booking.island.tsx';

let isOpen = false;

/**
 * Opens the booking dialog over the page (docs/product.md, "Booking").
 *
 * @param opener gets the focus back when the dialog closes.
 * @throws if the facts cannot be loaded.
 */
export async function openBooking(opener: HTMLElement | null): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    const facts = await siteFacts();
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place, { identifierPrefix: 'booking' });
    const onClosed = () => {
      root.unmount();
      place.remove();
      isOpen = false;
      opener?.focus();
    };
    const show = (known: VisitorFacts) =>
      root.render(<BookingDialog facts={known} onClosed={onClosed} />);
    show(facts);
    onNewFacts((known) => {
      if (place.isConnected) show(known);
    });
  } catch (error) {
    isOpen = false;
    throw error;
  }
}
