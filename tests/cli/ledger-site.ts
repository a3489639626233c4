import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';
import type { BuildReport } from '../support/tiny-site.ts';

/** Name of the ledger in the folder of a site. */
export const LEDGER = 'published-addresses.txt';

/** A small site with its ledger. */
export class LedgerSite extends SmallSite {
  readonly ledger = join(this.folder, LEDGER);

  get addresses(): string[] {
    return readFileSync(this.ledger, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
  }

  writeLedger(...lines: string[]): void {
    writeFileSync(this.ledger, `${lines.join('\n')}\n`);
  }

  delete(slug: string): void {
    rmSync(join(this.landings, `${slug}.yaml`));
  }

  /** Findings about the ledger and those of other rules, as rules with lines; the same of `build` and `lint`. */
  async findings(): Promise<string[]> {
    const built = await this.build();
    const linted = await this.run('lint', '--json');
    const errors = (all: BuildReport['diagnostics']) =>
      all.flatMap(({ file, line, rule, severity }) =>
        severity === 'error' ? [`${file}:${line} ${rule}`] : [],
      );
    const found = errors(built.report.diagnostics);
    expect(errors(JSON.parse(linted.stdout).diagnostics)).toEqual(found);
    expect([built.code, linted.code]).toEqual(found.length === 0 ? [0, 0] : [1, 1]);
    return found;
  }
}

/** A site in a repository, built and committed. */
export async function published(...slugs: string[]): Promise<LedgerSite> {
  const site = new LedgerSite(...slugs);
  initRepository(site.folder);
  expect((await site.build()).code).toBe(0);
  commitAll(site.folder);
  return site;
}
