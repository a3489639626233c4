import { z } from 'zod';

const LOOPBACK = /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/;

/** Hosts a security policy can name: no `[::1]`, and nothing that would end the directive. */
const NAMED_HOST = /^[\w*-]+(?:\.[\w*-]+)*$/;

/** Placeholders in braces stand for letters and digits, including in the host of a tile service. */
function filledIn(template: string): string {
  return template.replace(/\{\w+\}/g, '0');
}

/** Whether the value is an address a page can send to, or empty. */
export function isEndpoint(value: string): boolean {
  if (value === '') return true;
  const address = filledIn(value);
  return (
    URL.canParse(address) &&
    NAMED_HOST.test(new URL(address).hostname) &&
    (value.startsWith('https://') || LOOPBACK.test(value))
  );
}

/** An external address; empty turns the feature off. Plain http is allowed on loopback only. */
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
