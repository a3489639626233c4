import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { stampText } from '../content/file-stamp.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { type Severities, siteSeverities } from '../severity/severities.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** What findings have come to, until they are others or are judged by something else. */
export interface KeptFindings {
  readonly of: readonly Diagnostic[];
  readonly by: Severities;
  readonly told: readonly Diagnostic[];
}

/** What findings are judged by. */
export interface Judging {
  /** Folder of the site. */
  root: string;
  definition: SiteDefinition;
  /** Undefined while it cannot be read. */
  config: SiteConfig | undefined;
}

/** Judges findings as settings, comments and baseline of a site say that goes on being edited (`cli/severity/`). */
export class ToldFindings {
  readonly #cwd: string;
  #last: { judging: Judging; baseline: string; severities: Severities } | undefined;

  /** @param cwd that the files of findings are named from. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** What findings are judged by now: another object once the settings, the site's rules or the baseline are others. */
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

/** What of these findings is told, and how grave. The comments of their files are read anew. */
export function toldBy(
  { comments, judge }: Severities,
  findings: readonly Diagnostic[],
): Diagnostic[] {
  if (findings.length === 0) return [];
  comments.forget();
  return findings.flatMap((finding) => judge(finding) ?? []);
}

/** The same, judged again only if something else is found or it is judged by something else. */
export function keepTold(
  kept: KeptFindings | undefined,
  of: readonly Diagnostic[],
  by: Severities,
): KeptFindings {
  return kept?.of === of && kept.by === by ? kept : { of, by, told: toldBy(by, of) };
}
