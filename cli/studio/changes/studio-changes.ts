import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FileState, SaveAnswer } from '../../../studio/protocol.ts';
import type { ChangeSet } from '../../changes/change-set.ts';
import { commitFiles } from '../../changes/commit-files.ts';
import type { EarlierSite } from '../../changes/earlier-site.ts';
import { readChangeSet } from '../../changes/read-change-set.ts';
import { siteBaseline } from '../../changes/site-baseline.ts';
import { writeExclusively } from '../../new-landing/write-exclusively.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { GitFault, isRepository } from '../../system/git.ts';
import type { Edits } from '../edits/edits.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';

/** Runs git; its errors are shown to the user. */
async function byGit<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GitFault) throw new RefusedRequest(409, error.message);
    throw error;
  }
}

/** Changes of the site since its last commit or build: listed, reverted, committed. */
export class StudioChanges {
  readonly isRepository: boolean;
  readonly #opened: OpenSite;
  readonly #cwd: string;
  readonly #site: StudioSite;
  readonly #edits: Edits;
  #earlier: EarlierSite | undefined;

  constructor(opened: OpenSite, cwd: string, site: StudioSite, edits: Edits) {
    this.#opened = opened;
    this.#cwd = cwd;
    this.#site = site;
    this.#edits = edits;
    this.isRepository = isRepository(opened.root);
  }

  /** The site before the changes, for pictures of earlier pages; as old as the last `read`. */
  get earlier(): EarlierSite | undefined {
    return this.#earlier;
  }

  get #code(): OpenSite {
    return { ...this.#opened, ...this.#site.dev.code };
  }

  /** @throws RefusedRequest if git cannot be run. */
  async read(): Promise<ChangeSet> {
    const { unsaved } = this.#edits;
    const { set, earlier } = await byGit(() => readChangeSet(this.#code, this.#cwd, unsaved));
    this.#earlier = earlier;
    return set;
  }

  /**
   * Restores the text that a file had, as one edit that can be undone. A deleted file is written again.
   *
   * @returns the file for its form; null for one that was written again.
   * @throws RefusedRequest for a new file, which had no text.
   */
  async revert(file: string): Promise<FileState | null> {
    const text = await byGit(async () => {
      const baseline = await siteBaseline(this.#opened);
      return (await baseline.texts([file])).get(file);
    });
    if (text === undefined)
      throw new RefusedRequest(409, 'This file is new: there is no earlier version of it.');
    const path = join(this.#opened.root, file);
    if (existsSync(path)) return this.#edits.replace(file, text);
    writeExclusively(path, text, this.#opened.root);
    return null;
  }

  /**
   * Saves files and commits only these.
   *
   * @returns the abbreviated hash of the commit.
   * @throws RefusedRequest if a file has a conflict or no changes, or with the message of git or its hooks.
   */
  async commit(
    files: readonly string[],
    message: string,
    save: (names: readonly string[]) => SaveAnswer,
  ): Promise<string> {
    const changed = new Set((await this.read()).files.map(({ file }) => file));
    const foreign = files.filter((file) => !changed.has(file));
    if (foreign.length > 0)
      throw new RefusedRequest(409, `${foreign.join(', ')}: nothing has changed there.`);
    const { conflicting } = save(files);
    if (conflicting.length > 0)
      throw new RefusedRequest(409, `${conflicting.join(', ')}: end the conflict first.`);
    return byGit(() => commitFiles(this.#opened.root, files, message));
  }
}
