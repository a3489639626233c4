import { dirname } from 'node:path';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { formNamesIn, mediaNamesIn } from '../content/shape/possible-uses.ts';
import { readSource } from '../content/source-file.ts';
import { findingsInMedia } from '../pictures/page-pictures.ts';
import type { WholeSite } from './landings/check-landings.ts';
import type { LintRun } from './lint-run.ts';

/** Parts of the configuration that name files or forms. */
const NAMING = new Set<PropertyKey | undefined>(['brand', 'forms', 'site', undefined]);

/** Whether a finding is an error in the shape of a page, of which nothing else is known. */
function isUnread({ rule, severity, file }: Diagnostic, read: ReadonlySet<string>): boolean {
  return severity === 'error' && /^(?:shape|variants)\//.test(rule) && !read.has(file);
}

/**
 * Checks the files that hand-written pages of the wrong shape name, and notes what these pages and a configuration with
 * errors show or may show.
 */
export async function checkUsesDespiteFaults(
  run: LintRun,
  { config, staticPages, cwd }: Pick<WholeSite, 'config' | 'staticPages' | 'cwd'>,
): Promise<void> {
  const { metas, faulty, diagnostics } = staticPages;
  for (const { meta } of faulty) {
    const { path = '' } = meta.origin ?? {};
    const file = { path, cwd, within: dirname(path) };
    const { source } = readSource(path, { cwd });
    const written = source && parseData(source).value;
    run.takeUses(mediaNamesIn(written), formNamesIn(written), meta.unread);
    run.found.add(await findingsInMedia(file, run.pictures));
  }
  const read = new Set([...metas, ...faulty.map(({ meta }) => meta)].map(({ file }) => file));
  if (diagnostics.some((finding) => isUnread(finding, read))) run.takeUses([], [], ['uses']);
  if (!config.faulty) return;
  const isNaming = config.faulty.some(([group]) => NAMING.has(group));
  run.takeUses(mediaNamesIn(config.parsed), [], isNaming ? ['uses'] : []);
}
