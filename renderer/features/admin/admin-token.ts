import type { SiteConfig } from '../../../schemas/config/site-config.ts';

/** The token of a site whose owner has not set one; the sign-in page shows it (docs/product.md, "Owner's area"). */
export const DEFAULT_TOKEN = 'touchdown-owner';

/** Hash of the default token, so that every token is compared the same way. */
const DEFAULT_TOKEN_HASH =
  'pbkdf2-sha256:600000:l6nmo6Iv-DNPSOrxwTDQvg:ALOB4izvDLkM9C7GDQC0Vpybnz8OGfvdIcCHOJpfsZY';

/** Whether the owner has not set a token yet. */
export function isDefaultToken({ tokenHash }: SiteConfig['admin']): boolean {
  return !tokenHash;
}

/** The hash that tokens are compared with. */
export function tokenHashOf({ tokenHash }: SiteConfig['admin']): string {
  return tokenHash || DEFAULT_TOKEN_HASH;
}
