import type { Change } from './change.ts';
import type { ChangeSet, FileChange } from './change-set.ts';
import { changeSentence } from './describe-changes.ts';

/** Maximum number of files in a sentence; beyond that they are counted. */
const MOST_NAMED = 3;

function named(files: readonly string[]): string {
  if (files.length <= MOST_NAMED) return files.join(', ');
  return `${files.slice(0, MOST_NAMED).join(', ')} and ${files.length - MOST_NAMED} more`;
}

function line(change: Change): string {
  const uses = change.shownOn ? ` (shown by ${named(change.shownOn)})` : '';
  return `  ${changeSentence(change)}${uses}\n`;
}

function* fileLines({
  file,
  path,
  change,
  changes,
  findings,
  isUnsaved,
}: FileChange): Generator<string> {
  const state = [change === 'changed' ? undefined : change, isUnsaved ? 'not saved' : undefined];
  const told = state.filter((word) => word !== undefined).join(', ');
  yield `${path ?? file}${path === undefined ? '' : ` (${file})`}${told === '' ? '' : `: ${told}`}\n`;
  for (const each of changes) yield line(each);
  for (const { rule, message } of findings.added) yield `  New finding: ${message} (${rule})\n`;
  for (const { rule, message } of findings.mended) yield `  Mended: ${message} (${rule})\n`;
  if (change === 'changed' && changes.length === 0) yield '  Nothing that is shown\n';
}

/** A change set as text, file by file. */
export function formatChangeSet({ since, files }: ChangeSet): string {
  const than =
    since?.kind === 'commit' ? `the commit ${since.name} “${since.subject}”` : 'the last build';
  if (files.length === 0)
    return since
      ? `Nothing has changed since ${than}.\n`
      : 'There is nothing to compare with yet.\n';
  const head = since ? `Changed since ${than}:\n\n` : 'All is new:\n\n';
  return head + files.map((file) => [...fileLines(file)].join('')).join('\n');
}
