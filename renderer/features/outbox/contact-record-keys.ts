import type { BrowserKey } from '../../browser/browser-keys.ts';

/** Keys of what the message form keeps (docs/product.md, "What the browser keeps"). */
export const LAST_MESSAGE = 'lastContactSubmission' satisfies BrowserKey;
export const FAILED_MESSAGE = 'failedContactSubmission' satisfies BrowserKey;
