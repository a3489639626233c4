import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataValue } from '../edit/data-value.ts';
import { editData } from '../edit/edit-data.ts';
import type { Operation } from '../edit/operation.ts';
import { LEDGER_FILE } from '../ledger/ledger-text.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { fileName, siteFile, siteFileNames } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { inWritingTurn } from '../site/writing-turn.ts';
import { replaceUnchanged } from '../system/draft-file.ts';
import { type Change, type Moving, noteMove } from './interrupted-move.ts';
import { MoveFault } from './move-fault.ts';

/** Changes nothing in a file that does not have this key. */
const PROBE: Operation = { op: 'unset', path: ['aliases'] };

/** What a site remembers beside its data files: published addresses and known findings. */
const RECORDS = [LEDGER_FILE, BASELINE_FILE];

/** A transaction over several files of a site: either all changes are made, or none. */
export class SiteChanges {
  readonly #site: SitePaths;
  readonly #changes = new Map<string, Change>();

  constructor(site: SitePaths) {
    this.#site = site;
  }

  /** Names of the changed files, relative to the site's folder. */
  get files(): string[] {
    const names = [...siteFileNames(this.#site), ...RECORDS];
    const paths = new Map(names.map((name) => [this.#pathOf(name), name]));
    const known = [...paths].flatMap(([path, name]) => (this.#changes.has(path) ? [name] : []));
    const others = [...this.#changes.keys()].filter((path) => !paths.has(path));
    return [...known, ...others.map((path) => fileName(path, this.#site)).sort()];
  }

  #pathOf(name: string): string {
    return siteFile(name, this.#site)?.path ?? join(this.#site.root, name);
  }

  /** Changes the text of a file that is no data file, if it exists. */
  replaceText(path: string, change: (text: string) => string): void {
    if (!existsSync(path)) return;
    const { before, after } = this.#soFar(path);
    const changed = Buffer.from(change(after.toString('utf8')));
    if (!changed.equals(after)) this.#changes.set(path, { before, after: changed });
  }

  /** A file is read once: what another program writes afterwards is in no change, and must not be replaced. */
  #soFar(path: string): Change {
    const known = this.#changes.get(path);
    if (known) return known;
    const before = readFileSync(path);
    return { before, after: before };
  }

  /** The files changed so far, with their texts. */
  *texts(): Generator<{ path: string; before: string; after: string }> {
    for (const [path, { before, after }] of this.#changes)
      yield { path, before: before.toString('utf8'), after: after.toString('utf8') };
  }

  /**
   * Changes a data file.
   *
   * @param operationsFor called with the parsed data.
   * @throws MoveFault if an operation is refused.
   */
  edit(path: string, operationsFor: (value: unknown) => readonly Operation[]): void {
    const { before, after } = this.#soFar(path);
    const text = after.toString('utf8');
    const value = dataValue({ path, text });
    // Of a file that cannot be read, any operation tells where its error is.
    const operations = value === undefined ? [PROBE] : operationsFor(value);
    if (operations.length === 0) return;
    const edited = editData({ path, text }, operations);
    if ('refused' in edited) {
      const { line, column, reason } = edited.refused;
      throw new MoveFault(`${path}:${line}:${column}: ${reason}`);
    }
    this.#changes.set(path, { before, after: Buffer.from(edited.text) });
  }

  /**
   * Changes the files that may mention a page.
   *
   * @param mayMention a quick test of the text of a file.
   * @param operationsFor called with the parsed data and the name of each.
   * @param passedOver paths of files that are to be removed.
   * @throws MoveFault if one of the files cannot be read: what it says of the page would be wrong from then on.
   */
  editAll(
    mayMention: (text: string) => boolean,
    operationsFor: (value: unknown, file: string) => readonly Operation[],
    passedOver: readonly string[] = [],
  ): void {
    for (const name of siteFileNames(this.#site)) {
      const path = siteFile(name, this.#site)?.path;
      if (path === undefined || passedOver.includes(path)) continue;
      if (mayMention(readFileSync(path, 'utf8')))
        this.edit(path, (value) => operationsFor(value, name));
    }
  }

  /**
   * Writes all changes, and then moves or removes a page; if anything fails, written files are restored, and if the
   * process is killed, by the next one.
   *
   * @throws MoveFault if another program has changed a file in the meantime; file system errors.
   */
  carryOut(moving: Moving, lastStep: () => void): void {
    inWritingTurn(this.#site.root, () => {
      const forget = noteMove(this.#site, moving, this.#changes);
      this.#write(lastStep, forget);
      forget();
    });
  }

  /** @param forget called once everything is as it was. */
  #write(lastStep: () => void, forget: () => void): void {
    const written: [string, Change][] = [];
    try {
      for (const [path, { before, after }] of this.#changes) {
        if (!replaceUnchanged(path, before, after))
          throw new MoveFault(`${path} was changed by another program meanwhile. Run this again.`);
        written.push([path, { before, after }]);
      }
      lastStep();
    } catch (error) {
      // What another program has written meanwhile stays.
      for (const [path, { before, after }] of written) replaceUnchanged(path, after, before);
      forget();
      throw error;
    }
  }
}
