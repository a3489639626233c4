/** Where a booking ends, also as a host names the file. */
const SUCCESS = /^\/booking-success\b/;

/**
 * Loads what measures (docs/product.md, "Measurement"): the tag where a conversion id is configured
 * and the visitor allows it, and
 * the record of a booking where bookings end. Inside a frame nothing is measured: that is a preview.
 */
export function startMeasurement(): void {
  if (window.top !== window) return;
  // A page works as well unmeasured.
  const ignore = () => {};
  if (document.documentElement.dataset.conversion)
    import('./follow-consent.ts').then(({ followConsent }) => followConsent(), ignore);
  if (SUCCESS.test(location.pathname))
    import('./booking-conversion.ts').then(({ recordBooking }) => recordBooking(), ignore);
}
