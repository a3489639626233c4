import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { addAddresses } from '../publish/add-addresses.ts';
import { FolderStore } from '../publish/folder-store.ts';
import { keptBy, outputFiles } from '../publish/output-files.ts';
import { PublishFault } from '../publish/publish-fault.ts';
import { type BucketTarget, bucketTarget } from '../publish/publish-target.ts';
import {
  type Published,
  publishRelease,
  type ReleaseStore,
  rollBack,
} from '../publish/release-store.ts';
import { S3Bucket } from '../publish/s3-bucket.ts';
import { S3Store } from '../publish/s3-store.ts';
import { siteAddresses } from '../publish/site-addresses.ts';
import { CONFIG_FILE, findSiteRoot, outputFolder, requireSiteRoot } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { takeLock } from '../system/process-lock.ts';

export interface PublishOptions {
  /** A folder, or `s3://bucket/prefix`. */
  target: string;
  rollback: boolean;
  /** Addresses that are online may answer 404 afterwards. */
  allowVanished: boolean;
  out?: string;
  endpoint?: string;
  root?: string;
  json: boolean;
}

/** Where to publish, and how to release the target's lock. */
interface Target {
  store: ReleaseStore;
  release(): void;
}

function openBucket(
  { bucket, prefix }: BucketTarget,
  { endpoint }: PublishOptions,
  { env, signal, stderr }: Io,
): Target {
  const tell = (message: string) => void stderr.write(`${message}\n`);
  const store = new S3Store(new S3Bucket({ bucket, endpoint, env, signal }), prefix, tell);
  return { store, release: () => {} };
}

/** @throws PublishFault if the target cannot hold a site, or another command is publishing to it. */
function openFolder(
  { target, endpoint, rollback }: PublishOptions,
  out: string,
  cwd: string,
): Target {
  if (endpoint !== undefined)
    throw new PublishFault('--endpoint goes with s3://bucket only.', EXIT.usage);
  const folder = resolve(cwd, target);
  const isInside = (from: string, to: string) => !relative(from, to).startsWith('..');
  if (!rollback && (isInside(out, folder) || isInside(folder, out)))
    throw new PublishFault(
      `${target}: the target must not be the built site or a folder that contains it.`,
      EXIT.usage,
    );
  // Otherwise looking for releases would create the folder.
  if (rollback && !existsSync(join(folder, 'releases')))
    throw new PublishFault(`${target} has no releases: nothing was ever published there.`);
  const store = new FolderStore(folder);
  const release = takeLock(
    join(folder, '.lock'),
    (owner) => new PublishFault(`Process ${owner} is publishing to the same folder.`),
  );
  return { store, release };
}

function summary(published: Published, target: string): string {
  const { release, files, written, bytes, restored, isSame } = published;
  if (isSame) return `${target}: this site is already online, as release ${release}`;
  const back = restored === undefined ? '' : `, the site of ${restored} again`;
  const size =
    bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${target}: release ${release}${back}, ${files} files, ${written} new, ${size}`;
}

/**
 * `touchdown publish`: publishes the last build, or restores the previous release with `--rollback`
 * (docs/guide/publishing.md). `--json` prints `{"release", "files", "written", "bytes"}` and, after a rollback,
 * `"restored"`, or `{"error"}`.
 *
 * @returns 0 if it is online, 1 if there is no finished build or the target refuses it, 2 if the target is invalid.
 */
export async function publish(options: PublishOptions, io: Io): Promise<ExitCode> {
  // An explicit build can be anywhere, and a rollback needs none. Only the default build needs a site, whose ledger is
  // updated.
  const isOwnBuild = options.out === undefined && !options.rollback;
  const ledgerRoot = isOwnBuild ? requireSiteRoot(io.cwd, options.root) : undefined;
  const root = ledgerRoot ?? findSiteRoot(io.cwd, options.root) ?? io.cwd;
  const out = outputFolder(io.cwd, options.out, root);
  const configFile = join(root, CONFIG_FILE);
  const config = existsSync(configFile)
    ? dataValue({ path: configFile, text: readFileSync(configFile, 'utf8') })
    : undefined;
  const keep = isDataMap(config) && Array.isArray(config.keep) ? config.keep.map(String) : [];
  try {
    const bucket = bucketTarget(options.target);
    const site = options.rollback
      ? undefined
      : {
          files: outputFiles(out, displayPath(out, io.cwd), keptBy(keep)),
          pathOf: (file: string) => join(out, file),
          addresses: siteAddresses(out, config),
        };
    const { store, release } = bucket
      ? openBucket(bucket, options, io)
      : openFolder(options, out, io.cwd);
    let published: Published;
    try {
      published = site
        ? await publishRelease(store, site, options.allowVanished)
        : await rollBack(store);
    } finally {
      release();
    }
    if (ledgerRoot !== undefined && site) await addAddresses(ledgerRoot, site.addresses.listed);
    if (site?.addresses.isHidden)
      io.stderr.write(
        'This build includes drafts and hides the whole site from search engines. Build without --drafts for the public.\n',
      );
    const { isSame: _, ...printed } = published;
    const told = options.json ? JSON.stringify(printed) : summary(published, options.target);
    io.stdout.write(`${told}\n`);
    return EXIT.success;
  } catch (error) {
    if (!(error instanceof PublishFault)) throw error;
    return fail({ code: error.code, message: error.message, json: options.json }, io);
  }
}
