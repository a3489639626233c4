/** Classes that a page has all of, or not. */
export type ClassSet = readonly string[];

/** Css that stands beside a module, for the pages that show it. */
export interface StylePart {
  /** Its rules, which stand in the layer of components. */
  css: string;
  /** Classes that a page has if a rule may match: one of these sets, all of them. */
  needs: readonly ClassSet[];
}

/** What all rules of a part stand in. */
export const LAYER = '@layer components{';

/** One stylesheet of parts, which keep their order. */
export function joinParts(parts: readonly StylePart[]): string {
  return `${LAYER}${parts.map(({ css }) => css).join('')}}\n`;
}
