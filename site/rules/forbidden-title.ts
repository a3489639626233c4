/** "Notario" and its forms, which in Spanish mean a lawyer of rank. */
export const FORBIDDEN = /\bnotari[oa]s?\b(?:\s+public[oa]s?)?/i;

/**
 * Where a title may stand. Accents may be letters of their own or marks; any character that is not Latin
 * is taken for a mark, which costs a third of asking for its class. "notarial" is no title.
 */
const SUSPECT =
  /n[oóòôö][\u0300-\uffff]*t[aáàâäã][\u0300-\uffff]*r[iíìîï][\u0300-\uffff]*[oaóòôöáàâä][\u0300-\uffff]*(?:s[\u0300-\uffff]*)?(?![a-z0-9_])/i;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Quick look that passes over nearly every text. */
export function mayHoldForbiddenTitle(text: string): boolean {
  return SUSPECT.test(text);
}

/** What is said of a text with a title that Texas forbids in a notary's advertising; undefined if there is none. */
export function forbiddenTitle(
  text: string,
): { found: string; message: string; hint: string } | undefined {
  const plain = withoutAccents(text);
  const [found, index] = [FORBIDDEN.exec(plain)?.[0], plain.search(FORBIDDEN)];
  if (found === undefined) return undefined;
  // As the text has it, with its accents.
  const written = plain.length === text.length ? text.slice(index, index + found.length) : found;
  return {
    found,
    message: `"${written}" must not be used to advertise a notary in Texas (Government Code 406.017).`,
    hint: 'Write "notary public" or "servicio de notarización móvil".',
  };
}
