import { z } from 'zod';

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/;

/** Hosts that a security policy can name: no `[::1]`, and nothing that would end the directive. */
const NAMED_HOST = /^[\w.*-]+$/;

/** The parts in braces stand for letters and numbers, in the host of a tile service too. */
function filledIn(template: string): string {
  return template.replace(/\{\w+\}/g, '0');
}

/** True of an address that a page can send to, or of none. */
export function isEndpoint(value: string): boolean {
  if (value === '') return true;
  const address = filledIn(value);
  return (
    URL.canParse(address) &&
    NAMED_HOST.test(new URL(address).hostname) &&
    (value.startsWith('https://') || LOOPBACK.test(value))
  );
}

/** An outside address; empty switches the thing off. Plain http is allowed on loopback only. */
export function endpoint(description: string) {
  return z
    .string()
    .refine(
      isEndpoint,
      'must be empty or an https:// address (on this machine also http://localhost or http://127.0.0.1)',
    )
    .optional()
    .meta({ description: `${description} Empty switches it off.` });
}
