const CLIENT_ID = /^[A-Z0-9]{6,10}$/;

/** Whether a text is six to ten upper-case letters or digits (docs/product.md, "Upload portal"). */
export function isClientId(text: string): boolean {
  return CLIENT_ID.test(text);
}

/**
 * The client id in the portal's address: `/client/ABC123`, or `/client#ABC123` on hosts without rewrites
 * (docs/product.md, "Output"). It may be invalid.
 */
export function addressedClient({ pathname, hash }: { pathname: string; hash: string }): string {
  const [, inPath = ''] = /^\/client\/(.*?)\/?$/.exec(pathname) ?? [];
  return inPath === '' ? hash.slice(1) : inPath;
}
