import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { eachOf } from './each-of.ts';
import { foundReleases } from './found-releases.ts';
import {
  type History,
  isAsset,
  isRelease,
  type PublishedFile,
  parsedList,
  type Release,
  shownFiles,
} from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { EMPTY, foreignObject, type Index, indexOf } from './s3-index.ts';
import { sentHeaders } from './sent-headers.ts';
import { listedAnew } from './stored-release.ts';

/** Configuration files for other hosts. */
const FOR_OTHERS = new Set(['_headers', '_redirects', '.nojekyll', 'CNAME']);

/** A release whose list is gone has nothing left to delete: contents are deleted before the list. */
const NOTHING: Pick<Release, 'files' | 'inherited'> = { files: [], inherited: [] };

const JSON_TYPE = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/**
 * The hashes that releases need: those of their own files, and of the current one also those of inherited files.
 */
function contents(releases: readonly Release[], current: string | undefined): Set<string> {
  const files = releases.flatMap((release) =>
    release.id === current ? shownFiles(release) : release.files,
  );
  return new Set(files.map(({ hash }) => hash));
}

function visible(release: Release): PublishedFile[] {
  return shownFiles(release).filter(({ path }) => !FOR_OTHERS.has(path));
}

/** Upload order: assets that pages need, pages, and finally the manifest. What is gone is deleted the other way round. */
function rank({ path }: PublishedFile): number {
  if (path === BUILD_MANIFEST) return 2;
  return isAsset(path) ? 0 : 1;
}

/**
 * Releases in S3-compatible storage. The site is in `<prefix>/`; each content once, and the file lists of releases,
 * are in `<prefix>.releases/`, which is not served. Publishing a release copies what has changed within the
 * storage.
 */
export class S3Store implements ReleaseStore {
  readonly #bucket: S3Bucket;
  readonly #site: string;
  readonly #store: string;
  readonly #tell: (message: string) => void;
  #index: Index = EMPTY;
  #known: ReadonlyMap<string, Release> = new Map();

  /**
   * @param prefix without leading or trailing slash; empty for the whole bucket.
   * @param tell receives what was repaired, as a line for the user.
   */
  constructor(bucket: S3Bucket, prefix: string, tell: (message: string) => void) {
    this.#tell = tell;
    this.#bucket = bucket;
    this.#site = prefix === '' ? '' : `${prefix}/`;
    this.#store = `${prefix}.releases/`;
  }

  async read(): Promise<History> {
    const list = `${this.#store}index.json`;
    const text = await this.#bucket.text(list);
    if (text === undefined) await this.#findReleases();
    else this.#index = indexOf(text, list);
    const { releases, pending, dropped, current } = this.#index;
    const known = new Map<string, Release>();
    const damaged = new Map<string, string>();
    const ids = [...releases, ...pending, ...dropped];
    await eachOf(ids, async (id) => {
      const content = await this.#bucket.text(this.#manifest(id));
      const release = content === undefined ? undefined : parsedList(content, isRelease);
      if (release) known.set(id, release);
      else if (content !== undefined) damaged.set(id, content);
    });
    const found = await listedAnew(this.#index, known, {
      textOf: (hash) => this.#bucket.text(this.#blob(hash)),
      online: () => this.#bucket.text(this.#site + BUILD_MANIFEST),
    });
    for (const release of found) {
      await this.#putJson(this.#manifest(release.id), release);
      known.set(release.id, release);
    }
    for (const [id, content] of damaged)
      if (!known.has(id)) throw foreignObject(content, this.#manifest(id));
    this.#known = known;
    return {
      releases: releases.flatMap((id) => known.get(id) ?? []),
      current,
      last: ids.sort().at(-1),
      isCut: pending.length > 0,
    };
  }

