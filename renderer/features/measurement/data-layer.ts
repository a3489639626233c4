declare global {
  interface Window {
    /** Events for the analytics tag, queued until it loads, if it ever does. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Records an event (docs/product.md, "Measurement"). */
export function record(event: string, details: Record<string, string | number> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
