/** Cuts characters out of fonts by HarfBuzz: what is used of it (github.com/papandreou/subset-font, 2.9). */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features that stay. */
    keepFeatures?: readonly string[];
    /** Range that is left of an axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Of all characters; then none are named. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
