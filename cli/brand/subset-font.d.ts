/** Cuts characters out of fonts by HarfBuzz: what is used of it (github.com/papandreou/subset-font, 2.9). */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    noHinting?: boolean;
    /** OpenType features that stay. */
    keepFeatures?: readonly string[];
    /** Range that is left of an axis. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
