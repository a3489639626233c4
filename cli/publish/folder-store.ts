import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { draftOf, isDraft, replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { ofFolder } from '../system/system-fault.ts';
import { PublishFault } from './publish-fault.ts';
import { type History, type PublishedFile, type Release, shownFiles } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** The only entries of the folder. */
const PARTS = ['blobs', 'current', 'manifests', 'releases'];

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
    mkdirSync(this.#folder, { recursive: true });
    const foreign = readdirSync(this.#folder).filter(
      (name) => !PARTS.includes(name) && !/^\.(?:lock|current)\b/.test(name),
    );
    if (foreign.length > 0)
      throw new PublishFault(
        `${this.#folder} contains files that publish did not write: ${foreign.slice(0, 5).join(', ')}.\nNothing was changed. Choose an empty folder, and let the web server serve "current" in it.`,
      );
    for (const part of ['blobs', 'manifests', 'releases'])
      mkdirSync(this.#at(part), { recursive: true });
    this.#clearLeftovers();
    const releases = this.#complete();
    return { releases, current: this.#current(), last: releases.at(-1)?.id, isCut: false };
  }

  /** The releases that are complete, sorted by id. */
  #complete(): Release[] {
    const ids = readdirSync(this.#at('releases')).sort();
    return ids.map((id) => JSON.parse(readFileSync(this.#manifest(id), 'utf8')));
  }

  async keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]> {
    return this.#orUndo(() => this.#keep(release, pathOf));
  }

  async show(release: Release): Promise<void> {
    this.#orUndo(() => this.#show(release));
  }

  #keep(release: Release, pathOf: (file: string) => string): PublishedFile[] {
    const written: PublishedFile[] = [];
    for (const file of shownFiles(release)) {
      const blob = this.#at('blobs', file.hash);
      if (existsSync(blob)) continue;
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
      throw ofFolder(error, this.#folder);
    }
  }

  /** Removes leftovers of a killed command: this process holds the lock, so no other one is running. */
  #clearLeftovers(): void {
    sweepDrafts(this.#folder);
    for (const part of ['blobs', 'manifests', 'releases']) sweepDrafts(this.#at(part));
    for (const name of readdirSync(this.#at('releases')))
      if (!existsSync(this.#manifest(name)))
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
