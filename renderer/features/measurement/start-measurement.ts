/** Page where a booking ends, including the file name some hosts use. */
const SUCCESS = /^\/booking-success\b/;

/**
 * Loads the measurement code (docs/product.md, "Measurement"): the tag if a conversion id is configured and the visitor
 * allows it, and the booking record where bookings end. Nothing is measured inside a frame, which is a preview.
 */
export function startMeasurement(): void {
  if (window.top !== window) return;
  // The page works without measurement.
  const ignore = () => {};
  if (document.documentElement.dataset.conversion)
    import('./follow-consent.ts').then(({ followConsent }) => followConsent(), ignore);
  if (SUCCESS.test(location.pathname))
    import('./booking-conversion.ts').then(({ recordBooking }) => recordBooking(), ignore);
}
