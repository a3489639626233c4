/** True of the rest of a text without quotes: between braces, a comma ends it, and what follows is a key without a value. */
export function isCutOff(key: string, value: unknown): boolean {
  return value === null && /\S\s\S/.test(key);
}
