import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { fileStamp } from '../content/file-stamp.ts';
import { AnsweredAddresses } from '../ledger/answered-addresses.ts';
import { type AnsweringSite, checkLedger } from '../ledger/check-ledger.ts';
import type { LedgerEntry } from '../ledger/ledger-text.ts';
import { ledgerPath, openLedger, type SiteLedger } from '../ledger/site-ledger.ts';
import { unkeptAddresses, unwrittenLedger } from '../ledger/unkept-addresses.ts';
import { writeLedger } from '../ledger/write-ledger.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { stateFolder } from './build-state.ts';
import { outputKey } from './output-record.ts';

/** True if a scheduled address is no longer listed: the last commit may still publish it at its time. */
function dropsScheduled({ lines, dropped }: SiteLedger, entries: readonly LedgerEntry[]): boolean {
  const kept = new Set(entries.map(({ address }) => address));
  return [...lines, ...dropped].some(
    ({ address, from }) => from !== undefined && !kept.has(address),
  );
}

/** The ledger of published addresses, as one build checks and updates it. */
export class BuildLedger {
  readonly #site: SitePaths & { cwd: string };
  readonly #mark: string;
  readonly #isTrial: boolean;
  #checked: { ledger: SiteLedger; answering: AnsweringSite } | undefined;
  #isSettled = true;

  /**
   * @param out the output folder.
   * @param isTrial whether the build includes unpublished pages; such builds keep no ledger.
   */
  constructor(site: SitePaths & { cwd: string }, out: string, isTrial: boolean) {
    this.#site = site;
    this.#isTrial = isTrial;
    this.#mark = join(stateFolder(site.root), `${outputKey(out)}-ledger.txt`);
  }

  /** False if the next build has to check the ledger even if no file has changed. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** @param errors number of errors found so far. */
  async check(answering: AnsweringSite, errors: number): Promise<Diagnostic[]> {
    const ledger = this.#isTrial ? undefined : await openLedger(this.#site, this.#site.cwd);
    if (!ledger) return [];
    this.#checked = { ledger, answering };
    return [...checkLedger(this.#site, ledger, answering, errors)];
  }

  /**
   * The check of a build that has nothing to do. It is skipped if the ledger has not changed since the last build,
   * which found every address answered.
   *
   * @param output checksum of the record of what is in the output folder.
   */
  async checkAgain(output: string | undefined, answering: AnsweringSite): Promise<Diagnostic[]> {
    if (output === undefined || this.#isAsLeft(output)) return [];
    const found = await this.check(answering, 0);
    return found.length === 0 ? this.keep(output) : found;
  }

  /**
   * Once the output is in place: updates the ledger to the addresses that are answered, if it is tracked in a
   * repository.
   *
   * @param output checksum of the record of what was written.
   * @returns a finding if the ledger cannot be written; it then stays as it is.
   */
  keep(output: string): Diagnostic[] {
    if (!this.#checked) return [];
    const { ledger, answering } = this.#checked;
    const { pages, config, now } = answering;
    const entries = [...new AnsweredAddresses(pages, config, now).entries()];
    try {
      if (ledger.isTracked) writeLedger(ledger.path, entries);
    } catch (error) {
      const reason = explainSystemError(error, this.#site.cwd);
      if (reason === undefined) throw error;
      return [unkeptAddresses(ledger, unwrittenLedger(reason))];
    }
    this.#isSettled = !dropsScheduled(ledger, entries);
    if (!ledger.obstacle && this.#isSettled) this.#leaveMark(output);
    return [];
  }

  /** Spares the next build the check. Where nothing can be written, it is made again. */
  #leaveMark(output: string): void {
    const stamp = this.#stamp();
    try {
      mkdirSync(dirname(this.#mark), { recursive: true });
      if (stamp === undefined) rmSync(this.#mark, { force: true });
      else replaceFile(this.#mark, `${output} ${stamp}`);
    } catch (error) {
      if (explainSystemError(error, this.#site.cwd) === undefined) throw error;
    }
  }

  #isAsLeft(output: string): boolean {
    try {
      return readFileSync(this.#mark, 'utf8') === `${output} ${this.#stamp()}`;
    } catch {
      return false;
    }
  }

  /** Stamp of the ledger file; undefined if the file could still change without changing its stamp. */
  #stamp(): string | undefined {
    const stats = statSync(ledgerPath(this.#site.root), { throwIfNoEntry: false });
    return stats ? fileStamp(stats) : undefined;
  }
}
