import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { NewLandingFault } from '../../new-landing/new-landing-fault.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { BuildFault } from '../../system/build-fault.ts';
import type { Edits } from '../edits/edits.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';

/** The current site for which pages are created. */
export interface MakingPlace {
  site: OpenSite;
  cwd: string;
  config: SiteConfig;
  facts: Facts;
}

/** Context for creating pages, imports and translations. */
export class MakingSite {
  readonly studio: StudioSite;
  readonly edits: Edits;
  readonly cwd: string;

  constructor(studio: StudioSite, edits: Edits, cwd: string) {
    this.studio = studio;
    this.edits = edits;
    this.cwd = cwd;
  }

  get site(): OpenSite {
    return this.studio.site;
  }

  /** @throws RefusedRequest while the configuration has errors. */
  place(): MakingPlace {
    const { config, facts } = this.studio.dev.sources.configFile;
    if (!config || !facts)
      throw new RefusedRequest(409, 'The configuration has errors. Mend them first.');
    return { site: this.site, cwd: this.cwd, config, facts };
  }
}

/** Findings, one sentence each. */
function told(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
}

/** Refuses a request because of findings. */
export function refuseFor(diagnostics: readonly Diagnostic[]): never {
  throw new RefusedRequest(409, told(diagnostics.filter(({ severity }) => severity === 'error')));
}

/** Converts expected errors of `work` to responses. @throws RefusedRequest with their message. */
export function refusing<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NewLandingFault || error instanceof BuildFault)) throw error;
    const found = error instanceof NewLandingFault ? told(error.diagnostics) : '';
    throw new RefusedRequest(409, found === '' ? error.message : `${error.message}\n${found}`);
  }
}
