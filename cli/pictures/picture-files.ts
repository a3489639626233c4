import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { hashInAddress, isDownloadAddress } from '../../renderer/pictures/media-address.ts';
import { mediaFile } from '../content/media/media-file.ts';
import { isWholePicture } from '../previews/preview-checksum.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ONE_ARENA } from '../system/frugal-process.ts';
import { runToolProcess } from '../system/tool-process.ts';
import { type KnownPictures, pictureCache } from './known-pictures.ts';
import type { PictureOrder } from './make-picture.ts';
import { noteUse } from './picture-age.ts';
import { isFault } from './picture-fault.ts';

/** Cache path of a generated picture file, by path in the output. */
export function keptPicture(root: string, file: string): string {
  return join(pictureCache(root), basename(file));
}

/** Dependencies of picture processing. */
export interface PictureWork {
  /** Folder of the site. */
  root: string;
  known: KnownPictures;
  signal: AbortSignal;
  /** Called after each file: how many are done, of how many. */
  onProgress: (done: number, total: number) => void;
}

async function runMaking(
  orders: readonly PictureOrder[],
  { signal, onProgress }: PictureWork,
): Promise<void> {
  const total = orders.reduce((sum, { files }) => sum + files.length, 0);
  let done = 0;
  const { code, stderr } = await runToolProcess('make-pictures', {
    input: JSON.stringify(orders),
    env: { ...ONE_ARENA, UV_THREADPOOL_SIZE: String(availableParallelism()) },
    signal,
    onOutput: (text) => {
      done += text.split('\n').length - 1;
      onProgress(done, total);
    },
  });
  signal.throwIfAborted();
  if (code !== 0) throw new BuildFault(`The pictures could not be made.\n${stderr.trim()}`);
}

/** Orders for the files that are not cached, one per picture. */
async function ordersFor(
  wanted: ReadonlyMap<string, string>,
  { root, known }: PictureWork,
): Promise<PictureOrder[]> {
  const orders = new Map<string, PictureOrder & { files: [string, string][] }>();
  for (const [file, src] of wanted) {
    const target = keptPicture(root, file);
    if (isWholePicture(target)) {
      noteUse(target);
      continue;
    }
    let order = orders.get(src);
    if (!order) {
      const facts = await known.look(src);
      if (isFault(facts)) throw new BuildFault(facts.message);
      const { hash, width, height } = facts;
      order = { source: mediaFile(root, src), hash, width, height, files: [] };
      orders.set(src, order);
    }
    order.files.push([`/${file}`, target]);
  }
  return [...orders.values()];
}

/**
 * A file that is offered unmodified.
 *
 * @throws BuildFault if it has changed since pages were rendered.
 */
function unchanged(file: string, src: string, { root, known }: PictureWork): string {
  if (known.hashOf(src) !== hashInAddress(`/${file}`))
    throw new BuildFault(`media/${src} was changed while the site was built. Build it again.`);
  return mediaFile(root, src);
}

/**
 * Generates the picture files that are not cached; downloads stay where they are.
 *
 * @param wanted path in the output to the `src` of the picture.
 * @returns path in the output to the current path of the file.
 * @throws BuildFault on failure, the signal's reason if it is aborted.
 */
export async function makePictureFiles(
  wanted: ReadonlyMap<string, string>,
  work: PictureWork,
): Promise<Map<string, string>> {
  const [offered, shown] = [new Map<string, string>(), new Map<string, string>()];
  for (const [file, src] of wanted)
    (isDownloadAddress(`/${file}`) ? offered : shown).set(file, src);
  const orders = await ordersFor(shown, work);
  if (orders.length > 0) {
    mkdirSync(pictureCache(work.root), { recursive: true });
    await runMaking(orders, work);
  }
  return new Map([
    ...[...shown.keys()].map((file) => [file, keptPicture(work.root, file)] as const),
    ...[...offered].map(([file, src]) => [file, unchanged(file, src, work)] as const),
  ]);
}
