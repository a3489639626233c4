/**
 * Unknown keys of a map that are the rest of a text without quotes, by text: between braces, a comma ends it, and what
 * follows are keys without values. One of them has several words; single words alone may be keys to be filled in.
 */
export function cutOffKeys(map: unknown, unknown: readonly string[]): string[][] {
  const rests: string[][] = [];
  let rest: string[] | undefined;
  for (const [key, value] of Object.entries(Object(map))) {
    if (value !== null || !unknown.includes(key)) rest = undefined;
    else if (rest) rest.push(key);
    else {
      rest = [key];
      rests.push(rest);
    }
  }
  return rests.filter((keys) => keys.some((key) => /\S\s\S/.test(key)));
}
