/** A host with a dot, of the given letters; letters of any script may stand in it (RFC 5890), and name servers know it as `xn--…`. */
const hostWith = (letters: string) => {
  const sign = String.raw`[${letters}\p{M}\p{N}]`;
  const inside = String.raw`[${letters}\p{M}\p{N}-]`;
  return String.raw`(?:${sign}(?:${inside}*${sign})?\.)+(?:[${letters}\p{M}]{2,}|xn--[a-z\d-]+)`;
};

/** A host as links have it, in small letters. */
export const HOST = hostWith(String.raw`\p{Ll}\p{Lo}`);

/** A host in letters of either case, as people write it in an email address. */
export const MAIL_HOST = hostWith(String.raw`\p{L}`);
