import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import { fileDiagnostic } from '../content/source-file.ts';
import { BASELINE_FILE, type Baseline } from './baseline.ts';
import { faultOfName, isAskedFor, type Words } from './check-settings.ts';

const REWRITE =
  'Run `touchdown lint --update-baseline`, which accepts all current findings and writes the file anew.';

/** Why the baseline is not read. */
const UNREAD = {
  'not-a-file': {
    message: `${BASELINE_FILE} is no ordinary file, so no finding counts as accepted.`,
    hint: 'Move what is there elsewhere, and put the file back if there was one.',
  },
  unreadable: {
    message: `${BASELINE_FILE} cannot be read, so no finding counts as accepted.`,
    hint: 'Check that you may read it, and that no other program has locked it.',
  },
} as const;

/** What is checked of a baseline. */
interface CheckedBaseline {
  /** As findings name it. */
  file: string;
  ownRules: ReadonlySet<string>;
  /** Whether everything was checked, so that an entry that was not found again is gone. */
  isComplete: boolean;
}

/** Reports a baseline that cannot be read, lines that are no entries, and known findings that are gone. */
export function* checkBaseline(
  baseline: Baseline | undefined,
  { file, ownRules, isComplete }: CheckedBaseline,
): Generator<Diagnostic> {
  if (!baseline) return;
  const { unread, strays } = baseline;
  if (unread) {
    const { message, hint } = UNREAD[unread];
    yield fileDiagnostic(file, `file/${unread}`, message, hint);
  }
  const say = (line: number, length: number, words: Words, severity: Severity): Diagnostic => {
    const range = { line, column: 1, endLine: line, endColumn: length + 1 };
    return { file, ...range, severity, ...words };
  };
  for (const { at, text } of strays) {
    const message = 'This line is no entry: a rule, a file and a hash of 12 digits.';
    yield say(at, text.length, { rule: 'lint/no-entry', message, hint: REWRITE }, 'error');
  }
  const named = new Set<string>();
  const gone: number[] = [];
  for (const { rule, at, isMet } of baseline.entries()) {
    const fault = faultOfName(rule, ownRules);
    if (fault && !named.has(rule)) yield say(at, rule.length, fault, 'warning');
    if (fault) named.add(rule);
    else if (!isMet && !isAskedFor(rule)) gone.push(at);
  }
  const [first, ...others] = isComplete ? gone : [];
  if (first === undefined) return;
  const message =
    others.length === 0
      ? `This finding in ${BASELINE_FILE} is gone.`
      : `${others.length + 1} of the findings in ${BASELINE_FILE} are gone; this is the first.`;
  const hint = 'Run `touchdown lint --update-baseline`, so that they cannot come back unseen.';
  yield say(first, 0, { rule: 'lint/idle-baseline', message, hint }, 'warning');
}
