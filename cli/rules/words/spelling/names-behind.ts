/** Words in small letters, and the same with a capital: "de desatascos de Desatascos". */
const SMALL_THEN_CAPITAL = /^\p{Ll}[\p{Ll}\s]*\s\p{Lu}\p{Ll}+$/u;
const PAIR_WITH_CAPITAL = /^(\p{Ll}+)\s+\p{Ll}+\s+\1\s+\p{Lu}\p{Ll}+$/u;

/** The rest of a name: "De la Torre", "The Rusty Anchor". */
const REST = /^\s(?:(?:de|del|la|las|los|of|the|da|di|van|von|y)\s){0,2}\p{Lu}\p{Ll}/u;

/**
 * True for a word whose double begins a name, as its capital and that of the next word say: "la obra de De la Torre". German nouns have capitals
 * of their own, behind which "die Die Kinder" is no name.
 *
 * @param found both words.
 * @param after what follows them.
 */
export function isNameBehind(found: string, after: string, language: string): boolean {
  if (language === 'de' || !REST.test(after)) return false;
  return SMALL_THEN_CAPITAL.test(found) || PAIR_WITH_CAPITAL.test(found);
}
