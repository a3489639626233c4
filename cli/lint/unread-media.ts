import type { LintRun } from './lint-run.ts';

/** Rules whose errors keep a page from being read, so that it is unknown what it shows. */
const UNREAD =
  /^(?:code|file|syntax)\/|^address\/(?:file-ending|folder|no-folder|no-page|no-page-file|slug|switched-off|two-page-files)$/;

/** Rules about files and forms that are named wrong: the right one looks unused, and is meant. */
const MISNAMED =
  /^(?:picture|download)\/(?:case|ending|missing|unreadable)$|^(?:form\/unknown|prose\/not-supported|brand\/missing-logo)$/;

/** True if a file or a form that no page shows may nevertheless be needed. */
export function mayBeShown(run: LintRun): boolean {
  return (
    run.hasUnknownUses ||
    run.codeFails ||
    run.found.hasRuleLike(UNREAD) ||
    run.found.hasRuleLike(MISNAMED)
  );
}
