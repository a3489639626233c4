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

/** Files at the root of every site, which a redirect would hide. */
const SITE_FILES =
  /^\/(?:sitemap(?:-\d+)?\.xml|robots\.txt|favicon\.svg|site\.webmanifest|(?:build-manifest|page-registry)\.json|_headers|_redirects)$/;

/** Below the folder of a repository in the output, which every build leaves alone; many disks ignore capitals. */
const IN_REPOSITORY = /^\/\.git\//i;

/** Whether an address belongs to the site itself: a reserved one, anything below it, or a file that no redirect may hide. */
export function isReserved(address: string): boolean {
  const [segment = ''] = address.slice(1).split('/');
  return RESERVED_SEGMENTS.has(segment) || SITE_FILES.test(address) || IN_REPOSITORY.test(address);
}
