import { seenVariants } from '../attribution/seen-variants.ts';

declare global {
  interface Window {
    /** Events for the analytics tag; they wait here until it loads, if it ever does. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Records an event (docs/product.md, "Measurement"), with the variants that the visitor has seen. */
export function record(event: string, details: Record<string, string | number> = {}): void {
  window.dataLayer ??= [];
  const variant = seenVariants();
  window.dataLayer.push({ event, ...details, ...(variant === '' ? {} : { variant }) });
}
