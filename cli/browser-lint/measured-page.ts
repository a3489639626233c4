/** Text that is hard to read, or a target that is hard to hit. */
export interface MeasuredFault {
  rule: 'style/contrast' | 'style/tap-target';
  /** Text of the element, or its name. */
  words: string;
  /** Path of the text in the page's file, if the element shows one. */
  key?: string;
  /** Path of the first text from the file around it. */
  near?: string;
  /** The part of the page around its content that it is in. */
  frame?: 'header' | 'footer';
  /** CSS selector of the element. */
  selector: string;
  /** Its color as written, whatever is behind it. */
  color: string;
  /** True for the colored banner above a landing. */
  isBanner: boolean;
  /** The measurements, as axe reports them for the rule. */
  measured: Record<string, unknown>;
}

/** Result for a page at one width. */
export interface MeasuredPage {
  /** Its path, with the variant that is shown: `/offer?variant=urgent`. */
  path: string;
  /** Viewport width in pixels. */
  width: number;
  faults: MeasuredFault[];
  /** Why the page could not be measured. */
  failed?: string;
}

/** The pages to measure, and how. */
export interface MeasureTask {
  paths: readonly string[];
  /** Widths in pixels. Tap targets are measured only at the first, the phone's. */
  widths: readonly number[];
  /** Timeout for a page, in ms. */
  longest: number;
}
