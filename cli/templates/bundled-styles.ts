/** File of a bundle with the css that only some pages link. */
export const STYLE_PARTS = 'style-parts.json';

/** File of a bundle that names the stylesheets of every page, with what they need. */
export const SHARED_STYLES = 'shared-styles.json';

/** A css file as the bundler left it; paths below `client/`. */
export interface BundledStyles {
  file: string;
  /** Fonts and pictures that its rules name. */
  assets?: string[];
}
