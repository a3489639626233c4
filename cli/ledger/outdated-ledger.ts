import type { Diagnostic } from '../content/diagnostic.ts';
import { report } from '../content/source-file.ts';
import { AnsweredAddresses } from './answered-addresses.ts';
import type { AnsweringSite } from './check-ledger.ts';
import { LEDGER_FILE, publishingTimes } from './ledger-text.ts';
import type { SiteLedger } from './site-ledger.ts';

/** Addresses that a message lists. */
const TOLD = 3;

/**
 * The addresses that the next build would list otherwise: those that are missing or would count too late, and those
 * that a schedule no longer publishes at that time.
 */
function outdated(
  { lines }: SiteLedger,
  { pages, config, now }: Pick<AnsweringSite, 'pages' | 'config' | 'now'>,
): string[] {
  const listed = publishingTimes(lines);
  const right = publishingTimes(new AnsweredAddresses(pages, config, now).entries());
  const late = [...right].filter(([address, from]) => (listed.get(address) ?? Infinity) > from);
  const stale = [...listed].filter(
    ([address, from]) => from > now && (right.get(address) ?? Infinity) > from,
  );
  return [...late, ...stale].map(([address]) => address).sort();
}

/**
 * Reports a ledger that lacks addresses of the site. A build would add them, but what it adds in a clone, as on a
 * server that publishes every commit, is not remembered by the next one.
 */
export function* checkOutdated(ledger: SiteLedger, site: AnsweringSite): Generator<Diagnostic> {
  if (!ledger.isTracked || ledger.faults.length > 0) return;
  const addresses = outdated(ledger, site);
  if (addresses.length === 0) return;
  const more = addresses.length > TOLD ? ` and ${addresses.length - TOLD} more` : '';
  yield report(ledger, {
    range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    rule: 'production/outdated-ledger',
    message: `The file is not up to date about ${addresses.slice(0, TOLD).join(', ')}${more}: nothing would notice if such an address vanished.`,
    hint: `Run "touchdown build" and commit ${LEDGER_FILE}.`,
  });
}
