import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { draftOf, isDraft, replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { makeFolder } from '../system/make-folder.ts';
import { attributedTo } from '../system/system-fault.ts';
import { PublishFault } from './publish-fault.ts';
import {
  type History,
  isRelease,
  type PublishedFile,
  parsedList,
  type Release,
  shownFiles,
} from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { relistedRelease } from './relisted-release.ts';

/** The folders in it, and what their entries are named. */
const OWN_NAMES: Readonly<Record<string, RegExp>> = {
  blobs: /^[\da-f]{64}$/,
  manifests: /^\d{6,}\.json$/,
  releases: /^\d{6,}$/,
};

/** Errors of file systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS']);

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to);
  }
}

/**
 * Releases in a folder: `blobs/` contains each content once, `releases/<id>/` a whole site of links to them,
 * `manifests/` the file lists, and `current` is a link to the published release. It is replaced by a single rename.
 */
export class FolderStore implements ReleaseStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws PublishFault if the folder contains other files. */
  async read(): Promise<History> {
    makeFolder(this.#folder);
    this.#refuseForeign();
    for (const part of Object.keys(OWN_NAMES)) mkdirSync(this.#at(part), { recursive: true });
    this.#clearDrafts();
    const releases = this.#relisted();
    this.#clearLeftovers();
    const last = readdirSync(this.#at('releases')).sort().at(-1);
    const linked = this.#current();
    // Of a folder whose link is gone or leads nowhere, the last release was the live one.
    const shown = releases.find(({ id }) => id === linked) ?? releases.at(-1);
    const isShown = shown?.id === linked;
    return {
      ...{ releases, current: shown?.id, last },
      isCut: shown !== undefined && !(isShown && this.#isWhole(shown)),
    };
  }

  /** The releases that are complete, after those without a list that can be read, but with all files, have a new one. */
  #relisted(): Release[] {
    const releases: Release[] = [];
    for (const id of readdirSync(this.#at('releases')).sort()) {
      const known = this.#listed(id);
      const release = known ?? relistedRelease(this.#at('releases', id), id, releases.at(-1));
      if (!release) continue;
      if (!known) replaceFile(this.#manifest(id), JSON.stringify(release));
      releases.push(release);
    }
    return releases;
  }

  #isWhole(release: Release): boolean {
    return shownFiles(release).every(({ path, size }) => {
      const file = this.#at('releases', release.id, path);
      return statSync(file, { throwIfNoEntry: false })?.size === size;
    });
  }

  /** Everything else would be removed as a leftover, or is what a web server serves instead. */
  #refuseForeign(): void {
    const foreign = readdirSync(this.#folder).filter(
      (name) => !(name in OWN_NAMES) && name !== 'current' && !/^\.(?:lock|current)\b/.test(name),
    );
    for (const [part, isOwn] of Object.entries(OWN_NAMES)) {
      const names = existsSync(this.#at(part)) ? readdirSync(this.#at(part)) : [];
      const others = names.filter((name) => !isOwn.test(name) && !isDraft(name));
      foreign.push(...others.map((name) => `${part}/${name}`));
    }
    const current = lstatSync(this.#at('current'), { throwIfNoEntry: false });
    if (current && !current.isSymbolicLink()) foreign.push('current, which is no link');
    if (foreign.length > 0)
      throw new PublishFault(
        `${this.#folder} contains files that publish did not write: ${foreign.slice(0, 5).join(', ')}.\nNothing was changed. Choose an empty folder, and let the web server serve "current" in it.`,
      );
  }

  /** The releases that are complete, sorted by id. One whose list and files are damaged is replaced by the next one. */
  #complete(): Release[] {
    return readdirSync(this.#at('releases'))
      .sort()
      .flatMap((id) => this.#listed(id) ?? []);
  }

  #listed(id: string): Release | undefined {
    const path = this.#manifest(id);
    return existsSync(path) ? parsedList(readFileSync(path, 'utf8'), isRelease) : undefined;
  }

  async keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]> {
    return this.#orUndo(() => this.#keep(release, pathOf));
  }

  async show(release: Release): Promise<void> {
    this.#orUndo(() => this.#show(release));
  }

  async amend(release: Release): Promise<void> {
    replaceFile(this.#manifest(release.id), JSON.stringify(release));
  }

  #keep(release: Release, pathOf: (file: string) => string): PublishedFile[] {
    const written: PublishedFile[] = [];
    for (const file of shownFiles(release)) {
      const blob = this.#at('blobs', file.hash);
      // A machine that lost power may have left a file without its content.
      if (statSync(blob, { throwIfNoEntry: false })?.size === file.size) continue;
      const draft = draftOf(blob);
      copyFileSync(pathOf(file.path), draft);
      renameSync(draft, blob);
      written.push(file);
    }
    return written;
  }

  #show(release: Release): void {
    const place = this.#at('releases', release.id);
    const draft = draftOf(place);
    for (const { path, hash } of shownFiles(release)) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      linkOrCopy(this.#at('blobs', hash), file);
    }
    replaceFile(this.#manifest(release.id), JSON.stringify(release));
    renameSync(draft, place);
    const pointer = draftOf(this.#at('.current'));
    symlinkSync(join('releases', release.id), pointer);
    renameSync(pointer, this.#at('current'));
  }

  async sweep(kept: readonly Release[]): Promise<void> {
    const ids = new Set(kept.map(({ id }) => id));
    for (const id of readdirSync(this.#at('releases'))) {
      if (ids.has(id)) continue;
      // A release without a manifest counts as a leftover, however much of it still exists.
      rmSync(this.#manifest(id), { force: true });
      rmSync(this.#at('releases', id), { recursive: true, force: true });
    }
    this.#removeBlobs(kept);
  }

  /** Removes all contents but those of these releases. */
  #removeBlobs(needed: readonly Release[]): void {
    const used = new Set(needed.flatMap(shownFiles).map(({ hash }) => hash));
    for (const hash of readdirSync(this.#at('blobs')))
      if (!used.has(hash)) rmSync(this.#at('blobs', hash), { force: true });
  }

  /** Gives back the space of a release that could not be completed: usually the disk is full. */
  #orUndo<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      rmSync(draftOf(this.#at('.current')), { force: true });
      for (const name of readdirSync(this.#at('releases')))
        if (isDraft(name)) rmSync(this.#at('releases', name), { recursive: true, force: true });
      this.#clearLeftovers();
      this.#removeBlobs(this.#complete());
      throw attributedTo(this.#folder, error);
    }
  }

  #clearDrafts(): void {
    sweepDrafts(this.#folder);
    for (const part of Object.keys(OWN_NAMES)) sweepDrafts(this.#at(part));
  }

  /** Removes leftovers of a killed command: this process holds the lock, so no other one is running. */
  #clearLeftovers(): void {
    this.#clearDrafts();
    const shown = this.#current();
    for (const name of readdirSync(this.#at('releases')))
      if (name !== shown && !existsSync(this.#manifest(name)))
        rmSync(this.#at('releases', name), { recursive: true, force: true });
    for (const name of readdirSync(this.#at('manifests')))
      if (!existsSync(this.#at('releases', basename(name, '.json'))))
        rmSync(this.#at('manifests', name), { force: true });
  }

  #current(): string | undefined {
    try {
      return basename(readlinkSync(this.#at('current')));
    } catch {
      return undefined;
    }
  }

  #manifest(id: string): string {
    return this.#at('manifests', `${id}.json`);
  }

  #at(...parts: string[]): string {
    return join(this.#folder, ...parts);
  }
}
