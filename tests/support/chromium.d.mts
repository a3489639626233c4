/** Keep a Chromium from looking for anything outside the machine. */
export const CHROMIUM_FLAGS: string[];

/** Path of a Chromium, installed now if need be; throws if that is not possible. */
export function ensureChromium(): string;
