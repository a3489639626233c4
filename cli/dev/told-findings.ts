import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { stampText } from '../content/file-stamp.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { type Severities, siteSeverities } from '../severity/severities.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** Judged findings, valid until the findings or the settings change. */
export interface KeptFindings {
  readonly of: readonly Diagnostic[];
  readonly by: Severities;
  readonly told: readonly Diagnostic[];
}

/** The settings that findings are judged by. */
export interface Judging {
  /** Folder of the site. */
  root: string;
  definition: SiteDefinition;
  /** Undefined while it has errors. */
  config: SiteConfig | undefined;
}

/** Judges findings by the settings, comments and baseline of a site that is being edited (`cli/severity/`). */
export class ToldFindings {
  readonly #cwd: string;
  #last: { judging: Judging; baseline: string; severities: Severities } | undefined;

  /** @param cwd that displayed paths are relative to. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** The current severities: a new object whenever the settings, the site's rules or the baseline change. */
  by({ root, definition, config }: Judging): Severities {
    const stats = statSync(join(root, BASELINE_FILE), { throwIfNoEntry: false });
    const baseline = stats ? stampText(stats) : '';
    const last = this.#last;
    if (
      last?.baseline === baseline &&
      last.judging.config === config &&
      last.judging.definition === definition
    )
      return last.severities;
    const severities = siteSeverities({ root, definition }, config, { cwd: this.#cwd });
    this.#last = { judging: { root, definition, config }, baseline, severities };
    return severities;
  }
}

/** The reported findings among these, at their severity. Comments of their files are read again. */
export function toldBy(
  { comments, judge }: Severities,
  findings: readonly Diagnostic[],
): Diagnostic[] {
  if (findings.length === 0) return [];
  comments.forget();
  return findings.flatMap((finding) => judge(finding) ?? []);
}

/** The same, judged again only if the findings or the settings have changed. */
export function keepTold(
  kept: KeptFindings | undefined,
  of: readonly Diagnostic[],
  by: Severities,
): KeptFindings {
  return kept?.of === of && kept.by === by ? kept : { of, by, told: toldBy(by, of) };
}
