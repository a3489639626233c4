/** Background patterns for a hero (docs/product.md, "Landing files"). */
export const BACKGROUND_PATTERNS = ['dots', 'grid', 'waves', 'guilloche', 'none'] as const;

export type BackgroundPattern = (typeof BACKGROUND_PATTERNS)[number];

/** Maximum length of the `className` of a landing's banner. */
export const MOST_CLASS_CHARACTERS = 400;
