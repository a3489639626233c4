/** The used part of subset-font, which subsets fonts with HarfBuzz (github.com/papandreou/subset-font, 2.9). */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep. */
    keepFeatures?: readonly string[];
    /** Range to keep of an axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Keeps all characters; no text is given then. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
