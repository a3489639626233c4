/** Words that French has and its neighbors have not. */
const FRENCH =
  /(?<!\p{L})(?:vous|nous|votre|vos|c['’]est|est-ce|qu['’]\p{L}+|oui|merci|alors|bonjour|bonsoir|salut|bienvenue|commence|commençons|commencez|allez|allons|ça|où|quel(?:le)?s?|voilà|avec|chez|être|avez|êtes|enchantée?|pourquoi|aujourd['’]hui)(?!\p{L})/iu;

/** Maximum number of letters of a sentence that is looked at; more would make a text of nothing but signs slow. */
const LOOKED_BACK = 160;

/** True for a space before `?`, `!`, `:` or `;` as French has it: «on commence ?», or inside of « guillemets with spaces ». */
export function isFrenchSpace(text: string, index: number): boolean {
  if (!/^ [?!:;]/.test(text.slice(index, index + 2))) return false;
  const before = text.slice(Math.max(0, index - LOOKED_BACK), index);
  const opened = before.lastIndexOf('«');
  if (opened > before.lastIndexOf('»') && before[opened + 1]?.trim() === '') return true;
  const sentence = before.slice(before.search(/[^.!?»”\n]*$/));
  return FRENCH.test(sentence);
}
