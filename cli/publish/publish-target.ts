import { EXIT } from '../system/io.ts';
import { PublishFault } from './publish-fault.ts';

/** Place of a site in a bucket. */
export interface BucketTarget {
  bucket: string;
  /** Folders without a closing slash; empty for the whole bucket. */
  prefix: string;
}

/** Names of buckets that Amazon and other services accept. */
const BUCKET = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** In a URL, `.` and `..` would lead to another object than the one that is named. */
const isPart = (part: string) => /^[\w.-]+$/.test(part) && part !== '.' && part !== '..';

/** A folder of another machine, as `scp` and `rsync` take it; one letter is a disk of Windows. */
const ON_MACHINE = /^(?:[^/\\:@]+@[^/\\:]+|[^/\\:]{2,}):/;

function refuse(message: string): never {
  throw new PublishFault(message, EXIT.usage);
}

/**
 * The bucket that `publish` is given.
 *
 * @returns undefined for a folder.
 * @throws PublishFault if it can be neither.
 */
export function bucketTarget(target: string): BucketTarget | undefined {
  if (target.trim() === '') refuse('Name a folder to publish to, or s3://bucket/prefix.');
  if (!target.startsWith('s3:')) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target))
      refuse(`${target}: name a folder, or s3://bucket/prefix.`);
    if (ON_MACHINE.test(target))
      refuse(
        `${target}: only folders of this machine can be published to. Run the command on that one, or copy the output there. A folder of this name is ./${target}.`,
      );
    return undefined;
  }
  const [, bucket = '', folders = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(target) ?? [];
  const prefix = folders.replace(/\/$/, '');
  if (bucket === '' || !(prefix === '' || prefix.split('/').every(isPart)))
    refuse(`${target}: write s3://bucket or s3://bucket/prefix.`);
  if (!BUCKET.test(bucket))
    refuse(
      `${target}: the name of a bucket has 3 to 63 lower-case letters, digits, dots and hyphens, and a letter or digit at both ends.`,
    );
  return { bucket, prefix };
}
