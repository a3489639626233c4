/**
 * A text as a terminal may show it. Controls, direction marks and half characters are written as
 * their code: raw ones could recolour a report, hide a part of it or pretend to be another one.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
    return code.length > 4 ? `\\u{${code}}` : `\\u${code}`;
  });
}
