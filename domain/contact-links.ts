/** Digits of a US phone number as it is shown, for `href="tel:…"`: `(432) 555-0142` becomes `tel:+14325550142`. */
export function callHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** The same digits for a text message: `(432) 555-0142` becomes `sms:+14325550142`. */
export function textHref(phone: string): string {
  return `sms:+1${phone.replace(/\D/g, '')}`;
}

/**
 * Address of a chat with a prefilled text (docs/product.md, "Names in the page").
 *
 * @param number digits with country code.
 */
export function chatHref(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
