/** Fills in the placeholders of a text: `{stars} of 5 stars` with `{ stars: 4 }`. */
export function fillWord(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
