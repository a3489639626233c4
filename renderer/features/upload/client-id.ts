const CLIENT_ID = /^[A-Z0-9]{6,10}$/;

/** True for six to ten upper-case letters or digits (docs/product.md, "Upload portal"). */
export function isClientId(text: string): boolean {
  return CLIENT_ID.test(text);
}

/**
 * What stands in the place of a client's id in the portal's address: `/client/ABC123`, or
 * `/client#ABC123` where the host has no rewrites (docs/product.md, "Output"). It may be no valid id.
 */
export function addressedClient({ pathname, hash }: { pathname: string; hash: string }): string {
  const [, inPath = ''] = /^\/client\/(.*?)\/?$/.exec(pathname) ?? [];
  return inPath === '' ? hash.slice(1) : inPath;
}
