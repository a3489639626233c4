/** File of a bundle with the css that only some pages link to. */
export const STYLE_PARTS = 'style-parts.json';

/** File of a bundle that lists the stylesheets of every page, with their assets. */
export const SHARED_STYLES = 'shared-styles.json';

/** A bundled css file; paths are relative to `client/`. */
export interface BundledStyles {
  file: string;
  /** Fonts and pictures that its rules reference. */
  assets?: string[];
}
