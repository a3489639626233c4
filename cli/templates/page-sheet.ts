/** Classes that must all be on a page. */
export type ClassSet = readonly string[];

/** Css next to a module, for the pages that use it. */
export interface StylePart {
  /** Its rules, inside the components layer. */
  css: string;
  /** A rule may only match if the page has all classes of one of these sets. */
  needs: readonly ClassSet[];
}

/** Opens the layer that contains all rules of a part. */
export const LAYER = '@layer components{';

/** One stylesheet of several parts, in order. */
export function joinParts(parts: readonly StylePart[]): string {
  return `${LAYER}${parts.map(({ css }) => css).join('')}}\n`;
}
