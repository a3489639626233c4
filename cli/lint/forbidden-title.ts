/** "Notario" and its forms, which in Spanish mean a lawyer of rank. */
const FORBIDDEN = /\bnotari[oa]s?\b(?:\s+public[oa]s?)?/i;

/** Accents may be letters of their own or marks. Longer words such as "notarial" are no titles. */
const SUSPECT =
  /n[oóòôö]\p{M}*t[aáàâäã]\p{M}*r[iíìîï]\p{M}*[oaóòôöáàâä]\p{M}*(?:s\p{M}*)?(?![a-z0-9_])/iu;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Quick look that passes over nearly every text. */
export function mayHoldForbiddenTitle(text: string): boolean {
  return SUSPECT.test(text);
}

/** What is said of a text with a title that Texas forbids in a notary's advertising; undefined if there is none. */
export function forbiddenTitle(text: string): { message: string; hint: string } | undefined {
  const found = FORBIDDEN.exec(withoutAccents(text));
  if (!found) return undefined;
  return {
    message: `"${found[0]}" must not be used to advertise a notary in Texas (Government Code 406.017).`,
    hint: 'Write "notary public" or "servicio de notarización móvil".',
  };
}
