import type { SiteConfig } from '../../../schemas/site-config.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts.ts';
import { NewLandingFault } from '../../new-landing/new-landing-fault.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { BuildFault } from '../../system/build-fault.ts';
import type { Edits } from '../edits/edits.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';

/** The site that pages are made for, as it is now. */
export interface MakingPlace {
  site: OpenSite;
  cwd: string;
  config: SiteConfig;
  facts: Facts;
}

/** What new pages, tables and translations are made with. */
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

/** Findings in one sentence each. */
function told(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
}

/** The findings of what was not written, as the reason why. */
export function refuseFor(diagnostics: readonly Diagnostic[]): never {
  throw new RefusedRequest(409, told(diagnostics.filter(({ severity }) => severity === 'error')));
}

/** Does something that ends with a sentence if it cannot be done. @throws RefusedRequest with that sentence. */
export function refusing<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof NewLandingFault || error instanceof BuildFault)) throw error;
    const found = error instanceof NewLandingFault ? told(error.diagnostics) : '';
    throw new RefusedRequest(409, found === '' ? error.message : `${error.message}\n${found}`);
  }
}