  /** Makes a lost list of releases anew; of a storage without any, the list stays empty. */
  async #findReleases(): Promise<void> {
    const keys = new Set(await this.#bucket.list(this.#store));
    const releases: Release[] = [];
    await eachOf(keys, async (key) => {
      const id = /\/manifests\/(\d{6,})\.json$/.exec(key)?.[1];
      const content = id === undefined ? undefined : await this.#bucket.text(key);
      const release = content === undefined ? undefined : parsedList(content, isRelease);
      if (release) releases.push(release);
    });
    if (releases.length === 0) return;
    releases.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#known = new Map(releases.map((release) => [release.id, release]));
    const found = foundReleases({
      releases,
      isComplete: (release) => visible(release).every(({ hash }) => keys.has(this.#blob(hash))),
      online: await this.#bucket.text(this.#site + BUILD_MANIFEST),
    });
    await this.#putIndex(found);
    if (found.current !== undefined)
      this.#tell(
        `${this.#store}index.json, the list of releases, was gone: made anew from ${found.releases.join(', ')}, of which ${found.current} is live.`,
      );
  }

  async keep(release: Release, pathOf: (file: string) => string): Promise<PublishedFile[]> {
    await this.#putJson(this.#manifest(release.id), release);
    await this.#putIndex({ ...this.#index, pending: [...this.#index.pending, release.id] });
    const { releases, current } = this.#index;
    const there = contents(
      releases.flatMap((id) => this.#known.get(id) ?? []),
      current,
    );
    const missing = new Map(
      visible(release).flatMap((file) => (there.has(file.hash) ? [] : [[file.hash, file]])),
    );
    await eachOf(missing.values(), ({ path, hash }) =>
      this.#bucket.put(this.#blob(hash), new Uint8Array(readFileSync(pathOf(path))), hash, {}),
    );
    return [...missing.values()];
  }

  async show(release: Release): Promise<void> {
    const shown = this.#shownNow(release.id);
    const wanted = visible(release);
    const changed = wanted.filter(({ path, hash }) => shown.get(path) !== hash);
    for (const step of [0, 1, 2])
      await eachOf(
        changed.filter((file) => rank(file) === step),
        ({ path, hash }) =>
          this.#bucket.copy(this.#blob(hash), this.#site + path, sentHeaders(path)),
      );
    const paths = new Set(wanted.map(({ path }) => path));
    const gone = [...shown.keys()].filter((path) => !paths.has(path));
    for (const isNeeded of [false, true])
      await eachOf(
        gone.filter((path) => isAsset(path) === isNeeded),
        (path) => this.#bucket.delete(this.#site + path),
      );
    const { pending, dropped } = this.#index;
    this.#known = new Map([...this.#known, [release.id, release]]);
    await this.#putIndex({
      ...{ current: release.id, releases: [...this.#index.releases, release.id], pending: [] },
      dropped: [...dropped, ...pending.filter((id) => id !== release.id)],
    });
  }

  async amend(release: Release): Promise<void> {
    await this.#putJson(this.#manifest(release.id), release);
  }

  async sweep(kept: readonly Release[]): Promise<void> {
    const ids = new Set(kept.map(({ id }) => id));
    const outdated = this.#index.releases.filter((id) => !ids.has(id));
    const dropped = [...new Set([...this.#index.dropped, ...outdated])];
    if (dropped.length === 0) return;
    // The index first: what it does not list as a release is not used, and what is dropped is deleted next time if
    // this command is interrupted.
    await this.#putIndex({ ...this.#index, releases: [...ids], dropped });
    const used = contents(kept, this.#index.current);
    const unused = new Set(
      dropped.flatMap((id) => shownFiles(this.#known.get(id) ?? NOTHING)).map(({ hash }) => hash),
    );
    for (const hash of used) unused.delete(hash);
    await eachOf(unused, (hash) => this.#bucket.delete(this.#blob(hash)));
    await eachOf(dropped, (id) => this.#bucket.delete(this.#manifest(id)));
    await this.#putIndex({ ...this.#index, dropped: [] });
  }

  /**
   * The hash of the file at each path; empty where an interrupted command may have changed something.
   *
   * @param next the release that is about to be shown.
   */
  #shownNow(next: string): Map<string, string> {
    const { current = '', pending } = this.#index;
    const now = this.#known.get(current);
    const shown = new Map((now ? visible(now) : []).map(({ path, hash }) => [path, hash]));
    for (const id of pending.filter((id) => id !== next)) {
      const cut = this.#known.get(id);
      if (!cut) {
        // Whatever it wanted, it may have changed.
        for (const path of shown.keys()) shown.set(path, '');
        continue;
      }
      const wanted = new Map(visible(cut).map(({ path, hash }) => [path, hash]));
      for (const path of new Set([...shown.keys(), ...wanted.keys()]))
        if (shown.get(path) !== wanted.get(path)) shown.set(path, '');
    }
    return shown;
  }

  async #putIndex(changed: Index): Promise<void> {
    const manifests = Object.fromEntries(
      changed.releases.flatMap((id) => {
        const files = this.#known.get(id)?.files ?? [];
        const manifest = files.find(({ path }) => path === BUILD_MANIFEST);
        return manifest ? [[id, manifest.hash]] : [];
      }),
    );
    const index = { ...changed, manifests };
    await this.#putJson(`${this.#store}index.json`, index);
    this.#index = index;
  }

  async #putJson(key: string, value: object): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    const hash = createHash('sha256').update(bytes).digest('hex');
    await this.#bucket.put(key, bytes, hash, JSON_TYPE);
  }

  #manifest(id: string): string {
    return `${this.#store}manifests/${id}.json`;
  }

  #blob(hash: string): string {
    return `${this.#store}blobs/${hash}`;
  }
}
