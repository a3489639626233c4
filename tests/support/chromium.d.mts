/** Path of a Chromium, installed now if need be; throws if that is not possible. */
export function ensureChromium(): string;
