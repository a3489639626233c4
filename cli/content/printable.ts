/**
 * Text that is safe to print on a terminal. Control characters, directional marks and lone surrogates are
 * replaced by their codes: they could recolour a report, or hide or fake parts of it.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
  });
}
