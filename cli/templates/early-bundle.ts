import { type Bundle, bundleTemplates } from './bundle.ts';
import { fingerprintSources, type SourceFingerprints } from './fingerprint.ts';

/** The templates of a site, and what they and everything else were made from. */
export interface BundledTemplates extends SourceFingerprints {
  bundle: Bundle;
}

/** The templates of a site while they are bundled. */
export interface EarlyBundle {
  /** Fingerprint of what pages are rendered by. */
  tool: string;
  /** @throws BuildFault if the templates do not compile, or the bundler was stopped. */
  ready: Promise<BundledTemplates>;
  /** True until `ready` is settled. */
  readonly isRunning: boolean;
  /** Ends the bundler if it still runs, and waits until nothing of it is left. */
  stop(): Promise<void>;
}

/**
 * Starts to bundle the templates of a site before anybody knows whether its content is right: in a process of its own it
 * takes longer than all else that a first build of a small site does.
 *
 * @param root folder of the site.
 */
export function startBundle(root: string, force: boolean): EarlyBundle {
  const ending = new AbortController();
  const fingerprints = fingerprintSources(root);
  const options = { force, signal: ending.signal };
  const ready = bundleTemplates(root, fingerprints.templates, options).then(
    (bundle): BundledTemplates => ({ ...fingerprints, bundle }),
  );
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  // Who waits for it is told of a fault; where nobody does, it is of no interest.
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
