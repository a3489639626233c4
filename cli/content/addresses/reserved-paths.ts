/**
 * First path segments that landings cannot use: files that the build writes, paths that hosts serve themselves, and
 * routes of the product that saved links rely on (docs/product.md, "Public pages").
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '404',
  'index',
  'assets',
  'media',
  'api',
  'sitemap',
  'robots',
  'page-registry',
  'build-manifest',
  'favicon',
  'client',
  'admin',
  'admin-login',
  'admin-old',
  'cdn-cgi',
]);
