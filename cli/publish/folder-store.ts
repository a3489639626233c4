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
import { draftOf, replaceFile, sweepDrafts } from '../system/draft-file.ts';
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
        `${this.#folder} holds what publish did not write: ${foreign.slice(0, 5).join(', ')}.\nNothing was changed. Name an empty folder; "current" in it is what the server is to serve.`,
      );
    for (const part of ['blobs', 'manifests', 'releases'])
      mkdirSync(this.#at(part), { recursive: true });
    this.#clearLeftovers();
    const ids = readdirSync(this.#at('releases')).sort();
    const releases = ids.map((id) => JSON.parse(readFileSync(this.#manifest(id), 'utf8')));
    return { releases, current: this.#current(), last: ids.at(-1), isCut: false };
  }

  async keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]> {
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

  async show(release: Release): Promise<void> {
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
    const used = new Set(kept.flatMap(shownFiles).map(({ hash }) => hash));
    for (const hash of readdirSync(this.#at('blobs')))
      if (!used.has(hash)) rmSync(this.#at('blobs', hash), { force: true });
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
