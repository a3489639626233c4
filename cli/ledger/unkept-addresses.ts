import type { Diagnostic } from '../content/diagnostic.ts';
import { type Finding, report } from '../content/source-file.ts';
import { LEDGER_FILE } from './ledger-text.ts';
import type { SiteLedger } from './site-ledger.ts';

type Told = Pick<Finding, 'message' | 'hint'>;

/** A finding about a ledger that new addresses are not added to, as a whole. */
function unkept(ledger: Pick<SiteLedger, 'path' | 'file' | 'text'>, told: Told): Diagnostic {
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return report(ledger, { range, rule: 'address/unkept', severity: 'warning', ...told });
}

/**
 * Reports a repository that git does not read, such as one of another user in a container.
 *
 * @param fault output of git.
 */
export function unaskedGit(ledger: SiteLedger, fault: string): Diagnostic {
  const [reason = ''] = fault.split('\n');
  return unkept(ledger, {
    message: `Git does not tell which addresses are published: ${reason.replace(/\.$/, '')}.`,
    hint: `Let git work in this folder ("git log" shows what is in its way). Until then every line of ${LEDGER_FILE} counts as published, and builds add none.`,
  });
}

/**
 * Reports that the addresses of a build could not be added.
 *
 * @param reason what is in the way, as a sentence.
 */
export function unwrittenLedger(ledger: SiteLedger, reason: string): Diagnostic {
  return unkept(ledger, {
    message:
      'The addresses of this build were not added to the file: nothing would notice if one vanished.',
    hint: reason,
  });
}
