/** The content hash in a file name, with whatever part of the name is joined to it. */
const CONTENT_NAME =
  /[-./][0-9A-Za-z_-]{8,64}(?=[.-](?:css|js|png|json|jpe?g|webp|avif|svg|woff2))/g;

/** Text without the content hashes in file names, so that another hash alone is no difference. */
export function withoutHashes(text: string): string {
  return text.replace(CONTENT_NAME, '');
}

/** A content hash, or a color, at the end of what is generated for a page. */
const LAST_PART = /(?<=[-./])[0-9A-Za-z_]{7,64}(?=\.\w+$)|#[0-9a-f]{3,8}$/i;

/** A generated file whatever its content: `/assets/page-*.css`. */
export function namePattern(name: string): string {
  return name.replace(LAST_PART, '*');
}
