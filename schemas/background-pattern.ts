/** Background patterns for a hero (docs/product.md, "Landing files"). */
export const BACKGROUND_PATTERNS = ['dots', 'grid', 'waves', 'guilloche', 'none'] as const;

export type BackgroundPattern = (typeof BACKGROUND_PATTERNS)[number];
