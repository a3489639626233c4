/** A text that is hard to read, or a target that is hard to hit. */
export interface MeasuredFault {
  rule: 'style/contrast' | 'style/tap-target';
  /** What the element says, or what it is called. */
  words: string;
  /** Where it stands in the page, as a selector. */
  selector: string;
  /** True of the coloured line above a landing. */
  isBanner: boolean;
  /** What was measured, as the rule tells it. */
  measured: Record<string, unknown>;
}

/** What a browser has found on a page at one width. */
export interface MeasuredPage {
  path: string;
  /** Width of the window in pixels. */
  width: number;
  faults: MeasuredFault[];
  /** Why the page could not be measured. */
  failed?: string;
}

/** The pages to be measured, and how. */
export interface MeasureTask {
  paths: readonly string[];
  /** Widths in pixels. Targets are measured at the first, which is that of a phone. */
  widths: readonly number[];
  /** Longest time for a page, in ms. */
  longest: number;
}
