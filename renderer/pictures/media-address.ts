import { DOWNLOAD_ENDINGS } from '../../schemas/download.ts';
import { PLAYED_ENDINGS } from '../../schemas/video-file.ts';
import { nameOf, PICTURE_FOLDER, picturesInMarkup, readPictureAddress } from './picture-address.ts';

const ENDINGS = [...DOWNLOAD_ENDINGS, ...PLAYED_ENDINGS].join('|');

const DOWNLOAD = `/${PICTURE_FOLDER}/[a-z0-9-]+-([0-9a-f]{10})\\.(?:${ENDINGS})`;
const ADDRESS = new RegExp(`^${DOWNLOAD}$`);
// In an attribute of its own, or in the words of an island.
const IN_MARKUP = new RegExp(`${DOWNLOAD}(?="|&quot;)`, 'g');

/** Address of a file that a page offers or plays; it changes with the bytes of the file. */
export function downloadAddress(src: string, hash: string): string {
  const ending = src.slice(src.lastIndexOf('.') + 1).toLowerCase();
  return `/${PICTURE_FOLDER}/${nameOf(src)}-${hash}.${ending}`;
}

/** True of the address of a file that is offered as it is. */
export function isDownloadAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** Hash in the address of a picture or of a file that is offered; undefined if it is neither. */
export function hashInAddress(address: string): string | undefined {
  return readPictureAddress(address)?.hash ?? ADDRESS.exec(address)?.[1];
}

/** What a page shows and offers of the folder `media/`, as paths inside the output, each once. */
export function mediaInMarkup(markup: string): string[] {
  const offered = new Set(markup.match(IN_MARKUP));
  return [...picturesInMarkup(markup), ...[...offered].map((address) => address.slice(1))];
}
