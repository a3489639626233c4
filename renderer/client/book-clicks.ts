import client from 'virtual:site-client';

/** Fragment that opens the booking dialog, on any page (docs/product.md, "Names in the page"). */
const FRAGMENT = '#book';

/** The site's own form, or the engine's. */
const load =
  client.booking ??
  (() => import('../features/booking/open-booking.tsx').then((module) => module.openBooking));

async function open(opener: HTMLElement | null): Promise<void> {
  const openBooking = await load();
  await openBooking(opener);
}

/**
 * Booking buttons open the dialog; if it cannot be loaded, they follow their link as they do without scripts. A button
 * without one leads to the contact page.
 */
export function watchBookings(): void {
  const { booking = '/contact' } = document.documentElement.dataset;
  if (booking === 'off') return;
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) return;
    const link =
      target instanceof Element ? target.closest<HTMLElement>('[data-action=book]') : null;
    if (!link) return;
    event.preventDefault();
    open(link).catch(() => location.assign(link.getAttribute('href') ?? booking));
  });
  const deepLink = () => {
    if (location.hash === FRAGMENT) void open(null).catch(() => {});
  };
  addEventListener('hashchange', deepLink);
  deepLink();
}
