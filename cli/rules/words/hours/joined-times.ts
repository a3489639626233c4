/** Directly before two times that "and" joins. */
const BETWEEN = /(?<!\p{L})(?:between|zwischen|entre)(?=\s(?:l[ao]s\s)?$)/iu;

/** A hint to refer to times, which mostly have a word such as "to" in them: the words before must not call for "and". */
export function hintAfter(before: string, hint: string): string {
  const [between] = BETWEEN.exec(before) ?? [];
  return between === undefined
    ? hint
    : `${hint} Write that without “${between}” unless the fact says “and”.`;
}
