/** Maximum length of the `className` of a landing's banner. */
export const MOST_CLASS_CHARACTERS = 400;
