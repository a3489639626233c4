import { type Bundle, bundleTemplates } from './bundle.ts';
import { fingerprintSources, type SourceFingerprints } from './fingerprint.ts';
import type { InputMarks } from './input-marks.ts';

/** The templates of a site, with fingerprints of their sources and all others. */
export interface BundledTemplates extends SourceFingerprints {
  bundle: Bundle;
}

/** The templates of a site while they are being bundled. */
export interface EarlyBundle {
  /** Fingerprint of what renders the pages. */
  tool: string;
  /** @throws BuildFault if the templates do not compile, or the bundler was stopped. */
  ready: Promise<BundledTemplates>;
  /** True until `ready` is settled. */
  readonly isRunning: boolean;
  /** Stops the bundler if it is still running, and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts to bundle the templates of a site before its content has been checked: in its child process this takes
 * longer than everything else in a first build of a small site.
 *
 * @param root folder of the site.
 * @param marks of the files, taken before any was read.
 */
export function startBundle(root: string, force: boolean, marks?: InputMarks): EarlyBundle {
  const ending = new AbortController();
  const fingerprints = fingerprintSources(root, marks);
  const options = { force, signal: ending.signal };
  const ready = bundleTemplates(root, fingerprints.templates, options).then(
    (bundle): BundledTemplates => ({ ...fingerprints, bundle }),
  );
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  // Errors are reported to those who await `ready`; without any, they do not matter.
  const settled = ready.then(end, end);
  return {
    tool: fingerprints.tool,
    ready,
    get isRunning() {
      return isRunning;
    },
    stop: () => {
      ending.abort();
      return settled;
    },
  };
}
