/** Up to two capital letters of a name: "Ruth M. (sample)" becomes RM. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*\)/, '').match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
