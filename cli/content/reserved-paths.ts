/**
 * First segments that no landing may take: what the build writes itself, what hosts answer
 * themselves, and routes of the product that saved links rely on (docs/product.md, "Public pages").
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
